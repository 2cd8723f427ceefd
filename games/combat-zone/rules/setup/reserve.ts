/** Reserves: who may wait off the table, and where they arrive. Clauses CZ-RESERVE-*, CZ-RULE-46. */
import { accept, defineStep, refuse, type Verdict } from '@tablerunner/engine';
import { type Band, type Base, distanceOf, isWithin, LIMITER, type Spot } from '@tablerunner/geometry';
import { z } from 'zod';
import { modelDeployed } from '../events/models.ts';
import { scenarioOf } from '../scenario/marks.ts';
import { EDGES } from '../scenario/types.ts';
import { isAtEdge, isInZone } from '../scenario/zones.ts';
import type { CombatZoneState } from '../types.ts';
import { isFriend, isOnTable, isRival, modelOf, modelsOnTable, playerOf, seatOf } from '../units.ts';
import { printedGifts } from './luck.ts';
import { hasSpot, sampleSpots, spotAt, whyNotThere } from './spots.ts';

/** The rule that lets a model wait: a card's (CZ-RESERVE-01). */
const reserveGift = (state: CombatZoneState, model: number) =>
  printedGifts(state.cards, modelOf(state, model)).find(({ give }) => give === 'reserve');

export const mayWait = (state: CombatZoneState, model: number): boolean => reserveGift(state, model) !== undefined;

const FAR: Readonly<Record<Band, number>> = { red: 3000, yellow: 7000, green: 12_000, long: 12_000 };

function isFarFromRivals(state: CombatZoneState, model: number, base: Base, limit: number): boolean {
  for (let other = 0; other < state.models.length; other++) {
    if (!isOnTable(state, other) || isFriend(state, model, other)) continue;
    if (isWithin(distanceOf(base, modelOf(state, other)), limit)) return false;
  }
  return true;
}

const isByAFriend = (state: CombatZoneState, model: number, base: Base): boolean =>
  modelsOnTable(state).some(
    (other) => !isRival(state, model, other) && isWithin(distanceOf(base, modelOf(state, other)), LIMITER.red),
  );

/** A card's own words, then the scenario's (CZ-RESERVE-02), then those of the rules. */
function checkPlace(
  state: CombatZoneState,
  model: number,
  { x, y, z }: Spot,
  gift = reserveGift(state, model),
): Verdict {
  const base: Base = { x, y, z, width: modelOf(state, model).width };
  const beyond = gift?.beyond as Band | undefined;
  if (beyond !== undefined) {
    return isFarFromRivals(state, model, base, FAR[beyond])
      ? accept()
      : refuse('CZ-GAME-10', 'rivals-too-near', { model, beyond });
  }
  const zone = scenarioOf(state).setup.sides[playerOf(state, modelOf(state, model).player).side]?.reserve;
  if (zone !== undefined) {
    return isInZone(state.field, zone, base) ? accept() : refuse('CZ-RESERVE-02', 'outside-the-zone', { model });
  }
  if (!EDGES.some((edge) => isAtEdge(state.field, base, edge)))
    return refuse('CZ-RESERVE-03', 'not-at-the-edge', { model });
  if (isFarFromRivals(state, model, base, LIMITER.green) || isByAFriend(state, model, base)) return accept();
  return refuse('CZ-RESERVE-04', 'rivals-too-near', { model });
}

function checkArrival(state: CombatZoneState, model: number, at: { readonly x: number; readonly y: number }): Verdict {
  const spot = spotAt(state, at);
  const why = whyNotThere(state, model, spot);
  return why === undefined ? checkPlace(state, model, spot) : refuse('CZ-RULE-30', why, { model });
}

const MOST_SPOTS = 12;
/** By chance so many places are tried. */
const TRIES = 24;

function spotsFor(state: CombatZoneState, model: number): readonly Spot[] {
  const gift = reserveGift(state, model);
  return sampleSpots(state, model, MOST_SPOTS, (spot) => checkPlace(state, model, spot, gift).ok);
}

/** A model in Reserve that has no place to arrive at cannot be activated (CZ-RULE-46). */
export function canArrive(state: CombatZoneState, model: number): boolean {
  const gift = reserveGift(state, model);
  return hasSpot(state, model, (spot) => checkPlace(state, model, spot, gift).ok);
}

interface Arrival {
  readonly kind: 'arrive';
  readonly x: number;
  readonly y: number;
}

/** Before its first action, and without a token (CZ-RESERVE-03, CZ-RESERVE-05). */
export const arrive = defineStep<CombatZoneState, { readonly model: number }, Arrival>({
  name: 'combat-zone/arrive',
  clause: 'CZ-RESERVE-03',
  choice: z.strictObject({ kind: z.literal('arrive'), x: z.int(), y: z.int() }),
  who: (state, { model }) => seatOf(state, model),
  candidates: (state, { model }) => spotsFor(state, model).map(({ x, y }) => ({ kind: 'arrive', x, y })),
  legal: (state, { model }) => spotsFor(state, model).map(({ x, y }) => ({ kind: 'arrive', x, y })),
  byChance(state, { model }, below) {
    const { width, depth } = state.field;
    for (let tried = 0; tried < TRIES; tried++) {
      const at = { x: below(width), y: below(depth) };
      // Most arrive at an edge: each try is moved to one of the four.
      const edge = EDGES[below(EDGES.length)];
      const half = Math.ceil(modelOf(state, model).width / 2);
      if (edge === 'south' || edge === 'north') at.y = edge === 'south' ? half : depth - half;
      else at.x = edge === 'west' ? half : width - half;
      if (checkArrival(state, model, at).ok) return { kind: 'arrive', ...at };
    }
    return undefined;
  },
  check: (state, { model }, { x, y }) => checkArrival(state, model, { x, y }),
  apply(state, { model }, at, engine) {
    engine.emit(modelDeployed, { model, ...spotAt(state, at) });
    engine.done();
  },
  sampled: true,
});
