/** Dodging: who may, and what it costs. Clauses ES-DODGE, ES-ABIL-22, ES-EQUIP-01, ES-CISC-03; ES-RULE-33, ES-RULE-37, ES-RULE-46. */
import { accept, type Engine, refuse, type Seat, type Verdict } from '@tablerunner/engine';
import { has } from '../abilities.ts';
import { combatForbidden } from '../blackout.ts';
import { dodgeDeclared } from '../events/combat.ts';
import { markerDiscarded } from '../events/markers.ts';
import { anthemSpent } from '../events/rolls.ts';
import { actionSpent, featUsed } from '../events/units.ts';
import { DODGES, type Dodge } from '../lists.ts';
import { carriedBy, markerOf, mayUse } from '../markers.ts';
import type { Equipment, EscapeState } from '../types.ts';
import { isOnBoard, left, unitAt } from '../units.ts';

const ITEM: Readonly<Partial<Record<Dodge, Equipment>>> = { shield: 'makeshift-shield', datadisk: 'datadisk' };

/** Whether the character may dodge at all, however it would pay for it. Its own blast nobody dodges. */
export function checkDodger(state: EscapeState, index: number, attacker: number): Verdict {
  const unit = unitAt(state, index);
  if (!isOnBoard(unit)) return refuse('ES-RULE-29', 'not-on-the-board', { unit: unit.id });
  if (index === state.active || index === attacker) {
    return refuse('ES-DODGE-01', 'active-characters-do-not-dodge', { unit: unit.id });
  }
  if (state.mode === 'cooperation' && unit.faction === 'isc') {
    return refuse('ES-CISC-03', 'isc-never-defends', { unit: unit.id });
  }
  if (combatForbidden(state, unit)) return refuse('ES-RULE-37', 'room-is-dark', { unit: unit.id });
  return accept();
}

/** Whether this seat can pay for the Dodge in this way. */
export function checkDodge(state: EscapeState, index: number, seat: Seat, dodge: Dodge): Verdict {
  const unit = unitAt(state, index);
  if (dodge === 'anthem') {
    if ((state.anthem[seat] ?? 0) < 1) return refuse('ES-RES-03', 'no-anthem-marker', { seat });
    const isServed = unit.faction === 'resistance' && (state.mode === 'cooperation' || unit.seat === seat);
    return isServed ? accept() : refuse('ES-RES-03', 'not-your-character', { unit: unit.id });
  }
  if (unit.seat !== seat) return refuse('ES-DODGE-03', 'not-your-character', { unit: unit.id });
  if (dodge === 'combat') {
    if (left(state, unit, 'cbt') > 0) return accept();
    return refuse('ES-DODGE-01', 'no-action-left', { unit: unit.id, pool: 'cbt' });
  }
  return dodge === 'feint' ? checkFeint(state, index) : checkItem(state, index, dodge);
}

/** ES-ABIL-22. */
function checkFeint(state: EscapeState, index: number): Verdict {
  const unit = unitAt(state, index);
  const facts = { unit: unit.id, ability: 'feint' };
  if (!has(state, unit, 'feint')) return refuse('ES-ABIL-22', 'no-such-ability', facts);
  if (unit.feats.includes('feint')) return refuse('ES-ABIL-22', 'once-per-turn', facts);
  if (left(state, unit, 'mvt') > 0) return accept();
  return refuse('ES-ABIL-22', 'no-action-left', { unit: unit.id, pool: 'mvt' });
}

/** The Datadisk gives an extra action in Revolution only (ES-EQUIP-04, ES-EQUIP-15). */
function checkItem(state: EscapeState, index: number, dodge: 'shield' | 'datadisk'): Verdict {
  const unit = unitAt(state, index);
  const item = ITEM[dodge] ?? 'datadisk';
  if (markerOf(state, index)?.equipment !== item) {
    return refuse('ES-ITEM-06', 'does-not-carry-that', { unit: unit.id, item });
  }
  if (dodge === 'datadisk' && state.mode === 'cooperation') {
    return refuse('ES-EQUIP-15', 'not-for-a-dodge', { unit: unit.id, item });
  }
  return mayUse(state, unit, item);
}

export const dodgesOf = (state: EscapeState, index: number, seat: Seat): Dodge[] =>
  DODGES.filter((dodge) => checkDodge(state, index, seat, dodge).ok);

/** Whether there is one at all. */
export function canDodge(state: EscapeState, index: number, seat: Seat): boolean {
  for (const dodge of DODGES) if (checkDodge(state, index, seat, dodge).ok) return true;
  return false;
}

export function payDodge(
  state: EscapeState,
  unit: number,
  seat: Seat,
  dodge: Dodge,
  engine: Engine<EscapeState>,
): void {
  engine.emit(dodgeDeclared, { unit, with: dodge });
  if (dodge === 'anthem') engine.emit(anthemSpent, { seat });
  else if (dodge === 'combat') engine.emit(actionSpent, { unit, pool: 'cbt' });
  else if (dodge === 'feint') {
    engine.emit(featUsed, { unit, feat: 'feint' });
    engine.emit(actionSpent, { unit, pool: 'mvt' });
  } else engine.emit(markerDiscarded, { marker: carriedBy(state, unit) });
}
