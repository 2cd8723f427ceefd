/** Random games in bulk: they are counted, and a fault is told with all that repeats it. */
import { accept } from '@tablerunner/engine';
import { sample } from '@tablerunner/sample';
import { expect, test } from 'vitest';
import { SoakFault, type SoakOptions, soak } from '../src/index.ts';
import { act, lowball, type State, withStep } from './lowball.ts';

const faultOf = (game: ReturnType<typeof lowball>, options: Partial<SoakOptions> = {}): SoakFault => {
  try {
    soak(game, { games: 40, ...options });
  } catch (error) {
    if (error instanceof SoakFault) return error;
    throw error;
  }
  throw new Error('nothing was found');
};

test('games, commands and endings are counted', () => {
  const done: number[] = [];
  const report = soak(sample, { games: 41, onGame: (n) => done.push(n) });
  expect(report.games).toBe(41);
  expect(report.again).toBe(3);
  expect(report.commands).toBeGreaterThan(41 * 20);
  expect(report.longest).toBeLessThan(report.commands);
  expect(Object.values(report.endings).reduce((sum, times) => sum + times, 0)).toBe(41);
  expect(Object.keys(report.endings)[0]).toMatch(/^SK-[A-Z]+-\d\d [a-z-]+$/);
  expect(done).toEqual(Array.from({ length: 41 }, (_, n) => n + 1));
});

test('the same seed gives the same games', () => {
  const twice = [1, 2].map(() => soak(lowball(), { games: 25, seed: 'same' }));
  expect(twice[0]).toEqual(twice[1]);
  expect(soak(lowball(), { games: 25, seed: 'other' })).not.toEqual(twice[0]);
});

test('a game that breaks off is told with seed, options and command, and comes again', () => {
  const game = withStep(act, {
    apply(state, memory, choice, engine) {
      if (state.score.north === 3) throw new Error('three is too much');
      act.apply?.(state, memory, choice, engine);
    },
  });
  const optionsFor = (n: number) => ({ cards: 2 + (n % 11) });
  const found = faultOf(game, { optionsFor });
  const cards = 2 + (found.game % 11);
  expect(found.message).toMatch(
    new RegExp(
      `^three is too much \\(game lowball, seed 'soak/${found.game}', options \\{"cards":${cards}\\}, command \\d+\\)$`,
    ),
  );
  expect(faultOf(game, { optionsFor, from: found.game, games: 1 }).message).toBe(found.message);
});

test('a listed command that is refused is a fault', () => {
  let asked = 0;
  const check: typeof act.check = (state, memory, choice) =>
    ++asked % 50 === 0
      ? { ok: false, clause: 'LB-ACT-09', reason: 'no', facts: {} }
      : (act.check?.(state, memory, choice) ?? accept());
  expect(faultOf(withStep(act, { check }), { from: 1, games: 19 }).message).toMatch(
    /is listed but refused: .*LB-ACT-09/,
  );
});

test('a game without end is a fault', () => {
  const game = withStep(act, { who: (state: State) => state.active });
  expect(faultOf(game, { mostCommands: 30 }).message).toContain('after 30 commands the game has not ended');
});

test('a stranger who is asked, or who wins, is a fault', () => {
  expect(faultOf(withStep(act, { who: (state) => (state.turns < 14 ? 'west' : undefined) })).message).toContain(
    'west is asked, who has no seat',
  );
  const winners = (names: string[], draw: boolean) =>
    withStep(act, {
      run: (_state, _memory, engine) => engine.end({ winners: names, draw, clause: 'LB-END-01', reason: 'ahead' }),
    });
  expect(faultOf(winners(['west'], false)).message).toContain('west won without a seat');
  expect(faultOf(winners(['north'], true)).message).toContain('a draw that north won');
});

test('rules that count outside of the state are found by playing again', () => {
  let count = 0;
  const game = withStep(act, {
    apply(state, memory, choice, engine) {
      state.score.north += count++ % 3;
      act.apply?.(state, memory, choice, engine);
    },
  });
  expect(faultOf(game).message).toContain('the save of the match cannot be read: hash');
});
