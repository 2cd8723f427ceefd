/** Casts the shadows of edges and cells for one viewer: the inner loops behind sight.ts. */
import { cornerBits, FIRST_OCCUPIED, firstFlank, SECOND_OCCUPIED, secondFlank } from './corner-rules.ts';
import type { Cell } from './grid.ts';
import { i32, u8 } from './packed.ts';
import type { Lists } from './sight-pattern.ts';
import { BLOCKS_LINE, type EdgeSet, SHUTS_CORNER, type SightTable } from './sight-table.ts';

export interface Shade {
  readonly table: SightTable;
  readonly viewer: Cell;
  /** By edge a kind, and by kind whether it blocks. */
  readonly edges: Uint8Array;
  readonly blocks: Uint8Array;
  readonly blockers: Uint8Array;
  /** Where cell and corner (0, 0) of the board lie on the wide board of the pattern. */
  readonly cellShift: number;
  readonly cornerShift: number;
}

/** Begins anew: nothing is hidden yet. A table has room for one shade at a time. */
export function beginShade(
  table: SightTable,
  viewer: Cell,
  edges: Uint8Array,
  blocks: Uint8Array,
  blockers: Uint8Array,
): Shade {
  const { grid, pattern } = table;
  const left = grid.width - 1 - i32(grid.xs, viewer);
  const below = grid.height - 1 - i32(grid.ys, viewer);
  table.hidden.fill(0);
  return {
    table,
    viewer,
    edges,
    blocks,
    blockers,
    cellShift: below * pattern.wide + left,
    cornerShift: below * (pattern.wide + 1) + left,
  };
}

/** Hides what lies behind those of the edges that block, and behind corners that they help to shut. */
export function hideBehindEdges(shade: Shade, set: EdgeSet): void {
  const { pattern, hidden } = shade.table;
  for (let i = 0; i < set.edges.length; i++) {
    const edge = i32(set.edges, i);
    if (u8(shade.blocks, u8(shade.edges, edge)) === 0) continue;
    const x = i32(set.xs, i);
    const y = i32(set.ys, i);
    const isLevel = edge & 1;
    hide(hidden, pattern.behindEdge, 2 * (y * (pattern.wide + 1) + x + shade.cornerShift) + isLevel);
    hideBehindCorner(shade, x, y);
    hideBehindCorner(shade, x + isLevel, y + 1 - isLevel);
  }
}

/** Hides what lies behind blockers, and behind corners that they help to shut. */
export function hideBehindCells(shade: Shade, blockers: Uint8Array): void {
  const { grid, pattern, hidden } = shade.table;
  for (let cell = 0; cell < blockers.length; cell++) {
    const bits = u8(blockers, cell);
    if (bits === 0) continue;
    const x = i32(grid.xs, cell);
    const y = i32(grid.ys, cell);
    if ((bits & BLOCKS_LINE) !== 0) hide(hidden, pattern.behindCell, y * pattern.wide + x + shade.cellShift);
    if ((bits & SHUTS_CORNER) === 0) continue;
    hideBehindCorner(shade, x, y);
    hideBehindCorner(shade, x + 1, y);
    hideBehindCorner(shade, x, y + 1);
    hideBehindCorner(shade, x + 1, y + 1);
  }
}

function hideBehindCorner(shade: Shade, x: number, y: number): void {
  const { grid, pattern, hidden } = shade.table;
  if (x === 0 || y === 0 || x === grid.width || y === grid.height) return;
  const { starts } = pattern.behindCorner;
  const corner = y * (pattern.wide + 1) + x + shade.cornerShift;
  if (i32(starts, corner) === i32(starts, corner + 1)) return;
  // A corner to the north-east or south-west of the viewer is passed on a rising line, any other on a falling one.
  const isRising = x > i32(grid.xs, shade.viewer) === y > i32(grid.ys, shade.viewer);
  const isShut = isCornerShut(shade.table, shade.edges, shade.blocks, shade.blockers, y * grid.width + x, isRising);
  if (isShut) hide(hidden, pattern.behindCorner, corner);
}

/** Whether sight is blocked exactly at a corner; corner-rules.ts tells how the corner is named. */
export function isCornerShut(
  { grid, rules, fixedBlockers }: SightTable,
  edges: Uint8Array,
  blocks: Uint8Array,
  blockers: Uint8Array,
  northEast: Cell,
  isRising: boolean,
): boolean {
  const first = firstFlank(northEast, isRising);
  const second = secondFlank(grid, northEast, isRising);
  let bits = cornerBits(grid, edges, blocks, northEast, isRising);
  if (((u8(blockers, first) | u8(fixedBlockers, first)) & SHUTS_CORNER) !== 0) bits |= FIRST_OCCUPIED;
  if (((u8(blockers, second) | u8(fixedBlockers, second)) & SHUTS_CORNER) !== 0) bits |= SECOND_OCCUPIED;
  return u8(rules.corner, bits) !== 0;
}

function hide(hidden: Uint8Array, { starts, items }: Lists, list: number): void {
  const end = i32(starts, list + 1);
  for (let i = i32(starts, list); i < end; i++) hidden[i32(items, i)] = 1;
}

/** Writes what of `row` is not hidden into `into`, which may be the same array. */
export function readOut(shade: Shade, row: Uint8Array, into: Uint8Array): Uint8Array {
  const { grid, pattern, hidden } = shade.table;
  let cell = 0;
  for (let y = 0; y < grid.height; y++) {
    let wideCell = y * pattern.wide + shade.cellShift;
    for (let x = 0; x < grid.width; x++, cell++, wideCell++) into[cell] = u8(row, cell) & (u8(hidden, wideCell) ^ 1);
  }
  return into;
}
