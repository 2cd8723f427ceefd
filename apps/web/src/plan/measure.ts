/** Where cells, edges and corners of a plan lie in its drawing: 44 units a cell, row 1 at the bottom. */
import type { Cell, Edge, Grid } from '@tablerunner/geometry';

/** Any board of squares. */
export interface Plan {
  readonly grid: Grid;
}

export const CELL = 44;
/** Room for the letters above and the numbers beside the plan. */
export const RIM = 26;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Segment extends Point {
  readonly isUpright: boolean;
}

/** The middle of a cell. */
export function middleOf({ grid }: Plan, cell: Cell): Point {
  return {
    x: ((grid.xs[cell] ?? 0) + 0.5) * CELL,
    y: (grid.height - 1 - (grid.ys[cell] ?? 0) + 0.5) * CELL,
  };
}

/** The middle of an edge, and which way it runs. */
export function edgeAt({ grid }: Plan, edge: Edge): Segment {
  const corner = edge >> 1;
  const column = corner % (grid.width + 1);
  const row = Math.floor(corner / (grid.width + 1));
  const isUpright = (edge & 1) === 0;
  const [x, y] = [column * CELL, (grid.height - row) * CELL];
  return isUpright ? { x, y: y - CELL / 2, isUpright } : { x: x + CELL / 2, y, isUpright };
}

/** An edge as a piece of a path. */
export function strokeOf(plan: Plan, edge: Edge): string {
  const { x, y, isUpright } = edgeAt(plan, edge);
  return isUpright ? `M${x} ${y - CELL / 2}v${CELL}` : `M${x - CELL / 2} ${y}h${CELL}`;
}

export const widthOf = ({ grid }: Plan): number => grid.width * CELL;
export const heightOf = ({ grid }: Plan): number => grid.height * CELL;
