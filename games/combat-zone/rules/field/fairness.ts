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
export type Stand = (typeof EDGES)[number] | (typeof CORNERS)[number];

/** Those that are compared with one another: an edge with the opposite one, a corner with the others. */
export const RIVAL_STANDS: readonly (readonly Stand[])[] = [['south', 'north'], ['west', 'east'], CORNERS];

/** What a stand offers. */
export interface Offer {
  /** Of the lines from the middle of the table into the stand, per mille that something blocks or obscures. */
  readonly shelter: number;
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
  const [west, east] = [(x: number) => x < DEEP, (x: number) => x >= columns - DEEP];
  const [south, north] = [(y: number) => y < DEEP, (y: number) => y >= rows - DEEP];
  const within = (x: number, y: number): boolean =>
    (!stand.includes('west') || west(x)) &&
    (!stand.includes('east') || east(x)) &&
    (!stand.includes('south') || south(y)) &&
    (!stand.includes('north') || north(y));
  return [...ground.keys()].filter((cell) => ground[cell] === 0 && within(cell % columns, Math.floor(cell / columns)));
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

/** Whether anything stands on the squares between two. */
function isObscured({ columns, ground }: Raster, from: number, to: number): boolean {
  const [ax, ay] = [from % columns, Math.floor(from / columns)];
  const [dx, dy] = [(to % columns) - ax, Math.floor(to / columns) - ay];
  const steps = Math.max(Math.abs(dx), Math.abs(dy));
  for (let step = 1; step < steps; step++) {
    if (ground[(ay + rounded(dy, step, steps)) * columns + ax + rounded(dx, step, steps)] !== 0) return true;
  }
  return false;
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

export function offersOf(field: OpenField): Readonly<Record<Stand, Offer>> {
  const raster = rasterOf(field.width, field.depth, field.pieces);
  const middle = middleOf(raster);
  const ways = waysToMiddle(raster, middle);
  const shaded = new Int16Array(raster.ground.length).fill(-1);
  const shadedAt = (cell: number): number => {
    if ((shaded[cell] ?? -1) < 0) shaded[cell] = middle.filter((from) => isObscured(raster, from, cell)).length;
    return shaded[cell] ?? 0;
  };
  const offer = (stand: Stand): Offer => {
    const cells = cellsOf(raster, stand);
    const lines = cells.length * middle.length;
    let [obscured, beside, far, isCutOff] = [0, 0, 0, false];
    for (const cell of cells) {
      obscured += shadedAt(cell);
      if (isBeside(raster, cell)) beside += 1;
      far += ways[cell] ?? 0;
      isCutOff ||= (ways[cell] ?? -1) < 0;
    }
    const perMille = (part: number, whole: number): number => Math.floor((1000 * part) / Math.max(1, whole));
    return {
      shelter: perMille(obscured, lines),
      cover: perMille(beside, cells.length),
      approach: isCutOff ? -1 : Math.floor(far / Math.max(1, cells.length)),
    };
  };
  return Object.fromEntries([...EDGES, ...CORNERS].map((stand) => [stand, offer(stand)])) as Record<Stand, Offer>;
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

/** The greatest difference, per mille: of lines for shelter and cover, of the longest way for the approach. 1000 where somebody is cut off. */
export function unevennessOf(field: OpenField): number {
  const offers = offersOf(field);
  let worst = 0;
  for (const stands of RIVAL_STANDS) {
    const all = stands.map((stand) => offers[stand]);
    const spread = (read: (offer: Offer) => number): number => Math.max(...all.map(read)) - Math.min(...all.map(read));
    const longest = Math.max(...all.map(({ approach }) => approach));
    if (all.some(({ approach }) => approach < 0)) return 1000;
    worst = Math.max(
      worst,
      spread(({ shelter }) => shelter),
      spread(({ cover }) => cover),
      Math.floor((1000 * spread(({ approach }) => approach)) / Math.max(INCH, longest)),
    );
  }
  return worst;
}
