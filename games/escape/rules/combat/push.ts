/** Power Strike: where a target can be pushed. Clauses ES-ABIL-16 to ES-ABIL-19; ES-RULE-48, ES-RULE-87. */
import { type Cell, cellAt, columnOf, rowOf } from '@tablerunner/geometry';
import { isFree } from '../cells.ts';
import { live } from '../live.ts';
import { sees } from '../sight.ts';
import type { EscapeState } from '../types.ts';

interface Offset {
  readonly x: number;
  readonly y: number;
}

const AROUND: readonly Offset[] = [-1, 0, 1].flatMap((x) =>
  [-1, 0, 1].flatMap((y) => (x === 0 && y === 0 ? [] : [{ x, y }])),
);

/** ES-RULE-48: the three cells around the target that lie farthest from the attacker; those off the board count too. */
function farSide(dx: number, dy: number): Offset[] {
  const gain = ({ x, y }: Offset): number => 2 * (x * dx + y * dy) + x * x + y * y; // growth of the squared distance
  return [...AROUND].sort((one, other) => gain(other) - gain(one)).slice(0, 3);
}

/** The cells to which the target can be pushed: free and seen from its own. */
export function pushCells(state: EscapeState, attacker: Cell, target: Cell): Cell[] {
  if (attacker === target) return []; // ES-RULE-87
  const { grid } = live(state);
  const [x, y] = [columnOf(grid, target), rowOf(grid, target)];
  return farSide(x - columnOf(grid, attacker), y - rowOf(grid, attacker)).flatMap((offset) => {
    const cell = cellAt(grid, x + offset.x, y + offset.y);
    return cell !== undefined && isFree(state, cell) && sees(state, target, cell) ? [cell] : [];
  });
}
