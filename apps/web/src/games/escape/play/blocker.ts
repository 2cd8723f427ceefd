/** What is in the way of a refused choice, as a spot of the drawing: a door, a wall, a corner, somebody who stands there. */
import { boardOf } from '@tablerunner/escape/plan';
import { type Cell, parseCell, parseEdge } from '@tablerunner/geometry';
import { edgeAt, middleOf, type Point } from '../../../plan/measure.ts';
import { spotOf } from './choices.ts';
import type { Decision } from './decision.ts';
import { type Obstacle, obstacleBetween } from './help.ts';
import type { Refused } from './plan-context.tsx';

export interface Blocker {
  /** Where the blocked line begins; none where nothing is aimed. */
  readonly from?: Point;
  readonly at: Point;
}

export function blockerOf(decision: Decision | undefined, refused: Refused | undefined): Blocker | undefined {
  if (decision === undefined || refused === undefined) return undefined;
  const board = boardOf(decision.view);
  const aimed = obstacleOf(decision, refused);
  if (aimed !== undefined && decision.actor !== undefined) {
    const at = pointOf(decision, aimed);
    return at === undefined ? undefined : { from: middleOf(board, decision.actor.cell), at };
  }
  const { edge } = spotOf(decision.view, refused.choice ?? {});
  return edge === undefined ? undefined : { at: edgeAt(board, edge) };
}

/** What blocks the sight of whoever acts, where sight is what was missing. */
export function obstacleOf(decision: Decision, { refusal, cell }: Refused): Obstacle | undefined {
  const { actor } = decision;
  const isSight = refusal.reason.includes('sight') && cell !== undefined && cell >= 0;
  return isSight && actor?.place === 'board' ? obstacleBetween(decision, actor.cell, cell) : undefined;
}

function pointOf({ view }: Decision, obstacle: Obstacle): Point | undefined {
  const board = boardOf(view);
  const middle = (cell: Cell | undefined): Point | undefined =>
    cell === undefined || cell < 0 ? undefined : middleOf(board, cell);
  if (obstacle.kind === 'unit') return middle(view.units.find(({ id }) => id === obstacle.unit)?.cell);
  if (obstacle.kind === 'corner') {
    // Two cells that meet in a corner: it is half way between their middles.
    const [one, other] = obstacle.where.split('-').map((name) => middle(parseCell(board.grid, name)));
    return one === undefined || other === undefined
      ? undefined
      : { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  }
  const edge = parseEdge(board.grid, obstacle.where);
  return edge === undefined ? undefined : edgeAt(board, edge);
}
