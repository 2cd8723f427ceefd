/** Energy is health: a bot without any is shut down, and back with the first it gains. Clauses BC-ENERGY-01, BC-SHUT-01 to 03, BC-SHUT-06, BC-LOSE-02. */
import { defineStep, type Engine } from '@tablerunner/engine';
import { modCard } from '../content/items.ts';
import { lookAround } from './detection.ts';
import { energyGained } from './events/bots.ts';
import { botShutDown, energyLost } from './events/units.ts';
import { lose, raiseThreat } from './threat.ts';
import type { Bot, BurncycleState } from './types.ts';
import { botAt, isDown, MOST_ENERGY, moduleIndex } from './units.ts';

const SHUTDOWN_THREAT = 3;

export interface Loss {
  readonly bot: number;
  readonly amount: number;
  /** What takes it, for the log. */
  readonly source: string;
}

/** Stands for the step that asks, which knows how cards are discarded. */
const lastReserve = defineStep<BurncycleState, Loss>({ name: 'burncycle/last-reserve', clause: 'BC-MOD-03' });

/** Cards that would pay energy if they were discarded now, by their slots (BC-MOD-03). */
export const reservesOf = ({ items }: Bot): number[] =>
  [...items.keys()].filter(
    (at) => items[at]?.isInstalled === false && (modCard(items[at]?.card ?? '')?.energy ?? 0) > 0,
  );

/** It would shut the bot down, but uninstalled mods could still save it. */
export function canBeSaved(state: BurncycleState, { bot, amount }: Loss): boolean {
  const { energy, items } = botAt(state, bot);
  const reserve = reservesOf(botAt(state, bot)).reduce(
    (sum, at) => sum + (modCard(items[at]?.card ?? '')?.energy ?? 0),
    0,
  );
  return energy > 0 && amount >= energy && reserve > 0 && Math.min(MOST_ENERGY, energy + reserve) > amount;
}

/** Returns false if the bot's player is asked first: cards can be discarded at any time (BC-INV-03, BC-MOD-03). */
export function loseEnergy(
  state: BurncycleState,
  bot: number,
  amount: number,
  source: string,
  engine: Engine<BurncycleState>,
): boolean {
  const isOpen = canBeSaved(state, { bot, amount, source });
  if (isOpen) engine.interrupt(lastReserve, { bot, amount, source });
  else takeLoss(state, { bot, amount, source }, engine);
  return !isOpen;
}

export function takeLoss(state: BurncycleState, { bot, amount, source }: Loss, engine: Engine<BurncycleState>): void {
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
