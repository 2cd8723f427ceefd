/** The strike action: against a security unit or a wall beside the bot. Clauses BC-STRIKE, BC-STUN-01, BC-DETECT-02, BC-DETECT-03; BC-RULE-14, 44. */

import { accept, type Engine, refuse, type Verdict } from '@tablerunner/engine';
import { cellsBeside } from '@tablerunner/geometry';
import { z } from 'zod';
import { captainResistance } from '../../content/captains.ts';
import { detect } from '../detection.ts';
import { whileDraining } from '../drain.ts';
import { stepsFrom } from '../effects/reach.ts';
import { energyGained, keyTaken } from '../events/bots.ts';
import { wallDestroyed } from '../events/floor.ts';
import { unitOf, wallName } from '../events/named.ts';
import { guardStunned } from '../events/units.ts';
import { isAdjacent, wallsBeside } from '../floor/passage.ts';
import { moveBot } from '../movement.ts';
import { corporate, modifier, strikeReach, testBonus } from '../powers.ts';
import { checkEntry, flyTo } from '../special/fly.ts';
import { shutDownUnit } from '../special/mask.ts';
import { closeTest, makeTest } from '../test/ap-test.ts';
import { raiseThreat } from '../threat.ts';
import { defineTurnStep } from '../turn/own-turn.ts';
import type { BurncycleState, Guard } from '../types.ts';
import { botAt, botOn, floorOf, guardAt, guardOn, isCaptain, isDown, isOnFloor } from '../units.ts';
import { OPTIMIZED_AP } from './move.ts';

/** What is struck: a unit by its number, or a wall by its edge. */
export type StrikeTarget = { readonly guard: number } | { readonly wall: number };

const MOST_WALLS = 3;
export const WALL_RESISTANCE = 10;
/** A strike that fails by so much or less may stun (BC-STRIKE-06). */
export const STUN_MARGIN = 5;

/** BC-STRIKE-04: 10, 15, 20 by level; the captain's is on its card. */
export const resistanceOf = (guard: Guard): number =>
  isCaptain(guard) ? captainResistance(guard.kind) : 5 + 5 * guard.level;

/** Everything that a bot could strike from where it stands. */
export function targetsOf(state: BurncycleState, bot: number): StrikeTarget[] {
  const reach = strikeReach(state, bot);
  const targets: StrikeTarget[] = [];
  for (const guard of guardsInReach(state, bot, reach)) targets.push({ guard });
  if (state.floor.destroyed.length >= MOST_WALLS) return targets;
  for (const wall of wallsInReach(state, bot, reach)) targets.push({ wall });
  return targets;
}

/** Spaces are counted only where somebody strikes farther than beside it. */
function guardsInReach(state: BurncycleState, bot: number, reach: number): number[] {
  const { cell } = botAt(state, bot);
  if (reach === 1) {
    const floor = floorOf(state);
    const beside: number[] = [];
    for (let guard = 0; guard < state.guards.length; guard++)
      if (isAdjacent(floor, state.floor, cell, guardAt(state, guard).cell, 'bot')) beside.push(guard);
    return beside;
  }
  const near = stepsFrom(state, cell, reach);
  return [...state.guards.keys()].filter((guard) => near.has(guardAt(state, guard).cell));
}

/** Walls beside the bot, or beside spaces within its reach (BC-STRIKE-01; gaps: BC-GAP-16). */
function wallsInReach(state: BurncycleState, bot: number, reach: number): number[] {
  const { cell } = botAt(state, bot);
  const floor = floorOf(state);
  if (reach === 1) return wallsBeside(floor, state.floor, cell);
  const cells = [...stepsFrom(state, cell, reach - 1).keys()];
  return [...new Set(cells.flatMap((place) => wallsBeside(floor, state.floor, place)))];
}

export function checkStrike(state: BurncycleState, bot: number, target: StrikeTarget): Verdict {
  const striker = botAt(state, bot);
  if (!isOnFloor(striker) || isDown(striker)) return refuse('BC-SHUT-04', 'shut-down', { bot });
  const floor = floorOf(state);
  if ('guard' in target) {
    const guard = state.guards[target.guard];
    if (guard === undefined) return refuse('BC-STRIKE-01', 'nothing-to-strike', { guard: target.guard });
    return guardsInReach(state, bot, strikeReach(state, bot)).includes(target.guard)
      ? accept()
      : refuse('BC-STRIKE-01', 'not-adjacent', { guard: target.guard });
  }
  if (state.floor.destroyed.length >= MOST_WALLS) return refuse('BC-STRIKE-19', 'three-walls-destroyed');
  if (floor.doorAt[target.wall] !== -1) return refuse('BC-STRIKE-18', 'a-door-is-no-wall', { wall: target.wall });
  return wallsInReach(state, bot, strikeReach(state, bot)).includes(target.wall)
    ? accept()
    : refuse('BC-STRIKE-01', 'not-adjacent', { wall: target.wall });
}

export interface Striking {
  readonly bot: number;
  readonly target: StrikeTarget;
  readonly isOptimized: boolean;
  /** What the test came to; undefined before it. */
  readonly ap?: number | undefined;
}

interface Blow {
  readonly kind: 'shut-down' | 'stun' | 'spare';
}

