/** Generated battlefields: amounts, repeatable by their seed, room to stand, and even within the bound. */
import { compileField, type OpenField, type Piece, type Point } from '@tablerunner/geometry';
import { describe, expect, it } from 'vitest';
import { THEMES } from '../../content/scenery/scenery.ts';
import { MOST_UNEVEN, offersOf, unevennessOf } from '../../rules/field/fairness.ts';
import { type FieldWish, generateField } from '../../rules/field/generate.ts';
import { laidOf, layPiece } from '../../rules/field/lay.ts';
import { differenceOf } from './lines.ts';

/** Per mille of blocked paths: what was measured on 120 tables, see docs/battlefields-combat-zone.md. */
const MOST_BY_PATHS = 250;

const small = (seed: number, more: Partial<FieldWish> = {}): FieldWish => ({
  width: 22_000,
  depth: 30_000,
  theme: THEMES[seed % THEMES.length] ?? 'street',
  rivalry: 'edges',
  seed,
  ...more,
});
const large = (seed: number): FieldWish => small(seed, { width: 44_000 });

const xs = ({ outline }: Piece): number[] => outline.map(({ x }) => x);
const ys = ({ outline }: Piece): number[] => outline.map(({ y }) => y);

/** The quarter that holds a whole piece. */
function quarter({ width, depth }: OpenField, piece: Piece): number {
  const [isWest, isEast] = [Math.max(...xs(piece)) * 2 <= width, Math.min(...xs(piece)) * 2 >= width];
  const [isSouth, isNorth] = [Math.max(...ys(piece)) * 2 <= depth, Math.min(...ys(piece)) * 2 >= depth];
  expect([isWest !== isEast, isSouth !== isNorth], piece.id).toEqual([true, true]);
  return (isNorth ? 2 : 0) + (isEast ? 1 : 0);
}

const perQuarter = (field: OpenField): number[] =>
  [0, 1, 2, 3].map((at) => field.pieces.filter((piece) => quarter(field, piece) === at).length);

