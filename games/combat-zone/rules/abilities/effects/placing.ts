/** Where a marker or a drone is put down: within RED of its bearer. Clauses CZ-DEPLOY-02, CZ-RULE-30, CZ-RULE-39. */
import { accept, defineStep, refuse, type Verdict } from '@tablerunner/engine';
import { type Base, distanceOf, isWithin, LIMITER, standing, surfaceAt } from '@tablerunner/geometry';
import { z } from 'zod';
import { roundabout } from '../../movement/round.ts';
import { droneDeployed } from '../../net/events.ts';
import { basesOf, tableOf } from '../../targeting/table.ts';
import type { CombatZoneState } from '../../types.ts';
import { isOnTable, modelOf, modelsOnTable, programOf, seatOf } from '../../units.ts';
import { markerLaid } from '../events.ts';

/** A marker is a disc of 1 inch (CZ-RULE-39). */
const MARKER_WIDTH = 1000;

export interface PlacingMemory {
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
export const RING: readonly (readonly [number, number])[] = [
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

/** Places to touch the bearer, to be as far away as may be, and between; a marker may lie under its bearer (CZ-RULE-39). */
function ringsOf(state: CombatZoneState, memory: PlacingMemory): Place[] {
  const bearer = modelOf(state, memory.model);
  const { x, y } = bearer;
  const beside = besideOf(state, memory);
  return [
    ...[beside + LIMITER.red, beside + 1000].flatMap((far) =>
      RING.map(([dx, dy]): Place => ({ kind: 'place', x: along(x, dx, far), y: along(y, dy, far) })),
    ),
    ...roundabout(bearer, beside).map((point): Place => ({ kind: 'place', ...point })),
    ...(memory.what === 'marker' ? [{ kind: 'place', x, y } as const] : []),
  ];
}

/** How far apart the centres are when what is placed touches its bearer. */
const besideOf = (state: CombatZoneState, memory: PlacingMemory): number =>
  Math.ceil((modelOf(state, memory.model).width + widthOf(state, memory)) / 2);

/** So far apart are the places where room is sought when the rings have none, and so many of them are listed. */
const FINE = 100;
const MOST = 16;

/** How far away across a base touches that is so far away along; by halves, since roots are no whole numbers. */
function touchingAt(dx: number, beside: number): number {
  let [least, most] = [0, beside];
  while (least < most) {
    const half = Math.floor((least + most) / 2);
    if (half * half + dx * dx >= beside * beside) most = half;
    else least = half + 1;
  }
  return most;
}

/** All that is free on a fine grid and at touching distance: a corner of a crowded roof. */
function nooksOf(state: CombatZoneState, memory: PlacingMemory): Place[] {
  const { x, y } = modelOf(state, memory.model);
  const beside = besideOf(state, memory);
  const far = beside + LIMITER.red;
  const found: Place[] = [];
  for (let dx = -far; dx <= far; dx += FINE) {
    const touching = Math.abs(dx) > beside ? [] : [touchingAt(dx, beside)];
    const offsets = touching.flatMap((dy) => [-dy, dy]);
    for (let dy = -far; dy <= far; dy += FINE) offsets.push(dy);
    for (const dy of offsets) {
      const place: Place = { kind: 'place', x: x + dx, y: y + dy };
      if (checkPlace(state, memory, place).ok) found.push(place);
    }
  }
  const each = Math.ceil(found.length / MOST);
  return found.filter((_, i) => i % each === 0);
}

/** The rings, unless they have no room. */
function placesFor(state: CombatZoneState, memory: PlacingMemory): Place[] {
  const rings = ringsOf(state, memory);
  return rings.some((place) => checkPlace(state, memory, place).ok) ? rings : nooksOf(state, memory);
}

function checkPlace(state: CombatZoneState, memory: PlacingMemory, place: Place): Verdict {
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
}

export const isRoomFor = (state: CombatZoneState, memory: PlacingMemory): boolean =>
  placesFor(state, memory).some((place) => checkPlace(state, memory, place).ok);

export const placing = defineStep<CombatZoneState, PlacingMemory, Place>({
  name: 'combat-zone/placing',
  clause: 'CZ-DEPLOY-02',
  choice: z.strictObject({ kind: z.literal('place'), x: z.int(), y: z.int() }),
  sampled: true,
  who: (state, { model }) => (isOnTable(state, model) ? seatOf(state, model) : undefined),
  candidates: placesFor,
  check: checkPlace,
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
