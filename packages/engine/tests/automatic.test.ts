/** Decisions with one answer: taken by the engine, told in the log, unless the haste would tell a secret. Clauses ENG-AUTO. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineEvent, defineStep, frameOf, Match, replaySave, restoreMatch } from '../src/index.ts';
import { begin, DRAW, must, runnerOf, TWO, tinyGame } from './tiny-game.ts';

interface Doors {
  walked: string[];
  /** How many doors there are to choose from, turn by turn; then it ends. */
  doors: number[];
}

const went = defineEvent<Doors, { door: number; seat: string }>({
  name: 'doors/went',
  write(state, { door, seat }) {
    state.walked.push(`${seat} ${door}`);
    state.doors.shift();
  },
});

const doorGame = (doors: number[], { secret = false, sampled = false, draws = false } = {}) => {
  const go = defineStep<Doors, Record<string, never>, { door: number }>({
    name: 'doors/go',
    clause: 'ENG-TEST-01',
    secret,
    sampled,
    who: (state) => (state.doors.length === 0 ? undefined : TWO[state.walked.length % 2]),
    choice: z.strictObject({ door: z.int() }),
    // Doors behind the listed ones, and none at the last place.
    ...(draws
      ? { byChance: ({ doors: left }, _memory, below) => (left.length > 1 ? { door: 10 + below(5) } : undefined) }
      : {}),
    candidates: (state) => Array.from({ length: state.doors[0] ?? 0 }, (_, door) => ({ door })),
    apply(state, _memory, { door }, engine) {
      engine.emit(went, { door, seat: TWO[state.walked.length % 2] ?? '' });
    },
    run: (_state, _memory, engine) => engine.end(DRAW),
  });
  return tinyGame<Doors>({
    state: { walked: [], doors },
    steps: [go],
    events: [went],
    first: () => frameOf(go, {}),
  });
};

test('ENG-AUTO-01 a decision with one answer is taken by the engine and logged as automatic', () => {
  const match = begin(doorGame([2, 1, 1, 2]));
  match.play('north', { door: 1 });
  expect(match.log).toEqual([
    { seat: 'north', choice: { door: 1 } },
    { seat: 'south', choice: { door: 0 }, auto: true },
    { seat: 'north', choice: { door: 0 }, auto: true },
  ]);
  expect(match.position.state.walked).toEqual(['north 1', 'south 0', 'north 0']);
  expect(match.decision()?.seat).toBe('south');
});

test('ENG-AUTO-02 a secret decision is asked even when there is one answer only', () => {
  const match = begin(doorGame([2, 1, 2], { secret: true }));
  match.play('north', { door: 0 });
  expect(match.log).toHaveLength(1);
  expect(match.decision()?.seat).toBe('south');
  expect(match.legal()).toEqual([{ door: 0 }]);
  expect(match.play('south', { door: 0 }).ok).toBe(true);
});

test('ENG-AUTO-03 answers before the first command are in the log too, so that it can be replayed', () => {
  const match = begin(doorGame([1, 1, 2, 2]));
  expect(match.log.map(({ seat, auto }) => [seat, auto])).toEqual([
    ['north', true],
    ['south', true],
  ]);
  expect(match.events).toHaveLength(2);
  match.play('north', { door: 1 });
  match.play('south', { door: 1 });
  const save = match.save();
  expect(replaySave(match.game, save)).toEqual(match.position);
  expect(must(restoreMatch(match.game, JSON.parse(JSON.stringify(save)))).hash()).toBe(save.hash);
  expect(match.positionAt(0).state.walked).toEqual([]);
  expect(match.positionAt(2).state.walked).toEqual(['north 0', 'south 0']);
});

test('ENG-AUTO-04 nobody goes back into automatic answers: an undo takes the command that led to them', () => {
  const match = begin(doorGame([1, 2, 1, 2, 2]));
  const start = match.hash();
  expect(match.undo('north')).toMatchObject({ clause: 'ENG-UNDO-01', reason: 'nothing-to-undo' });
  expect(match.undoByConsent(0)).toMatchObject({ clause: 'ENG-UNDO-01', reason: 'nothing-to-undo' });
  match.play('south', { door: 1 });
  expect(match.log.map(({ auto }) => auto)).toEqual([true, undefined, true]);
  expect(match.undo('north')).toMatchObject({ clause: 'ENG-UNDO-02', facts: { by: 'south' } });
  expect(match.undo('south')).toEqual({ ok: true });
  expect(match.hash()).toBe(start);
  match.play('south', { door: 0 });
  expect(match.undoByConsent(2)).toEqual({ ok: true }); // the middle of the automatic tail
  expect(match.hash()).toBe(start);
  expect(match.log).toHaveLength(1);
});

test('ENG-AUTO-05 a match that decides itself to the end needs nobody', () => {
  const match = begin(doorGame([1, 1]));
  expect(match.position.outcome).toEqual(DRAW);
  expect(match.log).toHaveLength(2);
  expect(must(restoreMatch(match.game, match.save())).hash()).toBe(match.hash());
});

test('ENG-AUTO-06 replaying takes automatic answers from the log and gives none of its own', () => {
  const game = doorGame([2, 1, 1, 2]);
  const runner = runnerOf(game);
  runner.replay({ door: 0 });
  expect(runner.position.state.walked).toEqual(['north 0']);
  expect(runner.automatic).toEqual([]);
  expect(runner.seat).toBe('south');
});

test('ENG-AUTO-07 a match can begin from a position with one answer, or from one that is over', () => {
  const game = doorGame([]);
  const stack = [{ step: 'doors/go', memory: {} }];
  const state = { walked: ['north 5'], doors: [1, 2] };
  const match = must(Match.from(game, { seed: 's', position: { state, stack, drawn: 0 } }));
  expect(match.log).toEqual([{ seat: 'south', choice: { door: 0 }, auto: true }]);
  expect(must(restoreMatch(game, JSON.parse(JSON.stringify(match.save())))).hash()).toBe(match.hash());

  const over = must(Match.from(game, { seed: 's', position: { state, stack, drawn: 0, outcome: DRAW } }));
  expect(over.decision()).toBeUndefined();
  const save = JSON.parse(JSON.stringify(over.save()));
  expect(must(restoreMatch(game, save)).hash()).toBe(over.hash());
  expect(replaySave(game, save)).toEqual(over.position);
});

test('ENG-AUTO-08 a step whose candidates are a sample is asked even when it lists one', () => {
  const match = begin(doorGame([1, 1, 2], { sampled: true }));
  expect(match.log).toEqual([]);
  expect(match.legal()).toEqual([{ door: 0 }]);
  expect(match.play('north', { door: 0 }).ok).toBe(true);
  expect(match.decision()?.seat).toBe('south');
});

test('a choice by chance is drawn without the list where a step can do that, and else out of the list', () => {
  const begun = (draws: boolean) => runnerOf(doorGame([3, 3], { sampled: true, draws }));
  const last = (count: number): number => count - 1;
  expect(begun(false).byChance(last)).toEqual({ door: 2 });
  const runner = begun(true);
  expect(runner.byChance(last)).toEqual({ door: 14 });
  runner.play({ door: 14 });
  expect(runner.byChance(last)).toEqual({ door: 2 });
});
