/** The walk of an ISC character: step after step, door after door, until it can strike. Clauses ES-DRONE-06, ES-DRONE-07, ES-CISC-01; ES-RULE-66 to 69. */
import type { Engine } from '@tablerunner/engine';
import type { Cell } from '@tablerunner/geometry';
import { isProtected } from '../combat/targets.ts';
import { doorChanged } from '../events/board.ts';
import { actionSpent, unitMoved } from '../events/units.ts';
import { anySource } from '../extra-action.ts';
import { DOOR_HACKED, live } from '../live.ts';
import { peripheral, sees } from '../sight.ts';
import type { EscapeState, Unit } from '../types.ts';
import { isOnBoard, left, unitAt } from '../units.ts';
import type { Field } from './field.ts';
import { gaitOfUnit } from './pieces.ts';
import { isAnySeen } from './reveal.ts';
import { behindDoor, doorBetween, fieldTo, stepsOn } from './route.ts';

type Stop =
  /** It can strike, has no Movement action left, or the way goes no further. */
  | { readonly why: 'there' }
  | { readonly why: 'goal-is-gone' }
  /** Somebody may act now, or a token has come into sight. */
  | { readonly why: 'interrupted' }
  /** The Leader chooses between equally dear ways. */
  | { readonly why: 'crossroads'; readonly steps: readonly Cell[] };

const THERE: Stop = { why: 'there' };
const GOAL_IS_GONE: Stop = { why: 'goal-is-gone' };
const INTERRUPTED: Stop = { why: 'interrupted' };

/** A Resistance character on a cell around, in sight and not protected; also where Blackout forbids the blow (ES-RULE-37). */
export function canStrike(state: EscapeState, unit: Unit): boolean {
  for (const other of state.units) {
    if (other.faction !== 'resistance' || !isOnBoard(other) || !peripheral(state, unit.cell, other.cell)) continue;
    if (sees(state, unit.cell, other.cell) && !isProtected(state, other)) return true; // ES-RULE-50
  }
  return false;
}

/**
 * All actions up to the next moment at which somebody else has a say. As long as nobody has, the routes stay what they are,
 * and the board is measured only once.
 */
export function walk(
  state: EscapeState,
  index: number,
  goal: number,
  chosen: Cell | undefined,
  engine: Engine<EscapeState>,
): Stop {
  const unit = unitAt(state, index);
  const gait = gaitOfUnit(state, unit);
  let field: Field | undefined;
  let next = chosen;
  const mayAct = anySource(state); // nothing on its way changes that
  while (left(state, unit, 'mvt') > 0 && !canStrike(state, unit)) {
    const prey = state.units[goal];
    if (prey === undefined || !isOnBoard(prey)) return GOAL_IS_GONE;
    if (next === undefined) {
      field ??= fieldTo(state, gait, unit.cell, prey.cell);
      const steps = stepsOn(state, field, gait, unit.cell);
      if (steps.length > 1 && state.options.routeTies === 'leader') return { why: 'crossroads', steps };
      next = steps[0];
    }
    if (next === undefined) return THERE;
    const door = doorBetween(live(state), gait, unit.cell, next);
    engine.emit(actionSpent, { unit: index, pool: 'mvt' });
    if (door < 0) engine.emit(unitMoved, { unit: index, to: next });
    else openDoor(state, door, engine);
    if (door >= 0) field = behindDoor(field, gait, unit.cell, next);
    next = undefined;
    if (mayAct || isAnySeen(state)) return INTERRUPTED;
  }
  return THERE;
}

/** Locks are no obstacle; a hacked door stays hacked (ES-CISC-01). */
export function openDoor(state: EscapeState, door: number, engine: Engine<EscapeState>): void {
  engine.emit(doorChanged, { door, open: true, hacked: ((state.doors[door] ?? 0) & DOOR_HACKED) !== 0 });
}
