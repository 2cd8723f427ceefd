/** Effects on places: markers, smoke, drones and models that are shoved about. */
import { accept, defineStep, refuse } from '@tablerunner/engine';
import { pushed } from '@tablerunner/geometry';
import { z } from 'zod';
import { CALLED } from '../../called.ts';
import { moved } from '../../events/models.ts';
import { sufferFall } from '../../movement/falls.ts';
import { droneLeftOut } from '../../net/events.ts';
import { basesOf, standingBut, tableOf } from '../../targeting/table.ts';
import type { CombatZoneState } from '../../types.ts';
import { isOnTable, modelOf, programOf, seatOf } from '../../units.ts';
import { markerLaid } from '../events.ts';
import type { Who } from '../words.ts';
import { type Doer, whomOf } from './context.ts';
import { isRoomFor, placing, RING } from './placing.ts';

export const marking: Doer<Record<never, never>> = (_state, _params, { model, card }, engine) =>
  engine.interrupt(placing, { model, card, what: 'marker' });

/** Where the target stands, or the bearer if nobody was aimed at. */
export const smoking: Doer<Record<never, never>> = (state, _params, { model, card, target }, engine) => {
  const { x, y, z: height } = modelOf(state, target < 0 ? model : target);
  engine.emit(markerLaid, { card, player: modelOf(state, model).player, x, y, z: height });
};

/** One drone for each program: while it is in play, a launch lets it act again. */
export const deployingDrone: Doer<Record<never, never>> = (state, _params, { model, card }, engine) => {
  const { player } = modelOf(state, model);
  const drone = state.models.findIndex((one) => one.card === card && one.player === player && one.place === 'table');
  if (drone < 0) {
    const memory = { model, card, what: 'drone' } as const;
    if (isRoomFor(state, memory)) engine.interrupt(placing, memory);
    else engine.emit(droneLeftOut, { model, card });
    return;
  }
  const { colour } = programOf(state, card).drone ?? {};
  if (colour !== undefined) engine.interrupt(CALLED.freeAction, { model: drone, colour });
};

interface ShoveMemory {
  readonly model: number;
  readonly by: number;
  readonly length: number;
  /** Left out: straight away from the one who does it. */
  readonly isFree?: boolean;
}

interface Shove {
  readonly kind: 'shove';
  /** A place on the ring of eight directions. */
  readonly way: number;
}

/** A push of any length, away or in a direction that the one who pushes likes (CZ-RULE-68). */
export const shove = defineStep<CombatZoneState, ShoveMemory, Shove>({
  name: 'combat-zone/shove',
  clause: 'CZ-KW-32',
  choice: z.strictObject({ kind: z.literal('shove'), way: z.int().min(0).max(7) }),
  who: (state, { model, by, isFree }) => (isFree === true && isOnTable(state, model) ? seatOf(state, by) : undefined),
  candidates: () => RING.map((_, way): Shove => ({ kind: 'shove', way })),
  check: (_state, _memory, { way }) =>
    RING[way] === undefined ? refuse('CZ-KW-32', 'no-such-way', { way }) : accept(),
  apply(state, memory, { way }, engine) {
    const { x, y } = modelOf(state, memory.model);
    const [dx, dy] = RING[way] ?? [1000, 0];
    carry(state, memory, { x: x - dx, y: y - dy }, engine);
  },
  run(state, memory, engine) {
    if (!isOnTable(state, memory.model)) return engine.done();
    carry(state, memory, modelOf(state, memory.by), engine);
  },
});

function carry(
  state: CombatZoneState,
  { model, by, length }: ShoveMemory,
  from: { readonly x: number; readonly y: number },
  engine: Parameters<Doer<never>>[3],
): void {
  engine.done();
  const others = standingBut(state, model);
  const { x, y, z: height, width } = modelOf(state, model);
  const base = { x, y, z: height, width };
  const { end, fall, hits = [] } = pushed(tableOf(state), base, from, length, basesOf(state, others));
  engine.emit(moved, { model, x: end.x, y: end.y, z: end.z, by: 'push' });
  if (fall === undefined) return;
  sufferFall({ model, height: fall, token: -1, onto: hits.flatMap((at) => others[at] ?? []), by }, engine);
}

export const shoving: Doer<{ readonly inches: number; readonly way: 'away' | 'any'; readonly who?: Who }> = (
  state,
  { inches, way, who },
  context,
  engine,
) => {
  for (const model of whomOf(state, who, context))
    engine.interrupt(shove, {
      model,
      by: context.model,
      length: inches * 1000,
      ...(way === 'any' ? { isFree: true } : {}),
    });
};
