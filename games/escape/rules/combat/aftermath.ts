/** What an attack leaves behind besides wounds: lost actions, lowered values, flames. ES-ABIL-06, 28, 38; ES-EQUIP-03, 08, 11, 14, 19, 22; ES-RULE-15. */
import type { Engine } from '@tablerunner/engine';
import type { Cell } from '@tablerunner/geometry';
import { has } from '../abilities.ts';
import { burnPlaced } from '../events/board.ts';
import { actionsLost, valueLowered } from '../events/units.ts';
import { type EscapeState, POOLS, type Pool } from '../types.ts';
import { isOnBoard, left, unitAt } from '../units.ts';
import type { Result } from './result.ts';
import { blastCells } from './targets.ts';
import { versionOf, type WeaponId } from './weapons.ts';

interface Strike {
  readonly attacker: number;
  readonly weapon: WeaponId;
  readonly cell?: Cell | undefined;
}

type Hurt = Pick<Result, 'unit' | 'damage'>;

/**
 * It was not put out of combat by the attack. In Cooperation a figure may have come onto the board under its name already, out of
 * a token that its fall brought into sight: that one is whole.
 */
export function isStillThere(state: EscapeState, { unit: index, damage }: Hurt): boolean {
  const unit = unitAt(state, index);
  return isOnBoard(unit) && (damage === 0 || unit.life < unit.profile.life);
}

export function leaveMarks(
  state: EscapeState,
  strike: Strike,
  results: readonly Hurt[],
  engine: Engine<EscapeState>,
): void {
  const { burns } = versionOf(state, strike.weapon);
  for (const result of results)
    if (result.damage > 0 && isStillThere(state, result)) weaken(state, strike, result.unit, engine);
  if (burns !== true || strike.cell === undefined) return;
  for (const cell of blastCells(state, strike.cell)) engine.emit(burnPlaced, { cell });
}

function weaken(state: EscapeState, { attacker, weapon }: Strike, unit: number, engine: Engine<EscapeState>): void {
  const { lost, lowered } = versionOf(state, weapon);
  const isShocked = weapon === 'melee' && has(state, unitAt(state, attacker), 'shock-baton'); // ES-ABIL-38
  for (const pool of POOLS) {
    loseActions(state, unit, pool, (lost?.[pool] ?? 0) + (isShocked ? 1 : 0), engine);
    const by = lowered?.[pool] ?? 0;
    if (by > 0) engine.emit(valueLowered, { unit, pool, by });
  }
}

/** ES-RULE-32: unused actions only, never below 0. */
export function loseActions(
  state: EscapeState,
  unit: number,
  pool: Pool,
  most: number,
  engine: Engine<EscapeState>,
): void {
  const count = Math.min(most, left(state, unitAt(state, unit), pool));
  if (count > 0) engine.emit(actionsLost, { unit, pool, count });
}
