/** Deployment: each player puts the team down where the scenario says, or in Reserve what may wait there. Clauses CZ-DEPLOY-01, CZ-RESERVE-01. */
import { accept, defineStep, refuse, type Verdict } from '@tablerunner/engine';
import type { Spot } from '@tablerunner/geometry';
import { z } from 'zod';
import { modelDeployed } from '../events/models.ts';
import { scenarioOf } from '../scenario/marks.ts';
import type { Zone } from '../scenario/types.ts';
import { grown, isInZone } from '../scenario/zones.ts';
import type { CombatZoneState, Model } from '../types.ts';
import { clockwiseAfter, isSameSide, modelOf, numbersOf, playerOf, seatOfPlayer } from '../units.ts';
import { modelReserved } from './events.ts';
import { mayWait } from './reserve.ts';
import { sampleSpots, spotAt, spotByChance, whyNotThere } from './spots.ts';

type DeployChoice =
  | { readonly kind: 'deploy'; readonly model: number; readonly x: number; readonly y: number }
  | { readonly kind: 'reserve'; readonly model: number };

interface DeployMemory {
  /** Whose turn it is. */
  readonly player: number;
}

const zoneOf = (state: CombatZoneState, player: number): Zone | undefined =>
  scenarioOf(state).setup.sides[playerOf(state, player).side]?.zone;

const waitingOf = ({ models }: CombatZoneState, player: number): number[] =>
  numbersOf(models, (model) => isWaiting(model, player));

const isWaiting = ({ player: own, place }: Model, player: number): boolean => own === player && place === 'waiting';

/** Whoever still has models to place after this player: a model each clockwise, or team after team, partners first. */
function nextToDeploy(state: CombatZoneState, player: number): number {
  const isByTurns = scenarioOf(state).setup.deployment === 'by-turns';
  const round = clockwiseAfter(state, player);
  const [partners, others] = [true, false].map((isPartner) =>
    round.filter((other) => isSameSide(state, player, other) === isPartner),
  );
  const order = isByTurns ? [...round, player] : [player, ...(partners ?? []), ...(others ?? [])];
  return order.find((player) => state.models.some((model) => isWaiting(model, player))) ?? -1;
}

/** Places offered for a model, and different models that are offered at once. */
const MOST_SPOTS = 10;
const MOST_MODELS = 3;
/** By chance a model that may wait does so about as often as if that were drawn out of the list. */
const SELDOM = 10;

const isIn = (state: CombatZoneState, zone: Zone | undefined, spot: Spot, width: number): boolean =>
  zone === undefined || isInZone(state.field, zone, { ...spot, width });

/** A zone that has no room left for a model grows by 3 inches until it has. */
const GROWTH = 3000;
const MOST_GROWTH = 30_000;

interface Room {
  readonly zone: Zone | undefined;
  /** A sample of free places in it. */
  readonly spots: readonly Spot[];
}

function roomFor(state: CombatZoneState, player: number, model: number): Room {
  const zone = zoneOf(state, player);
  for (let by = 0; zone !== undefined && by < MOST_GROWTH; by += GROWTH) {
    const wider = grown(zone, by);
    const spots = sampleSpots(state, model, MOST_SPOTS, (spot, { width }) => isIn(state, wider, spot, width));
    if (spots.length > 0) return { zone: wider, spots };
  }
  return { zone: undefined, spots: sampleSpots(state, model, MOST_SPOTS, () => true) };
}

function checkZone(state: CombatZoneState, { player }: DeployMemory, model: number, x: number, y: number): Verdict {
  const spot = spotAt(state, { x, y });
  const { width } = modelOf(state, model);
  const isThere =
    isIn(state, zoneOf(state, player), spot, width) || isIn(state, roomFor(state, player, model).zone, spot, width);
  if (!isThere) return refuse('CZ-DEPLOY-01', 'outside-the-zone', { model, x, y });
  const why = whyNotThere(state, model, spot);
  return why === undefined ? accept() : refuse('CZ-RULE-30', why, { model, x, y });
}

/** One model of each card, the first ones of the list. */
function offered(state: CombatZoneState, player: number): number[] {
  const waiting = waitingOf(state, player);
  const first = waiting.filter(
    (model, i) => waiting.findIndex((other) => modelOf(state, other).card === modelOf(state, model).card) === i,
  );
  return first.slice(0, MOST_MODELS);
}

function candidates(state: CombatZoneState, { player }: DeployMemory): DeployChoice[] {
  return offered(state, player).flatMap((model): DeployChoice[] => [
    ...roomFor(state, player, model).spots.map(({ x, y }): DeployChoice => ({ kind: 'deploy', model, x, y })),
    ...(mayWait(state, model) ? [{ kind: 'reserve' as const, model }] : []),
  ]);
}

export const deployment = defineStep<CombatZoneState, DeployMemory, DeployChoice>({
  name: 'combat-zone/deployment',
  clause: 'CZ-DEPLOY-01',
  choice: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('deploy'), model: z.int().min(0), x: z.int(), y: z.int() }),
    z.strictObject({ kind: z.literal('reserve'), model: z.int().min(0) }),
  ]),
  sampled: true,

  who: (state, { player }) => (player < 0 ? undefined : seatOfPlayer(state, player)),
  candidates,
  legal: candidates,
  byChance(state, { player }, below) {
    const zone = zoneOf(state, player);
    const models = waitingOf(state, player);
    const model = models[below(models.length)];
    const spot = zone === undefined || model === undefined ? undefined : spotByChance(state, model, zone, below);
    if (spot === undefined || model === undefined) return undefined;
    return below(SELDOM) === 0 && mayWait(state, model)
      ? { kind: 'reserve', model }
      : { kind: 'deploy', model, x: spot.x, y: spot.y };
  },
  check(state, memory, choice) {
    const { model } = choice;
    const named = state.models[model];
    if (named?.player !== memory.player) return refuse('CZ-DEPLOY-01', 'not-your-model', { model });
    if (named.place !== 'waiting') return refuse('CZ-DEPLOY-01', 'already-placed', { model });
    if (choice.kind === 'deploy') return checkZone(state, memory, model, choice.x, choice.y);
    return mayWait(state, model) ? accept() : refuse('CZ-RESERVE-01', 'may-not-wait', { model });
  },
  apply(state, { player }, choice, engine) {
    const { model } = choice;
    if (choice.kind === 'reserve') engine.emit(modelReserved, { model });
    else engine.emit(modelDeployed, { model, ...spotAt(state, choice) });
    engine.stay<DeployMemory>({ player: nextToDeploy(state, player) });
  },
  run: (_state, _memory, engine) => engine.done(),
});
