/**
 * What would come of pointing at a place while one is asked for: where it would lie, whether it may, and whom a blast there
 * would reach. The judge is that of the click. Clauses CZ-DEPLOY-*, CZ-RESERVE-*, CZ-KW-05 to 18, CZ-KW-32.
 */
import { actionOf, baseOf, type CombatZoneView, isOnTable, standingBut, tableOf } from '@tablerunner/combat-zone/plan';
import type { Refusal } from '@tablerunner/engine';
import {
  blast,
  FREE_STEP,
  LIMITER,
  type Point,
  pushed,
  type Spot,
  surfaceAt,
  TOKEN_WIDTH,
} from '@tablerunner/geometry';
import type { Decision, Planning } from '../shared.ts';
import { fieldsOf, isPlaceChoice, pointMeant } from './choices.ts';
import { type Click, pickPoint } from './pick.ts';

export interface PlaceLook {
  readonly kind: string;
  /** Where it would lie: not always where it was pointed at. */
  readonly at: Point;
  readonly width: number;
  /** The model that would stand there; left out for tokens and for what is not in play yet. */
  readonly model?: number | undefined;
  readonly refusal?: Refusal | undefined;
  /** Whom a blast there reaches. */
  readonly caught?: readonly number[] | undefined;
  /** How deep somebody would be shoved. */
  readonly fall?: number | undefined;
}

/** What the steps that ask for a place remember. */
interface Memory {
  readonly model?: number;
  readonly target?: number;
  readonly card?: string;
  readonly what?: 'marker' | 'drone';
  readonly length?: number;
  readonly stage?: string;
  readonly impact?: Spot;
  readonly spared?: number;
  readonly action?: string;
}

const memoryOf = ({ memory }: Decision): Memory => (memory ?? {}) as Memory;

/** The kind of place that is asked for. */
export const placeKind = (decision: Decision | undefined): string | undefined => {
  const asked = decision?.offers.find(({ choice }) => isPlaceChoice(choice));
  return asked === undefined ? undefined : fieldsOf(asked.choice).kind;
};

export const clickOf = ({ decision, actor, token, card, bends }: Planning): Click | undefined =>
  decision === undefined ? undefined : { decision, actor, token, card, bends };

export function placeLook(click: Click, at: Point): PlaceLook | undefined {
  const kind = placeKind(click.decision);
  if (kind === undefined) return undefined;
  const picked = pickPoint(click, at);
  if (picked.is === 'plan') return chosenLook(click, picked.plan.choice, picked.plan.at ?? at);
  if (picked.is !== 'refused') return undefined;
  return { kind, at, ...whatStands(click, kind), refusal: picked.refusal };
}

/** The same for an answer that is planned already. */
export function chosenLook(click: Click, choice: unknown, at: Point): PlaceLook {
  const { decision } = click;
  const { kind, way } = fieldsOf(choice);
  const stands = whatStands(click, kind);
  if (kind === 'shove' && typeof way === 'number') return { kind, ...stands, ...shovedTo(decision, way, at) };
  const lies = pointMeant(choice) ?? at;
  return { kind, at: lies, ...stands, ...(kind === 'impact' ? { caught: caughtAt(decision, lies) } : {}) };
}

function whatStands({ decision, actor }: Click, kind: string): Pick<PlaceLook, 'model' | 'width'> {
  const { view } = decision;
  const { card = '', what, model: about = -1 } = memoryOf(decision);
  if (kind === 'place' && what === 'drone') return { width: view.cards.programs[card]?.drone?.width ?? TOKEN_WIDTH };
  if (kind === 'place' || kind === 'impact') return { width: TOKEN_WIDTH };
  const model = kind === 'shove' ? about : actor;
  return { model, width: view.models[model]?.width ?? TOKEN_WIDTH };
}

