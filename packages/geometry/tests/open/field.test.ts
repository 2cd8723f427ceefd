import { expect, test } from 'vitest';
import { compileField, type Piece } from '../../src/index.ts';
import { rootDown, rootUp, roundedQuotient } from '../../src/open/integers.ts';
import { convexCells, doubledArea } from '../../src/open/outlines.ts';
import { block } from './kit.ts';
import { randomField, randomOf } from './scenes.ts';

test('roots and quotients of whole numbers are exact up to 2^53', () => {
  const random = randomOf(7);
  for (const n of [0, 1, 2, 3, 4, 15, 16, 17, 2 ** 32 - 1, 2 ** 32, 2 ** 52, 2 ** 53 - 1]) {
    const root = BigInt(rootDown(n));
    expect(root * root <= BigInt(n) && (root + 1n) * (root + 1n) > BigInt(n)).toBe(true);
  }
  for (let i = 0; i < 2000; i++) {
    const root = random(90_000_000) + 1;
    expect([rootDown(root * root - 1), rootDown(root * root), rootUp(root * root), rootUp(root * root + 1)]).toEqual([
      root - 1,
      root,
      root,
      root + 1,
    ]);
  }
  expect([-3, -1, 1, 3, 5].map((a) => roundedQuotient(a, 2))).toEqual([-1, 0, 1, 2, 3]);
});

test('outlines are cut into convex cells that have the same area', () => {
  const random = randomOf(8);
  for (let i = 0; i < 60; i++) {
    for (const { outline } of randomField(random, 8).pieces) {
      const corners = outline.flatMap(({ x, y }) => [x, y]);
      const cells = convexCells(corners);
      expect(cells.reduce((sum, cell) => sum + doubledArea(cell), 0)).toBe(doubledArea(corners));
      if (outline.length <= 4) expect(cells).toHaveLength(1);
    }
  }
});

test('a malformed field is refused with the piece and what is wrong with it', () => {
  const good = block('crate', [1000, 1000, 3000, 3000]);
  const faultOf =
    (...pieces: Piece[]) =>
    () =>
      compileField({ width: 30_000, depth: 22_000, pieces });
  expect(faultOf(good)).not.toThrow();
  expect(faultOf(good, good)).toThrow("two pieces have the id 'crate'");
  expect(faultOf({ ...good, outline: good.outline.slice(0, 2) })).toThrow(
    "piece 'crate': an outline needs three corners, it has 2",
  );
  expect(faultOf({ ...good, outline: good.outline.toReversed() })).toThrow('must run anticlockwise');
  expect(faultOf({ ...good, outline: [{ x: -1, y: 0 }, ...good.outline] })).toThrow(
    'corner 0 (-1, 0) is not a whole point on the table',
  );
  expect(faultOf({ ...good, outline: [{ x: 1000.5, y: 1000 }, ...good.outline.slice(1)] })).toThrow('corner 0');
  const [a, b, c, d] = good.outline;
  if (a && b && c && d)
    expect(faultOf({ ...good, outline: [a, c, b, d] })).toThrow('touches itself at the edge after corner');
  expect(faultOf({ ...good, bottom: 4000 })).toThrow('0 <= bottom < top');
  const opening = { from: { x: 1500, y: 1000 }, to: { x: 2500, y: 1000 }, kind: 'door' as const, bottom: 0, top: 2000 };
  expect(faultOf({ ...good, openings: [opening] })).not.toThrow();
  expect(faultOf({ ...good, openings: [{ ...opening, to: { x: 3000, y: 2000 } }] })).toThrow(
    'opening 0 does not run along one edge',
  );
  expect(faultOf({ ...good, openings: [{ ...opening, top: 4001 }] })).toThrow(
    'opening 0 must lie between bottom and top',
  );
  expect(faultOf({ ...good, ladders: [{ from: { x: 0, y: 0 }, to: { x: 9, y: 9 } }] })).toThrow('ladder 0');
  expect(() => compileField({ width: 60_001, depth: 1, pieces: [] })).toThrow(
    'the width of the field must be a whole number',
  );
});
