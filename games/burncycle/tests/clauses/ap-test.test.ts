/** Clauses BC-DICE, BC-AP: dice, rerolls, blanks and what goes back into the pool. */
import { frameOf } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { move } from '../../rules/actions/move.ts';
import { defaultTable } from '../../rules/options.ts';
import { apOf, hasIcon, isBlank } from '../../rules/test/dice.ts';
import { type ActionDie, DICE } from '../../rules/types.ts';
import { type DrawnState, drawnState, Table } from '../kit.ts';

const ROW = `
  +-+-+-+-+-+-+-+-+-+-+-+-+
  |. . . . . . . . . . . .|
  +-+-+-+-+-+-+-+-+-+-+-+-+
`;
const moving = (pool: Partial<Record<ActionDie, number>>, isOptimized = false, rest: DrawnState = {}): Table => {
  const state = drawnState(ROW, { bots: [{ at: 'a1' }, { at: 'l1' }], active: 0, ...rest });
  state.pool = { basic: 0, advanced: 0, elite: 0, ...pool };
  return new Table(state, frameOf(move, { isOptimized }));
};
const dice = (basic: number, advanced = 0, elite = 0) => ({ kind: 'dice', basic, advanced, elite });
/** AP left, counted by walking east as far as they go. */
const apLeft = (t: Table): number => {
  let steps = 0;
  for (; t.legal().some((choice) => JSON.stringify(choice) === '{"kind":"step","bot":0,"side":1}'); steps++)
    t.play({ kind: 'step', bot: 0, side: 1 });
  return steps;
};
const faces = (die: ActionDie): number[] => [1, 2, 3, 4, 5, 6].map((face) => apOf(defaultTable, die, face));

test('BC-DICE-01 the basic die has two blanks, three ones and a two', () => {
  expect(faces('basic')).toEqual([0, 0, 1, 1, 1, 2]);
});

test('BC-DICE-02 the advanced die has two ones, three twos and a three', () => {
  expect(faces('advanced')).toEqual([1, 1, 2, 2, 2, 3]);
});

test('BC-DICE-03 the elite die has twos and threes', () => {
  expect(faces('elite')).toEqual([2, 2, 2, 3, 3, 2]);
});

test('BC-RULE-01 the last face of the elite die is a two with a reroll, or a three where the table says so', () => {
  expect(hasIcon('elite', 6)).toBe(true);
  expect(apOf({ ...defaultTable, eliteRerollFace: 'three' }, 'elite', 6)).toBe(3);
});

test('BC-RULE-02 no face of the basic and advanced dice is lost', () => {
  expect(faces('basic').length + faces('advanced').length).toBe(12);
});

test('BC-DICE-07 only elite dice have reroll icons', () => {
  expect(DICE.filter((die) => [1, 2, 3, 4, 5, 6].some((face) => hasIcon(die, face)))).toEqual(['elite']);
});

test('BC-DICE-05 only basic dice have blanks, and an unused blank goes back into the pool', () => {
  expect(DICE.filter((die) => [1, 2, 3, 4, 5, 6].some((face) => isBlank(die, face)))).toEqual(['basic']);
  const t = moving({ basic: 3 }).dice(1, 3, 4).play(dice(3));
  expect(t.state.pool.basic).toBe(1);
});

test('BC-DICE-04 what the faces show is the AP', () => {
  expect(apLeft(moving({ basic: 2, advanced: 1 }).dice(3, 6, 6).play(dice(2, 1)))).toBe(6);
});

test('BC-DICE-06 two blanks may be combined into 1 AP, and are then spent', () => {
  const t = moving({ basic: 3 }).dice(1, 2, 3).play(dice(3)).play({ kind: 'combine', pairs: 1 });
  expect(t.state.pool.basic).toBe(0);
  expect(apLeft(t)).toBe(2);
  const kept = moving({ basic: 3 }).dice(1, 2, 3).play(dice(3)).play({ kind: 'combine', pairs: 0 });
  expect(kept.state.pool.basic).toBe(2);
  expect(apLeft(kept)).toBe(1);
});

test('BC-DICE-08 a reroll icon rerolls any one die of the test', () => {
  const t = moving({ basic: 1, elite: 1 })
    .dice(1, 6)
    .play(dice(1, 0, 1));
  expect(t.legal()).toEqual([{ kind: 'keep' }, { kind: 'reroll', die: 0 }, { kind: 'reroll', die: 1 }]);
  expect(apLeft(t.dice(6).play({ kind: 'reroll', die: 0 }))).toBe(4);
});

test('BC-DICE-09 each icon is used once, but a rerolled die may show a new one', () => {
  const t = moving({ elite: 2 })
    .dice(6, 1)
    .play(dice(0, 0, 2))
    .dice(6)
    .play({ kind: 'reroll', die: 1 });
  expect(t.legal()[0]).toEqual({ kind: 'keep' });
  expect(apLeft(t.dice(4).play({ kind: 'reroll', die: 0 }))).toBe(5);
});

test('BC-RULE-37 the die with the icon may reroll itself', () => {
  expect(
    apLeft(
      moving({ elite: 1 })
        .dice(6)
        .play(dice(0, 0, 1))
        .dice(5)
        .play({ kind: 'reroll', die: 0 }),
    ),
  ).toBe(3);
});

test('BC-AP-01 any number of dice of the pool may be rolled, also none', () => {
  const t = moving({ basic: 1, advanced: 1 });
  expect(t.legal().length).toBe(4);
  expect(t.play(dice(0)).play({ kind: 'end' }).over().state.pool).toEqual({ basic: 1, advanced: 1, elite: 0 });
});

test('BC-AP-03 AP of an effect can be used without a die', () => {
  expect(apLeft(moving({ basic: 1 }, true).play(dice(0)))).toBe(2);
});

test('BC-EX-02 an optimized physical action without dice has 2 AP', () => {
  expect(apLeft(moving({}, true))).toBe(2);
});

test('BC-AP-05 using AP is optional', () => {
  moving({ advanced: 1 }).dice(6).play(dice(0, 1)).play({ kind: 'end' }).over();
});

test('BC-AP-06 rolled dice are spent even if AP are left over', () => {
  const t = moving({ advanced: 1 }).dice(6).play(dice(0, 1)).play({ kind: 'end' });
  expect(t.state.pool.advanced).toBe(0);
});

test('BC-AP-07 how many dice are rolled is decided once', () => {
  const t = moving({ basic: 2 }).dice(3).play(dice(1));
  expect(t.legal().some((choice) => (choice as { kind: string }).kind === 'dice')).toBe(false);
});
