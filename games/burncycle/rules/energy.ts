/** Energy is health: a bot without any is shut down, and back with the first it gains. Clauses BC-ENERGY-01, BC-SHUT-01 to 03, BC-SHUT-06, BC-LOSE-02. */
import type { Engine } from '@tablerunner/engine';
import { lookAround } from './detection.ts';
import { energyGained } from './events/bots.ts';
import { botShutDown, energyLost } from './events/units.ts';
import { lose, raiseThreat } from './threat.ts';
import type { BurncycleState } from './types.ts';
import { botAt, isDown, moduleIndex } from './units.ts';

const SHUTDOWN_THREAT = 3;

export function loseEnergy(
  state: BurncycleState,
  bot: number,
  amount: number,
  source: string,
  engine: Engine<BurncycleState>,
): void {
  if (isDown(botAt(state, bot))) return;
  engine.emit(energyLost, { bot, amount, source });
  if (!isDown(botAt(state, bot))) return;
  engine.emit(botShutDown, { bot });
  if (bot === moduleIndex(state)) return lose(engine, 'BC-LOSE-02', 'module-shut-down');
  raiseThreat(state, SHUTDOWN_THREAT, 'shutdown', engine);
}

/** An agent that is back is noticed at once where a unit looks (BC-SHUT-06, BC-RANGE-06). */
export function gainEnergy(
  state: BurncycleState,
  bot: number,
  amount: number,
  source: string,
  engine: Engine<BurncycleState>,
): void {
  const wasDown = isDown(botAt(state, bot));
  engine.emit(energyGained, { bot, amount, source });
  if (wasDown) lookAround(state, engine);
}
