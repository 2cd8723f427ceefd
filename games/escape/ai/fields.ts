/** How far every cell is from somewhere, for a side that knows what its doors cost. Kept by what the doors and walls look like. */
import { costKinds, flood, type Grid, SHUT } from '@tablerunner/geometry';
import { type Board, boardOf, EDGE } from '../rules/board.ts';
import { DOOR_HACKED, live } from '../rules/live.ts';
import type { EscapeState, Faction } from '../rules/types.ts';
import type { Place } from './places.ts';

/** A kind of its own for doors that only a Hack opens. */
const LOCKED = 7;

/** What a door costs in steps: a Movement action to open it, and a good deal of luck to hack it. */
const COSTS = costKinds([
  [EDGE.wall, SHUT],
  [EDGE.hardWall, SHUT],
  [EDGE.closedDoor, 1],
  [LOCKED, 4],
]);

interface Fields {
  readonly grid: Grid;
  readonly byPlace: Map<Place, Int32Array>;
}

type FieldsBySide = Partial<Record<Faction, Fields>>;

/** Every guess has tables of its own, but most of them look alike: fields are kept by what doors and walls look like. */
const byLooks = new WeakMap<Board, Map<string, FieldsBySide>>();
/** Above this a board's memory begins anew; a match passes through far fewer looks at a time. */
const MOST_LOOKS = 500;

/** Steps from each cell to the nearest cell of the place; a very large number where there is no way. */
export function fieldTo(state: EscapeState, faction: Faction, place: Place): Int32Array {
  const fields = fieldsOf(state, faction);
  let field = fields.byPlace.get(place);
  if (field === undefined) {
    field = flood(fields.grid, { edgeCost: COSTS }, place.cells).cost;
    fields.byPlace.set(place, field);
  }
  return field;
}

function fieldsOf(state: EscapeState, faction: Faction): Fields {
  const board = boardOf(state);
  if (!isLikeLast(board, state)) {
    last = {
      board,
      doors: state.doors.slice(),
      broken: state.broken.slice(),
      sides: fieldsByLooks(board, `${state.doors.join('')} ${state.broken.join()}`),
    };
  }
  const { sides } = last;
  sides[faction] ??= { grid: gridFor(state, faction), byPlace: new Map() };
  return sides[faction];
}

/** Almost every question is about doors and walls as they were at the question before. */
let last: {
  readonly board: Board | undefined;
  readonly doors: readonly number[];
  readonly broken: readonly number[];
  readonly sides: FieldsBySide;
} = { board: undefined, doors: [], broken: [], sides: {} };

const isLikeLast = (board: Board, { doors, broken }: EscapeState): boolean =>
  board === last.board && isSame(doors, last.doors) && isSame(broken, last.broken);

function isSame(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

function fieldsByLooks(board: Board, looks: string): FieldsBySide {
  let memory = byLooks.get(board);
  if (memory === undefined || memory.size >= MOST_LOOKS) {
    memory = new Map();
    byLooks.set(board, memory);
  }
  let sides = memory.get(looks);
  if (sides === undefined) {
    sides = {};
    memory.set(looks, sides);
  }
  return sides;
}

/**
 * The board with its edges as they are now, as a copy: the tables of a state change with it. The ISC has the key to every
 * lock (ES-ISC-01); for the Resistance a lock is another thing than a door.
 */
function gridFor(state: EscapeState, faction: Faction): Grid {
  const { board, grid } = live(state);
  const edges = grid.edges.slice();
  if (faction === 'isc') return { ...grid, edges };
  for (const [index, { edge, lock }] of board.doors.entries()) {
    const isLocked = lock > 0 && ((state.doors[index] ?? 0) & DOOR_HACKED) === 0;
    if (isLocked && edges[edge] === EDGE.closedDoor) edges[edge] = LOCKED;
  }
  return { ...grid, edges };
}
