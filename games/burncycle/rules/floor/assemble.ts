/** Lays room tiles on the floor mat and makes one floor of them. Clauses BC-FLOOR-01, 11, 14, BC-WALL-01, BC-DOOR-01, BC-ENTR, BC-AREA-05, BC-OUT-01. */
import { type Cell, cellAt, cellName, type Grid, parseCell, readDrawing } from '@tablerunner/geometry';
import type { ActionType } from '../lists.ts';
import { HALLWAY, type Layout, type LayoutPost, type RoomCard } from './layout.ts';
import { EDGE_MARKS, EDGES_AROUND, readTile, SPACE_MARKS, type Tile, type TileSpace, turnTile } from './tile.ts';

/** The mat under all floors of all corporations. */
export interface Mat {
  /** Hallways, outdoors and the walls between them; no doors and no rooms. */
  readonly drawing: readonly string[];
  /** Hallway posts; those that a tile covers are not in play (BC-ENTR-02). */
  readonly posts: readonly Omit<LayoutPost, 'kind'>[];
  readonly icons: Readonly<Record<string, ActionType>>;
  /** Where secure zones lie, on every floor (BC-FLOOR-14). */
  readonly zones: readonly { readonly id: string; readonly cells: readonly string[] }[];
}

/** A tile on the mat: the space under the south-west corner of its rectangle, and its quarter turns clockwise. */
export interface Piece {
  readonly tile: string;
  readonly at: string;
  readonly turns: number;
}

export interface FloorPlan {
  readonly id: string;
  readonly number: number;
  readonly pieces: readonly Piece[];
}

/** Signs between two spaces of the mat. */
export const MAT_EDGES = { '|': 1, '-': 1 };

/** The name of a secure zone that is printed on another room's tile (BC-AREA-05). */
const ATTACHED = 'elevator';

/** What is put together while tile after tile is laid. */
interface Table {
  readonly mat: Mat;
  readonly plan: FloorPlan;
  readonly grid: Grid;
  readonly canvas: string[][];
  readonly covered: Set<Cell>;
  readonly rooms: RoomCard[];
  readonly posts: LayoutPost[];
  readonly spaces: Record<Feature, string[]>;
}

const FEATURES = ['terminal', 'cache', 'hideout', 'objective'] as const;
type Feature = (typeof FEATURES)[number];

/** Throws a RangeError that says which piece does not fit, and why. */
export function assemble(mat: Mat, plan: FloorPlan, tiles: readonly Tile[]): Layout {
  const { grid } = readDrawing(mat.drawing.join('\n'), MAT_EDGES);
  const table: Table = {
    mat,
    plan,
    grid,
    canvas: mat.drawing.map((line) => [...line.padEnd(2 * grid.width + 1)]),
    covered: new Set(),
    rooms: [],
    posts: [],
    spaces: { terminal: [], cache: [], hideout: [], objective: [] },
  };
  for (const piece of plan.pieces) {
    const tile = tiles.find(({ id }) => id === piece.tile);
    if (tile === undefined) throw new RangeError(`floor ${plan.id}: there is no tile ${piece.tile}`);
    lay(table, piece, turnTile(tile, piece.turns));
  }
  const isBare = (name: string): boolean => !table.covered.has(parseCell(grid, name) ?? -1);
  return {
    id: plan.id,
    number: plan.number,
    drawing: table.canvas.map((line) => line.join('')),
    rooms: table.rooms,
    posts: [
      ...mat.posts.filter(({ cell }) => isBare(cell)).map((post) => ({ ...post, kind: 'hallway' as const })),
      ...table.posts,
    ],
    terminals: table.spaces.terminal,
    caches: table.spaces.cache,
    hideouts: table.spaces.hideout,
    objectives: table.spaces.objective,
    icons: Object.fromEntries(Object.entries(mat.icons).filter(([name]) => isBare(name))),
  };
}

/** A tile's space, the cell of the mat under it, and line and column of that on the canvas. */
interface Laid extends TileSpace {
  readonly cell: Cell;
  readonly to: readonly [number, number];
}

