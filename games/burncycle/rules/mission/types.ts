/** Missions as data: floors, objectives made of tasks, rewards and the win. Clauses BC-MISS, BC-OBJ. */
import { z } from 'zod';
import { layoutSchema } from '../floor/layout-schema.ts';
import { ROOM_TYPES } from '../lists.ts';

/** BC-OBJ-10 to 22. */
const SCOPES = [
  'one-bot',
  'one-agent',
  'two-bots',
  'two-agents',
  'any-bots',
  'any-agents',
  'module',
  'each-bot',
  'each-agent',
  'all-bots',
  'all-agents',
  'team',
  /** The captain's unit, a special one (BC-OBJ-22). */
  'captain',
] as const;
export type Scope = (typeof SCOPES)[number];

const id = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'an ID is lower-case letters, digits and hyphens');

/** Where a bot is or something happens; what is left out does not matter. */
const placeSchema = z.strictObject({
  room: id.optional(),
  type: z.enum(ROOM_TYPES).optional(),
  /** A hallway, outdoors, a room, a secure zone. */
  ground: z.enum(['hallway', 'outdoor', 'room', 'secure']).optional(),
  /** What the space is marked as. */
  space: z.enum(['objective', 'terminal', 'cache', 'hideout', 'post']).optional(),
});
export type Place = z.infer<typeof placeSchema>;

/** What has to happen, or to be so. */
const deedSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('pick-up-cache'), where: placeSchema.optional(), unnoticed: z.boolean().optional() }),
  z.strictObject({ do: z.literal('use-terminal'), where: placeSchema.optional() }),
  z.strictObject({ do: z.literal('unlock-door') }),
  z.strictObject({ do: z.literal('scout-room'), where: placeSchema.optional() }),
  z.strictObject({ do: z.literal('shut-down-unit'), captain: z.boolean().optional() }),
  z.strictObject({ do: z.literal('stun-unit') }),
  z.strictObject({ do: z.literal('destroy-wall'), where: placeSchema.optional(), exterior: z.boolean().optional() }),
  z.strictObject({ do: z.literal('reach-core') }),
  z.strictObject({ do: z.literal('end-turn'), where: placeSchema, unnoticed: z.boolean().optional() }),
  z.strictObject({ do: z.literal('visit'), where: placeSchema, unnoticed: z.boolean().optional() }),
  z.strictObject({ do: z.literal('be'), where: placeSchema, unnoticed: z.boolean().optional() }),
  z.strictObject({ do: z.literal('escape') }),
  /** The captain is not there: somewhere else, or out of play. */
  z.strictObject({ do: z.literal('be-away'), where: placeSchema }),
  /** Conditions of the game (BC-OBJ-21). */
  z.strictObject({ do: z.literal('threat'), most: z.int().min(0).max(25) }),
  z.strictObject({ do: z.literal('network-level'), least: z.int().min(1).max(6) }),
  z.strictObject({ do: z.literal('terminals-left'), most: z.int().min(0).max(20) }),
]);
export type Deed = z.infer<typeof deedSchema>;

const taskShape = z.strictObject({
  id,
  /** From how many players on it must be done (BC-OBJ-02). */
  players: z.int().min(1).max(4),
  scope: z.enum(SCOPES),
  deed: deedSchema,
  /** How often, in all or by each bot as the scope says. */
  count: z.int().min(1).max(12).default(1),
  /** One more per player above the first. */
  perPlayer: z.int().min(0).max(4).default(0),
});
/** States of the game belong to the team, being away to the captain, being somewhere to one or to all at once; the rest is done by bots. */
const SCOPES_OF: { readonly [what in Deed['do']]?: readonly Scope[] } = {
  be: ['one-bot', 'one-agent', 'module', 'all-bots', 'all-agents'],
  'be-away': ['captain'],
  threat: ['team'],
  'network-level': ['team'],
  'terminals-left': ['team'],
};
const SCOPES_OF_DEEDS = SCOPES.filter((scope) => !['captain', 'team', 'all-bots', 'all-agents'].includes(scope));

const taskSchema = taskShape.superRefine(({ scope, deed }, problems) => {
  const fitting = SCOPES_OF[deed.do] ?? SCOPES_OF_DEEDS;
  if (fitting.includes(scope)) return;
  const message = `${deed.do} is a task for ${fitting.join(', ')}, not for ${scope}`;
  problems.addIssue({ code: 'custom', path: ['scope'], message });
});
export type Task = z.infer<typeof taskSchema>;

const floorSchema = z.strictObject({
  number: z.int().min(1).max(3),
  objective: id,
  /** Energy for each agent (BC-OBJ-07). */
  reward: z.int().min(0).max(5),
  tasks: z.array(taskSchema).min(1).max(6),
  /** Rooms that count as scouted from the start (BC-SETUP-18), and spaces without their cache (BC-SETUP-16). */
  scouted: z.array(id).default([]),
  noCaches: z.boolean().default(false),
  /** Posts that stay empty when the floor is laid, a note of the mission card (BC-SETUP-05): hallway posts by number, or the mandatory ones. */
  unmanned: z.array(z.union([z.int().min(1).max(3), z.literal('mandatory')])).optional(),
  /** A floor of its own, as tests and workshops draw it. */
  layout: layoutSchema.optional(),
});

export const missionSchema = z.strictObject({
  id,
  source: z.enum(['rulebook', 'original']),
  corporation: id,
  complexity: z.int().min(1).max(3),
  /** BC-SETUP-08. */
  threat: z.int().min(0).max(20).default(0),
  /** Where bots begin if not outdoors (BC-SETUP-35). */
  start: placeSchema.optional(),
  /** Cards that are taken out of the equipment deck. */
  without: z.array(id).default([]),
  floors: z.array(floorSchema).min(1).max(3),
  win: z.strictObject({ objective: id, tasks: z.array(taskSchema).min(1).max(4) }),
  /** Where a bot that steps off the floor escapes: through a destroyed exterior wall of this room, or of any (BC-ESCAPE-01). */
  escape: z.strictObject({ where: placeSchema }).optional(),
});
export type Mission = z.infer<typeof missionSchema>;
