/** The overlays of the moment: reach and path of the plan, sight and distances from where one would stand, threat of the other side. */

import { sees } from '@tablerunner/escape';
import { boardOf, distancesFrom, type EscapeView, seenFrom, stateOf } from '@tablerunner/escape/plan';
import type { Cell } from '@tablerunner/geometry';
import { neighboursBeside } from '@tablerunner/geometry';
import type { Overlay } from '../../../app/settings.ts';
import type { Overlays } from '../board/overlays.tsx';
import { blockerOf } from './blocker.ts';
import { cardOf } from './cards.ts';
import { cellsBeside } from './changed.ts';
import { spotOf } from './choices.ts';
import type { Planning } from './plan-context.tsx';

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
  const isWalking = (card === undefined || card === 'move') && decision.reach.size > 0;
  const spots =
    isWalking && decision.cards.length > 0
      ? []
      : decision.spots.filter(({ choice }) => card === undefined || cardOf(choice) === card);
  const cellsOf = (isLegal: boolean): ReadonlySet<Cell> =>
    new Set(spots.filter(({ verdict }) => verdict.ok === isLegal).flatMap(({ choice }) => spotCells(view, choice)));
  const blocker = blockerOf(decision, planning.refused);
  return {
    ...(blocker === undefined ? {} : { blocker }),
    ...(wanted.includes('reach') && isWalking && decision.reach.size > 0 ? { reach: decision.reach } : {}),
    ...(wanted.includes('sight') && standpoint !== undefined ? { seen: seenFrom(view, standpoint) } : {}),
    ...(wanted.includes('distance') && standpoint !== undefined ? { distances: distancesFrom(view, standpoint) } : {}),
    ...(wanted.includes('threat') ? { threat: threatOf(view, decision.actor?.faction ?? 'resistance') } : {}),
    ...(spots.length > 0 ? { targets: cellsOf(true), refused: cellsOf(false) } : {}),
    ...(plan?.path === undefined ? {} : { path: plan.path }),
  };
}

/** The cells of a spot; for an edge those on both its sides. */
function spotCells(view: EscapeView, choice: unknown): readonly Cell[] {
  const { cells, edge } = spotOf(view, choice);
  return edge === undefined ? cells : cellsBeside(view, edge);
}

/** The cells beside enemies, where a blow can fall. */
function threatOf(view: EscapeView, own: 'resistance' | 'isc'): ReadonlySet<Cell> {
  const { grid } = boardOf(view);
  const state = stateOf(view);
  const enemies = view.units.filter((unit) => unit.place === 'board' && unit.faction !== own);
  return new Set(
    enemies.flatMap(({ cell }) => neighboursBeside(grid, cell).filter((beside) => sees(state, cell, beside))),
  );
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
