/**
 * A board made ready for fast questions of sight. Walls that never change are worked out once per viewer; what may
 * change (doors, breakable walls, pieces) is looked up with each question, so a change needs no rebuilding.
 */
import type { CornerRule } from './corner-rules.ts';
import { edgesOf, placeOf, requireEdge } from './edges.ts';
import { type Cell, type Edge, type Grid, requireCell } from './grid.ts';
import { u8 } from './packed.ts';
import { createPattern, type SightPattern } from './sight-pattern.ts';

/** Bits of a blocker: it stands in the way of lines through its cell, it shuts its flank at a corner. */
export const BLOCKS_LINE = 1;
export const SHUTS_CORNER = 2;
export const BLOCKS_SIGHT = BLOCKS_LINE | SHUTS_CORNER;

export interface SightRules {
  /** By edge kind: 1 where an edge blocks sight. */
  readonly blocks: Uint8Array;
  readonly corner: CornerRule;
  /** Holes block like a piece that never moves, unless this is set. */
  readonly isSeenAcrossHoles?: boolean | undefined;
}

/** What may differ from one question to the next. */
export interface SightNow {
  /** Kind per edge, as in `Grid.edges`. Only the edges announced as changing may differ from the table's grid. */
  readonly edges: Uint8Array;
  /** By cell: 0 or bits of BLOCKS_LINE and SHUTS_CORNER. */
  readonly blockers: Uint8Array;
}

export interface SightTable {
  readonly grid: Grid;
  readonly rules: SightRules;
  readonly pattern: SightPattern;
  /** The edges that may change, and the others that always block. */
  readonly changing: EdgeSet;
  readonly walls: EdgeSet;
  /** By edge: 1 for those of `walls`. */
  readonly isWall: Uint8Array;
  /** By cell: BLOCKS_SIGHT for a hole that blocks. */
  readonly fixedBlockers: Uint8Array;
  /** By viewer: what is seen past the walls alone; worked out when first asked for. */
  readonly rows: (Uint8Array | undefined)[];
  /** Room for one question: wide cells that something hides. */
  readonly hidden: Uint8Array;
}

export interface EdgeSet {
  readonly edges: Int32Array;
  /** For each of them its column and row, see `placeOf`. */
  readonly xs: Int32Array;
  readonly ys: Int32Array;
}

/** `changing` lists every edge whose kind may change while the table is in use. */
export function createSightTable(grid: Grid, rules: SightRules, changing: Iterable<Edge>): SightTable {
  const pattern = createPattern(grid.width, grid.height);
  const mayChange = new Uint8Array(grid.edgeCount);
  for (const edge of changing) mayChange[requireEdge(grid, edge)] = 1;
  const isWall = new Uint8Array(grid.edgeCount);
  for (const edge of edgesOf(grid, rules.blocks)) isWall[edge] = 1 - u8(mayChange, edge);
  return {
    grid,
    rules,
    pattern,
    changing: edgeSet(grid, mayChange),
    walls: edgeSet(grid, isWall),
    isWall,
    fixedBlockers: grid.holes.map((hole) => (hole === 1 && !rules.isSeenAcrossHoles ? BLOCKS_SIGHT : 0)),
    rows: Array<Uint8Array | undefined>(grid.cellCount).fill(undefined),
    hidden: new Uint8Array(pattern.wide * pattern.high),
  };
}

/** The flagged edges that a line can cross: none of the rim. */
function edgeSet(grid: Grid, flags: Uint8Array): EdgeSet {
  const isInside = (edge: Edge) => {
    const { x, y } = placeOf(grid, edge);
    return (edge & 1) === 0 ? x > 0 && x < grid.width : y > 0 && y < grid.height;
  };
  const edges = edgesOf(grid).filter((edge) => u8(flags, edge) === 1 && isInside(edge));
  return {
    edges: Int32Array.from(edges),
    xs: Int32Array.from(edges, (edge) => placeOf(grid, edge).x),
    ys: Int32Array.from(edges, (edge) => placeOf(grid, edge).y),
  };
}

/** Throws if a question does not fit the table's board, which is a caller's fault. */
export function requireFit({ grid }: SightTable, now: SightNow): void {
  if (now.edges.length !== grid.edgeCount || now.blockers.length !== grid.cellCount) {
    throw new RangeError(`edges or blockers are not those of a ${grid.width} x ${grid.height} grid`);
  }
}

/** Blockers for a question: the given cells block sight altogether. */
export function blockersOn(grid: Grid, cells: Iterable<Cell>): Uint8Array {
  const blockers = new Uint8Array(grid.cellCount);
  for (const cell of cells) blockers[requireCell(grid, cell)] = BLOCKS_SIGHT;
  return blockers;
}
