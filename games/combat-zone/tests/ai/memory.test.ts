/** Whatever machine players remember, a position is always judged the same: after other games, at other tables, from copies. */
import { createPlayer } from '@tablerunner/ai';
import { cloneJson, Match } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { hints } from '../../ai/hints.ts';
import { combatZoneGame } from '../../index.ts';
import { block, drawnState } from '../kit.ts';
import { playAtRandom, tableNumber } from '../random-play.ts';

const MOST = 30;

/** The first commands of a match between two greedy players. */
function playedBy(seed: string, scenario: string): string[] {
  const match = Match.start(combatZoneGame, { options: { scenario }, seed });
  if (!match.ok) throw new Error(match.problem);
  const players = ['p1', 'p2'].map((seat) => createPlayer(combatZoneGame, 'greedy', seat));
  for (let i = 0; i < MOST; i++) {
    const { seat = '' } = match.value.decision() ?? {};
    const player = players[seat === 'p1' ? 0 : 1];
    if (seat === '' || player?.ok !== true) break;
    match.value.play(seat, player.value.choose(match.value.view(seat) as never));
  }
  return match.value.log.map((entry) => JSON.stringify(entry));
}

test('the same seed gives the same game, whatever was played before', () => {
  const first = playedBy('memory', 'king-of-the-block');
  playedBy('other', 'stash-run');
  playedBy('memory', 'turf-war');
  expect(playedBy('memory', 'king-of-the-block')).toEqual(first);
});

test('positions of random games are worth the same to the last bit when they come back as copies', () => {
  const seen: { readonly state: never; readonly worth: number }[] = [];
  for (let number = 0; number < 2; number++) {
    let count = 0;
    playAtRandom(tableNumber(number), `memory ${number}`, (runner) => {
      if (count++ % 40 !== 0) return;
      const { state, stack } = runner.position;
      const [seat = ''] = state.seats;
      seen.push({ state: cloneJson([state, stack, seat]) as never, worth: hints.value(state, seat, stack) });
    });
  }
  for (const { state: copy, worth } of seen.reverse()) {
    const [state, stack, seat] = copy as unknown as [never, never, string];
    expect(hints.value(state, seat, stack)).toBe(worth);
  }
});

test('scenery of one table is not taken for that of another', () => {
  const models = [
    { player: 0, at: [11, 4] as const, tokens: 'g y', skills: { ranged: 3 } },
    { player: 1, at: [11, 14] as const, tokens: 'g y' },
  ];
  const wall = [block('wall', [4, 8, 18, 9], { kind: 'barrier', top: 9000 })];
  const worth = (pieces: ReturnType<typeof block>[]): number =>
    hints.value(drawnState({ scenario: 'turf-war', models: [...models], pieces }), 'a');
  const [open, closed] = [worth([]), worth(wall)];
  expect(closed).not.toBe(open);
  expect([worth([]), worth(wall)]).toEqual([open, closed]);
});
