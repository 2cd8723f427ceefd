/** What pointing at the table means: an answer, a move with its way, a menu of several, or the reason why not. */
import { checkMove, holderOf, lengthAllowed, objectivesOf, spotOf } from '@tablerunner/combat-zone/plan';
import type { Refusal } from '@tablerunner/engine';
import { isWithin, lengthOf, type Point } from '@tablerunner/geometry';
import { judge, type Offer } from '@tablerunner/table';
import { game, type Plan } from '../shared.ts';
import { cardOf } from './cards.ts';
import {
  deedOf,
  fieldsOf,
  isDeedStep,
  isMoveChoice,
  isPlaceChoice,
  modelMeant,
  pointMeant,
  tokenMeant,
} from './choices.ts';
import { payersOf } from './payers.ts';
import { moveChoiceFor, movingFor, type Walker, wayTo } from './ways.ts';

export type Picked =
  | { readonly is: 'plan'; readonly plan: Plan; readonly atOnce: boolean; readonly card?: string | undefined }
  | { readonly is: 'menu'; readonly at: Point | undefined; readonly offers: readonly Offer[] }
  | { readonly is: 'refused'; readonly at: Point; readonly refusal: Refusal; readonly choice?: unknown }
  | { readonly is: 'nothing' };

/** All that a click depends on. */
export interface Click extends Walker {
  readonly bends: readonly Point[];
}

const NOTHING: Picked = { is: 'nothing' };

/** These cost a token or end something: they are shown first and carried out when they are confirmed. */
const PLANNED = ['act', 'launch', 'move', 'evade', 'objective', 'use', 'deploy', 'arrive', 'place', 'impact', 'shove'];

export function planOf({ choice }: Offer, at?: Point): Picked {
  const { kind, way } = deedOf(choice);
  const atOnce = !PLANNED.includes(kind);
  return { is: 'plan', plan: { choice, at: at ?? pointMeant(choice), ...drawnIn(choice, way) }, atOnce };
}

function drawnIn(choice: unknown, way: unknown): Pick<Plan, 'move'> {
  if (!Array.isArray(way) || !isMoveChoice(choice)) return {};
  const { second, token = -1 } = deedOf(choice);
  const { model = -1 } = fieldsOf(choice);
  return { move: { model, token, way: way as readonly Point[], second } };
}

/** Of those that differ in the paying token alone, the one that was chosen to pay. */
export function paidBy(offers: readonly Offer[], token: number): readonly Offer[] {
  const paid = offers.filter(({ choice }) => deedOf(choice).token === undefined || tokenMeant(choice) === token);
  return paid.length > 0 ? paid : offers;
}

const ofCard = ({ decision, card }: Walker, offers: readonly Offer[]): readonly Offer[] =>
  card === undefined ? offers : offers.filter(({ choice }) => cardOf(decision, choice) === card);

export function pickModel(click: Click, model: number): Picked {
  const { decision, actor, token, card } = click;
  const found = decision.view.models[model];
  if (found === undefined) return NOTHING;
  const meant = decision.legal.filter(
    ({ choice }) => modelMeant(choice) === model && (!isDeedStep(decision) || isOfActor(choice, actor)),
  );
  const legal = paidBy(ofCard(click, meant), token);
  const [only] = legal;
  if (only !== undefined && legal.length === 1) return planOf(only, found);
  if (legal.length > 1) return { is: 'menu', at: found, offers: legal };
  if (card === undefined || card === 'move' || card === 'end') return NOTHING;
  const choice = aimAt(click, model);
  const verdict = choice === undefined ? undefined : judge(game, decision.seen, choice);
  return verdict === undefined || verdict.ok ? NOTHING : { is: 'refused', at: found, refusal: verdict, choice };
}

const isOfActor = (choice: unknown, actor: number): boolean => {
  const { kind, model } = fieldsOf(choice);
  return kind !== 'react' || model === actor;
};

/** The card that was chosen, aimed at a model: what a judge is asked about. */
export function aimAt({ decision, actor, token, card }: Walker, target: number): unknown {
  if (card === undefined || card === 'move' || card === 'end' || !isDeedStep(decision)) return undefined;
  const deed = card.startsWith('launch ')
    ? { kind: 'launch', program: Number(card.slice(7)), target }
    : card.includes('/')
      ? { kind: 'act', action: card, token, target }
      : undefined;
  if (deed === undefined) return undefined;
  return decision.step === 'combat-zone/react' ? { kind: 'react', model: actor, with: deed } : deed;
}

/** How near a click must be to a token of 1 inch. */
const NEAR = 600;

export function pickPoint(click: Click, at: Point): Picked {
  const { decision, card } = click;
  const { view } = decision;
  if (isPlaceChoice(decision.offers[0]?.choice)) return placeAt(click, at);
  if (!isDeedStep(decision)) return NOTHING;
  const things = paidBy(
    ofCard(
      click,
      decision.legal.filter(({ choice }) => liesAt(choice)),
    ),
    click.token,
  );
  const [only] = things;
  if (only !== undefined && things.length === 1) return planOf(only, at);
  if (things.length > 1) return { is: 'menu', at, offers: things };
  const isMove = card === undefined || card === 'move' || card.startsWith('drag ');
  return isMove ? moveTo({ ...click, card: card ?? 'move' }, at) : NOTHING;

  function liesAt(choice: unknown): boolean {
    const { body, objective = -1 } = deedOf(choice);
    const lying = view.bodies.find(({ model }) => model === body);
    const spot =
      lying ??
      (objective >= 0 && objective < objectivesOf(view).length && holderOf(view, objective) < 0
        ? spotOf(view, objective)
        : undefined);
    return spot !== undefined && lengthOf(spot, at) <= NEAR;
  }
}

