/** Who is where, and what can be said of a unit at a glance. Clauses BC-UNIT, BC-AWARE-02, BC-SHUT. */
import { CAPTAINS, type CaptainCard, captainCard } from '../content/captains.ts';
import { layoutNamed } from '../content/floors.ts';
import { type GuardCard, guardCard } from '../content/guards.ts';
import type { Watcher } from './floor/awareness.ts';
import { buildFloor, type Floor } from './floor/floor.ts';
import type { Layout } from './floor/layout.ts';
import type { GuardAbility } from './lists.ts';
import type { Bot, BurncycleState, Guard } from './types.ts';

const built = new WeakMap<Layout, Floor>();

// The floor asked for last: rules ask for the same one hundreds of times in a row.
let lastGiven: string | Layout | undefined;
let lastFloor: Floor | undefined;

/** The floor in play, made ready once. */
export function floorOf({ floor: { layout: given } }: BurncycleState): Floor {
  if (given === lastGiven && lastFloor !== undefined) return lastFloor;
  const layout = typeof given === 'string' ? layoutNamed(given) : given;
  let floor = built.get(layout);
  if (floor === undefined) {
    floor = buildFloor(layout);
    built.set(layout, floor);
  }
  lastGiven = given;
  lastFloor = floor;
  return floor;
}

export function botAt(state: BurncycleState, index: number): Bot {
  const bot = state.bots[index];
  if (bot === undefined) throw new Error(`there is no bot ${index}`);
  return bot;
}

export function guardAt(state: BurncycleState, index: number): Guard {
  const guard = state.guards[index];
  if (guard === undefined) throw new Error(`there is no security unit ${index}`);
  return guard;
}

export const moduleIndex = ({ bots }: BurncycleState): number => bots.length - 1;

/** No bot ever has more energy (BC-ENERGY-03). */
export const MOST_ENERGY = 10;

export const isDown = ({ energy }: Bot): boolean => energy === 0;
export const isOnFloor = ({ cell }: Bot): boolean => cell >= 0;
export const isDetected = ({ cell, chip }: Bot): boolean => cell >= 0 && chip === cell;

/** The bot on a space, or -1. */
export const botOn = ({ bots }: BurncycleState, cell: number): number => bots.findIndex((bot) => bot.cell === cell);
/** The security unit on a space, or -1. */
export const guardOn = ({ guards }: BurncycleState, cell: number): number =>
  guards.findIndex((guard) => guard.cell === cell);

/** What its chip shows; a captain's carries the same values (BC-CAPT-07). */
export const cardOf = ({ kind, level }: Guard): UnitCard =>
  level === 0 ? (captains.get(kind) ?? captainValues(captainCard(kind))) : guardCard(kind);

type UnitCard = Pick<GuardCard, 'movement' | 'awareness' | 'patrol' | 'ability' | 'value'>;

/** Abilities that guards have too are on the card of a captain as well (BC-ABIL-08). */
function captainValues({ movement, awareness, patrol, abilities }: CaptainCard): UnitCard {
  const own = abilities.find((ability) => ability.kind === 'guard-ability');
  return { movement, awareness, patrol, ability: own?.ability, value: own?.value };
}

const captains = new Map(CAPTAINS.map((card) => [card.id, captainValues(card)]));

/** Stunned units have no abilities (BC-STUN-04), and in a simplified game nobody has (BC-DIFF-03). */
export const hasAbility = ({ difficulty }: BurncycleState, guard: Guard, ability: GuardAbility): boolean =>
  difficulty !== 'simplified' && !guard.isStunned && cardOf(guard).ability === ability;

export const watcherOf = (guard: Guard): Watcher => ({
  cell: guard.cell,
  facing: guard.facing,
  reach: cardOf(guard).awareness,
});

/** Guards are all but the captain (BC-UNIT-05). */
export const isCaptain = ({ level }: Guard): boolean => level === 0;

/** The seat that answers where "the players" choose in the corporation turn: the one that was last. */
export const spokesman = (state: BurncycleState): string =>
  botAt(state, state.active >= 0 ? state.active : state.marker).seat;

/** Who rolls for a bot: its player, or for the module the one that speaks for all. */
export const rollerFor = (state: BurncycleState, bot: number): string => botAt(state, bot).seat || spokesman(state);

/** Who rolls where no player acts. */
export const CORPORATION = 'corporation';
