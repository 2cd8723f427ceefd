/**
 * How even a battlefield is: what each edge and each corner of the table offers to a team that begins there, compared with
 * those that another team could get. A generated table is never less even than `MOST_UNEVEN`.
 */
import type { OpenField } from '@tablerunner/geometry';
import { INCH, type Raster, rasterOf } from './raster.ts';

/** Per mille. */
export const MOST_UNEVEN = 150;

/** Where a team may begin: along an edge, or in a corner. */
const EDGES = ['south', 'north', 'west', 'east'] as const;
const CORNERS = ['south-west', 'south-east', 'north-west', 'north-east'] as const;
const STANDS = [...EDGES, ...CORNERS];
type Stand = (typeof STANDS)[number];

/** Those that are compared with one another: an edge with the opposite one, for more than two players a corner with the others. */
const RIVAL_STANDS = {
  edges: [
    ['south', 'north'],
    ['west', 'east'],
  ],
  corners: [CORNERS],
} as const satisfies Readonly<Record<string, readonly (readonly Stand[])[]>>;
export type Rivalry = keyof typeof RIVAL_STANDS;

/** What a stand offers. */
interface Offer {
  /** Of the lines from the middle of the table into the stand, per mille that something blocks or obscures, and that a barrier blocks. */
  readonly shelter: number;
  readonly blocked: number;
  /** Of the stand's open squares, per mille that lie beside scenery. */
  readonly cover: number;
  /** Mean way to the middle of the table, in thousandths of an inch; -1 where a part of the stand is cut off. */
  readonly approach: number;
}

/** Within 3 inches, in squares of half an inch. */
const NEAR_MIDDLE = 36;
const DEEP = 7; // as far as YELLOW: where most scenarios let a team begin

/** Open squares of a stand. */
function cellsOf({ columns, rows, ground }: Raster, stand: Stand): number[] {
  const [left, right] = [stand.includes('east') ? columns - DEEP : 0, stand.includes('west') ? DEEP : columns];
  const [low, high] = [stand.includes('north') ? rows - DEEP : 0, stand.includes('south') ? DEEP : rows];
  const cells: number[] = [];
  for (let y = Math.max(low, 0); y < Math.min(high, rows); y++) {
    for (let x = Math.max(left, 0); x < Math.min(right, columns); x++) {
      if (ground[y * columns + x] === 0) cells.push(y * columns + x);
    }
  }
  return cells;
}

/** Open squares round the middle of the table: what a team comes for, and is shot at from. */
function middleOf({ columns, rows, ground }: Raster): number[] {
  return [...ground.keys()].filter((cell) => {
    const [x, y] = [2 * (cell % columns) + 1 - columns, 2 * Math.floor(cell / columns) + 1 - rows];
    return ground[cell] === 0 && x * x + y * y <= NEAR_MIDDLE;
  });
}

/** Rounded away from 0 either way, so that a table and its mirror image measure the same. */
const rounded = (d: number, step: number, steps: number): number =>
  Math.sign(d) * Math.floor((2 * Math.abs(d) * step + steps) / (2 * steps));

/** What stands on the squares between two: 2 a barrier, 1 only obstacles, 0 nothing. */
function between({ columns, ground }: Raster, from: number, to: number): number {
  const [ax, ay] = [from % columns, Math.floor(from / columns)];
  const [dx, dy] = [(to % columns) - ax, Math.floor(to / columns) - ay];
  const steps = Math.max(Math.abs(dx), Math.abs(dy));
  let found = 0;
  for (let step = 1; step < steps; step++) {
    const kind = ground[(ay + rounded(dy, step, steps)) * columns + ax + rounded(dx, step, steps)] ?? 0;
    if (kind === 2) return 2;
    if (kind > found) found = kind;
  }
  return found;
}

const STRAIGHT = 1000;
const SLANTED = 1414;
/** An obstacle costs a roll that fails half the time. */
const OVER = 3000;