/** What the AP are enough for; nothing is always possible (BC-STRIKE-07). */
function blowsOf(state: BurncycleState, { target, ap = 0 }: Striking): Blow['kind'][] {
  if (!('guard' in target)) return [];
  const needed = resistanceOf(guardAt(state, target.guard));
  return [
    ...(ap >= needed ? (['shut-down'] as const) : []),
    ...(ap >= needed - STUN_MARGIN ? (['stun'] as const) : []),
    'spare',
  ];
}

export const strike = defineTurnStep<Striking, Blow>({
  name: 'burncycle/strike',
  clause: 'BC-STRIKE-07',
  choice: z.strictObject({ kind: z.enum(['shut-down', 'stun', 'spare']) }),
  who: (state, memory) =>
    memory.ap !== undefined && blowsOf(state, memory).length > 1 ? botAt(state, state.active).seat : undefined,
  candidates: (state, memory) => blowsOf(state, memory).map((kind) => ({ kind })),
  check: (state, memory, { kind }) =>
    blowsOf(state, memory).includes(kind) ? accept() : refuse('BC-STRIKE-02', 'too-few-ap', { ap: memory.ap ?? 0 }),
  apply: (state, memory, { kind }, engine) => {
    if ('guard' in memory.target) hit(state, memory.bot, memory.target.guard, kind, engine);
    engine.done();
  },
  run(state, memory, engine) {
    if (memory.ap === undefined && state.test === undefined) {
      const { bot, target, isOptimized } = memory;
      const bonus = testBonus(state, bot, 'guard' in target ? 'strike-ap' : 'wall-ap');
      return makeTest(engine, { purpose: 'strike', bot, bonus: (isOptimized ? OPTIMIZED_AP : 0) + bonus });
    }
    if (memory.ap === undefined) return struck(state, memory, closeTest(state, engine), engine);
    engine.done(); // too few AP for anything
  },
});

/** Every strike against a unit raises threat and gives the bot away, whatever comes of it (BC-STRIKE-08, BC-STRIKE-09). */
function struck(state: BurncycleState, memory: Striking, ap: number, engine: Engine<BurncycleState>): void {
  const { bot, target } = memory;
  if ('guard' in target) {
    engine.stay<Striking>({ ...memory, ap });
    const threat = Math.max(0, 1 + corporate(state, 'strike-threat') - modifier(state, bot, 'quiet-strikes'));
    if (threat > 0) raiseThreat(state, threat, 'strike', engine);
    return detect(state, bot, 'strike', engine);
  }
  engine.done();
  if (ap < WALL_RESISTANCE) return; // BC-STRIKE-16
  const at = wallName(state, target.wall);
  whileDraining(state, engine, () => engine.emit(wallDestroyed, { edge: target.wall, at, bot }));
  detect(state, bot, 'destroyed-wall', engine);
  engine.interrupt(stepThrough, { bot, edge: target.wall });
}

/** The key under a unit goes to the bot that stuns or shuts it down (BC-STRIKE-10); a shutdown also gives 1 energy (BC-STRIKE-05). */
function hit(
  state: BurncycleState,
  bot: number,
  guard: number,
  kind: Blow['kind'],
  engine: Engine<BurncycleState>,
): void {
  if (kind === 'spare') return;
  if (guardAt(state, guard).hasKey) engine.emit(keyTaken, { ...unitOf(state, guard), bot });
  if (kind === 'stun') return engine.emit(guardStunned, { ...unitOf(state, guard), bot });
  shutDownUnit(state, guard, bot, engine);
  engine.emit(energyGained, { bot, amount: 1, source: 'strike' });
}

interface Through {
  readonly bot: number;
  readonly edge: number;
  /** Its drone is at the door, and goes in its place (BC-MEM-12). */
  readonly isByDrone?: boolean | undefined;
}

interface StepThrough {
  readonly kind: 'through' | 'stay';
}

/** The space on the other side, if there is one and nobody stands there; -1 otherwise. */
function beyond(state: BurncycleState, { bot, edge, isByDrone }: Through): number {
  const { cell } = isByDrone === true && state.drone !== undefined ? state.drone : botAt(state, bot);
  const [one, other] = cellsBeside(floorOf(state).grid, edge);
  if (one !== cell && other !== cell) return -1; // a wall struck from afar
  const to = one === cell ? other : one;
  if (to !== undefined && isByDrone === true) return checkEntry(state, to).ok ? to : -1;
  return to === undefined || botOn(state, to) >= 0 || guardOn(state, to) >= 0 ? -1 : to;
}

/** The free step after a wall was destroyed or a door unlocked: no move action, so no swap, push or key (BC-STRIKE-15, BC-KEYPAD-22, BC-RULE-44). */
export const stepThrough = defineTurnStep<Through, StepThrough>({
  name: 'burncycle/step-through',
  clause: 'BC-STRIKE-15',
  choice: z.strictObject({ kind: z.enum(['through', 'stay']) }),
  who: (state, memory) => (beyond(state, memory) < 0 ? undefined : botAt(state, state.active).seat),
  candidates: () => [{ kind: 'through' }, { kind: 'stay' }],
  check: () => accept(),
  apply(state, memory, { kind }, engine) {
    engine.done();
    if (kind === 'stay') return;
    const to = beyond(state, memory);
    if (memory.isByDrone === true) flyTo(state, to, state.drone?.moved ?? 0, engine);
    else moveBot(state, memory.bot, to, engine);
  },
  run: (_state, _memory, engine) => engine.done(),
});
