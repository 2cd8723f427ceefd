/** Room tiles: a drawing with its spaces, doors and posts, which can be turned by quarter turns. Clauses BC-ROOM, BC-ENTR, BC-DOOR-01. */
import { type Direction, HOLE_MARK, rightOf } from '@tablerunner/geometry';
import type { ActionType, PostKind, RoomType } from '../lists.ts';

/** What a space of a tile bears, as its character in the drawing. */
export const SPACE_MARKS = {
  plain: '.',
  terminal: 'T',
  cache: 'C',
  hideout: 'H',
  objective: 'O',
  secure: 'S',
} as const;

/** How a tile and a floor draw edges: a blank is open, everything else parts two spaces. */
export const EDGE_MARKS = { wall: ['|', '-'], door: 'd' } as const;

/** A post on a tile: column and row of the tile as drawn, from its south-west corner. */
interface TilePost {
  readonly x: number;
  readonly y: number;
  readonly facing: Direction;
  readonly kind: PostKind;
  /** Room posts: 1 is A, 2 is B (BC-POST-07). Hallway posts: the column of the security detail (BC-POST-04). */
  readonly number: number;
}

export interface Tile {
  readonly id: string;
  /** `entrance` is a hallway space with a door and nothing else (BC-ENTR-01, BC-ENTR-03). */
  readonly kind: 'room' | 'secure' | 'entrance';
  /** Rooms only: the info bar (BC-ROOM-02). */
  readonly type?: RoomType | undefined;
  readonly chip?: ActionType | undefined;
  /** Scout dice; a room with none starts scouted (BC-SETUP-17). */
  readonly scout: number;
  /** Lines as `readDrawing` wants them. */
  readonly drawing: readonly string[];
  readonly posts: readonly TilePost[];
}

/** A space of a tile as drawn: its mark, whether it belongs to a secure zone, and what is on its sides in the order n, e, s, w. */
export interface TileSpace {
  readonly x: number;
  readonly y: number;
  readonly mark: string;
  readonly isSecure: boolean;
  readonly sides: readonly ('open' | 'wall' | 'door')[];
  /** Line and column of its mark in the drawing. */
  readonly line: number;
  readonly column: number;
}

/** All spaces of the tile; throws a RangeError at a character that means nothing. */
export function readTile({ id, drawing }: Pick<Tile, 'id' | 'drawing'>): TileSpace[] {
  const spaces: TileSpace[] = [];
  for (let line = drawing.length - 2; line > 0; line -= 2) {
    const drawn = drawing[line] ?? '';
    for (let column = 1; column < drawn.length; column += 2) {
      const mark = drawn[column] ?? HOLE_MARK;
      if (mark === HOLE_MARK) continue;
      if (!MARKS.includes(mark)) throw new RangeError(`tile ${id}: '${mark}' is no kind of space`);
      const sides = EDGES_AROUND.map(([down, right]) => sideOf(id, drawing[line + down]?.[column + right] ?? ' '));
      const x = Math.floor(column / 2);
      const y = Math.floor((drawing.length - 2 - line) / 2);
      spaces.push({ x, y, mark, isSecure: mark === SPACE_MARKS.secure, sides, line, column });
    }
  }
  return spaces;
}

const MARKS: readonly string[] = Object.values(SPACE_MARKS);

/** Lines down and columns to the right, from a space to its sides. */
export const EDGES_AROUND = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

function sideOf(id: string, mark: string): 'open' | 'wall' | 'door' {
  if (mark === ' ') return 'open';
  if (mark === EDGE_MARKS.door) return 'door';
  if (EDGE_MARKS.wall.some((wall) => wall === mark)) return 'wall';
  throw new RangeError(`tile ${id}: '${mark}' is no kind of edge`);
}

/** The tile after `turns` quarter turns clockwise. */
export function turnTile(tile: Tile, turns: number): Tile {
  let turned = tile;
  for (let i = 0; i < (turns & 3); i++) turned = quarterTurn(turned);
  return turned;
}

function quarterTurn(tile: Tile): Tile {
  const lines = tile.drawing;
  const wide = Math.max(...lines.map((line) => line.length));
  const drawing = Array.from({ length: wide }, (_, column) =>
    lines.map((_, line) => upright(lines[lines.length - 1 - line]?.[column] ?? ' ')).join(''),
  );
  const width = Math.floor(wide / 2);
  return {
    ...tile,
    drawing,
    // A clockwise turn takes the west column to the north row.
    posts: tile.posts.map((post) => ({ ...post, x: post.y, y: width - 1 - post.x, facing: rightOf(post.facing) })),
  };
}

/** A wall that stood lies down. */
const upright = (mark: string): string => (mark === '|' ? '-' : mark === '-' ? '|' : mark);
