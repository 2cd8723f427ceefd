/** Odds: how later decisions might be answered, and what counts as the outcome of a command. */
import type { Facts, Forecast, Frame, GameEvent } from '@tablerunner/engine';
import { attackDeclared, attackResolved } from './events/combat.ts';
import { hackResolved } from './events/hacking.ts';
import { rollClosed } from './events/rolls.ts';
import { setupInitiativeWon } from './events/setup.ts';
import { eventBegan, initiativeTied, initiativeWon } from './events/turn.ts';
import type { EscapeState, Unit } from './types.ts';

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

/** Whatever is rolled for, its dice are taken off the table at the end. */
export const settles = [rollClosed.name];

/** An attack that waits for an answer has come to nothing yet. */
const isUnanswered = (events: readonly GameEvent[]): boolean =>
  events.some(({ name }) => name === attackDeclared.name) && !events.some(({ name }) => name === attackResolved.name);

const dataOf = (events: readonly GameEvent[], name: string): Fields | undefined =>
  events.find((event) => event.name === name)?.data as Fields | undefined;

/** What a roll of both sides came to: who has the Initiative, which event begins. */
function turnOf(events: readonly GameEvent[]): Facts {
  const won = (dataOf(events, initiativeWon.name) ?? dataOf(events, setupInitiativeWon.name))?.faction;
  const row = dataOf(events, eventBegan.name)?.row;
  return {
    ...(typeof won === 'string' ? { initiative: won } : {}),
    ...(events.some(({ name }) => name === initiativeTied.name) ? { tied: true } : {}),
    ...(typeof row === 'number' ? { event: row } : {}),
  };
}

/** What a command came to: wounds, removals, doors, walls, Hacks, Initiative, event. Everything that is as before is left out. */
export function summary(events: readonly GameEvent[], before: EscapeState, after: EscapeState): Facts {
  const damage: Record<string, number> = {};
  const out: string[] = [];
  for (const [index, was] of before.units.entries()) {
    const now = after.units[index] as Unit;
    if (now.life !== was.life) damage[was.id] = was.life - now.life;
    if (now.place === 'out' && was.place !== 'out') out.push(was.id);
  }
  const doors = after.doors.filter((bits, door) => bits !== before.doors[door]).length;
  const hacked = dataOf(events, hackResolved.name)?.success;
  return {
    damage,
    ...(isUnanswered(events) ? { undecided: true } : {}),
    ...(typeof hacked === 'boolean' ? { hacked } : {}),
    ...turnOf(events),
    ...(out.length === 0 ? {} : { out }),
    ...(doors === 0 ? {} : { doors }),
    ...(after.broken.length === before.broken.length ? {} : { broken: after.broken.length - before.broken.length }),
  };
}
