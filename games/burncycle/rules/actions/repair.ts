/** Repair: a bot gives of its energy to another, however far away. Clauses BC-REPAIR. */
import { accept, type Engine, refuse, type Verdict } from '@tablerunner/engine';
import { gainEnergy } from '../energy.ts';
import { energyLost } from '../events/units.ts';
import type { BurncycleState } from '../types.ts';
import { botAt, isDown, isOnFloor, MOST_ENERGY } from '../units.ts';

export interface Repair {
  readonly bot: number;
  readonly other: number;
  readonly amount: number;
}

export function checkRepair(state: BurncycleState, { bot, other, amount }: Repair): Verdict {
  const [giver, taker] = [botAt(state, bot), state.bots[other]];
  if (!isOnFloor(giver) || isDown(giver)) return refuse('BC-SHUT-04', 'shut-down', { bot });
  if (!giver.upgrades.universal.includes('repair')) return refuse('BC-REPAIR-01', 'no-repair-upgrade');
  if (taker === undefined || other === bot || taker.hasEscaped)
    return refuse('BC-REPAIR-02', 'nobody-to-repair', { other });
  if (amount < 1 || giver.energy - amount < 1)
    return refuse('BC-REPAIR-04', 'must-keep-one-energy', { has: giver.energy });
  return taker.energy + amount > MOST_ENERGY
    ? refuse('BC-REPAIR-03', 'more-than-ten-energy', { has: taker.energy })
    : accept();
}

export function repairsOf(state: BurncycleState, bot: number): Repair[] {
  const { energy } = botAt(state, bot);
  return [...state.bots.keys()].flatMap((other) =>
    Array.from({ length: Math.max(0, energy - 1) }, (_, at) => ({ bot, other, amount: at + 1 })),
  );
}

/** Those of `repairsOf` that `checkRepair` accepts; without the upgrade nothing is listed (BC-REPAIR-01). */
export function legalRepairs(state: BurncycleState, bot: number): Repair[] {
  const giver = botAt(state, bot);
  const repairs: Repair[] = [];
  if (!giver.upgrades.universal.includes('repair') || !isOnFloor(giver)) return repairs;
  for (const [other, { energy, hasEscaped }] of state.bots.entries()) {
    if (other === bot || hasEscaped) continue;
    const most = Math.min(giver.energy - 1, MOST_ENERGY - energy);
    for (let amount = 1; amount <= most; amount++) repairs.push({ bot, other, amount });
  }
  return repairs;
}

export function repair(state: BurncycleState, { bot, other, amount }: Repair, engine: Engine<BurncycleState>): void {
  engine.emit(energyLost, { bot, amount, source: 'repair' });
  gainEnergy(state, other, amount, 'repair', engine);
}
