/**
 * Tables that follow from the state: which edges block now, who stands where, who blocks sight. They are kept beside the
 * state, not in it, and made anew after the events that change what they were made from.
 */
import {
  type Cell,
  copyGrid,
  edgeBetween,
  type Grid,
  neighboursBeside,
  SHUTS_CORNER,
  type SightNow,
} from '@tablerunner/geometry';
import { has } from './abilities.ts';
import { BLOCKING, BLOCKS_ALL_SIGHT, type Board, boardOf, type Door, EDGE } from './board.ts';
import type { EscapeState, Unit } from './types.ts';

/** Bits of `EscapeState.doors`. */
export const DOOR_OPEN = 1;
export const DOOR_HACKED = 2;

const DIAGONALS = 4;

export interface Live extends SightNow {
  readonly board: Board;
  /** The board's grid with the edges as they are now: what floods and steps want. */
  readonly grid: Grid;
  /** By cell: index of the character that stands there, or -1. Under Firewall the one that came first. */
  readonly standing: Int16Array;
  /** Whether a wall of the board has been destroyed. */
  readonly isBroken: boolean;
  /** Whether a Jammer works somewhere: then who moves may change for others whether they block sight. */
  readonly jams: boolean;
  /** By cell and diagonal direction: whether walls and closed doors shut the corner; 0 where nobody has asked yet. */
  readonly corners: Uint8Array;
  /** By cell: whether a Resistance character sees it; 0 where nobody has asked yet. */
  readonly watched: Uint8Array;
  /** By cell: 1 with a Burn marker. */
  readonly burnt: Uint8Array;
}

/** What follows from doors and walls alone. */
interface Edges {
  readonly board: Board;
  readonly grid: Grid;
  readonly corners: Uint8Array;
}

interface Tables {
  edges: Edges | undefined;
  live: Live | undefined;
  /** Tables that nobody looks at any more: their arrays are written over, which is much cheaper than making new ones. */
  oldEdges: Edges | undefined;
  oldLive: Live | undefined;
}

const noTables = (): Tables => ({ edges: undefined, live: undefined, oldEdges: undefined, oldLive: undefined });

const tables = new WeakMap<EscapeState, Tables>();
/** Tables that belong to several states, and so are never written over. */
const shared = new WeakSet<Edges | Live>();

/** Almost every question is about the state of the question before; asking the map each time costs more than the answer. */
let lastState: EscapeState | undefined;
let lastTables: Tables = noTables();

function tablesOf(state: EscapeState): Tables {
  if (state === lastState) return lastTables;
  let kept = tables.get(state);
  if (kept === undefined) {
    kept = noTables();
    tables.set(state, kept);
  }
  lastState = state;
  lastTables = kept;
  return kept;
}

/** As the state is now: ask again after every event. */
export function live(state: EscapeState): Live {
  const kept = tablesOf(state);
  if (kept.live !== undefined) return kept.live;
  kept.edges ??= edgesNow(state, kept.oldEdges);
  kept.live = piecesNow(state, kept.edges, kept.oldLive);
  return kept.live;
}

/** A copy of a state begins with the tables of the original. */
export function shareTables(original: EscapeState, copy: EscapeState): void {
  const { edges, live: pieces } = tablesOf(original);
  if (edges !== undefined) shared.add(edges);
  if (pieces !== undefined) shared.add(pieces);
  tables.set(copy, { ...noTables(), edges, live: pieces });
}

/** A door or a wall has changed. */
export function edgesChanged(state: EscapeState): void {
  const kept = tablesOf(state);
  if (kept.edges !== undefined) kept.oldEdges = shared.has(kept.edges) ? undefined : kept.edges;
  kept.edges = undefined;
  piecesChanged(state);
}

/** A character has come, gone or moved, a fire burns or is out, or an event switches abilities off. */
export function piecesChanged(state: EscapeState): void {
  const kept = tablesOf(state);
  if (kept.live !== undefined) kept.oldLive = shared.has(kept.live) ? undefined : kept.live;
  kept.live = undefined;
}

/** A character has gone from one cell of the board to another: by far the most frequent change, so the tables are kept. */
export function pieceMoved(state: EscapeState, index: number, from: Cell, to: Cell): void {
  const { live: now } = tablesOf(state);
  const isSimple =
    now !== undefined &&
    !now.jams &&
    now.standing[from] === index &&
    now.standing[to] === -1 &&
    !shared.has(now) &&
    !isAnyoneOn(state, from);
  if (!isSimple) return piecesChanged(state);
  now.standing[from] = -1;
  now.blockers[from] = now.burnt[from] === 1 ? burnBlocks(state) : 0;
  now.standing[to] = index;
  now.blockers[to] = BLOCKS_ALL_SIGHT;
  now.watched.fill(0);
}

/** A character has come onto a cell of the board from outside. */
export function pieceCame(state: EscapeState, index: number, cell: Cell): void {
  const { live: now } = tablesOf(state);
  const unit = state.units[index] as Unit;
  const isSimple =
    now !== undefined && !now.jams && now.standing[cell] === -1 && !shared.has(now) && !has(state, unit, 'jammer');
  if (!isSimple) return piecesChanged(state);
  now.standing[cell] = index;
  now.blockers[cell] = BLOCKS_ALL_SIGHT;
  now.watched.fill(0);
}

/** A character is no longer on the cell of the board where it stood. */
export function pieceGone(state: EscapeState, index: number, cell: Cell): void {
  const { live: now } = tablesOf(state);
  const isSimple =
    now !== undefined && !now.jams && now.standing[cell] === index && !shared.has(now) && !isAnyoneOn(state, cell);
  if (!isSimple) return piecesChanged(state);
  now.standing[cell] = -1;
  now.blockers[cell] = now.burnt[cell] === 1 ? burnBlocks(state) : 0;
  now.watched.fill(0);
}

