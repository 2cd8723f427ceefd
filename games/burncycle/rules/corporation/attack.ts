/** After its movement a unit attacks every detected bot beside it, also through locked doors. Clauses BC-SEC-17 to 19, BC-ABIL-03. */
import type { Engine } from '@tablerunner/engine';
import { loseEnergy } from '../energy.ts';
import { botAttacked } from '../events/units.ts';
import { isAdjacent } from '../floor/passage.ts';
import { corporate, modifier } from '../powers.ts';
import { isLost, raiseThreat } from '../threat.ts';
import type { BurncycleState, Guard } from '../types.ts';
import { floorOf, guardAt, hasAbility, isCaptain, isDetected, isDown } from '../units.ts';

const CAPTAINS_ATTACK = 3;

export function attackAround(state: BurncycleState, index: number, engine: Engine<BurncycleState>): void {
  const guard = guardAt(state, index);
  for (const [bot, victim] of state.bots.entries()) {
    if (isLost(state)) return; // nothing happens any more (BC-RULE-92)
    if (isDown(victim) || !isDetected(victim)) continue;
    if (!isAdjacent(floorOf(state), state.floor, guard.cell, victim.cell, 'security')) continue;
    engine.emit(botAttacked, { bot, guard: index, unit: guard.kind });
    if (hasAbility(state, guard, 'demerit')) raiseThreat(state, 1, 'demerit', engine);
    else hurt(state, bot, forceOf(state, guard), engine);
  }
}

/** BC-SEC-18, BC-SEC-19; the captain is no guard. */
const forceOf = (state: BurncycleState, guard: Guard): number =>
  isCaptain(guard) ? CAPTAINS_ATTACK : guard.level + corporate(state, 'guard-attack');

function hurt(state: BurncycleState, bot: number, force: number, engine: Engine<BurncycleState>): void {
  const amount = force - modifier(state, bot, 'armor');
  if (amount > 0) loseEnergy(state, bot, amount, 'attack', engine);
}
