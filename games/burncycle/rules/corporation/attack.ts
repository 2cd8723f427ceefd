/** After its movement a unit attacks every detected bot beside it, also through locked doors. Clauses BC-SEC-17 to 19, BC-ABIL-03. */
import type { Engine } from '@tablerunner/engine';
import { loseEnergy } from '../energy.ts';
import { botAttacked } from '../events/units.ts';
import { isAdjacent } from '../floor/passage.ts';
import { raiseThreat } from '../threat.ts';
import type { BurncycleState } from '../types.ts';
import { floorOf, guardAt, hasAbility, isCaptain, isDetected, isDown } from '../units.ts';

const CAPTAINS_ATTACK = 3;

export function attackAround(state: BurncycleState, index: number, engine: Engine<BurncycleState>): void {
  const guard = guardAt(state, index);
  for (const [bot, victim] of state.bots.entries()) {
    if (isDown(victim) || !isDetected(victim)) continue;
    if (!isAdjacent(floorOf(state), state.floor, guard.cell, victim.cell, 'security')) continue;
    engine.emit(botAttacked, { bot, guard: index });
    if (hasAbility(state, guard, 'demerit')) raiseThreat(state, 1, 'demerit', engine);
    else loseEnergy(state, bot, isCaptain(guard) ? CAPTAINS_ATTACK : guard.level, 'attack', engine);
  }
}
