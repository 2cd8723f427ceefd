/** Who sees whom: one line, or from one cell to all others. What stands on the two end cells never blocks. */
import { isRisingWay, northEastOf } from './corner-rules.ts';
import { isDiagonal } from './directions.ts';
import { type Cell, requireCell } from './grid.ts';
import { i32, u8 } from './packed.ts';
import { beginShade, hideBehindCells, hideBehindEdges, isCornerShut, readOut } from './sight-shade.ts';
import { BLOCKS_LINE, requireFit, type SightNow, type SightTable } from './sight-table.ts';

/** Reads flags that are 0 or 1 already as if they were edge kinds. */
const AS_THEY_ARE = Uint8Array.of(0, 1);

/** Sight goes both ways: canSee(a, b) is canSee(b, a). A cell sees itself; nobody sees to or from a hole. */
export function canSee(table: SightTable, from: Cell, to: Cell, now: SightNow): boolean {
  const { grid, rules, pattern } = table;
  requireFit(table, now);
  if (u8(rowOf(table, from), requireCell(grid, to)) === 0) return false;
  const dx = i32(grid.xs, to) - i32(grid.xs, from) + grid.width - 1;
  const dy = i32(grid.ys, to) - i32(grid.ys, from) + grid.height - 1;
  const target = dy * pattern.wide + dx;
  const end = i32(pattern.stepStarts, target + 1);
  let cell = from;
  for (let i = i32(pattern.stepStarts, target); i < end; i++) {
    const direction = u8(pattern.steps, i);
    if (cell !== from && (u8(now.blockers, cell) & BLOCKS_LINE) !== 0) return false;
    if (isDiagonal(direction)) {
      const northEast = northEastOf(grid, cell, direction);
      if (isCornerShut(table, now.edges, rules.blocks, now.blockers, northEast, isRisingWay(direction))) return false;
    } else if (u8(rules.blocks, u8(now.edges, i32(grid.sides, cell * 4 + direction))) !== 0) {
      return false;
    }
    cell += i32(grid.deltas, direction);
  }
  return true;
}

/** By cell: 1 if it is seen from this one. Writes into `into` if given, else into a new array. */
export function sightFrom(
  table: SightTable,
  from: Cell,
  now: SightNow,
  into: Uint8Array = new Uint8Array(table.grid.cellCount),
): Uint8Array {
  requireFit(table, now);
  const row = rowOf(table, from);
  const shade = beginShade(table, from, now.edges, table.rules.blocks, now.blockers);
  hideBehindEdges(shade, table.changing);
  hideBehindCells(shade, now.blockers);
  return readOut(shade, row, into);
}

/** What is seen from a cell past walls and holes alone. */
function rowOf(table: SightTable, from: Cell): Uint8Array {
  return table.rows[requireCell(table.grid, from)] ?? workOutRow(table, from);
}

function workOutRow(table: SightTable, from: Cell): Uint8Array {
  const { holes } = table.grid;
  const row = holes.map((hole) => (u8(holes, from) === 1 ? 0 : 1 - hole));
  const shade = beginShade(table, from, table.isWall, AS_THEY_ARE, table.fixedBlockers);
  hideBehindEdges(shade, table.walls);
  hideBehindCells(shade, table.fixedBlockers);
  table.rows[from] = readOut(shade, row, row);
  return row;
}
