/** What a test wants to know of a position, by names. */
import { parseEdge } from '@tablerunner/geometry';
import { boardOf, nameOfCell } from '../rules/board.ts';
import { DOOR_HACKED, DOOR_OPEN } from '../rules/live.ts';
import { type ByPool, type EscapeState, POOLS, type Unit } from '../rules/types.ts';
import { left } from '../rules/units.ts';

/** What a test wants to know of a character. */
export interface Seen extends Omit<Unit, 'cell' | 'pilot' | 'possessor'> {
  /** Its name, or undefined off the board. */
  readonly cell: string | undefined;
  /** Actions left. */
  readonly left: ByPool<number>;
  readonly carries: string | undefined;
}

export function seenUnit(state: EscapeState, id: string): Seen {
  const index = state.units.findIndex((unit) => unit.id === id);
  const unit = state.units[index];
  if (unit === undefined) throw new Error(`there is no character called ${id}`);
  const { pilot: _pilot, possessor: _possessor, ...rest } = unit;
  const carried = state.markers.find(({ carrier }) => carrier === index);
  return {
    ...rest,
    cell: unit.cell < 0 ? undefined : nameOfCell(boardOf(state), unit.cell),
    left: Object.fromEntries(POOLS.map((pool) => [pool, left(state, unit, pool)])) as ByPool<number>,
    carries: carried?.equipment ?? carried?.kind,
  };
}

/** `open`, `closed`, `open hacked`, `closed hacked`, `open locked` or `closed locked`. */
export function seenDoor(state: EscapeState, edge: string): string {
  const board = boardOf(state);
  const door = board.doorAt[parseEdge(board.grid, edge) ?? -1] ?? -1;
  if (door < 0) throw new Error(`there is no door at ${edge}`);
  const bits = state.doors[door] ?? 0;
  const isLocked = (board.doors[door]?.lock ?? 0) > 0;
  const lock = !isLocked ? '' : (bits & DOOR_HACKED) !== 0 ? ' hacked' : ' locked';
  return `${(bits & DOOR_OPEN) !== 0 ? 'open' : 'closed'}${lock}`;
}