function lay(table: Table, piece: Piece, tile: Tile): void {
  const { grid, plan, canvas, covered, spaces } = table;
  const spacesLaid = placed(table, piece, tile);
  for (const { cell } of spacesLaid) {
    if (covered.has(cell)) {
      throw new RangeError(
        `floor ${plan.id}: ${tile.id} at ${piece.at} lies on another tile at ${cellName(grid, cell)}`,
      );
    }
    covered.add(cell);
  }
  const letters = lettersFor(table, piece, tile, spacesLaid);
  for (const { cell, mark, isSecure, to } of spacesLaid) {
    const line = canvas[to[0]];
    if (line !== undefined) line[to[1]] = isSecure ? letters.secure : letters.room;
    const feature = FEATURES.find((one) => SPACE_MARKS[one] === mark);
    if (feature !== undefined) spaces[feature].push(cellName(grid, cell));
  }
  drawEdges(table, tile, spacesLaid);
  for (const post of tile.posts) {
    const [x, y] = cornerOf(table, piece);
    const cell = cellAt(grid, x + post.x, y + post.y);
    if (cell === undefined) throw new RangeError(`floor ${plan.id}: ${tile.id} has a post beside itself`);
    const facing = (['n', 'e', 's', 'w'] as const)[post.facing] ?? 'n';
    table.posts.push({ cell: cellName(grid, cell), facing, kind: post.kind, number: post.number });
  }
}

function cornerOf({ grid, plan }: Table, { tile, at }: Piece): readonly [number, number] {
  const corner = parseCell(grid, at);
  if (corner === undefined) throw new RangeError(`floor ${plan.id}: ${tile} lies at ${at}, which is off the mat`);
  return [grid.xs[corner] as number, grid.ys[corner] as number];
}

/** Every space of the tile with what lies under it. */
function placed(table: Table, piece: Piece, tile: Tile): Laid[] {
  const { grid, plan, canvas } = table;
  const [x, y] = cornerOf(table, piece);
  return readTile(tile).map((space) => {
    const cell = cellAt(grid, x + space.x, y + space.y);
    if (cell === undefined) throw new RangeError(`floor ${plan.id}: ${tile.id} at ${piece.at} reaches off the mat`);
    const to = [2 * (grid.height - 1 - (y + space.y)) + 1, 2 * (x + space.x) + 1] as const;
    // A room may be laid over outdoor spaces; the entrance tile is a hallway space (BC-ENTR-01).
    if (tile.kind === 'entrance' && canvas[to[0]]?.[to[1]] !== HALLWAY) {
      throw new RangeError(`floor ${plan.id}: the ${tile.id} tile at ${piece.at} does not lie in a hallway`);
    }
    return { ...space, cell, to };
  });
}

/** A door symbol is needed on one side only (BC-DOOR-01); the outer edge of a room is a wall, the entrance brings none (BC-ENTR-03). */
function drawEdges({ canvas }: Table, tile: Tile, laid: readonly Laid[]): void {
  const isOwn = (line: number, column: number): boolean =>
    laid.some((space) => space.line === line && space.column === column);
  for (const { line, column, to } of laid) {
    for (const [down, right] of EDGES_AROUND) {
      const mark = tile.drawing[line + down]?.[column + right] ?? ' ';
      const row = canvas[to[0] + down];
      const at = to[1] + right;
      if (row === undefined) continue;
      const isInked =
        mark === ' '
          ? isOwn(line + 2 * down, column + 2 * right)
          : mark === EDGE_MARKS.door || row[at] !== EDGE_MARKS.door;
      if (isInked) row[at] = mark;
    }
  }
}

/** The letters of a tile's room and of the secure zone on it: each is a room of its own (BC-AREA-05). */
function lettersFor(table: Table, piece: Piece, tile: Tile, laid: readonly Laid[]): { room: string; secure: string } {
  const letters = { room: HALLWAY, secure: HALLWAY };
  const add = (card: Omit<RoomCard, 'letter'>): string => {
    const letter = String.fromCharCode(65 + table.rooms.length);
    table.rooms.push({ letter, ...card });
    return letter;
  };
  if (tile.kind === 'room') {
    letters.room = add({ id: tile.id, type: tile.type, chip: tile.chip, scout: tile.scout });
  }
  const secure = laid.filter(({ isSecure }) => isSecure).map(({ cell }) => cellName(table.grid, cell));
  if (secure.length > 0) {
    const id = tile.kind === 'secure' ? tile.id : ATTACHED;
    letters.secure = add({ id, scout: 0, zone: zoneOn(table, piece, secure) });
  }
  return letters;
}

/** Secure zones stay at the same place of the mat, whatever they are attached to (BC-FLOOR-14). */
function zoneOn({ mat, plan }: Table, { tile, at }: Piece, cells: readonly string[]): string {
  const zone = mat.zones.find(
    (one) => one.cells.length === cells.length && one.cells.every((cell) => cells.includes(cell)),
  );
  if (zone !== undefined) return zone.id;
  throw new RangeError(
    `floor ${plan.id}: ${tile} at ${at} has its secure zone on ${cells.join(' ')}, where the mat has none`,
  );
}
