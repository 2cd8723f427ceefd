/** A floor in plain data as somebody writes it: in a position, or in a mission of their own. Clauses BC-FLOOR-01, BC-POST-01. */
import { z } from 'zod';
import { ACTION_TYPES, ROOM_TYPES } from '../lists.ts';

export const POST_KINDS = ['hallway', 'mandatory', 'room'] as const;
export const FACINGS = ['n', 'e', 's', 'w'] as const;

export const spaceSchema = z.string().regex(/^[a-z]{1,2}[1-9][0-9]?$/);
const id = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

export const layoutSchema = z.strictObject({
  id,
  number: z.int().min(1).max(3),
  drawing: z.array(z.string().max(120)).min(3).max(120),
  rooms: z.array(
    z.strictObject({
      letter: z.string().regex(/^[A-Z]$/),
      id,
      type: z.enum(ROOM_TYPES).optional(),
      chip: z.enum(ACTION_TYPES).optional(),
      scout: z.int().min(0).max(2),
      zone: id.optional(),
    }),
  ),
  posts: z.array(
    z.strictObject({
      cell: spaceSchema,
      facing: z.enum(FACINGS),
      kind: z.enum(POST_KINDS),
      number: z.int().min(1).max(9),
    }),
  ),
  terminals: z.array(spaceSchema),
  caches: z.array(spaceSchema),
  hideouts: z.array(spaceSchema),
  objectives: z.array(spaceSchema),
  icons: z.record(spaceSchema, z.enum(ACTION_TYPES)),
});