/**
 * The end of a move; over a wall that is too high for one action the second token is asked for. Where the shortest way is
 * none that may be gone, the straight one is tried: it leads through a rival, or over a gap.
 */
export function moveTo(click: Click, at: Point): Picked {
  const { decision, actor, bends } = click;
  if (!mayMove(click)) return NOTHING;
  const found = wayTo(click, bends, at) ?? { way: [...bends, at] };
  return (
    withWay(click, found.way) ?? withWay(click, [...bends, at]) ?? refusedMove(click, found.way, at, actor, decision)
  );
}

const mayMove = ({ decision, actor, card = 'move' }: Click): boolean =>
  decision.legal.some(
    ({ choice }) =>
      isMoveChoice(choice) &&
      (card === 'move' || cardOf(decision, choice) === card) &&
      isActorOf(choice, decision, actor),
  );

function isActorOf(choice: unknown, { actor: usual }: Click['decision'], actor: number): boolean {
  const { kind, model } = fieldsOf(choice);
  return kind === 'react' || kind === 'evade' ? model === actor : usual === actor;
}

function withWay(click: Click, way: readonly Point[]): Picked | undefined {
  const { decision, actor, token, card } = click;
  const at = way.at(-1);
  const plan = (choice: unknown, second?: number): Picked => ({
    is: 'plan',
    plan: { choice, at, move: { model: actor, token, way, second } },
    atOnce: false,
    card,
  });
  const choice = moveChoiceFor(click, way);
  const verdict = judge(game, decision.seen, choice);
  if (verdict.ok) return plan(choice);
  if (verdict.reason !== 'needs-two-actions') return undefined;
  const { tokens = [] } = decision.view.models[actor] ?? {};
  for (const [second, { isReady }] of tokens.entries()) {
    if (!isReady || second === token) continue;
    const both = moveChoiceFor(click, way, second);
    if (judge(game, decision.seen, both).ok) return plan(both, second);
  }
  return undefined;
}

function refusedMove(
  click: Click,
  way: readonly Point[],
  at: Point,
  actor: number,
  decision: Click['decision'],
): Picked {
  const choice = moveChoiceFor(click, way);
  const verdict = judge(game, decision.seen, choice);
  if (!verdict.ok) return { is: 'refused', at, refusal: verdict, choice };
  const checked = checkMove(decision.view, movingFor(click, way));
  return checked.ok || actor < 0 ? NOTHING : { is: 'refused', at, refusal: checked, choice };
}

/** A bend that the length does not reach. */
export function bendRefusal(click: Click, at: Point): Refusal | undefined {
  const { decision, actor, bends } = click;
  const from = decision.view.models[actor];
  if (from === undefined) return undefined;
  const way = [...bends, at];
  const length = way.reduce((sum, point, i) => sum + lengthOf(way[i - 1] ?? from, point), 0);
  const allowed = lengthAllowed(decision.view, movingFor(click, way));
  if (isWithin(length, allowed)) return undefined;
  return { ok: false, clause: 'CZ-MOVE-01', reason: 'too-far', facts: { length, allowed } };
}

/** A token that would be long enough, where the chosen one is too short. */
export function longerPayer(click: Click, at: Point): number | undefined {
  const { decision, actor, token } = click;
  return payersOf(decision, actor).find(
    (payer) => !payer.isUsed && payer.token !== token && moveTo({ ...click, token: payer.token }, at).is === 'plan',
  )?.token;
}

/** A place to stand, to put something, to blow up; a direction. */
function placeAt({ decision, actor }: Click, at: Point): Picked {
  const { kind } = fieldsOf(decision.offers.find(({ choice }) => isPlaceChoice(choice))?.choice);
  const judged = (choice: unknown): Picked => {
    const verdict = judge(game, decision.seen, choice);
    return verdict.ok
      ? { is: 'plan', plan: { choice, at: pointMeant(choice) ?? at }, atOnce: false }
      : { is: 'refused', at, refusal: verdict, choice };
  };
  if (kind === 'deploy') return judged({ kind, model: actor, ...at });
  if (kind === 'arrive') return judged({ kind, ...at });
  if (kind === 'shove') return shoveTo(decision, at);
  const exact = judged({ kind, ...at });
  if (exact.is === 'plan') return exact;
  // In contact, or a corner of a piece: nobody points so exactly, the nearest place that is offered is meant.
  const nearest = decision.legal
    .map((offer) => ({ offer, point: pointMeant(offer.choice) }))
    .filter(({ point }) => point !== undefined && lengthOf(point, at) <= SNAP)
    .sort((a, b) => lengthOf(a.point ?? at, at) - lengthOf(b.point ?? at, at))[0];
  return nearest === undefined ? exact : ({ ...planOf(nearest.offer), is: 'plan', atOnce: false } as Picked);
}

const SNAP = 1500;

/** The eight directions of a ring, counted from the east against the clock. */
function shoveTo({ memory, view, legal }: Click['decision'], at: Point): Picked {
  const { model = -1 } = memory as { readonly model?: number };
  const from = view.models[model];
  if (from === undefined) return NOTHING;
  const turn = Math.round((Math.atan2(at.y - from.y, at.x - from.x) * 4) / Math.PI);
  const offer = legal.find(({ choice }) => fieldsOf(choice).way === (turn + 8) % 8);
  return offer === undefined ? NOTHING : { is: 'plan', plan: { choice: offer.choice, at }, atOnce: false };
}
