/** Where a match stands, in few words. */
import { Match, SPECTATOR } from '@tablerunner/engine';
import { createSpeaker, LOCALES } from '@tablerunner/language';
import { expect, test } from 'vitest';
import { escapeGame } from '../../index.ts';

function staged(options: Readonly<Record<string, unknown>>, until: (turn: number) => boolean) {
  const begun = Match.start(escapeGame, { options, seed: 'stage' });
  if (!begun.ok) throw new Error(begun.problem);
  const match = begun.value;
  for (let i = 0; i < 500 && !until(match.position.state.turn); i++)
    match.play(match.decision()?.seat ?? '', match.legal().at(-1));
  return escapeGame.stage?.(match.view(SPECTATOR).view);
}

test('Revolution tells the set-up, then the turn and the last one', () => {
  const options = { scenario: 'infiltration', squads: 'proposed' };
  expect(staged(options, () => true)).toEqual({ name: 'set-up', facts: {} });
  expect(staged(options, (turn) => turn === 2)).toEqual({ name: 'turn-of', facts: { turn: 2, last: 6 } });
});

test('Cooperation has no last turn before it has come', () => {
  const options = { mode: 'cooperation', squads: 'proposed' };
  expect(staged(options, (turn) => turn === 1)).toEqual({ name: 'turn', facts: { turn: 1 } });
});

test('it is said in every language', () => {
  const say = (name: string) =>
    LOCALES.map((locale) => createSpeaker(escapeGame.messages, locale).say(`stage.${name}`, { turn: 3, last: 6 }));
  expect(say('turn-of')).toEqual(['Turn 3 of 6', 'Tour 3 sur 6', 'Turno 3 di 6']);
  expect(say('turn')).toEqual(['Turn 3', 'Tour 3', 'Turno 3']);
});
