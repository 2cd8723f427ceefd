/** What would help against a refusal: the nearest cells in reach from which the same choice would be allowed, and what is in the way. */

import type { MatchView, Refusal } from '@tablerunner/engine';
import { boardOf, type EscapeView } from '@tablerunner/escape/plan';
import { type Cell, cellName } from '@tablerunner/geometry';
import { askOf, judge } from '@tablerunner/table';
import { type Decision, game } from './decision.ts';

/** Another place helps against these, and against nothing else. */
const BY_PLACE = ['sight', 'adjacent', 'peripheral', 'range', 'near', 'airlock', 'here', 'another-room'];

export const isByPlace = ({ reason }: Refusal): boolean => BY_PLACE.some((word) => reason.includes(word));

export interface BetterPlace {
  readonly cell: Cell;
  readonly steps: number;
}

/** So many are looked at: the nearest ones tell enough. */
const MOST_LOOKS = 40;

export function betterPlaces(decision: Decision, choice: unknown, most = 2): readonly BetterPlace[] {
  const { actor, seen, view } = decision;
  if (actor === undefined) return [];
  const nearest = [...decision.reach].sort(([, a], [, b]) => a - b).slice(0, MOST_LOOKS);
  const found: BetterPlace[] = [];
  for (const [cell, steps] of nearest) {
    if (found.length === most) break;
    if (judge(game, asIfOn(seen, view, actor.id, cell, steps), choice).ok) found.push({ cell, steps });
  }
  return found;
}

/** The same moment, with the actor on another cell and its Movement spent. */
export function asIfOn(seen: MatchView, view: EscapeView, id: string, cell: Cell, steps: number): MatchView {
  const units = view.units.map((unit) =>
    unit.id === id ? { ...unit, cell, used: { ...unit.used, mvt: unit.used.mvt + steps } } : unit,
  );
  return { ...seen, view: { ...view, units } };
}

export type Obstacle =
  | { readonly kind: 'wall' | 'door' | 'corner'; readonly where: string }
  | { readonly kind: 'unit'; readonly unit: string };

/** What is in the way of sight between two cells. */
export function obstacleBetween({ seen, view }: Decision, from: Cell, to: Cell): Obstacle | undefined {
  const { grid } = boardOf(view);
  const answer = askOf(game, seen, 'sight', { from: cellName(grid, from), to: cellName(grid, to) });
  const { blockedBy } = answer as { readonly blockedBy?: string };
  if (blockedBy === undefined || blockedBy === 'nothing') return undefined;
  const [, kind, where] = /^(wall|door|corner) (.+)$/.exec(blockedBy) ?? [];
  if (kind === undefined || where === undefined) return { kind: 'unit', unit: blockedBy };
  return { kind: kind as 'wall' | 'door' | 'corner', where };
}
