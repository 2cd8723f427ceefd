/** Where cells, edges and corners of a board lie in its drawing: 44 units a cell, row 1 at the bottom. */
import type { Board } from '@tablerunner/escape/plan';
import type { Cell, Edge } from '@tablerunner/geometry';

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
export function middleOf({ grid }: Board, cell: Cell): Point {
  return {
    x: ((grid.xs[cell] ?? 0) + 0.5) * CELL,
    y: (grid.height - 1 - (grid.ys[cell] ?? 0) + 0.5) * CELL,
  };
}

/** The middle of an edge, and which way it runs. */
export function edgeAt({ grid }: Board, edge: Edge): Segment {
  const corner = edge >> 1;
  const column = corner % (grid.width + 1);
  const row = Math.floor(corner / (grid.width + 1));
  const isUpright = (edge & 1) === 0;
  const [x, y] = [column * CELL, (grid.height - row) * CELL];
  return isUpright ? { x, y: y - CELL / 2, isUpright } : { x: x + CELL / 2, y, isUpright };
}

/** An edge as a piece of a path. */
export function strokeOf(board: Board, edge: Edge): string {
  const { x, y, isUpright } = edgeAt(board, edge);
  return isUpright ? `M${x} ${y - CELL / 2}v${CELL}` : `M${x - CELL / 2} ${y}h${CELL}`;
}

export const widthOf = ({ grid }: Board): number => grid.width * CELL;
export const heightOf = ({ grid }: Board): number => grid.height * CELL;
