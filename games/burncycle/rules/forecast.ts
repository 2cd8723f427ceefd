/** Odds through the questions that follow a command: which of them belong to it, and two ways in which they might be answered. */
import type { Forecast, Frame } from '@tablerunner/engine';
import { act, extraAction } from './actions/act.ts';
import { keypad } from './actions/keypad.ts';
import { move } from './actions/move.ts';
import { stepThrough, strike } from './actions/strike.ts';
import { terminal } from './actions/terminal.ts';
import { bonusMove } from './effects/bonus-move.ts';
import { fly } from './special/fly.ts';
import { chooseDice, combine, reroll } from './test/ap-test.ts';
import { apOf } from './test/dice.ts';
import { type ActionDie, type ApTest, type BurncycleState, DICE } from './types.ts';
import { useInRoll } from './uses.ts';

/** The steps of an AP test: what it was made for comes after it. */
const TEST: readonly string[] = [chooseDice, reroll, combine, useInRoll].map(({ name }) => name);
/** Ways and further actions are commands of their own. */
const APART: readonly string[] = [act, extraAction, move, stepThrough, fly, bonusMove].map(({ name }) => name);
/** What a test was made for, where its AP are spent at once. */
const SPENT: readonly string[] = [strike, terminal, keypad].map(({ name }) => name);

const isSame = (one: Frame | undefined, other: Frame | undefined): boolean =>
  one === other || (one?.step === other?.step && JSON.stringify(one?.memory) === JSON.stringify(other?.memory));

/** A question belongs to the command while all that waits below the command's own step still waits there. */
export function follows(_state: BurncycleState, stack: readonly Frame[], before: readonly Frame[]): boolean {
  const own = before.findLastIndex(({ step }) => !TEST.includes(step));
  const top = stack.at(-1);
  if (top === undefined || stack.length <= own || APART.includes(top.step)) return false;
  if (!before.slice(0, own).every((frame, at) => isSame(frame, stack[at]))) return false;
  if (stack.length > own + 1) return true;
  return top.step === before[own]?.step ? own < before.length - 1 && SPENT.includes(top.step) : true;
}

type Fields = Readonly<Record<string, unknown>>;
const kindIs = (kind: string) => (choice: unknown) => (choice as Fields).kind === kind;

const dieOf = ({ test }: BurncycleState, choice: unknown): ApTest['dice'][number] | undefined =>
  test?.dice[Number((choice as Fields).die)];

/** An elite die that is rolled again may show its icon again, and again: odds roll the die again that gains the most, or none. */
function rerollsOf(state: BurncycleState, legal: readonly unknown[]): readonly unknown[] {
  const most = Math.max(...legal.map((choice) => gainOf(state, choice)));
  return legal.filter(
    (choice, at) => kindIs('keep')(choice) || at === legal.findIndex((one) => most > 0 && gainOf(state, one) === most),
  );
}

const MOST_MIXES = 9;

/** All or none of each kind, where every mix would be too many. */
function mixesOf({ pool }: BurncycleState, legal: readonly unknown[]): readonly unknown[] {
  if (legal.length <= MOST_MIXES) return legal;
  return legal.filter((choice) => {
    const mix = choice as Readonly<Record<ActionDie, number>>;
    return DICE.every((die) => mix[die] === 0 || mix[die] === pool[die]);
  });
}

export function considered(state: BurncycleState, { step }: Frame, legal: readonly unknown[]): readonly unknown[] {
  if (step === reroll.name) return rerollsOf(state, legal);
  if (step === chooseDice.name) return mixesOf(state, legal);
  if (step === combine.name) return legal.filter((_, at) => at === 0 || at === legal.length - 1);
  return step === strike.name ? legal.slice(0, 1) : legal; // the most that the AP are enough for
}

/** What a die shows on average, in sixths of an AP; an elite die is not rolled again. */
const SIXTHS: Readonly<Record<ActionDie, number>> = { basic: 5, advanced: 11, elite: 0 };

/** What rolling a die again brings on average, in sixths of an AP. */
function gainOf(state: BurncycleState, choice: unknown): number {
  const die = dieOf(state, choice);
  return die === undefined ? 0 : SIXTHS[die.die] - 6 * apOf(state.options, die.die, die.face);
}

const BLOWS = ['shut-down', 'stun', 'spare'];

/** All dice are rolled, all blanks combined, and a strike does the most that it can. */
function plainly(frame: Frame, legal: readonly unknown[]): unknown {
  if (frame.step === chooseDice.name || frame.step === combine.name) return legal.at(-1);
  if (frame.step === useInRoll.name) return legal.find(kindIs('go-on'));
  if (frame.step === strike.name) return BLOWS.map((blow) => legal.find(kindIs(blow))).find((one) => one !== undefined);
  return undefined;
}

export const forecasts: readonly Forecast<BurncycleState>[] = [
  {
    name: 'keep',
    answer: (_state, frame, legal) => (frame.step === reroll.name ? legal.find(kindIs('keep')) : plainly(frame, legal)),
  },
  {
    /** Every icon is used for the basic or advanced die that gains the most, as long as one gains on average. */
    name: 'reroll',
    answer(state, frame, legal) {
      if (frame.step !== reroll.name) return plainly(frame, legal);
      const most = Math.max(...legal.map((choice) => gainOf(state, choice)));
      return legal.find((choice) => gainOf(state, choice) === most);
    },
  },
];
