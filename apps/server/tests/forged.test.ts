/** Match files that somebody forged: judged in the thread before anything is played. */
import { findGame } from '@tablerunner/catalogue';
import { Match, type MatchSave } from '@tablerunner/engine';
import { describe, expect, test } from 'vitest';
import { continueFrom } from '../src/machine/worker.ts';
import { bytesOf, honestFile, honestFiles } from './files.ts';

const files = [...honestFiles('forged')];

describe.each(files.map(([game, save]) => [game.id, save] as const))('%s', (id, save) => {
  test('an honest file goes on, with dice of its own from their first', () => {
    const read = continueFrom({ file: bytesOf(save), at: 2 });
    expect(read).toMatchObject({
      ok: true,
      value: { game: id, position: { drawn: 0 }, origin: { from: 'file', at: 2, length: save.log.length } },
    });
    expect(continueFrom({ file: bytesOf({ ...save, log: [] }), at: 0 })).toMatchObject({ ok: false, where: 'hash' });
  });

  test('a number that no position holds is refused before anything is played', () => {
    const start = save.start as { state: object } & NonNullable<MatchSave['start']>;
    for (const odd of [2 ** 53 - 1, -(2 ** 53) + 1, 1_000_001, 0.5]) {
      const forged = { ...save, start: { ...start, state: { ...start.state, oddity: odd } } };
      expect(continueFrom({ file: bytesOf(forged) })).toMatchObject({ ok: false, where: 'start' });
    }
    expect(continueFrom({ file: bytesOf({ ...save, start: { ...start, drawn: 2 ** 53 - 1 } }) })).toMatchObject({
      ok: false,
      where: 'start.drawn',
    });
  });
});

test('a pool of elites without end holds nobody up', () => {
  const game = findGame('burncycle');
  if (game === undefined) throw new Error('burncycle is missing');
  const save = honestFile(game, 'elite', { before: 0, after: 1 });
  const start = save.start as { state: { pool: object } } & NonNullable<MatchSave['start']>;
  expect(start.state.pool).toHaveProperty('elite');
  for (const elite of [2 ** 53 - 1, 1_000_000, -1]) {
    const forged = { ...save, start: { ...start, state: { ...start.state, pool: { ...start.state.pool, elite } } } };
    expect(continueFrom({ file: bytesOf(forged) })).toMatchObject({ ok: false, where: 'start' });
  }
});

test('places that are used up do not make every roll the same', () => {
  const game = findGame('sample');
  if (game === undefined) throw new Error('the sample game is missing');
  const save = honestFile(game, 'drawn', { before: 0, after: 0 });
  const far = { ...save, start: { ...save.start, drawn: 1_000_000 } };
  const match = Match.from(game, { seed: save.seed, position: far.start as never });
  if (!match.ok) throw new Error(match.problem);
  const read = continueFrom({ file: bytesOf({ ...far, hash: match.value.hash() }), at: 0 });
  expect(read).toMatchObject({ ok: true, value: { position: { drawn: 0 } } });
});