/** Everybody within RED whom no barrier shields, but for the target of a miss (CZ-RULE-65) and drones that only attacks harm (CZ-DRONE-05). */
function caughtAt(decision: Decision, at: Point): readonly number[] {
  const { view } = decision;
  const { model = -1, action = '', spared = -1 } = memoryOf(decision);
  const standing = view.models.flatMap((_, one) => (isOnTable(view, one) ? [one] : []));
  const isAttack = actionOf(view, model, action)?.isAttack === true;
  const reached = blast(
    tableOf(view),
    { ...at, z: heightOf(decision, at) },
    standing.map((one) => baseOf(view, one)),
  );
  return reached
    .flatMap((i) => standing[i] ?? [])
    .filter((one) => one !== spared && (isAttack || view.models[one]?.kind !== 'drone'));
}

/** The token lies as high as whom it touches; shifted over an edge it drops (CZ-RULE-65). */
function heightOf(decision: Decision, { x, y }: Point): number {
  const { view } = decision;
  const { impact, stage } = memoryOf(decision);
  if (impact === undefined || !isShift(stage)) return touched(decision)?.z ?? 0;
  return x === impact.x && y === impact.y ? impact.z : surfaceAt(tableOf(view), { x, y }, impact.z + FREE_STEP);
}

const isShift = (stage: string | undefined): boolean => stage === 'missed' || stage === 'steered';

/** Whom the token has to touch: after a fumble the one who threw it. */
function touched(decision: Decision): CombatZoneView['models'][number] | undefined {
  const { model = -1, target = -1, stage } = memoryOf(decision);
  return decision.view.models[stage === 'fumbled' ? model : target];
}

/** A direction of the ring, counted from the east against the clock, in thousandths. */
function directionOf(way: number): Point {
  const turn = (way * Math.PI) / 4;
  return { x: Math.round(1000 * Math.cos(turn)), y: Math.round(1000 * Math.sin(turn)) };
}

function shovedTo(decision: Decision, way: number, at: Point): Pick<PlaceLook, 'at' | 'fall'> {
  const { view } = decision;
  const { model = -1, length = 0 } = memoryOf(decision);
  if (!isOnTable(view, model)) return { at };
  const base = baseOf(view, model);
  const { x, y } = directionOf(way);
  const others = standingBut(view, model).map((other) => baseOf(view, other));
  const { end, fall } = pushed(tableOf(view), base, { x: base.x - x, y: base.y - y }, length, others);
  return { at: { x: end.x, y: end.y }, fall };
}

/** Where the rules let it lie, as far as that is a ring or a disc; and the places that are offered. */
interface Room {
  readonly ring?: (Point & { readonly radius: number; readonly isDisc: boolean }) | undefined;
  readonly offered: readonly Point[];
}

export function roomFor(click: Click): Room {
  const { decision } = click;
  const kind = placeKind(decision);
  const { view, legal } = decision;
  if (kind === undefined || kind === 'deploy') return { offered: [] };
  if (kind === 'shove') return { offered: legal.map(({ choice }) => chosenLook(click, choice, { x: 0, y: 0 }).at) };
  const offered = legal.flatMap(({ choice }) => pointMeant(choice) ?? []);
  const { model = -1, impact, stage } = memoryOf(decision);
  const bearer = view.models[model];
  if (kind === 'place' && bearer !== undefined) {
    const radius = LIMITER.red + (bearer.width + whatStands(click, kind).width) / 2;
    return { ring: { x: bearer.x, y: bearer.y, radius, isDisc: true }, offered: [] };
  }
  if (kind !== 'impact') return { offered };
  if (impact !== undefined && isShift(stage))
    return { ring: { x: impact.x, y: impact.y, radius: LIMITER.red, isDisc: true }, offered };
  const base = touched(decision);
  return base === undefined
    ? { offered }
    : { ring: { x: base.x, y: base.y, radius: (base.width + TOKEN_WIDTH) / 2, isDisc: false }, offered };
}
