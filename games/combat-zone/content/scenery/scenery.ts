/** The scenery of the content, checked when loaded; all of it is ours (gaps: CZ-GAP-15). What players must agree on stands in the data. Clauses CZ-FIELD-06 to 10. */
import { checkPack, type PackProblem } from '@tablerunner/engine';
import { z } from 'zod';
import { sound } from '../sound.ts';
import scenery from './base.json' with { type: 'json' };

/** Where a piece belongs: what a scenario asks for (CZ-SCEN-04). */
export const THEMES = ['street', 'yard', 'ruins', 'market'] as const;
export type Theme = (typeof THEMES)[number];

/** What a piece is for: high ground, a wall that blocks, something to hide behind, large or small. */
export const ROLES = ['roof', 'wall', 'large', 'small'] as const;
export type Role = (typeof ROLES)[number];

/** Above RED solid scenery is a barrier (CZ-BARRIER-02). */
const MOST_OBSTACLE = 3000;
/** So that a piece can be laid at an angle without rounding. */
const GRAIN = 50;

const length = z.int().min(-10_000).max(10_000).multipleOf(GRAIN);
const corner = z.tuple([length, length]);
const stretch = z.strictObject({ from: corner, to: corner });

const pieceSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'an ID is lower-case letters, digits and hyphens'),
    source: z.enum(['ours']),
    kind: z.enum(['obstacle', 'barrier']),
    role: z.enum(ROLES),
    /** Corners round its middle, anticlockwise. */
    outline: z.array(corner).min(3).max(16),
    height: z.int().min(500).max(12_000),
    /** Models may stand on it. */
    isFloor: z.boolean().default(false),
    /** Light enough to be dragged (CZ-FIELD-09). */
    isLight: z.boolean().default(false),
    /** Holes that count as doors or as openings (CZ-FIELD-08); each leads straight through to the other side. */
    openings: z
      .array(
        stretch.extend({
          kind: z.enum(['door', 'window']),
          bottom: z.int().min(0).max(12_000),
          top: z.int().min(500).max(12_000),
        }),
      )
      .default([]),
    /** Stretches that are easy to climb (CZ-FIELD-10). */
    ladders: z.array(stretch).default([]),
    themes: z.array(z.enum(THEMES)).min(1),
  })
  .superRefine(({ kind, height }, problems) => {
    if (kind === 'barrier' || height <= MOST_OBSTACLE) return;
    problems.addIssue({
      code: 'custom',
      path: ['kind'],
      message: `scenery above ${MOST_OBSTACLE} is a barrier (CZ-BARRIER-02)`,
    });
  });

export type SceneryCard = z.infer<typeof pieceSchema>;
type Corner = z.infer<typeof corner>;

export const scenerySchema = z.strictObject({ pack: z.string().min(1), scenery: z.array(pieceSchema).min(1) });

const cross = ([ax, ay]: Corner, [bx, by]: Corner, [cx, cy]: Corner): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

const isOn = (from: Corner, to: Corner, at: Corner): boolean =>
  cross(from, to, at) === 0 && [0, 1].every((i) => isAmong(at[i] ?? 0, from[i] ?? 0, to[i] ?? 0));

const isAmong = (value: number, one: number, other: number): boolean =>
  value >= Math.min(one, other) && value <= Math.max(one, other);

const sidesOf = (outline: readonly Corner[]): readonly (readonly [Corner, Corner])[] =>
  outline.map((from, i) => [from, outline[(i + 1) % outline.length] ?? from]);

/** Twice the area; above 0 where the corners run anticlockwise. */
const doubleArea = (outline: readonly Corner[]): number =>
  sidesOf(outline).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0);

type Found = Omit<PackProblem, 'file'>;

/** What a schema cannot see: corners that run the wrong way, a door that is not in a wall. */
function auditPiece({ id, kind, outline, openings, ladders, height }: SceneryCard): readonly Found[] {
  const entry = `scenery: ${id}`;
  const sides = sidesOf(outline);
  const isSide = ({ from, to }: { from: Corner; to: Corner }): boolean =>
    sides.some(([a, b]) => isOn(a, b, from) && isOn(a, b, to));
  return [
    ...(doubleArea(outline) > 0 ? [] : [{ entry, field: 'outline', problem: 'its corners must run anticlockwise' }]),
    ...openings.flatMap((opening, i) => [
      ...(isSide(opening) ? [] : [{ entry, field: `openings[${i}]`, problem: 'it is not on one side of the outline' }]),
      ...(opening.bottom < opening.top && opening.top <= height
        ? []
        : [{ entry, field: `openings[${i}].top`, problem: 'it must be above its bottom and not above the piece' }]),
      ...(kind === 'barrier'
        ? []
        : [{ entry, field: `openings[${i}]`, problem: 'only a barrier needs an opening (CZ-BARRIER-04)' }]),
    ]),
    ...ladders.flatMap((ladder, i) =>
      isSide(ladder) ? [] : [{ entry, field: `ladders[${i}]`, problem: 'it is not on one side of the outline' }],
    ),
  ];
}

export const auditScenery = ({ scenery: pieces }: z.infer<typeof scenerySchema>): readonly Found[] => [
  ...pieces.flatMap(auditPiece),
  ...pieces.flatMap(({ id }, i) =>
    pieces.findIndex((other) => other.id === id) < i
      ? [{ entry: `scenery: ${id}`, field: 'id', problem: 'another entry has this ID' }]
      : [],
  ),
];

export const SCENERY: readonly SceneryCard[] = sound(
  checkPack('scenery/base.json', scenery, scenerySchema, auditScenery),
).scenery;

const byId = new Map(SCENERY.map((piece) => [piece.id, piece]));

export function sceneryCard(id: string): SceneryCard {
  const card = byId.get(id);
  if (card === undefined) throw new Error(`there is no scenery called ${id}`);
  return card;
}