describe('the generator', () => {
  it('CZ-FIELD-02 CZ-RULE-08 lays 12 to 15 pieces on 22 x 30, 3 or 4 in each quarter', () => {
    for (let seed = 0; seed < 12; seed++) {
      const field = generateField(small(seed));
      expect(field.pieces.length, `seed ${seed}`).toBeGreaterThanOrEqual(12);
      expect(field.pieces.length, `seed ${seed}`).toBeLessThanOrEqual(15);
      for (const count of perQuarter(field)) expect([3, 4], `seed ${seed}`).toContain(count);
    }
  });

  it('CZ-FIELD-03 lays 24 to 30 pieces on a table of double size', () => {
    const counts = Array.from({ length: 8 }, (_, seed) => generateField(large(seed)).pieces.length);
    for (const count of counts) expect(count).toBeGreaterThanOrEqual(24);
    for (const count of counts) expect(count).toBeLessThanOrEqual(30);
    expect(new Set(counts).size).toBeGreaterThan(1);
  });

  it('CZ-FIELD-04 lays 2 or 3 pieces a square foot, one more at most, on every size from 20 to 48 inches', () => {
    const sides = [20_000, 24_000, 30_000, 36_000, 48_000];
    for (const [i, width] of sides.entries()) {
      const depth = sides[(i * 2) % sides.length] ?? 20_000;
      const field = generateField(small(i, { width, depth }));
      const feet = (width * depth) / 144_000_000;
      expect(field.pieces.length / feet, `${width} x ${depth}`).toBeGreaterThanOrEqual(1.8);
      expect(field.pieces.length / feet, `${width} x ${depth}`).toBeLessThanOrEqual(4);
    }
  });

  it('CZ-RULE-08 gives the same table for the same seed, and another one for another', () => {
    expect(generateField(small(7))).toEqual(generateField(small(7)));
    expect(generateField(small(7))).not.toEqual(generateField(small(11)));
  });

  it('CZ-FIELD-02 leaves room for a base between two pieces, along the edge, and where a scenario asks for it', () => {
    const clear = [
      { x: 11_000, y: 15_000, radius: 2500 },
      { x: 5500, y: 7500, radius: 2000 },
    ];
    for (let seed = 0; seed < 6; seed++) {
      const field = generateField(small(seed, { clear }));
      for (const [i, piece] of field.pieces.entries()) {
        for (const { x, y } of piece.outline) {
          expect(Math.min(x, y, field.width - x, field.depth - y), piece.id).toBeGreaterThanOrEqual(1200);
          for (const spot of clear) expect(Math.hypot(x - spot.x, y - spot.y)).toBeGreaterThanOrEqual(spot.radius);
        }
        for (const other of field.pieces.slice(i + 1)) expect(gap(piece, other)).toBeGreaterThanOrEqual(1200);
      }
    }
  });

  it('CZ-RULE-08 is never less even than the bound: shelter, cover and the way to the middle, edge against edge', () => {
    const measured = [...Array(8).keys()].flatMap((seed) => [generateField(small(seed)), generateField(large(seed))]);
    const uneven = measured.map((field) => unevennessOf(field, 'edges'));
    for (const value of uneven) expect(value).toBeLessThanOrEqual(MOST_UNEVEN);
    expect(Math.max(...uneven)).toBeGreaterThan(0); // they are no mirror images
  });

  it('CZ-RULE-08 for more than two players it is as even from corner to corner', () => {
    for (let seed = 0; seed < 4; seed++) {
      const field = generateField({ ...large(seed), rivalry: 'corners' });
      expect(unevennessOf(field, 'corners')).toBeLessThanOrEqual(MOST_UNEVEN);
      expect(field.pieces.length).toBeGreaterThanOrEqual(24);
    }
  });

  it('CZ-RULE-08 is about as even by the paths of attack themselves', () => {
    const zone = (edge: 'south' | 'north') => ({ shape: 'edge' as const, edges: [edge], depth: 5000 });
    const differences = [0, 1, 2].map((seed) => differenceOf(generateField(small(seed)), zone('south'), zone('north')));
    for (const { blocked } of differences) expect(blocked).toBeLessThanOrEqual(MOST_BY_PATHS);
    // With scenery in one half only the other half is open ground.
    const lopsided = [0, 1, 2].map((seed) => {
      const field = generateField(small(seed));
      const south = { ...field, pieces: field.pieces.filter((piece) => quarter(field, piece) < 2) };
      return differenceOf(south, zone('south'), zone('north')).blocked;
    });
    expect(Math.max(...lopsided)).toBeGreaterThan(Math.max(...differences.map(({ blocked }) => blocked)));
  });

  it('CZ-RULE-08 the measure tells a bad table: all scenery on one side of it', () => {
    const field = generateField(small(3));
    const south = { ...field, pieces: field.pieces.filter((piece) => quarter(field, piece) < 2) };
    expect(unevennessOf(south, 'edges')).toBeGreaterThan(MOST_UNEVEN);
    expect(unevennessOf(south, 'corners')).toBeGreaterThan(MOST_UNEVEN);
    expect(unevennessOf({ ...field, pieces: [] }, 'edges')).toBe(0);
    expect(offersOf({ ...field, pieces: [] })['north-east']).toMatchObject({ shelter: 0, blocked: 0, cover: 0 });
  });

  it('CZ-FIELD-06 what it lays are pieces of the catalogue that the table can be made of', () => {
    for (let seed = 0; seed < 4; seed++) {
      const field = generateField(large(seed));
      expect(() => compileField(field)).not.toThrow();
      expect(new Set(field.pieces.map(({ id }) => id)).size).toBe(field.pieces.length);
      for (const piece of field.pieces) {
        const laid = laidOf(piece);
        expect(laid, piece.id).toBeDefined();
        if (laid !== undefined) expect(layPiece(piece.id, laid)).toEqual(piece);
      }
    }
  });
});

/** Distance of two outlines that do not overlap. */
function gap(a: Piece, b: Piece): number {
  const sides = ({ outline }: Piece): [Point, Point][] =>
    outline.map((from, i) => [from, outline[(i + 1) % outline.length] ?? from]);
  const far = (one: Piece, other: Piece): number =>
    Math.min(...one.outline.flatMap((corner) => sides(other).map(([from, to]) => away(corner, from, to))));
  return Math.min(far(a, b), far(b, a));
}

function away(p: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = Math.max(0, Math.min(1, ((p.x - from.x) * dx + (p.y - from.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(p.x - from.x - along * dx, p.y - from.y - along * dy);
}
