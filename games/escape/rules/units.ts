/** Characters: their values and what is left of their actions. Clauses ES-STAT, ES-LIFE; ES-RULE-32, ES-RULE-15. */
import type { Seat } from '@tablerunner/engine';
import type { EscapeState, Faction, Pool, Unit } from './types.ts';

/** The event Supreme AI gives all ISC characters these values (ES-EVENT-02). */
const SUPREME_AI = 2;
const SUPREME_VALUES = { mvt: 7, cbt: 3, int: 3 } as const;

export function unitAt(state: EscapeState, index: number): Unit {
  const unit = state.units[index];
  if (unit === undefined) throw new Error(`there is no character number ${index}`);
  return unit;
}

export const indexOf = (state: EscapeState, id: string): number => state.units.findIndex((unit) => unit.id === id);

/** The value as it counts now, for rolls, as difficulty and as number of actions. Spent actions do not lower it (ES-STAT-09). */
export function value(state: EscapeState, unit: Unit, pool: Pool): number {
  const supreme = unit.faction === 'isc' && state.mode === 'revolution' && state.event === SUPREME_AI;
  const printed = supreme ? SUPREME_VALUES[pool] : unit.profile.values[pool];
  return Math.max(0, printed - unit.lowered[pool]);
}

/** Actions left this turn (ES-RULE-32). */
export const left = (state: EscapeState, unit: Unit, pool: Pool): number =>
  Math.max(0, value(state, unit, pool) - unit.used[pool] - unit.lost[pool]);

export const isOnBoard = (unit: Unit): boolean => unit.place === 'board';

export const isEnemy = (one: Unit, other: Unit): boolean => one.faction !== other.faction;

export const otherFaction = (faction: Faction): Faction => (faction === 'isc' ? 'resistance' : 'isc');

/** Revolution: the seat that plays a faction. */
export const seatOf = (state: EscapeState, faction: Faction): Seat =>
  state.mode === 'revolution' ? faction : state.leader;

/** The Pilot whose actions this character may use now: a Robot's, or its possessor (ES-ABIL-49, ES-ABIL-50). */
export function pilotOf(state: EscapeState, unit: Unit): Unit | undefined {
  const index = unit.possessor >= 0 ? unit.possessor : unit.pilot;
  const pilot = index >= 0 ? state.units[index] : undefined;
  return pilot !== undefined && isOnBoard(pilot) ? pilot : undefined;
}

/** A Robot by its card, or for this turn by Possession (ES-RULE-56). */
export const isRobot = (unit: Unit): boolean => unit.possessor >= 0 || (unit.profile.abilities.robot ?? 0) > 0;
