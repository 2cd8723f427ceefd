/** Internal Factory: ISC characters come back after they were put out of combat. Clauses ES-ISC-03 to ES-ISC-08; ES-RULE-61, ES-RULE-93. */
import { accept, refuse, type Verdict } from '@tablerunner/engine';
import { type Airlock, CENTRAL_AIRLOCK } from './board.ts';
import { scenarioOf } from './scenario/scenario.ts';
import { distance, sees } from './sight.ts';
import type { EscapeState, Unit } from './types.ts';

/** The event High-Security Airlock (ES-EVENT-07). */
const HIGH_SECURITY_AIRLOCK = 6;

/** ES-ISC-03: it fell in an earlier turn and is owed its return. Cooperation has no such factory (ES-CISC-09). */
export const awaitsReturn = (state: EscapeState, unit: Unit): boolean =>
  state.mode === 'revolution' &&
  unit.faction === 'isc' &&
  unit.place === 'out' &&
  unit.outSince < state.turn &&
  scenarioOf(state).factory.works;

/** Being rebuilt or still lying outside: its way in is the factory's, not the deployment's. */
export const comesFromFactory = (unit: Unit): boolean => unit.outSince > 0;

/** ES-ISC-06, ES-ISC-07: whether the factory can send somebody through this Airlock now. */
export function checkFactoryAirlock(state: EscapeState, { number, cells }: Airlock): Verdict {
  const { factory, sealed } = scenarioOf(state);
  const { works, airlocks, central, watch } = factory;
  if (!works) return refuse('ES-ISC-08', 'factory-stands-still');
  if (sealed.includes(number)) return refuse('ES-ISC-08', 'airlock-is-sealed', { airlock: number });
  if (number === CENTRAL_AIRLOCK) {
    const isOpen = central === 'always' || (central === 'by-event' && state.event === HIGH_SECURITY_AIRLOCK);
    if (!isOpen) return refuse('ES-ISC-06', 'central-airlock-is-shut', { airlock: number });
  } else if (!airlocks.includes(number)) {
    return refuse('ES-ISC-08', 'airlock-not-for-the-factory', { airlock: number });
  }
  const guard = watch > 0 ? guardOf(state, cells, watch) : undefined;
  return guard === undefined
    ? accept()
    : refuse('ES-ISC-07', 'airlock-is-watched', { airlock: number, unit: guard.id });
}

/** A Resistance character near enough to one of the two cells that sees the Airlock (ES-RULE-25: at least one of them). */
function guardOf(state: EscapeState, [one, other]: Airlock['cells'], watch: number): Unit | undefined {
  for (const unit of state.units) {
    if (unit.faction !== 'resistance' || unit.place !== 'board') continue;
    if (distance(state, unit.cell, one) > watch && distance(state, unit.cell, other) > watch) continue;
    if (sees(state, unit.cell, one) || sees(state, unit.cell, other)) return unit;
  }
  return undefined;
}
