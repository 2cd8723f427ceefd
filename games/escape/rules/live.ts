/**
 * Tables that follow from the state: which edges block now, who stands where, who blocks sight. They are kept beside the
 * state, not in it, and thrown away by the events that change what they were made from.
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
import { BLOCKING, BLOCKS_ALL_SIGHT, type Board, boardOf, EDGE } from './board.ts';
import type { EscapeState, Unit } from './types.ts';

/** Bits of `EscapeState.doors`. */
export const DOOR_OPEN = 1;
export const DOOR_HACKED = 2;

export interface Live extends SightNow {
  readonly board: Board;
  /** The board's grid with the edges as they are now: what floods and steps want. */
  readonly grid: Grid;
  /** By cell: index of the character that stands there, or -1. Under Firewall the one that came first. */
  readonly standing: Int16Array;
  /** By cell: 1 with a Burn marker. */
  readonly burnt: Uint8Array;
}

interface Tables {
  edges: { readonly board: Board; readonly grid: Grid } | undefined;
  live: Live | undefined;
}

const tables = new WeakMap<EscapeState, Tables>();

/** Almost every question is about the state of the question before; asking the map each time costs more than the answer. */
let lastState: EscapeState | undefined;
let lastTables: Tables = { edges: undefined, live: undefined };

function tablesOf(state: EscapeState): Tables {
  if (state === lastState) return lastTables;
  let kept = tables.get(state);
  if (kept === undefined) {
    kept = { edges: undefined, live: undefined };
    tables.set(state, kept);
  }
  lastState = state;
  lastTables = kept;
  return kept;
}

export function live(state: EscapeState): Live {
  const kept = tablesOf(state);
  if (kept.live !== undefined) return kept.live;
  kept.edges ??= edgesNow(state);
  kept.live = piecesNow(state, kept.edges);
  return kept.live;
}

/** A copy of a state begins with the tables of the original: they are replaced as a whole, never changed. */
export function shareTables(original: EscapeState, copy: EscapeState): void {
  const { edges, live: pieces } = tablesOf(original);
  tables.set(copy, { edges, live: pieces });
}

/** A door or a wall has changed. */
export function edgesChanged(state: EscapeState): void {
  const kept = tablesOf(state);
  kept.edges = undefined;
  kept.live = undefined;
}

/** A character has come, gone or moved, a fire burns or is out, or an event switches abilities off. */
export function piecesChanged(state: EscapeState): void {
  tablesOf(state).live = undefined;
}

function edgesNow(state: EscapeState): { readonly board: Board; readonly grid: Grid } {
  const board = boardOf(state);
  const grid = copyGrid(board.grid);
  for (const [index, { edge }] of board.doors.entries()) {
    if (((state.doors[index] ?? 0) & DOOR_OPEN) !== 0) grid.edges[edge] = EDGE.openDoor;
  }
  for (const edge of state.broken) grid.edges[edge] = EDGE.brokenWall;
  return { board, grid };
}

function piecesNow(state: EscapeState, { board, grid }: { readonly board: Board; readonly grid: Grid }): Live {
  const standing = new Int16Array(grid.cellCount).fill(-1);
  const blockers = new Uint8Array(grid.cellCount);
  const burnt = state.burns.length === 0 ? board.unburnt : new Uint8Array(grid.cellCount);
  for (const cell of state.burns) {
    burnt[cell] = 1;
    if (state.options.burnsBlockCorners === 'yes') blockers[cell] = SHUTS_CORNER; // ES-RULE-08
  }
  const jammed = jammedCells(state, grid);
  for (let index = 0; index < state.units.length; index++) {
    const unit = state.units[index] as Unit;
    if (unit.place !== 'board') continue;
    if (standing[unit.cell] === -1) standing[unit.cell] = index;
    if (!isJammed(state, unit, jammed)) blockers[unit.cell] = BLOCKS_ALL_SIGHT;
  }
  return { board, grid, edges: grid.edges, blockers, standing, burnt };
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
