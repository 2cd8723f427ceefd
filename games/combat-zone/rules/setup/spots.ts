/** Places to put a model down, sampled over the table for those who do not point at one. */
import { type Point, type Spot, standing, surfaceAt } from '@tablerunner/geometry';
import type { Zone } from '../scenario/types.ts';
import { boxOf, isInZone } from '../scenario/zones.ts';
import { basesOf, standingBut, tableOf } from '../targeting/table.ts';
import type { CombatZoneState, Model } from '../types.ts';
import { modelOf } from '../units.ts';

/** The place on the highest surface at a point. */
export const spotAt = (state: CombatZoneState, { x, y }: Point): Spot => ({
  x,
  y,
  z: surfaceAt(tableOf(state), { x, y }),
});

/** Why the model cannot stand there: a word of the texts (CZ-RULE-30). */
export function whyNotThere(state: CombatZoneState, model: number, spot: Spot): string | undefined {
  const others = basesOf(state, standingBut(state, model));
  const problem = standing(tableOf(state), { ...spot, width: modelOf(state, model).width }, others);
  return problem === undefined ? undefined : `blocked-by-${problem.problem}`;
}

/** Grids that get finer while nothing is found. */
const STEPS = [1500, 700, 300];
/** How many places further the sample of the next model begins. */
const ASIDE = 2;

/** At most `most` places that are wanted and free, spread over all of them. */
export function sampleSpots(
  state: CombatZoneState,
  model: number,
  most: number,
  isWanted: (spot: Spot, named: Model) => boolean,
): readonly Spot[] {
  const named = modelOf(state, model);
  for (const step of STEPS) {
    const wanted = gridOf(state, named.width, step).filter((spot) => isWanted(spot, named));
    // From a place in each share that each model has for itself, or all would line up in the same columns: the next one that is free.
    const found: Spot[] = [];
    const shares = Math.min(most, wanted.length);
    for (let share = 0; share < shares; share++) {
      const [from, to] = [
        Math.floor((wanted.length * share) / shares),
        Math.floor((wanted.length * (share + 1)) / shares),
      ];
      const first = Math.floor((to - from) / 2) + model * ASIDE;
      for (let i = 0; i < to - from; i++) {
        const spot = wanted[from + ((i + first) % (to - from))];
        if (spot === undefined || whyNotThere(state, model, spot) !== undefined) continue;
        found.push(spot);
        break;
      }
    }
    if (found.length > 0) return found;
  }
  return [];
}

/** Whether there is any place that is wanted and free. */
export function hasSpot(
  state: CombatZoneState,
  model: number,
  isWanted: (spot: Spot, named: Model) => boolean,
): boolean {
  const named = modelOf(state, model);
  return STEPS.some((step) =>
    gridOf(state, named.width, step).some(
      (spot) => isWanted(spot, named) && whyNotThere(state, model, spot) === undefined,
    ),
  );
}

/** After so many places that are taken or outside the sample is looked at. */
const TRIES = 16;

/** A free place in a zone by chance; `undefined` if none was found. */
export function spotByChance(
  state: CombatZoneState,
  model: number,
  zone: Zone,
  below: (count: number) => number,
): Spot | undefined {
  const { field } = state;
  const { width } = modelOf(state, model);
  const { from, to } = boxOf(field, zone);
  for (let tried = 0; tried < TRIES; tried++) {
    const at = { x: from.x + below(to.x - from.x), y: from.y + below(to.y - from.y) };
    if (!isInZone(field, zone, { ...at, z: 0, width })) continue;
    const spot = spotAt(state, at);
    if (whyNotThere(state, model, spot) === undefined) return spot;
  }
  return undefined;
}

const grids = new WeakMap<object, Map<string, readonly Spot[]>>();

/** Points of a grid, the same for every state with this scenery: their heights are looked up once. */
function gridOf(state: CombatZoneState, width: number, step: number): readonly Spot[] {
  const { pieces, width: across, depth } = state.field;
  const known = grids.get(pieces) ?? new Map<string, readonly Spot[]>();
  grids.set(pieces, known);
  const key = `${width}/${step}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const spots: Spot[] = [];
  const margin = Math.ceil(width / 2);
  for (let y = margin; y <= depth - margin; y += step) {
    for (let x = margin; x <= across - margin; x += step) spots.push(spotAt(state, { x, y }));
  }
  known.set(key, spots);
  return spots;
}
