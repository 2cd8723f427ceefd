/** Free and occupied cells. Clauses ES-CELL, ES-BURN-02; ES-RULE-08. */
import type { Cell } from '@tablerunner/geometry';
import { live } from './live.ts';
import type { EscapeState, Unit } from './types.ts';

/** A character stands there, other than the one left out, or a fire burns (ES-CELL-02, ES-CELL-03). */
export function isOccupied(state: EscapeState, cell: Cell, leftOut = -1): boolean {
  const { standing, burnt } = live(state);
  if (burnt[cell] === 1) return true;
  const there = standing[cell] ?? -1;
  if (there === -1) return false;
  if (there !== leftOut) return true;
  return isShared(state, cell, leftOut);
}

/** Under Firewall somebody else may stand there too. */
function isShared({ units }: EscapeState, cell: Cell, leftOut: number): boolean {
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Unit;
    if (unit.cell === cell && index !== leftOut && unit.place === 'board') return true;
  }
  return false;
}

/** ES-CELL-01: on the board, nobody there, no fire. */
export function isFree(state: EscapeState, cell: Cell): boolean {
  const { grid } = live(state);
  return cell >= 0 && cell < grid.cellCount && grid.holes[cell] === 0 && !isOccupied(state, cell);
}
