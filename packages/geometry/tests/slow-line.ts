/** Lines between cell centres by definition, slowly: every cell, edge and corner is asked whether the line meets it. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { type Cell, createGrid, type Edge, edgesOf, type Grid, isUpright, lineBetween, placeOf } from '../src/index.ts';
import type { Effort } from './kit.ts';

interface Point {
  readonly x: bigint;
  readonly y: bigint;
}

/** Everything doubled, so that corners lie on even and centres on odd numbers. */
const centre = (grid: Grid, cell: Cell): Point => ({
  x: 2n * BigInt(cell % grid.width) + 1n,
  y: 2n * BigInt(Math.floor(cell / grid.width)) + 1n,
});
const corner = (x: number, y: number): Point => ({ x: 2n * BigInt(x), y: 2n * BigInt(y) });

/** Above zero if c lies left of the line from a to b, below if right, zero on it. */
const side = (a: Point, b: Point, c: Point): bigint => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

const isBetween = (a: bigint, b: bigint, c: bigint) => (a <= c && c <= b) || (b <= c && c <= a);

export interface SlowLine {
  /** Cells through whose inside the line goes, ends included. */
  readonly cells: readonly Cell[];
  readonly edges: readonly Edge[];
  readonly corners: readonly number[];
}

/** Lists in ascending order; holes are met like other cells. */
export function slowLine(grid: Grid, from: Cell, to: Cell): SlowLine {
  const a = centre(grid, from);
  const b = centre(grid, to);
  const corners: number[] = [];
  const cells: Cell[] = [];
  for (let y = 0; y <= grid.height; y++) {
    for (let x = 0; x <= grid.width; x++) {
      const c = corner(x, y);
      const isOnLine = side(a, b, c) === 0n && isBetween(a.x, b.x, c.x) && isBetween(a.y, b.y, c.y);
      if (isOnLine && from !== to) corners.push(y * (grid.width + 1) + x);
    }
  }
  for (let cell = 0; cell < grid.cellCount; cell++) if (goesThrough(a, b, centre(grid, cell))) cells.push(cell);
  return { cells, edges: edgesOf(grid).filter((edge) => crosses(grid, a, b, edge)), corners };
}

/** The line and the edge properly cross: each has the ends of the other on different sides. */
function crosses(grid: Grid, a: Point, b: Point, edge: Edge): boolean {
  const { x, y } = placeOf(grid, edge);
  const p = corner(x, y);
  const q = isUpright(edge) ? corner(x, y + 1) : corner(x + 1, y);
  return side(a, b, p) * side(a, b, q) < 0n && side(p, q, a) * side(p, q, b) < 0n;
}

/** A fraction with a denominator above zero. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

const isLess = (one: Fraction, other: Fraction) => one.over * other.under < other.over * one.under;

/** Clips the line to the square and asks whether more than a point of it is left, off the square's sides. */
function goesThrough(a: Point, b: Point, middle: Point): boolean {
  let start: Fraction = { over: 0n, under: 1n };
  let end: Fraction = { over: 1n, under: 1n };
  if (a.x === b.x && a.y === b.y) return a.x === middle.x && a.y === middle.y;
  for (const axis of ['x', 'y'] as const) {
    const way = b[axis] - a[axis];
    const low = middle[axis] - 1n - a[axis];
    const high = middle[axis] + 1n - a[axis];
    if (way === 0n) {
      if (low >= 0n || high <= 0n) return false;
      continue;
    }
    const enter = way > 0n ? { over: low, under: way } : { over: -high, under: -way };
    const leave = way > 0n ? { over: high, under: way } : { over: -low, under: -way };
    if (isLess(start, enter)) start = enter;
    if (isLess(leave, end)) end = leave;
  }
  return isLess(start, end);
}

function someLine(maxSide: number): fc.Arbitrary<{ readonly grid: Grid; readonly from: Cell; readonly to: Cell }> {
  const side = fc.integer({ min: 1, max: maxSide });
  return fc.tuple(side, side).chain(([width, height]) => {
    const cell = fc.nat(width * height - 1);
    return fc.record({ grid: fc.constant(createGrid({ width, height })), from: cell, to: cell });
  });
}

const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);

/** The line meets just the cells, edges and corners of the slow line. */
export function assertLineAsDefined({ maxSide, numRuns }: Effort): void {
  fc.assert(
    fc.property(someLine(maxSide), ({ grid, from, to }) => {
      const { cells, crossings } = lineBetween(grid, from, to);
      const edges = crossings.flatMap((crossing) => (crossing.kind === 'edge' ? [crossing.edge] : []));
      const corners = crossings.flatMap((crossing) => (crossing.kind === 'corner' ? [crossing.corner] : []));
      const line = { cells: ascending(cells), edges: ascending(edges), corners: ascending(corners) };
      expect(line).toEqual(slowLine(grid, from, to));
    }),
    { numRuns },
  );
}

/** The line from the other end is the same in reverse, flanks included, and each crossing joins two cells of it. */
export function assertLineGoesBothWays({ maxSide, numRuns }: Effort): void {
  fc.assert(
    fc.property(someLine(maxSide), ({ grid, from, to }) => {
      const there = lineBetween(grid, from, to);
      const back = lineBetween(grid, to, from);
      const crossings = [...back.crossings].reverse().map((it) => {
        const ends = { from: it.to, to: it.from };
        if (it.kind === 'edge') return { ...it, ...ends };
        return { ...it, ...ends, flanks: it.flanks.map((flank) => ({ ...flank, near: flank.far, far: flank.near })) };
      });
      expect({ cells: [...back.cells].reverse(), crossings }).toEqual(there);
      expect([there.cells[0], there.cells.at(-1)]).toEqual([from, to]);
      expect(crossings.map((it) => it.from)).toEqual(there.cells.slice(0, -1));
      expect(crossings.map((it) => it.to)).toEqual(there.cells.slice(1));
    }),
    { numRuns },
  );
}
