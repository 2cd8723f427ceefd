/** How far it is to walk: a coarse net of places over the battlefield, with ways round and over scenery. */
import { type OpenTable, type Point, standing, surfaceAt, walk } from '@tablerunner/geometry';
import { tableOf } from '../rules/targeting/table.ts';
import type { CombatZoneState } from '../rules/types.ts';
import { type Edge, type Grid, memoOf } from './field-memo.ts';

const STEP = 1500;
const BASE = 1063;
/** Nearer than this nobody has to ask for a way. */
const NEAR = 2000;
/** A thing on the way that wants a roll is as good as so much more way. */
const ROLL = 3000;
/** Where no way is known, straight ahead and more. */
const DETOUR = 1.5;
const LOST = 6000;

const centreOf = (columns: number, at: number): Point => ({
  x: Math.floor(STEP / 2) + (at % columns) * STEP,
  y: Math.floor(STEP / 2) + Math.floor(at / columns) * STEP,
});

/** Half of the eight directions: what leads there leads back. */
const NEXT = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
] as const;

function makeGrid(table: OpenTable): Grid {
  const { width, depth } = table.field;
  const columns = Math.max(1, Math.floor(width / STEP));
  const rows = Math.max(1, Math.floor(depth / STEP));
  const bases = Array.from({ length: columns * rows }, (_, at) => {
    const point = centreOf(columns, at);
    const base = { ...point, z: surfaceAt(table, point), width: BASE };
    return standing(table, base, []) === undefined ? base : undefined;
  });
  const edges: Edge[][] = bases.map(() => []);
  for (const [at, base] of bases.entries()) {
    if (base === undefined) continue;
    for (const [dx, dy] of NEXT) {
      const column = (at % columns) + dx;
      const to = at + dx + dy * columns;
      const end = column < 0 || column >= columns ? undefined : bases[to];
      if (end === undefined) continue;
      const { problem, length, meets } = walk(table, base, [{ x: end.x, y: end.y }], []);
      if (problem !== undefined) continue;
      const cost = length + ROLL * meets.length;
      edges[at]?.push({ to, length: cost });
      edges[to]?.push({ to: at, length: cost });
    }
  }
  return { columns, rows, edges, fields: [] };
}

function gridOf(state: CombatZoneState): Grid {
  const memo = memoOf(state);
  memo.grid ??= makeGrid(tableOf(state));
  return memo.grid;
}

/** Lengths of the ways from everywhere to one place. */
function fieldTo(grid: Grid, target: number): Float64Array {
  const known = grid.fields[target];
  if (known !== undefined) return known;
  const field = new Float64Array(grid.edges.length).fill(Number.POSITIVE_INFINITY);
  field[target] = 0;
  const queue = [target];
  for (let next = 0; next < queue.length; next++) {
    const at = queue[next] as number;
    const so = field[at] as number;
    for (const { to, length } of grid.edges[at] ?? []) {
      if (so + length >= (field[to] as number)) continue;
      field[to] = so + length;
      queue.push(to);
    }
  }
  grid.fields[target] = field;
  return field;
}

/** The nearest place of the net that leads anywhere. */
function cellNear({ columns, rows, edges }: Grid, { x, y }: Point): number {
  const column = Math.max(0, Math.min(columns - 1, Math.floor(x / STEP)));
  const row = Math.max(0, Math.min(rows - 1, Math.floor(y / STEP)));
  let best = row * columns + column;
  let least = Number.POSITIVE_INFINITY;
  for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++) {
    for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++) {
      const at = r * columns + c;
      if (edges[at]?.length === 0) continue;
      const centre = centreOf(columns, at);
      const off = Math.hypot(centre.x - x, centre.y - y);
      if (off < least) [best, least] = [at, off];
    }
  }
  return best;
}

/** Thousandths of an inch to walk, about. */
export function wayBetween(state: CombatZoneState, from: Point, to: Point): number {
  const straight = Math.hypot(from.x - to.x, from.y - to.y);
  if (straight < NEAR) return straight;
  const grid = gridOf(state);
  const field = fieldTo(grid, cellNear(grid, to));
  const { columns, rows } = grid;
  const column = Math.floor(from.x / STEP - 0.5);
  const row = Math.floor(from.y / STEP - 0.5);
  let best = Number.POSITIVE_INFINITY;
  for (let r = Math.max(0, row); r <= Math.min(rows - 1, row + 1); r++) {
    for (let c = Math.max(0, column); c <= Math.min(columns - 1, column + 1); c++) {
      const at = r * columns + c;
      const centre = centreOf(columns, at);
      const length = (field[at] as number) + Math.hypot(centre.x - from.x, centre.y - from.y);
      if (length < best) best = length;
    }
  }
  return best === Number.POSITIVE_INFINITY ? straight * DETOUR + LOST : Math.max(straight, best);
}
