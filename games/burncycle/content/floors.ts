/** The floor mat, the room tiles and the floor plans of all corporations, put together and checked when loaded (gaps: BC-GAP-06, BC-GAP-09). */
import { checkPack, type PackProblem } from '@tablerunner/engine';
import { DIRECTIONS } from '@tablerunner/geometry';
import { z } from 'zod';
import { assemble, type FloorPlan, type Mat } from '../rules/floor/assemble.ts';
import { auditFloor, auditTile } from '../rules/floor/audit.ts';
import { auditMat } from '../rules/floor/audit-mat.ts';
import type { Layout } from '../rules/floor/layout.ts';
import type { Tile } from '../rules/floor/tile.ts';
import { ACTION_TYPES, ROOM_TYPES } from '../rules/lists.ts';
import floors from './base/floors.json' with { type: 'json' };
import mat from './base/mat.json' with { type: 'json' };
import tiles from './base/tiles.json' with { type: 'json' };
import { sound } from './sound.ts';

const id = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'an ID is lower-case letters, digits and hyphens');
const source = z.enum(['rulebook', 'original']);
const space = z.string().regex(/^[a-z][1-9][0-9]?$/, 'a space is a letter and a number, as c4');
const facing = z.enum(['n', 'e', 's', 'w']);
const drawing = z.array(z.string()).min(3);

const tileSchema = z.strictObject({
  id,
  source,
  kind: z.enum(['room', 'secure', 'entrance']),
  type: z.enum(ROOM_TYPES).optional(),
  chip: z.enum(ACTION_TYPES).optional(),
  scout: z.int().min(0).max(2),
  drawing,
  posts: z.array(
    z.strictObject({
      x: z.int().min(0).max(9),
      y: z.int().min(0).max(9),
      facing,
      kind: z.enum(['mandatory', 'room']),
      number: z.int().min(1).max(2),
    }),
  ),
});

export const tilesSchema = z.strictObject({ pack: z.string().min(1), tiles: z.array(tileSchema).min(1) });

export const matSchema = z.strictObject({
  pack: z.string().min(1),
  source,
  drawing,
  posts: z.array(z.strictObject({ cell: space, facing, number: z.int().min(1).max(3) })).min(3),
  icons: z.record(space, z.enum(ACTION_TYPES)),
  zones: z.array(z.strictObject({ id, cells: z.array(space).min(1) })).min(2),
});

const planSchema = z.strictObject({
  number: z.int().min(1).max(3),
  pieces: z.array(z.strictObject({ tile: id, at: space, turns: z.int().min(0).max(3) })).min(1),
});

const corporationSchema = z.strictObject({
  id,
  source,
  /** Whose chip lies in the middle of the network (BC-SETUP-06). */
  ceo: id,
  /** What its buildings are like. */
  note: z.string().min(1),
  floors: z.array(planSchema).length(3),
});

export const floorsSchema = z.strictObject({
  pack: z.string().min(1),
  corporations: z.array(corporationSchema).min(1),
});

export type Corporation = z.infer<typeof corporationSchema>;

export const TILES: readonly Tile[] = loadTiles();
export const MAT: Mat = loadMat();
export const CORPORATIONS: readonly Corporation[] = loadCorporations();
export const PLANS: readonly FloorPlan[] = plansOf(CORPORATIONS);

/** All floors of the content, by `<corporation>-<number>` (BC-FLOOR-01). */
export const LAYOUTS: ReadonlyMap<string, Layout> = new Map(
  PLANS.map((plan) => [plan.id, assemble(MAT, plan, TILES)] as const),
);

export function layoutNamed(name: string): Layout {
  const layout = LAYOUTS.get(name);
  if (layout === undefined) throw new Error(`there is no floor called ${name}`);
  return layout;
}

/** The tiles that stay in use on the next floor by number, which the floor plan book marks with an asterisk (BC-FLOOR-17). */
export function tilesThatStay({ id: name, number, pieces }: FloorPlan): readonly string[] {
  const next = PLANS.find((plan) => plan.id === `${name.slice(0, name.lastIndexOf('-'))}-${number + 1}`);
  return pieces.map(({ tile }) => tile).filter((tile) => next?.pieces.some((piece) => piece.tile === tile));
}

function plansOf(corporations: readonly Corporation[]): FloorPlan[] {
  return corporations.flatMap(({ id: corporation, floors: plans }) =>
    plans.map((plan) => ({ ...plan, id: `${corporation}-${plan.number}` })),
  );
}

export function checkTiles(file: string, json: unknown) {
  return checkPack(file, json, tilesSchema, ({ tiles: all }) =>
    all.flatMap((tile) => found(`tiles: ${tile.id}`, () => auditTile(withDirections(tile)))),
  );
}

function loadTiles(): readonly Tile[] {
  return sound(checkTiles('base/tiles.json', tiles)).tiles.map(withDirections);
}

function withDirections({ posts, source: _source, ...tile }: z.infer<typeof tileSchema>): Tile {
  return { ...tile, posts: posts.map((post) => ({ ...post, facing: DIRECTIONS.indexOf(post.facing) })) };
}

export function checkMat(file: string, json: unknown) {
  return checkPack(file, json, matSchema, auditMat);
}

function loadMat(): Mat {
  return sound(checkMat('base/mat.json', mat));
}

/** Floors are laid with our tiles on our mat. */
export function checkFloors(file: string, json: unknown) {
  return checkPack(file, json, floorsSchema, ({ corporations }) =>
    plansOf(corporations).flatMap((plan) =>
      found(`floors: ${plan.id}`, () => auditFloor(MAT, assemble(MAT, plan, TILES))),
    ),
  );
}

function loadCorporations(): readonly Corporation[] {
  return sound(checkFloors('base/floors.json', floors)).corporations;
}

/** What an audit finds, or stumbles over. */
function found(entry: string, audit: () => readonly string[]): Omit<PackProblem, 'file'>[] {
  const say = (problem: string): Omit<PackProblem, 'file'> => ({ entry, field: '', problem });
  try {
    return audit().map(say);
  } catch (problem) {
    if (problem instanceof RangeError) return [say(problem.message)];
    throw problem;
  }
}
