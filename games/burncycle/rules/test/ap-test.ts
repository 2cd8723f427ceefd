/** An AP test: how many dice, the roll, rerolls, blanks, the total. What it was for goes on with the AP. Clauses BC-AP, BC-DICE-05 to 09; BC-RULE-37. */
import { accept, defineStep, type Engine, type RollOptions, refuse, type Verdict } from '@tablerunner/engine';
import { z } from 'zod';
import { blanksCombined, dieRerolled, testEnded, testRolled } from '../events/dice.ts';
import { type ActionDie, type BurncycleState, DICE } from '../types.ts';
import { botAt, spokesman } from '../units.ts';
import { useInRoll } from '../uses.ts';
import { apOf, blanksOf, hasIcon, totalOf } from './dice.ts';

const FACES = 6;

interface Test {
  readonly purpose: string;
  /** Who makes it (BC-ACT-06, BC-MOVE-09). */
  readonly bot: number;
  readonly bonus: number;
}

interface Dice {
  readonly kind: 'dice';
  readonly basic: number;
  readonly advanced: number;
  readonly elite: number;
}

const count = z.int().min(0).max(20);

/** Every mix that the pool holds. */
function diceOf({ pool }: BurncycleState): Dice[] {
  const choices: Dice[] = [];
  for (let elite = 0; elite <= pool.elite; elite++) {
    for (let advanced = 0; advanced <= pool.advanced; advanced++) {
      for (let basic = 0; basic <= pool.basic; basic++) choices.push({ kind: 'dice', basic, advanced, elite });
    }
  }
  return choices;
}

/** BC-AP-01, BC-AP-07: any number of dice of the pool, decided once. */
export const chooseDice = defineStep<BurncycleState, Test, Dice>({
  name: 'burncycle/choose-dice',
  clause: 'BC-AP-01',
  choice: z.strictObject({ kind: z.literal('dice'), basic: count, advanced: count, elite: count }),
  who: (state) => (DICE.every((die) => state.pool[die] === 0) ? undefined : botAt(state, state.active).seat),
  candidates: diceOf,
  legal: diceOf,
  check({ pool }, _memory, dice): Verdict {
    const short = DICE.find((die) => dice[die] > pool[die]);
    return short === undefined ? accept() : refuse('BC-AP-01', 'not-so-many-dice', { die: short, has: pool[short] });
  },
  apply: rollDice,
  run: (state, memory, engine) => rollDice(state, memory, { basic: 0, advanced: 0, elite: 0 }, engine),
});

/** The active player rolls, also for the module; faces of the same AP come to the same. */
const howRolled = (state: BurncycleState, die: ActionDie): RollOptions => ({
  owner: spokesman(state),
  kindOf: (face) => (hasIcon(die, face) ? 'icon' : apOf(state.options, die, face)),
});

function rollDice(
  state: BurncycleState,
  { purpose, bot, bonus }: Test,
  chosen: Readonly<Record<ActionDie, number>>,
  engine: Engine<BurncycleState>,
): void {
  const dice = DICE.flatMap((die) =>
    chosen[die] === 0 ? [] : engine.roll(FACES, chosen[die], die, howRolled(state, die)).map((face) => ({ die, face })),
  );
  engine.emit(testRolled, { purpose, bot, bonus, dice });
  engine.next(combine, {});
  engine.interrupt(reroll, {});
  engine.interrupt(useInRoll, {});
}

type Reroll = { readonly kind: 'reroll'; readonly die: number } | { readonly kind: 'keep' };

/** The first die whose icon can still be used, or -1. */
const openIcon = ({ test }: BurncycleState): number =>
  test?.dice.findIndex(({ die, face, isIconUsed }) => hasIcon(die, face) && !isIconUsed) ?? -1;

/** BC-DICE-08: for each icon any one die of the test; before blanks are combined (BC-RULE-37). */
export const reroll = defineStep<BurncycleState, Record<string, never>, Reroll>({
  name: 'burncycle/reroll',
  clause: 'BC-DICE-08',
  choice: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('reroll'), die: z.int().min(0).max(19) }),
    z.strictObject({ kind: z.literal('keep') }),
  ]),
  who: (state) => (openIcon(state) < 0 ? undefined : botAt(state, state.active).seat),
  candidates: ({ test }) => [
    { kind: 'keep' },
    ...(test?.dice.map((_, die) => ({ kind: 'reroll' as const, die })) ?? []),
  ],
  check: ({ test }, _memory, choice) =>
    choice.kind === 'keep' || test?.dice[choice.die] !== undefined
      ? accept()
      : refuse('BC-DICE-08', 'no-such-die', { die: choice.die }),
  apply(state, _memory, choice, engine) {
    if (choice.kind === 'keep') return engine.done();
    engine.emit(dieRerolled, {
      icon: openIcon(state),
      die: choice.die,
      face: engine.die(FACES, 'reroll', howRolled(state, state.test?.dice[choice.die]?.die ?? 'basic')),
    });
  },
  run: (_state, _memory, engine) => engine.done(),
});

interface Combine {
  readonly kind: 'combine';
  readonly pairs: number;
}

const mostPairs = ({ test }: BurncycleState): number => (test === undefined ? 0 : Math.floor(blanksOf(test) / 2));

/** BC-DICE-06: two blanks may be 1 AP, and are then spent; others come back into the pool. */
export const combine = defineStep<BurncycleState, Record<string, never>, Combine>({
  name: 'burncycle/combine',
  clause: 'BC-DICE-06',
  choice: z.strictObject({ kind: z.literal('combine'), pairs: z.int().min(0).max(5) }),
  who: (state) => (mostPairs(state) === 0 ? undefined : botAt(state, state.active).seat),
  candidates: (state) => Array.from({ length: mostPairs(state) + 1 }, (_, pairs) => ({ kind: 'combine', pairs })),
  check: (state, _memory, { pairs }) =>
    pairs <= mostPairs(state) ? accept() : refuse('BC-DICE-06', 'not-so-many-blanks', { pairs }),
  apply(_state, _memory, { pairs }, engine) {
    engine.emit(blanksCombined, { pairs });
    engine.done();
  },
  run: (_state, _memory, engine) => engine.done(),
});

/** Makes the test before whatever is at work goes on; `closeTest` then tells what came of it. */
export const makeTest = (engine: Engine<BurncycleState>, test: Test): void => engine.interrupt(chooseDice, test);

/** Takes the dice off the table and returns the AP. */
export function closeTest(state: BurncycleState, engine: Engine<BurncycleState>): number {
  const { test } = state;
  if (test === undefined) return 0;
  const total = totalOf(state.options, test);
  engine.emit(testEnded, { total, blanksBack: blanksOf(test) - 2 * test.pairs });
  return total;
}