/** ES-RULE-08. */
const burnBlocks = ({ options }: EscapeState): number => (options.burnsBlockCorners === 'yes' ? SHUTS_CORNER : 0);

function isAnyoneOn({ units }: EscapeState, cell: Cell): boolean {
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] as Unit;
    if (unit.cell === cell && unit.place === 'board') return true;
  }
  return false;
}

/** A door has been opened or closed, and nothing else. */
export function doorMoved(state: EscapeState, door: number): void {
  const { edges, live: now } = tablesOf(state);
  const isSimple =
    edges !== undefined &&
    now !== undefined &&
    !now.jams &&
    state.broken.length === 0 &&
    !shared.has(edges) &&
    !shared.has(now);
  if (!isSimple) return edgesChanged(state);
  const { edge, cells } = edges.board.doors[door] as Door;
  edges.grid.edges[edge] = ((state.doors[door] ?? 0) & DOOR_OPEN) === 0 ? EDGE.closedDoor : EDGE.openDoor;
  for (const cell of cells) forgetCornersAround(edges, cell);
  now.watched.fill(0);
}

/** Whatever corner a door on one of its sides takes part in is one of the cell or of a cell around it. */
function forgetCornersAround({ grid, corners }: Edges, cell: Cell): void {
  for (let diagonal = 0; diagonal < DIAGONALS; diagonal++) corners[cell * DIAGONALS + diagonal] = 0;
  for (let direction = 0; direction < 8; direction++) {
    const around = grid.ways[cell * 8 + direction] as Cell;
    if (around < 0) continue;
    for (let diagonal = 0; diagonal < DIAGONALS; diagonal++) corners[around * DIAGONALS + diagonal] = 0;
  }
}

function edgesNow(state: EscapeState, old: Edges | undefined): Edges {
  const board = boardOf(state);
  const edges = old?.board === board ? old : newEdges(board);
  const kinds = edges.grid.edges;
  kinds.set(board.grid.edges);
  edges.corners.fill(0);
  for (let index = 0; index < board.doors.length; index++) {
    const door = board.doors[index] as Door;
    if (((state.doors[index] ?? 0) & DOOR_OPEN) !== 0) kinds[door.edge] = EDGE.openDoor;
  }
  for (const edge of state.broken) kinds[edge] = EDGE.brokenWall;
  return edges;
}

const newEdges = (board: Board): Edges => ({
  board,
  grid: copyGrid(board.grid),
  corners: new Uint8Array(board.grid.cellCount * DIAGONALS),
});

function piecesNow(state: EscapeState, edges: Edges, old: Live | undefined): Live {
  const { board, grid, corners } = edges;
  const { standing, blockers, watched } = emptied(board, old);
  const burnt = state.burns.length === 0 ? board.unburnt : new Uint8Array(grid.cellCount);
  for (const cell of state.burns) {
    burnt[cell] = 1;
    blockers[cell] = burnBlocks(state);
  }
  const jammed = jammedCells(state, grid);
  for (let index = 0; index < state.units.length; index++) {
    const unit = state.units[index] as Unit;
    if (unit.place !== 'board') continue;
    if (standing[unit.cell] === -1) standing[unit.cell] = index;
    if (!isJammed(state, unit, jammed)) blockers[unit.cell] = BLOCKS_ALL_SIGHT;
  }
  const isBroken = state.broken.length > 0;
  const jams = jammed !== undefined;
  return { board, grid, edges: grid.edges, corners, isBroken, jams, blockers, standing, burnt, watched };
}

type Arrays = Pick<Live, 'standing' | 'blockers' | 'watched'>;

function emptied({ grid }: Board, old: Live | undefined): Arrays {
  if (old?.standing.length !== grid.cellCount) {
    return {
      standing: new Int16Array(grid.cellCount).fill(-1),
      blockers: new Uint8Array(grid.cellCount),
      watched: new Uint8Array(grid.cellCount),
    };
  }
  old.standing.fill(-1);
  old.blockers.fill(0);
  old.watched.fill(0);
  return old;
}

type JammedCells = Readonly<Record<Unit['faction'], ReadonlySet<Cell>>> | undefined;

/** The cells beside Jammers, by the faction that they protect (ES-ABIL-11); undefined when nobody jams. */
function jammedCells(state: EscapeState, grid: Grid): JammedCells {
  let cells: { readonly resistance: Set<Cell>; readonly isc: Set<Cell> } | undefined;
  for (const unit of state.units) {
    if (unit.place !== 'board' || !has(state, unit, 'jammer')) continue;
    cells ??= { resistance: new Set(), isc: new Set() };
    for (const cell of neighboursBeside(grid, unit.cell)) {
      if (state.options.adjacencyThroughWalls === 'no' && isParted(grid, unit.cell, cell)) continue; // ES-RULE-26
      cells[unit.faction].add(cell);
    }
  }
  return cells;
}

function isParted(grid: Grid, one: Cell, other: Cell): boolean {
  const edge = edgeBetween(grid, one, other);
  return edge !== undefined && BLOCKING[grid.edges[edge] ?? 0] === 1;
}

/** ES-ABIL-12, ES-ABIL-13: protected allies do not block sight; who has Jammer is never protected by it. */
function isJammed(state: EscapeState, unit: Unit, jammed: JammedCells): boolean {
  return jammed?.[unit.faction].has(unit.cell) === true && !has(state, unit, 'jammer');
}
