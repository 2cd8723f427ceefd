/** Effects on places: markers, smoke, drones and models that are shoved about. */
import { accept, defineStep, refuse } from '@tablerunner/engine';
import { type Base, distanceOf, isWithin, LIMITER, pushed, standing, surfaceAt } from '@tablerunner/geometry';
import { z } from 'zod';
import { CALLED } from '../../called.ts';
import { moved } from '../../events/models.ts';
import { sufferFall } from '../../movement/falls.ts';
import { droneDeployed } from '../../net/events.ts';
import { basesOf, standingBut, tableOf } from '../../targeting/table.ts';
import type { CombatZoneState } from '../../types.ts';
import { isOnTable, modelOf, modelsOnTable, programOf, seatOf } from '../../units.ts';
import { markerLaid } from '../events.ts';
import type { Who } from '../words.ts';
import { type Doer, whomOf } from './context.ts';

/** A marker is a disc of 1 inch (CZ-RULE-39). */
const MARKER_WIDTH = 1000;

interface PlacingMemory {
  readonly model: number;
  readonly card: string;
  readonly what: 'marker' | 'drone';
}

interface Place {
  readonly kind: 'place';
  readonly x: number;
  readonly y: number;
}

const widthOf = (state: CombatZoneState, { card, what }: PlacingMemory): number =>
  what === 'marker' ? MARKER_WIDTH : (programOf(state, card).drone?.width ?? MARKER_WIDTH);

/** What would stand there, on the highest floor that is not above the bearer's; nothing where there is no floor. */
function baseAt(state: CombatZoneState, memory: PlacingMemory, { x, y }: Place): Base | undefined {
  const height = surfaceAt(tableOf(state), { x, y }, modelOf(state, memory.model).z);
  return height === undefined ? undefined : { x, y, z: height, width: widthOf(state, memory) };
}

/** Directions on a ring, in thousandths. */
const RING: readonly (readonly [number, number])[] = [
  [1000, 0],
  [707, 707],
  [0, 1000],
  [-707, 707],
  [-1000, 0],
  [-707, -707],
  [0, -1000],
  [707, -707],
];

const along = (from: number, part: number, length: number): number => from + Math.trunc((part * length) / 1000);

export const placing = defineStep<CombatZoneState, PlacingMemory, Place>({
  name: 'combat-zone/placing',
  clause: 'CZ-DEPLOY-02',
  choice: z.strictObject({ kind: z.literal('place'), x: z.int(), y: z.int() }),
  sampled: true,
  who: (state, { model }) => (isOnTable(state, model) ? seatOf(state, model) : undefined),
  candidates(state, memory) {
    const { x, y, width } = modelOf(state, memory.model);
    const beside = Math.ceil((width + widthOf(state, memory)) / 2);
    return [beside + LIMITER.red, beside + 1000].flatMap((far) =>
      RING.map(([dx, dy]): Place => ({ kind: 'place', x: along(x, dx, far), y: along(y, dy, far) })),
    );
  },
  check(state, memory, place) {
    const base = baseAt(state, memory, place);
    const { x, y } = place;
    const { width, depth } = state.field;
    const isOff = x < 0 || y < 0 || x > width || y > depth;
    if (isOff || base === undefined) return refuse('CZ-RULE-38', 'off-the-table', { x, y });
    if (!isWithin(distanceOf(modelOf(state, memory.model), base), LIMITER.red))
      return refuse('CZ-DEPLOY-02', 'not-within-red', { x, y });
    if (memory.what === 'marker') return accept();
    const problem = standing(tableOf(state), base, basesOf(state, modelsOnTable(state)));
    return problem === undefined ? accept() : refuse('CZ-RULE-30', 'cannot-stand-there', { x, y });
  },
  apply(state, memory, place, engine) {
    engine.done();
    const base = baseAt(state, memory, place);
    if (base === undefined) return;
    const { player } = modelOf(state, memory.model);
    const { x, y, z: height } = base;
    const spot = { player, card: memory.card, x, y, z: height };
    if (memory.what === 'marker') engine.emit(markerLaid, spot);
    else engine.emit(droneDeployed, spot);
  },
  run: (_state, _memory, engine) => engine.done(),
});

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
    const memory: PlacingMemory = { model, card, what: 'drone' };
    const isRoom =
      placing.candidates?.(state, memory).some((place) => placing.check?.(state, memory, place).ok) ?? false;
    if (isRoom) engine.interrupt(placing, memory);
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
