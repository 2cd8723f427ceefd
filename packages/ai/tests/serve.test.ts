/** The messages of a thread that chooses: a choice for a good request, a sentence for any other, and no crash. */
import { Match, type MatchView } from '@tablerunner/engine';
import { describe, expect, test } from 'vitest';
import { type ChoicePort, type ChoiceReply, serveChoices } from '../src/index.ts';
import { made } from './arena.ts';
import { prizes } from './prizes.ts';

/** A port that is served, and the replies that came out of it. */
function served(): { ask(message: unknown): ChoiceReply | undefined } {
  const listeners: ((event: MessageEvent) => void)[] = [];
  const replies: ChoiceReply[] = [];
  const port: ChoicePort = {
    postMessage: (reply) => replies.push(structuredClone(reply)),
    addEventListener: (_type, listener) => listeners.push(listener),
  };
  serveChoices(port, [prizes]);
  return {
    ask(message) {
      for (const listener of listeners) listener(new MessageEvent('message', { data: structuredClone(message) }));
      return replies.pop();
    },
  };
}

function viewOf(seed: string): MatchView {
  const match = Match.start(prizes, { seed });
  if (!match.ok) throw new Error(match.problem);
  return match.value.view('left');
}

test.each(['random', 'greedy', 'search:100'])('%s answers like a player here', (player) => {
  const thread = served();
  for (let id = 0; id < 5; id++) {
    const seen = viewOf(`deal ${id}`);
    const choice = made(prizes, player, `seed ${id}`).choose(seen);
    expect(thread.ask({ id, game: 'prizes', player, seed: `seed ${id}`, seen })).toEqual({ id, choice });
  }
});

describe('a bad request gets a sentence', () => {
  const good = { id: 7, game: 'prizes', player: 'greedy', seed: 1, seen: viewOf('deal') };

  test.each([
    ['another game', { ...good, game: 'chess' }, /no game called "chess"/],
    ['no game', { ...good, game: undefined }, /no game called "undefined"/],
    ['another player', { ...good, player: 'genius' }, /player: there is no player called "genius"/],
    ['no player', { ...good, player: 5 }, /player: its name must be a text/],
    ['no seed', { ...good, seed: undefined }, /seed: it must be a number or a text/],
    ['no view', { ...good, seen: undefined }, /seen: it must be the view of a match of prizes/],
    ['null as view', { ...good, seen: null }, /seen: it must be the view of a match of prizes/],
    ['the view of another game', { ...good, seen: { ...good.seen, game: 'chess' } }, /seen: it must be the view/],
    ['a view without a decision', { ...good, seen: { ...good.seen, legal: undefined } }, /no legal choice/],
    ['a view with holes', { ...good, seen: { game: 'prizes', viewer: 'left', legal: [1, 2] } }, /./],
  ])('%s', (_what, message, error) => {
    const thread = served();
    expect(thread.ask(message)).toEqual({ id: 7, error: expect.stringMatching(error) });
    expect(thread.ask(good)).toHaveProperty('choice'); // and goes on
  });

  test.each([undefined, null, 5, 'choose', []])('%j', (message) => {
    expect(served().ask(message)).toEqual({ id: undefined, error: expect.stringMatching(/no game called/) });
  });
});
