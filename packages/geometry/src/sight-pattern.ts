/**
 * All lines out of one cell on a board of a given size, and what each cell, edge and corner on the way would hide.
 *
 * Lines look the same wherever they start, so one pattern serves all cells. It is laid out on a wide board of
 * (2 width - 1) x (2 height - 1) cells with the viewer in the middle; wide cells, edges and corners are numbered like
 * those of a grid of that size. A viewer at (x, y) sees cell (0, 0) of the real board at (width - 1 - x, height - 1 - y).
 */
import { isDiagonal } from './directions.ts';
import { type Cell, createGrid, type Grid } from './grid.ts';
import { cornerOf, lineSteps } from './line.ts';
import { i32, u8 } from './packed.ts';

/** Lists of whole numbers end to end: list n is items[starts[n]] up to before items[starts[n + 1]]. */
export interface Lists {
  readonly starts: Int32Array;
  readonly items: Int32Array;
}

export interface SightPattern {
  /** Width and height of the wide board. */
  readonly wide: number;
  readonly high: number;
  /** Directions of the line to wide cell t at steps[stepStarts[t]] up to before steps[stepStarts[t + 1]]. */
  readonly stepStarts: Int32Array;
  readonly steps: Uint8Array;
  /** By wide cell, edge and corner: the wide cells whose line goes through it. A line's ends do not count as on it. */
  readonly behindCell: Lists;
  readonly behindEdge: Lists;
  readonly behindCorner: Lists;
}

export function createPattern(width: number, height: number): SightPattern {
  const board = createGrid({ width: 2 * width - 1, height: 2 * height - 1 });
  const viewer = (height - 1) * board.width + width - 1;
  const { stepStarts, steps } = traceAll(board, viewer);
  const lines = { board, viewer, stepStarts, steps };
  const cornerCount = (board.width + 1) * (board.height + 1);
  return {
    wide: board.width,
    high: board.height,
    stepStarts,
    steps,
    behindCell: gather(lines, board.cellCount, (from, direction, target) => {
      const to = from + i32(board.deltas, direction);
      return to === target ? -1 : to;
    }),
    behindEdge: gather(lines, board.edgeCount, (from, direction) =>
      isDiagonal(direction) ? -1 : i32(board.sides, from * 4 + direction),
    ),
    behindCorner: gather(lines, cornerCount, (from, direction) =>
      isDiagonal(direction) ? cornerOf(board, from, direction) : -1,
    ),
  };
}

interface Lines {
  readonly board: Grid;
  readonly viewer: Cell;
  readonly stepStarts: Int32Array;
  readonly steps: Uint8Array;
}

function traceAll(board: Grid, viewer: Cell): { readonly stepStarts: Int32Array; readonly steps: Uint8Array } {
  const stepStarts = new Int32Array(board.cellCount + 1);
  const all: number[] = [];
  for (let target = 0; target < board.cellCount; target++) {
    const dx = i32(board.xs, target) - i32(board.xs, viewer);
    for (const step of lineSteps(dx, i32(board.ys, target) - i32(board.ys, viewer))) all.push(step);
    stepStarts[target + 1] = all.length;
  }
  return { stepStarts, steps: Uint8Array.from(all) };
}

/** What a step of the line to `target` goes through, as a list number, or -1 for nothing of this sort. */
type Passing = (from: Cell, direction: number, target: Cell) => number;

/** Turns the lines inside out: from what each goes through to which go through each. First counts, then fills. */
function gather(lines: Lines, listCount: number, passing: Passing): Lists {
  const starts = new Int32Array(listCount + 1);
  eachPassing(lines, passing, (list) => {
    starts[list + 1] = i32(starts, list + 1) + 1;
  });
  for (let list = 0; list < listCount; list++) starts[list + 1] = i32(starts, list + 1) + i32(starts, list);
  const items = new Int32Array(i32(starts, listCount));
  const ends = starts.slice();
  eachPassing(lines, passing, (list, target) => {
    const end = i32(ends, list);
    items[end] = target;
    ends[list] = end + 1;
  });
  return { starts, items };
}

function eachPassing(lines: Lines, passing: Passing, take: (list: number, target: Cell) => void): void {
  const { board, viewer, stepStarts, steps } = lines;
  for (let target = 0; target < board.cellCount; target++) {
    let cell = viewer;
    const end = i32(stepStarts, target + 1);
    for (let i = i32(stepStarts, target); i < end; i++) {
      const direction = u8(steps, i);
      const list = passing(cell, direction, target);
      if (list >= 0) take(list, target);
      cell += i32(board.deltas, direction);
    }
  }
}
