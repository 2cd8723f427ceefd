/** Ways of a move: where the model gets without a roll, the shortest way to a place, and how it is put into a choice. */
import {
  baseOf,
  type CombatZoneView,
  isFriend,
  lengthAllowed,
  type Moving,
  standingBut,
  tableOf,
} from '@tablerunner/combat-zone/plan';
import {
  type Base,
  LIMITER,
  lengthOf,
  type Neighbour,
  type Point,
  type Region,
  reachRegion,
  shortestWay,
  surfaceAt,
} from '@tablerunner/geometry';
import type { Decision } from '../shared.ts';
import { colourFor, memoryOf } from './payers.ts';

type Drag = NonNullable<Moving['drag']>;

/** What is dragged, by the card that was chosen. */
function dragOfCard(card: string | undefined): Drag | undefined {
  if (card?.startsWith('drag ') !== true) return undefined;
  const what = card.slice('drag '.length);
  return what.startsWith('#') ? { model: Number(what.slice(1)) } : { piece: what };
}

export interface Walker {
  readonly decision: Decision;
  readonly actor: number;
  readonly token: number;
  readonly card?: string | undefined;
}

/** The move as the rules know it. */
export function movingFor({ decision, actor, token, card }: Walker, way: readonly Point[], second?: number): Moving {
  const colour = colourFor(decision, actor, token);
  const { limit, isClimb } = memoryOf(decision);
  const drag = dragOfCard(card);
  return {
    model: actor,
    token,
    colour,
    limit: LIMITER[limit ?? colour],
    way,
    ...(second === undefined ? {} : { second }),
    ...(drag === undefined ? {} : { drag }),
    ...(isClimb === true ? { isSure: true } : {}),
  };
}

/** The move as it is answered at the step that asks. */
export function moveChoiceFor(walker: Walker, way: readonly Point[], second?: number): unknown {
  const { decision, actor, token, card } = walker;
  const drag = dragOfCard(card);
  const rest = { token, way, ...(drag === undefined ? {} : { drag }) };
  if (decision.step === 'combat-zone/evade') return { kind: 'evade', model: actor, ...rest };
  const deed = { kind: 'move', ...rest, ...(second === undefined ? {} : { second }) };
  return decision.step === 'combat-zone/react' ? { kind: 'react', model: actor, with: deed } : deed;
}

function neighboursOf(view: CombatZoneView, model: number, drag: Drag | undefined): readonly Neighbour[] {
  const dragged = drag !== undefined && 'model' in drag ? drag.model : -1;
  return standingBut(view, model).map((other) => ({
    base: baseOf(view, other),
    side: other === dragged || isFriend(view, model, other) ? 'friend' : 'rival',
  }));
}

interface Start {
  readonly region: Region;
  readonly base: Base;
  readonly left: number;
  readonly others: readonly Neighbour[];
}

const starts = new WeakMap<CombatZoneView, Map<string, Start>>();
/** A height that nobody notices. */
const FREE_STEP = 500;

/** What is within reach from the model, or from the last bend with what is left of the length. Worked out once. */
export function startOf(walker: Walker, bends: readonly Point[]): Start {
  const { decision, actor, token, card } = walker;
  const { view } = decision;
  const known = starts.get(view) ?? new Map<string, Start>();
  starts.set(view, known);
  const key = `${actor} ${token} ${card ?? ''} ${bends.map(({ x, y }) => `${x},${y}`).join(' ')}`;
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const table = tableOf(view);
  const others = neighboursOf(view, actor, dragOfCard(card));
  let base = baseOf(view, actor);
  let left = lengthAllowed(view, movingFor(walker, bends));
  for (const bend of bends) {
    left -= lengthOf(base, bend);
    base = { ...base, x: bend.x, y: bend.y, z: surfaceAt(table, bend, base.z + FREE_STEP) };
  }
  const start = { region: reachRegion(table, base, Math.max(0, left), others), base, left, others };
  known.set(key, start);
  return start;
}

export interface Found {
  readonly way: readonly Point[];
  /** No roll is needed as far as scenery and rivals go. */
  readonly isClean: boolean;
}

/** The way to a place: clean if there is one within the length, else over what is in the way, else as far as it may be. */
export function wayTo(walker: Walker, bends: readonly Point[], to: Point): Found | undefined {
  const { region, base, others, left } = startOf(walker, bends);
  const clean = region.wayTo(to);
  if (clean !== undefined) return { way: [...bends, ...clean], isClean: true };
  const table = tableOf(walker.decision.view);
  const find = (over: boolean, climb: boolean, through: boolean) =>
    shortestWay(table, base, to, others, { over, climb, through });
  const hard = find(true, true, false) ?? find(true, true, true);
  if (hard !== undefined && hard.length <= left) return { way: [...bends, ...hard.way], isClean: false };
  const far = find(false, false, false) ?? hard;
  return far === undefined ? undefined : { way: [...bends, ...far.way], isClean: false };
}
