/** What the geometry tests share: edge kinds, drawn boards, random boards. */
import fc from 'fast-check';
import {
  blockersOn,
  type Cell,
  CORNER_RULES,
  type CornerRule,
  canSee,
  cellName,
  copyGrid,
  costKinds,
  createGrid,
  createSightTable,
  edgeBetween,
  edgesOf,
  flagKinds,
  type Grid,
  parseCell,
  readDrawing,
  SHUT,
  type SightNow,
  type SightTable,
  setEdgeKind,
} from '../src/index.ts';

export const OPEN = 0;
export const WALL = 1;
export const DOOR = 2;
export const LIMIT = 3;

/** Walls and closed doors. */
export const SOLID = flagKinds([WALL, DOOR]);
export const ON_FOOT = {
  edgeCost: costKinds([
    [WALL, SHUT],
    [DOOR, SHUT],
  ]),
};

const INK = { '|': WALL, '-': WALL, ':': DOOR, '=': DOOR, '!': LIMIT, '~': LIMIT };

export interface Board {
  readonly grid: Grid;
  /** The cell with this name, or with this mark on it. */
  readonly at: (name: string) => Cell;
  /** All cells with this mark. */
  readonly all: (mark: string) => Cell[];
}

/** Draws `|` and `-` as walls, `:` and `=` as closed doors, `!` and `~` as limits that block nothing. */
export function board(text: string): Board {
  const { grid, marks } = readDrawing(text, INK);
  const at = (name: string) => {
    const cell = parseCell(grid, name) ?? marks.indexOf(name);
    if (cell < 0) throw new Error(`no cell ${name}`);
    return cell;
  };
  return { grid, at, all: (mark) => marks.flatMap((other, cell) => (other === mark ? [cell] : [])) };
}

/** Walls and closed doors block; a corner lets sight through if one flank is free. */
export const SIGHT_RULES = { blocks: SOLID, corner: CORNER_RULES.bothFlanksShut };

/** The table and the state of a drawing: each O is a piece that blocks. */
export function look(text: string): {
  readonly table: SightTable;
  readonly now: SightNow;
  readonly sees: (one: string, other: string) => boolean;
} {
  const { grid, at, all } = board(text);
  const table = createSightTable(grid, SIGHT_RULES, edgesOf(grid, flagKinds([DOOR])));
  const now = { edges: grid.edges, blockers: blockersOn(grid, all('O')) };
  return { table, now, sees: (one, other) => canSee(table, at(one), at(other), now) };
}

export function names(grid: Grid, cells: Iterable<Cell>): string {
  return [...cells].map((cell) => cellName(grid, cell)).join(' ');
}

export function between(grid: Grid, one: Cell, other: Cell): number {
  const edge = edgeBetween(grid, one, other);
  if (edge === undefined) throw new Error(`${one} and ${other} do not lie side by side`);
  return edge;
}

/** How hard a random test tries. */
export interface Effort {
  readonly maxSide: number;
  readonly numRuns: number;
}

export interface RandomBoard {
  readonly grid: Grid;
  /** 0 or 1 by cell. */
  readonly occupied: Uint8Array;
}

/** Boards with random edges (mostly open), some holes and some pieces. */
export function randomBoard(maxSide: number): fc.Arbitrary<RandomBoard> {
  const few = (weight: number) =>
    fc.oneof({ weight, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(1) });
  return fc
    .tuple(fc.integer({ min: 1, max: maxSide }), fc.integer({ min: 1, max: maxSide }), fc.integer({ min: 0, max: 4 }))
    .chain(([width, height, weight]) => {
      const cells = width * height;
      const kind = fc.oneof(
        { weight: 2 * weight, arbitrary: fc.constant(OPEN) },
        { weight: 1, arbitrary: fc.constantFrom(WALL, DOOR, LIMIT) },
      );
      return fc.record({
        holes: fc.array(few(12), { minLength: cells, maxLength: cells }),
        kinds: fc.array(kind, { minLength: 2 * cells + width + height, maxLength: 2 * cells + width + height }),
        pieces: fc.array(few(5), { minLength: cells, maxLength: cells }),
        size: fc.constant({ width, height }),
      });
    })
    .map(({ holes, kinds, pieces, size }) => {
      const grid = createGrid({ ...size, holes: holes.flatMap((hole, cell) => (hole ? [cell] : [])) });
      for (const [i, edge] of edgesOf(grid).entries()) setEdgeKind(grid, edge, kinds[i] ?? OPEN);
      return { grid, occupied: Uint8Array.from(pieces) };
    });
}

/** The board turned by half a turn, for questions whose answer must turn with it. */
export function turned({ grid, occupied }: RandomBoard): RandomBoard {
  const last = grid.cellCount - 1;
  const holes = [...grid.holes.keys()].filter((cell) => grid.holes[cell]).map((cell) => last - cell);
  const back = copyGrid(createGrid({ width: grid.width, height: grid.height, holes }));
  for (let cell = 0; cell <= last; cell++) {
    for (let side = 0; side < 4; side++) {
      const from = grid.sides[cell * 4 + side] ?? 0;
      setEdgeKind(back, back.sides[(last - cell) * 4 + ((side + 2) & 3)] ?? 0, grid.edges[from] ?? 0);
    }
  }
  return { grid: back, occupied: occupied.slice().reverse() };
}

export function ruleNames<T extends Record<string, CornerRule>>(rules: T): (keyof T & string)[] {
  return Object.keys(rules);
}
