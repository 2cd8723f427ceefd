/** Interface puts a guard's chip on, turns it, and is shut down in it. Clauses BC-IFACE-05, BC-IFACE-10; gaps: BC-GAP-01. */
import { accept, defineStep, type Engine } from '@tablerunner/engine';
import { type Direction, SIDES } from '@tablerunner/geometry';
import { z } from 'zod';
import { whileDraining } from '../drain.ts';
import { loseEnergy } from '../energy.ts';
import { disguiseFaced, disguisePutOn, disguiseRemoved } from '../events/special.ts';
import { guardShutDown } from '../events/units.ts';
import { drawGuard } from '../piles.ts';
import type { BurncycleState } from '../types.ts';
import { botAt, floorOf, guardAt, isDetected, isDown, isOnFloor } from '../units.ts';
import { wearerOf } from './disguise.ts';

/** Not where everybody looks: whoever is detected cannot slip into a chip. */
export function canPutOn(state: BurncycleState, bot: number): boolean {
  const agent = botAt(state, bot);
  if (agent.disguise !== undefined || !isOnFloor(agent) || isDown(agent) || isDetected(agent)) return false;
  return state.guardPiles.some(
    ({ left, discard }, level) => level <= floorOf(state).number && left.length + discard.length > 0,
  );
}

/** A guard of the floor's level, drawn by chance; the player says where it looks. */
export function putOn(state: BurncycleState, bot: number, engine: Engine<BurncycleState>): void {
  const kind = drawGuard(state, floorOf(state).number, engine);
  if (kind === undefined) return;
  whileDraining(state, engine, () => engine.emit(disguisePutOn, { bot, kind, facing: 0 }));
  engine.interrupt(faceDisguise, { bot });
}

interface Facing {
  readonly kind: 'face';
  readonly side: Direction;
}

/** After a move action, and when it is put on (BC-IFACE-05, BC-RULE-27). */
export const faceDisguise = defineStep<BurncycleState, { readonly bot: number }, Facing>({
  name: 'burncycle/face-disguise',
  clause: 'BC-IFACE-05',
  choice: z.strictObject({ kind: z.literal('face'), side: z.int().min(0).max(3) }),
  who: (state, { bot }) => (botAt(state, bot).disguise === undefined ? undefined : botAt(state, bot).seat),
  candidates: () => SIDES.map((side) => ({ kind: 'face', side })),
  check: () => accept(),
  apply(_state, { bot }, { side }, engine) {
    engine.emit(disguiseFaced, { bot, facing: side });
    engine.done();
  },
  run: (_state, _memory, engine) => engine.done(),
});

const SHED_ENERGY = 2;

/** A security unit is shut down; a bot in its chip loses the chip and some energy instead (BC-SHUT-10, BC-IFACE-10). */
export function shutDownUnit(state: BurncycleState, guard: number, bot: number, engine: Engine<BurncycleState>): void {
  const unit = guardAt(state, guard);
  const wearer = wearerOf(state, unit);
  if (wearer < 0) return engine.emit(guardShutDown, { guard, unit: unit.kind, bot, level: unit.level });
  engine.emit(disguiseRemoved, { bot: wearer, cause: 'shut-down' });
  loseEnergy(state, wearer, SHED_ENERGY, 'shut-down', engine);
}
