/** Odds: how later decisions might be answered, and what counts as the outcome of a command. */
import type { Facts, Forecast, Frame, GameEvent } from '@tablerunner/engine';
import { attackDeclared, attackResolved } from './events/combat.ts';
import { hackResolved } from './events/hacking.ts';
import type { EscapeState, Unit } from './types.ts';

type Fields = Readonly<Record<string, unknown>>;

const isKind = (choice: unknown, kind: string): boolean => (choice as Fields).kind === kind;

/** Lets everything pass that is not asked for: no reroll, no extra action, no push. */
const quietly = (legal: readonly unknown[]): unknown =>
  legal.find((choice) => (choice as Fields).keep === true || (choice as Fields).pass === true);

/** A decision of the sequence of play is where the forecast ends. */
const ENDS = ['escape/activation', 'escape/choose-active'];

const isOver = ({ step }: Frame): boolean => ENDS.includes(step);

export const forecasts: readonly Forecast<EscapeState>[] = [
  {
    name: 'no-dodge',
    answer: (_state, frame, legal) => (isOver(frame) ? undefined : quietly(legal)),
  },
  {
    /** Whoever can dodges, with a Combat action if there is one. */
    name: 'dodge',
    answer(_state, frame, legal) {
      if (isOver(frame)) return undefined;
      return legal.find((choice) => isKind(choice, 'dodge')) ?? quietly(legal);
    },
  },
];

/** An attack that waits for an answer has come to nothing yet. */
const isUnanswered = (events: readonly GameEvent[]): boolean =>
  events.some(({ name }) => name === attackDeclared.name) && !events.some(({ name }) => name === attackResolved.name);

/** What a command came to: wounds, removals, doors, walls, Hacks. Everything that is as before is left out. */
export function summary(events: readonly GameEvent[], before: EscapeState, after: EscapeState): Facts {
  const damage: Record<string, number> = {};
  const out: string[] = [];
  for (const [index, was] of before.units.entries()) {
    const now = after.units[index] as Unit;
    if (now.life !== was.life) damage[was.id] = was.life - now.life;
    if (now.place === 'out' && was.place !== 'out') out.push(was.id);
  }
  const doors = after.doors.filter((bits, door) => bits !== before.doors[door]).length;
  const hack = events.find(({ name }) => name === hackResolved.name)?.data as { readonly success: boolean } | undefined;
  return {
    damage,
    ...(isUnanswered(events) ? { undecided: true } : {}),
    ...(hack === undefined ? {} : { hacked: hack.success }),
    ...(out.length === 0 ? {} : { out }),
    ...(doors === 0 ? {} : { doors }),
    ...(after.broken.length === before.broken.length ? {} : { broken: after.broken.length - before.broken.length }),
  };
}
