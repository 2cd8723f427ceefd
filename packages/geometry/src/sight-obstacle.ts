/** Why a line of sight is blocked: the first thing in its way, for a refusal that names it. */
import { isRisingWay, northEastOf } from './corner-rules.ts';
import { NORTH } from './directions.ts';
import { type Cell, type Edge, requireCell } from './grid.ts';
import { type CornerCrossing, type EdgeCrossing, lineBetween } from './line.ts';
import { directionTo } from './neighbours.ts';
import { u8 } from './packed.ts';
import { isCornerShut } from './sight-shade.ts';
import { BLOCKS_LINE, requireFit, type SightNow, type SightTable } from './sight-table.ts';

export type Obstacle = { readonly kind: 'cell'; readonly cell: Cell } | EdgeCrossing | CornerCrossing;

/** The first obstacle as seen from `from`; undefined exactly where canSee is true. */
export function firstObstacle(table: SightTable, from: Cell, to: Cell, now: SightNow): Obstacle | undefined {
  const { grid, rules, fixedBlockers } = table;
  requireFit(table, now);
  const isEdgeShut = (edge: Edge) => u8(rules.blocks, u8(now.edges, edge)) !== 0;
  const isShutAt = (crossing: CornerCrossing) => {
    const direction = directionTo(grid, crossing.from, crossing.to) ?? NORTH;
    const northEast = northEastOf(grid, crossing.from, direction);
    return isCornerShut(table, now.edges, rules.blocks, now.blockers, northEast, isRisingWay(direction));
  };
  for (const cell of [from, to]) if (u8(grid.holes, requireCell(grid, cell)) !== 0) return { kind: 'cell', cell };
  for (const crossing of lineBetween(grid, from, to).crossings) {
    if (crossing.kind === 'edge' ? isEdgeShut(crossing.edge) : isShutAt(crossing)) return crossing;
    const cell = crossing.to;
    if (cell !== to && ((u8(now.blockers, cell) | u8(fixedBlockers, cell)) & BLOCKS_LINE) !== 0)
      return { kind: 'cell', cell };
  }
  return undefined;
}
