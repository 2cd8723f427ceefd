/** Characters: their values and what is left of their actions. Clauses ES-STAT, ES-LIFE; ES-RULE-32, ES-RULE-15. */
import type { Seat } from '@tablerunner/engine';
import { has } from './abilities.ts';
import type { ByPool, EscapeState, Faction, Pool, Profile, Unit } from './types.ts';

/** The event Supreme AI gives all ISC characters these values (ES-EVENT-02). */
const SUPREME_AI = 2;
const SUPREME_VALUES = { mvt: 7, cbt: 3, int: 3 } as const;

export function unitAt(state: EscapeState, index: number): Unit {
  const unit = state.units[index];
  if (unit === undefined) throw new Error(`there is no character number ${index}`);
  return unit;
}

/** The character of that index, if it is one: -1 stands for nobody, and to ask a list for its item -1 takes very long. */
export const unitOrNobody = ({ units }: EscapeState, index: number): Unit | undefined =>
  index < 0 ? undefined : units[index];

export function indexOf({ units }: EscapeState, id: string): number {
  for (let index = 0; index < units.length; index++) if (units[index]?.id === id) return index;
  return -1;
}

/** What a record holds for a pool. By name, which is far quicker than by a key that varies. */
const inPool = <T>(record: Readonly<ByPool<T>>, pool: Pool): T =>
  pool === 'mvt' ? record.mvt : pool === 'cbt' ? record.cbt : record.int;

/** The value as it counts now, for rolls, as difficulty and as number of actions. Spent actions do not lower it (ES-STAT-09). */
export function value(state: EscapeState, unit: Unit, pool: Pool): number {
  const supreme = unit.faction === 'isc' && state.mode === 'revolution' && state.event === SUPREME_AI;
  const printed = inPool<number>(supreme ? SUPREME_VALUES : unit.profile.values, pool);
  return Math.max(0, printed - inPool(unit.lowered, pool));
}

/** Actions left this turn (ES-RULE-32). */
export const left = (state: EscapeState, unit: Unit, pool: Pool): number =>
  Math.max(0, value(state, unit, pool) - inPool(unit.used, pool) - inPool(unit.lost, pool));

export const isOnBoard = (unit: Unit): boolean => unit.place === 'board';

export const isEnemy = (one: Unit, other: Unit): boolean => one.faction !== other.faction;

export const otherFaction = (faction: Faction): Faction => (faction === 'isc' ? 'resistance' : 'isc');

/** Revolution: the seat that plays a faction. */
export const seatOf = (state: EscapeState, faction: Faction): Seat =>
  state.mode === 'revolution' ? faction : state.leader;

/**
 * The Pilot whose actions this character may use now: a Robot's, or its possessor (ES-ABIL-49, ES-ABIL-50). Off the board a
 * Robot uses no ability, so it enters by its own means (ES-RULE-29, ES-RULE-92).
 */
export function pilotOf(state: EscapeState, unit: Unit): Unit | undefined {
  if (!isOnBoard(unit)) return undefined;
  if (unit.possessor >= 0) return lender(state, unit.possessor, 'possession');
  return unit.pilot >= 0 && has(state, unit, 'robot') ? lender(state, unit.pilot, 'pilot') : undefined;
}

/** Only who is on the board and may use its ability lends its actions (ES-ABIL-50, ES-EVENT-15). */
function lender(state: EscapeState, index: number, gift: 'pilot' | 'possession'): Unit | undefined {
  const unit = state.units[index];
  return unit !== undefined && isOnBoard(unit) && has(state, unit, gift) ? unit : undefined;
}

/** A Robot by its card, or for this turn by Possession (ES-RULE-56). */
export const isRobot = (unit: Unit): boolean => unit.possessor >= 0 || (unit.profile.abilities.robot ?? 0) > 0;

/** How often a side has lost a character, as `score` keeps it: the Internal Factory sends the fallen back. */
export const fallenKey = (faction: Faction): string => (faction === 'isc' ? 'fallen-isc' : 'fallen-resistance');

/** At the end of how many turns a side held the room that the scenario is about. */
export const heldKey = (faction: Faction): string => (faction === 'isc' ? 'held-isc' : 'held-resistance');

/** A character as it comes out of the box, off the board. */
export const newUnit = (id: string, profile: Profile, seat: Seat): Unit => ({
  id,
  profile,
  faction: profile.faction,
  seat,
  place: 'waiting',
  cell: -1,
  life: profile.life,
  used: { mvt: 0, cbt: 0, int: 0 },
  lost: { mvt: 0, cbt: 0, int: 0 },
  lowered: { mvt: 0, cbt: 0, int: 0 },
  activated: false,
  feats: [],
  pilot: -1,
  possessor: -1,
  outSince: 0,
});
