/** One step or turn of a security unit, with all that follows from it at once. Clauses BC-SEC-06 to 10, BC-SEC-16; BC-RULE-49, 61, 99. */

import type { Engine } from '@tablerunner/engine';
import type { Direction } from '@tablerunner/geometry';
import { detect, lookAround, takeChips } from '../detection.ts';
import { whileDraining } from '../drain.ts';
import { unitOf } from '../events/named.ts';
import { guardFaced, guardMoved } from '../events/units.ts';
import { wearerOf } from '../special/disguise.ts';
import type { BurncycleState } from '../types.ts';
import { botAt, botOn, floorOf, guardAt, isDown } from '../units.ts';

/** Returns false if a bot was in the way: the unit stays, facing it, and the bot is detected (BC-SEC-09). */
export function stepGuard(
  state: BurncycleState,
  index: number,
  side: Direction,
  engine: Engine<BurncycleState>,
): boolean {
  const to = floorOf(state).grid.ways[guardAt(state, index).cell * 8 + side] as number;
  const blocker = botOn(state, to);
  if (blocker >= 0 && !isDown(botAt(state, blocker))) {
    turnGuard(state, index, side, engine);
    if (wearerOf(state, guardAt(state, index)) < 0) detect(state, blocker, 'walked-into', engine); // BC-IFACE-08
    return false;
  }
  whileDraining(state, engine, () => engine.emit(guardMoved, { ...unitOf(state, index), to, facing: side }));
  lookAround(state, engine); // detection comes before the step's other effects (BC-RULE-99)
  takeChips(state, to, engine);
  return true;
}

/** A unit that turns through several directions looks only in the last one (BC-RULE-102). */
export function turnGuard(
  state: BurncycleState,
  index: number,
  facing: Direction,
  engine: Engine<BurncycleState>,
): void {
  if (guardAt(state, index).facing === facing) return;
  engine.emit(guardFaced, { ...unitOf(state, index), facing });
  lookAround(state, engine);
}
