/** Countermeasure: the defence against a Hack on a character. Clauses ES-COUNTER, ES-CISC-03; ES-RULE-03, ES-RULE-33. */
import { accept, type Engine, refuse, type Seat, type Verdict } from '@tablerunner/engine';
import { countermeasureTaken } from '../events/hacking.ts';
import { markerDiscarded } from '../events/markers.ts';
import { anthemSpent } from '../events/rolls.ts';
import { actionSpent } from '../events/units.ts';
import { COUNTERS, type Counter } from '../lists.ts';
import { carriedBy, markerOf, mayUse } from '../markers.ts';
import type { EscapeState } from '../types.ts';
import { left, unitAt } from '../units.ts';

export function checkCounter(state: EscapeState, index: number, seat: Seat, counter: Counter): Verdict {
  const unit = unitAt(state, index);
  if (index === state.active) return refuse('ES-COUNTER-01', 'active-characters-do-not-counter', { unit: unit.id });
  if (state.mode === 'cooperation' && unit.faction === 'isc') {
    return refuse('ES-CISC-03', 'isc-never-defends', { unit: unit.id });
  }
  if (counter === 'intellect') {
    if (left(state, unit, 'int') > 0) return accept();
    return refuse('ES-COUNTER-01', 'no-action-left', { unit: unit.id, pool: 'int' });
  }
  if (counter === 'anthem') {
    if (unit.faction !== 'resistance') return refuse('ES-RES-03', 'not-your-character', { unit: unit.id });
    return (state.anthem[seat] ?? 0) > 0 ? accept() : refuse('ES-RES-03', 'no-anthem-marker', { seat });
  }
  if (state.mode === 'cooperation' || markerOf(state, index)?.equipment !== 'datadisk') {
    return refuse('ES-ITEM-06', 'does-not-carry-that', { unit: unit.id, item: 'datadisk' });
  }
  return mayUse(state, unit, 'datadisk');
}

export const countersOf = (state: EscapeState, index: number, seat: Seat): Counter[] =>
  COUNTERS.filter((counter) => checkCounter(state, index, seat, counter).ok);

export function payCounter(
  state: EscapeState,
  unit: number,
  seat: Seat,
  counter: Counter,
  engine: Engine<EscapeState>,
): void {
  engine.emit(countermeasureTaken, { unit, with: counter });
  if (counter === 'intellect') engine.emit(actionSpent, { unit, pool: 'int' });
  else if (counter === 'anthem') engine.emit(anthemSpent, { seat });
  else engine.emit(markerDiscarded, { marker: carriedBy(state, unit) });
}