/** Length of the way from every square to the middle, in thousandths of an inch; -1 where there is none. */
function waysToMiddle(raster: Raster, middle: readonly number[]): Int32Array {
  const { columns, rows, ground } = raster;
  const ways = new Int32Array(columns * rows).fill(-1);
  // A bucket for each hundred; steps are at most 44 of them.
  const buckets: number[][] = [[...middle]];
  for (const cell of middle) ways[cell] = 0;
  for (let at = 0; at < buckets.length; at++) {
    for (const cell of buckets[at] ?? []) {
      const here = ways[cell] ?? 0;
      if (Math.floor(here / 100) !== at) continue;
      const [x, y] = [cell % columns, Math.floor(cell / columns)];
      for (let way = 0; way < 9; way++) {
        const [dx, dy] = [(way % 3) - 1, Math.floor(way / 3) - 1];
        const [nx, ny] = [x + dx, y + dy];
        if (way === 4 || nx < 0 || ny < 0 || nx >= columns || ny >= rows) continue;
        const next = ny * columns + nx;
        const kind = ground[next] ?? 0;
        if (kind === 2) continue;
        const length =
          here + (dx === 0 || dy === 0 ? STRAIGHT : SLANTED) + (kind === 1 && ground[cell] === 0 ? OVER : 0);
        const known = ways[next] ?? -1;
        if (known >= 0 && known <= length) continue;
        ways[next] = length;
        const bucket = Math.floor(length / 100);
        while (buckets.length <= bucket) buckets.push([]);
        buckets[bucket]?.push(next);
      }
    }
  }
  return ways;
}

const perMille = (part: number, whole: number): number => Math.floor((1000 * part) / Math.max(1, whole));

/** What stands offer, one question at a time: the lines of fire are the dear one. */
function surveyOf(field: OpenField): { readonly [what in keyof Offer]: (stand: Stand) => number } {
  const raster = rasterOf(field.width, field.depth, field.pieces);
  const middle = middleOf(raster);
  const ways = waysToMiddle(raster, middle);
  const cells = Object.fromEntries(STANDS.map((stand) => [stand, cellsOf(raster, stand)])) as Record<Stand, number[]>;
  // Lines into a square that something obscures, and 256 times those that a barrier blocks.
  const lines = new Int32Array(raster.ground.length).fill(-1);
  const linesTo = (cell: number): number => {
    let count = lines[cell] ?? -1;
    if (count >= 0) return count;
    count = 0;
    for (const from of middle) {
      const kind = between(raster, from, cell);
      if (kind > 0) count += kind === 2 ? 257 : 1;
    }
    lines[cell] = count;
    return count;
  };
  const allLines = (stand: Stand): number => cells[stand].length * middle.length;
  const sum = (stand: Stand, read: (cell: number) => number): number =>
    cells[stand].reduce((total, cell) => total + read(cell), 0);
  return {
    shelter: (stand) =>
      perMille(
        sum(stand, (cell) => linesTo(cell) % 256),
        allLines(stand),
      ),
    blocked: (stand) =>
      perMille(
        sum(stand, (cell) => Math.floor(linesTo(cell) / 256)),
        allLines(stand),
      ),
    cover: (stand) =>
      perMille(
        sum(stand, (cell) => (isBeside(raster, cell) ? 1 : 0)),
        cells[stand].length,
      ),
    approach: (stand) =>
      cells[stand].some((cell) => (ways[cell] ?? -1) < 0)
        ? -1
        : Math.floor(sum(stand, (cell) => ways[cell] ?? 0) / Math.max(1, cells[stand].length)),
  };
}

export function offersOf(field: OpenField): Readonly<Record<Stand, Offer>> {
  const { shelter, blocked, cover, approach } = surveyOf(field);
  const offer = (stand: Stand): Offer => ({
    shelter: shelter(stand),
    blocked: blocked(stand),
    cover: cover(stand),
    approach: approach(stand),
  });
  return Object.fromEntries(STANDS.map((stand) => [stand, offer(stand)])) as Record<Stand, Offer>;
}

function isBeside({ columns, rows, ground }: Raster, cell: number): boolean {
  const [x, y] = [cell % columns, Math.floor(cell / columns)];
  return (
    (x > 0 && ground[cell - 1] !== 0) ||
    (x < columns - 1 && ground[cell + 1] !== 0) ||
    (y > 0 && ground[cell - columns] !== 0) ||
    (y < rows - 1 && ground[cell + columns] !== 0)
  );
}

const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/**
 * The greatest difference, per mille: of lines and squares for shelter and cover, of the longest way for the approach. 1000 where
 * somebody is cut off. Whoever wants to know only whether it is above `enough` gets the first difference that is.
 */
export function unevennessOf(field: OpenField, rivalry: Rivalry, enough = 1000): number {
  const { shelter, blocked, cover, approach } = surveyOf(field);
  let worst = 0;
  for (const stands of RIVAL_STANDS[rivalry]) {
    const ways = stands.map(approach);
    if (ways.some((way) => way < 0)) return 1000;
    const far = Math.floor((1000 * spread(ways)) / Math.max(INCH, ...ways));
    worst = Math.max(worst, far, spread(stands.map(cover)));
    if (worst > enough) return worst;
  }
  for (const stands of RIVAL_STANDS[rivalry]) {
    worst = Math.max(worst, spread(stands.map(blocked)), spread(stands.map(shelter)));
    if (worst > enough) return worst;
  }
  return worst;
}
