/** The overlays of the moment: reach and path of the plan, sight and distances from where one would stand, threat of the other side. */
import type { Refusal } from '@tablerunner/engine';
import { distancesFrom, type EscapeView, seenFrom, threatenedCells } from '@tablerunner/escape/plan';
import type { Cell } from '@tablerunner/geometry';
import type { Overlay } from '../../../app/settings.ts';
import type { Overlays } from '../../../plan/overlays.tsx';
import { blockerOf } from './blocker.ts';
import { cardOf } from './cards.ts';
import { cellsBeside } from './changed.ts';
import { spotOf } from './choices.ts';
import type { Decision } from './decision.ts';
import type { Planning } from './plan-context.tsx';
import { stanceOf } from './read-odds.ts';

/** The cell from which sight is shown: the end of the plan, or where the actor stands. */
export const standpointOf = ({ plan, decision }: Pick<Planning, 'plan' | 'decision'>): Cell | undefined => {
  const end = plan?.path?.at(-1);
  if (end !== undefined) return end;
  return decision?.actor?.place === 'board' ? decision.actor.cell : undefined;
};

export function overlaysOf(planning: Planning, wanted: readonly Overlay[]): Overlays {
  const { view, decision, plan, card } = planning;
  if (decision === undefined) return {};
  const standpoint = standpointOf(planning);
  const isWalking = isWalk(decision, card);
  const spots = spotsOf(decision, card);
  const legal = spots.filter(({ verdict }) => verdict.ok).flatMap(({ choice }) => spotCells(view, choice));
  const { side = 'resistance' } = stanceOf(view, decision);
  const blocker = blockerOf(decision, planning.refused);
  return {
    ...(blocker === undefined ? {} : { blocker }),
    ...(wanted.includes('reach') && isWalking && decision.reach.size > 0 ? { reach: decision.reach } : {}),
    ...(wanted.includes('sight') && standpoint !== undefined ? { seen: seenFrom(view, standpoint) } : {}),
    ...(wanted.includes('distance') && standpoint !== undefined ? { distances: distancesFrom(view, standpoint) } : {}),
    ...(wanted.includes('threat') ? { threat: threatenedCells(view, side) } : {}),
    ...(spots.length > 0 ? { targets: new Set(legal), refused: refusalsOf(decision, card) } : {}),
    ...(plan?.path === undefined ? {} : { path: plan.path }),
  };
}

/** The cells of a spot; for an edge those on both its sides. */
function spotCells(view: EscapeView, choice: unknown): readonly Cell[] {
  const { cells, edge } = spotOf(view, choice);
  return edge === undefined ? cells : cellsBeside(view, edge);
}

const isWalk = ({ reach }: Decision, card: Planning['card']): boolean =>
  (card === undefined || card === 'move') && reach.size > 0;

/** What is to be chosen on the board now: while somebody walks, the cells in reach alone. */
const spotsOf = (decision: Decision, card: Planning['card']): Decision['spots'] =>
  isWalk(decision, card) && decision.cards.length > 0
    ? []
    : decision.spots.filter(({ choice }) => card === undefined || cardOf(choice) === card);

/** The cells that cannot be chosen, each with its reason; nothing for those where something else can be. */
function refusalsOf(decision: Decision, card: Planning['card']): ReadonlyMap<Cell, Refusal> {
  const spots = spotsOf(decision, card);
  const refused = new Map<Cell, Refusal>();
  for (const { choice, verdict } of spots) {
    if (!verdict.ok) for (const cell of spotCells(decision.view, choice)) refused.set(cell, verdict);
  }
  for (const { choice, verdict } of spots) {
    if (verdict.ok) for (const cell of spotCells(decision.view, choice)) refused.delete(cell);
  }
  return refused;
}

/** The characters that the chosen card, or any attack, can be aimed at. */
export function targetsOf({ view, decision, card }: Planning): ReadonlySet<number> {
  const found = new Set<number>();
  if (decision === undefined) return found;
  for (const { choice, verdict } of decision.spots) {
    const { target } = choice as { readonly target?: string };
    if (!verdict.ok || target === undefined || (card !== undefined && cardOf(choice) !== card)) continue;
    const index = view.units.findIndex(({ id }) => id === target);
    if (index >= 0) found.add(index);
  }
  for (const id of decision.actors) found.add(view.units.findIndex((unit) => unit.id === id));
  return found;
}
