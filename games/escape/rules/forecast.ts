/** Odds: how later decisions might be answered. */
import type { Forecast, Frame } from '@tablerunner/engine';
import type { EscapeState } from './types.ts';

type Fields = Readonly<Record<string, unknown>>;

const isDefence = (choice: unknown): boolean =>
  (choice as Fields).kind === 'dodge' || (choice as Fields).counter !== undefined;

/** Lets everything pass that is not asked for: no reroll, no extra action, no push, no Anticipation. */
const quietly = (legal: readonly unknown[]): unknown =>
  legal.find((choice) => {
    const { keep, pass, kind } = choice as Fields;
    return keep === true || pass === true || kind === 'pass';
  });

/** A decision of the sequence of play is where the forecast ends. */
const ENDS = ['escape/activation', 'escape/choose-active'];

const isOver = ({ step }: Frame): boolean => ENDS.includes(step);

export const forecasts: readonly Forecast<EscapeState>[] = [
  {
    name: 'no-dodge',
    answer: (_state, frame, legal) => (isOver(frame) ? undefined : quietly(legal)),
  },
  {
    /** Whoever can defends itself, with an action if there is one: a Dodge, a Countermeasure. */
    name: 'dodge',
    answer(_state, frame, legal) {
      if (isOver(frame)) return undefined;
      return legal.find(isDefence) ?? quietly(legal);
    },
  },
];

/** The questions of an attack, a Hack, a roll and an event are part of what led to them. */
const FOLLOWING = ['escape/attack', 'escape/hack', 'escape/roll', 'escape/anticipation'];

/** Extra actions and the next action of the active character are commands of their own. */
export const follows = (_state: EscapeState, stack: readonly Frame[]): boolean =>
  FOLLOWING.includes(stack.at(-1)?.step ?? '');
