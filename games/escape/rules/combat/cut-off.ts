/** Whether walls part two neighbouring cells, whoever stands at the corner. ES-ABIL-36, ES-RULE-42, ES-RULE-53, ES-RULE-89. */
import { type Cell, CORNER_RULES, directionTo, type Grid, isCornerShut, isDiagonal } from '@tablerunner/geometry';

/** `kinds` flags the edges that part. At a diagonal both flanks must be walled off. The cells must be peripheral. */
export function isCutOff(grid: Grid, from: Cell, to: Cell, kinds: Uint8Array): boolean {
  const direction = directionTo(grid, from, to) ?? 0;
  if (isDiagonal(direction)) {
    return isCornerShut(grid, { rule: CORNER_RULES.bothFlanksWalled, blocks: kinds }, from, direction);
  }
  return kinds[grid.edges[grid.sides[from * 4 + direction] ?? 0] ?? 0] === 1;
}
