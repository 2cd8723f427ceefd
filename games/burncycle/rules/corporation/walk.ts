/** An activated unit on its way: step by step, with the players' choice where two ways are equally short. Clauses BC-SEC-03, 04, 08 to 15, 17; BC-RULE-58 to 61, 94. */

import { accept, defineStep, type Engine, refuse } from '@tablerunner/engine';
import { type Direction, directionTo } from '@tablerunner/geometry';
import { z } from 'zod';
import { captainCard } from '../../content/captains.ts';
import { doorLocked } from '../events/floor.ts';
import { doorOf, unitOf } from '../events/named.ts';
import { guardActivated } from '../events/units.ts';
import { doorsBeside, isAdjacent } from '../floor/passage.ts';
import { corporate } from '../powers.ts';
import { fieldTo, waysOn } from '../security/route.ts';
import type { BurncycleState } from '../types.ts';
import { botAt, cardOf, floorOf, guardAt, hasAbility, isCaptain, spokesman } from '../units.ts';
import { attackAround } from './attack.ts';
import { type Errand, gaitOf, goalsOf, quarry } from './errand.ts';
import { stepGuard, turnGuard } from './move-guard.ts';

export interface Walk {
  readonly guard: number;
  readonly errand: Errand;
  /** Spaces it may still move. */
  readonly left: number;
  /** It has made a step: a patrol that was there already keeps its facing (BC-RULE-94). */
  readonly hasMoved?: boolean | undefined;
}

export interface Way {
  readonly kind: 'way';
  readonly side: Direction;
}

export const waySchema = z.strictObject({ kind: z.literal('way'), side: z.int().min(0).max(3) });

/** The directions in which its way goes on from here; none where it has arrived, or has no way. */
export function waysNow(state: BurncycleState, { guard, errand }: Pick<Walk, 'guard' | 'errand'>): Direction[] {
  const floor = floorOf(state);
  const gait = gaitOf(state, guard, errand);
  const { cell } = guardAt(state, guard);
  const field = fieldTo(floor, state.floor, goalsOf(state, errand), gait, cell);
  return waysOn(floor, state.floor, field, cell, gait);
}

const waysOf = (state: BurncycleState, memory: Walk): Way[] =>
  waysNow(state, memory).map((side) => ({ kind: 'way', side }));

export const walk = defineStep<BurncycleState, Walk, Way>({
  name: 'burncycle/walk',
  clause: 'BC-SEC-04',
  choice: waySchema,
  who: (state, memory) => (waysNow(state, memory).length > 1 ? spokesman(state) : undefined),
  candidates: waysOf,
  legal: waysOf,
  check: (state, memory, { side }) =>
    waysNow(state, memory).includes(side) ? accept() : refuse('BC-SEC-04', 'not-a-shortest-way', { side }),
  apply: (state, memory, { side }, engine) => go(state, memory, side, engine),
  run(state, memory, engine) {
    const [side] = waysNow(state, memory);
    if (side === undefined) arrive(state, memory, engine);
    else go(state, memory, side, engine);
  },
});

/** A unit that has no movement left still says which way it would go: that is where it looks (BC-SEC-13). */
function go(state: BurncycleState, memory: Walk, side: Direction, engine: Engine<BurncycleState>): void {
  if (memory.left === 0) {
    turnGuard(state, memory.guard, side, engine);
    return finish(state, memory.guard, engine);
  }
  if (stepGuard(state, memory.guard, side, engine))
    engine.stay<Walk>({ ...memory, left: memory.left - 1, hasMoved: true });
  else finish(state, memory.guard, engine); // it ran into a bot (BC-SEC-09), which it attacks (BC-RULE-59)
}

/** It turns to the bot it went for (BC-SEC-11), or to its post's arrow; else it keeps the facing of its last step (BC-RULE-94). */
function arrive(state: BurncycleState, { guard, errand, hasMoved }: Walk, engine: Engine<BurncycleState>): void {
  const floor = floorOf(state);
  const { cell } = guardAt(state, guard);
  const isThereAlready = errand.kind === 'go' && hasMoved !== true;
  if (!isThereAlready && goalsOf(state, errand).includes(cell)) {
    const beside = quarry(state, errand).find((bot) =>
      isAdjacent(floor, state.floor, cell, botAt(state, bot).cell, 'security'),
    );
    const facing =
      beside !== undefined
        ? directionTo(floor.grid, cell, botAt(state, beside).cell)
        : errand.kind === 'go'
          ? errand.facing
          : undefined;
    if (facing !== undefined) turnGuard(state, guard, facing, engine);
  }
  finish(state, guard, engine);
}

/** It attacks, is turned face down, and a cautious one locks the doors beside it (BC-SEC-17, BC-SEC-02, BC-ABIL-02). */
export function finish(state: BurncycleState, guard: number, engine: Engine<BurncycleState>): void {
  attackAround(state, guard, engine);
  const unit = guardAt(state, guard);
  if (hasAbility(state, unit, 'cautious')) {
    for (const door of doorsBeside(floorOf(state), unit.cell)) {
      if (state.floor.doors[door] === 1) engine.emit(doorLocked, doorOf(state, door));
    }
  }
  engine.done();
}

/** What its chip shows, and what changes that: for guards threat and captain, for a captain its own rule of pursuit (BC-CAPT-05). */
export function movementOf(state: BurncycleState, index: number, priority: Errand['kind']): number {
  const guard = guardAt(state, index);
  const { movement } = cardOf(guard);
  if (!isCaptain(guard)) return movement + corporate(state, 'guard-movement');
  return movement + (priority === 'pursue' ? (captainCard(guard.kind).pursuit ?? 0) : 0);
}

/** Sends a unit on its way with all its movement. */
export function send(state: BurncycleState, guard: number, errand: Errand, engine: Engine<BurncycleState>): void {
  engine.emit(guardActivated, { ...unitOf(state, guard), priority: errand.kind });
  engine.interrupt(walk, { guard, errand, left: movementOf(state, guard, errand.kind) });
}
