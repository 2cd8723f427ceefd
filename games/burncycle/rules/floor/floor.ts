/** A floor made ready for play: grid, areas, rooms, doors, posts. Clauses BC-AREA, BC-ROOM, BC-HALL, BC-OUT, BC-DOOR, BC-WALL. */
import {
  type Areas,
  type Cell,
  cellName,
  cellsBeside,
  type Direction,
  type Edge,
  edgesOf,
  findAreas,
  flagKinds,
  type Grid,
  parseCell,
  parseDirection,
  readDrawing,
} from '@tablerunner/geometry';
import type { ActionType, PostKind } from '../lists.ts';
import { HALLWAY, type Layout, OUTDOOR, type RoomCard } from './layout.ts';

/** What parts two spaces. An outer wall is one between the building and the outside, or nothing (BC-WALL-08). */
export const EDGE = { open: 0, wall: 1, outerWall: 2, door: 3 } as const;

const DRAWN = { '|': EDGE.wall, '-': EDGE.wall, d: EDGE.door };

/** Walls and doors bound an area; so do destroyed walls, and thus areas never change (BC-AREA-06). */
const AREA_BOUNDS = flagKinds([EDGE.wall, EDGE.outerWall, EDGE.door]);

export interface Room extends RoomCard {
  readonly cells: readonly Cell[];
  /** Indices of the doors along its sides. */
  readonly doors: readonly number[];
}

interface Door {
  readonly edge: Edge;
  readonly cells: readonly [Cell, Cell];
}

export interface Post {
  readonly cell: Cell;
  readonly facing: Direction;
  readonly kind: PostKind;
  readonly number: number;
  /** The room it lies in, or -1. */
  readonly room: number;
}

export interface Floor {
  readonly layout: Layout;
  readonly number: number;
  readonly grid: Grid;
  readonly cellNames: readonly string[];
  readonly areas: Areas;
  readonly rooms: readonly Room[];
  /** By cell: the room, or -1 in hallways and outdoors. */
  readonly roomAt: Int16Array;
  /** By cell: 1 outdoors. */
  readonly isOutdoor: Uint8Array;
  readonly doors: readonly Door[];
  /** By edge: the door's index, or -1. */
  readonly doorAt: Int16Array;
  readonly posts: readonly Post[];
  /** By cell: 1 where the space is marked so. */
  readonly isTerminal: Uint8Array;
  readonly isCache: Uint8Array;
  readonly isHideout: Uint8Array;
  readonly isObjective: Uint8Array;
  readonly icons: ReadonlyMap<Cell, ActionType>;
}

/** Throws on a layout that does not fit together; the content's are held against this when they are loaded. */
export function buildFloor(layout: Layout): Floor {
  const { grid, marks } = readDrawing(playable(layout).join('\n'), DRAWN);
  const roomAt = new Int16Array(grid.cellCount).fill(-1);
  const isOutdoor = new Uint8Array(grid.cellCount);
  for (let cell = 0; cell < grid.cellCount; cell++) {
    const mark = marks[cell] ?? '';
    if (grid.holes[cell] !== 0 || mark === HALLWAY) continue;
    if (mark === OUTDOOR) isOutdoor[cell] = 1;
    else roomAt[cell] = roomOfMark(layout, mark);
  }
  markOuterWalls(grid, isOutdoor);
  const doors = edgesOf(grid, flagKinds([EDGE.door])).map((edge) => doorOf(grid, edge));
  const doorAt = new Int16Array(grid.edgeCount).fill(-1);
  for (const [index, { edge }] of doors.entries()) doorAt[edge] = index;
  const cellOf = (name: string): Cell => requireCellNamed(layout, grid, name);
  return {
    layout,
    number: layout.number,
    grid,
    cellNames: Array.from({ length: grid.cellCount }, (_, cell) => cellName(grid, cell)),
    areas: findAreas(grid, AREA_BOUNDS),
    rooms: layout.rooms.map((room, index) => {
      const cells = cellsWhere(roomAt, index);
      if (cells.length === 0) throw new RangeError(`floor ${layout.id}: room ${room.letter} has no space`);
      const isHere = ([one, other]: Door['cells']): boolean => roomAt[one] === index || roomAt[other] === index;
      return { ...room, cells, doors: doors.flatMap((door, at) => (isHere(door.cells) ? [at] : [])) };
    }),
    roomAt,
    isOutdoor,
    doors,
    doorAt,
    posts: layout.posts.flatMap((post) => {
      const cell = cellOf(post.cell);
      const facing = parseDirection(post.facing);
      if (facing === undefined) throw new RangeError(`floor ${layout.id}: a post at ${post.cell} has no arrow`);
      return [{ cell, facing, kind: post.kind, number: post.number, room: roomAt[cell] ?? -1 }];
    }),
    isTerminal: flagged(grid, layout.terminals.map(cellOf)),
    isCache: flagged(grid, layout.caches.map(cellOf)),
    isHideout: flagged(grid, layout.hideouts.map(cellOf)),
    isObjective: flagged(grid, layout.objectives.map(cellOf)),
    icons: new Map(layout.number === 1 ? Object.entries(layout.icons).map(([name, type]) => [cellOf(name), type]) : []),
  };
}

/** Above the ground nobody can be outdoors (BC-OUT-02): those spaces are no part of the floor. */
const playable = ({ number, drawing }: Layout): readonly string[] =>
  number === 1
    ? drawing
    : drawing.map((line, at) =>
        at % 2 === 0 ? line : [...line].map((mark) => (mark === OUTDOOR ? '#' : mark)).join(''),
      );

function roomOfMark({ id, rooms }: Layout, mark: string): number {
  const index = rooms.findIndex(({ letter }) => letter === mark);
  if (index < 0) throw new RangeError(`floor ${id}: '${mark}' is no room of it`);
  return index;
}

/** Walls to the outside, and doors that lead there where there is nothing to stand on (BC-WALL-08, BC-DOOR-02). */
function markOuterWalls(grid: Grid, isOutdoor: Uint8Array): void {
  for (const edge of edgesOf(grid)) {
    const [one, other] = cellsBeside(grid, edge);
    if (one === undefined && other === undefined) continue;
    if (one === undefined || other === undefined) grid.edges[edge] = EDGE.outerWall;
    else if (grid.edges[edge] === EDGE.wall && isOutdoor[one] !== isOutdoor[other]) grid.edges[edge] = EDGE.outerWall;
  }
}

function doorOf(grid: Grid, edge: Edge): Door {
  const [one, other] = cellsBeside(grid, edge);
  return { edge, cells: [one as Cell, other as Cell] }; // on the rim there is no door any more
}

function requireCellNamed({ id }: Layout, grid: Grid, name: string): Cell {
  const cell = parseCell(grid, name);
  if (cell === undefined) throw new RangeError(`floor ${id}: there is no space ${name}`);
  return cell;
}

function flagged(grid: Grid, cells: readonly Cell[]): Uint8Array {
  const flags = new Uint8Array(grid.cellCount);
  for (const cell of cells) flags[cell] = 1;
  return flags;
}

function cellsWhere(values: Int16Array, wanted: number): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < values.length; cell++) if (values[cell] === wanted) cells.push(cell);
  return cells;
}
