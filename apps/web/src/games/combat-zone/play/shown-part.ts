/** The part of the table that the plan of the moment is about: a way from its start to its end, an attack with both its models, a place. */
import type { Point } from '@tablerunner/geometry';
import type { PlanPart } from '../../../table/pan-zoom.tsx';
import { INCH, RIM, type Scale } from '../board/scale.ts';
import type { Planning } from '../shared.ts';
import { aimNow } from './aim.ts';
import { clickOf, placeKind, roomFor } from './place-look.ts';

/** Room round it for bases, tokens and names, in inches. */
const AROUND = 1.5;
const NEAR = ['place', 'impact', 'shove'];

export function partOf(planning: Planning, scale: Scale): PlanPart | undefined {
  const points = pointsOf(planning).map((point) => scale.at(point));
  if (points.length === 0) return undefined;
  const [xs, ys] = [points.map(({ x }) => x / INCH + RIM), points.map(({ y }) => y / INCH + RIM)];
  return {
    left: Math.max(0, Math.min(...xs) - AROUND),
    top: Math.max(0, Math.min(...ys) - AROUND),
    right: Math.min(scale.across + 2 * RIM, Math.max(...xs) + AROUND),
    bottom: Math.min(scale.along + 2 * RIM, Math.max(...ys) + AROUND),
  };
}

/** Whoever may roll again sees between whom the dice lie. */
function rollersOf({ decision, view }: Planning): readonly (Point | undefined)[] {
  if (decision?.step !== 'combat-zone/luck' || view.contest === undefined) return [];
  const { acting, opposing } = view.contest;
  const models = [acting, ...opposing].map(({ model }) => view.models[model]);
  return models.filter((one) => one?.place === 'table');
}

function pointsOf(planning: Planning): readonly Point[] {
  const { plan, decision, view, actor } = planning;
  const from = view?.models[actor];
  if (plan?.move !== undefined && from !== undefined) return [from, ...plan.move.way];
  // Whoever only points at somebody keeps the table as it lies; a roll that is opposed is asked about without pointing.
  const aim = plan !== undefined || decision?.step === 'combat-zone/contest' ? aimNow(planning) : undefined;
  const ends = aim === undefined ? rollersOf(planning) : [view.models[aim.actor], view.models[aim.target]];
  const standing = ends.filter((one) => one !== undefined);
  if (standing.length > 0) return standing;
  return plan?.at === undefined ? roomOf(planning) : [plan.at];
}

/** Where something may be put that has to lie near to somebody; a zone or an edge is too long to be seen whole. */
function roomOf(planning: Planning): readonly Point[] {
  const click = clickOf(planning);
  if (click === undefined || !NEAR.includes(placeKind(click.decision) ?? '')) return [];
  const { ring, offered } = roomFor(click);
  if (ring === undefined) return offered;
  const { x, y, radius } = ring;
  return [
    { x: x - radius, y: y - radius },
    { x: x + radius, y: y + radius },
  ];
}
