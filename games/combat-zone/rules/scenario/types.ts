/** What a scenario is, as packs write it: a sheet of five parts, all rules of which are words of this vocabulary. Clauses CZ-SCEN-*, CZ-DEPLOY-01. */
import { z } from 'zod';
import { THEMES } from '../../content/scenery/scenery.ts';
import { SKILLS } from '../lists.ts';

export const EDGES = ['south', 'north', 'west', 'east'] as const;
export type Edge = (typeof EDGES)[number];

const CORNERS = ['south-west', 'south-east', 'north-west', 'north-east'] as const;
export type Corner = (typeof CORNERS)[number];

const id = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'an ID is lower-case letters, digits and hyphens');
const length = z.int().min(500).max(30_000);

/** Measured from the edges and from the centre (CZ-FIELD-11), from the nearest point of the base (CZ-RULE-22). */
const zoneSchema = z.discriminatedUnion('shape', [
  z.strictObject({ shape: z.literal('edge'), edges: z.array(z.enum(EDGES)).min(1).max(4), depth: length }),
  z.strictObject({ shape: z.literal('corner'), corner: z.enum(CORNERS), radius: length }),
  z.strictObject({ shape: z.literal('centre'), radius: length }),
  /** Everywhere that is farther from the centre. */
  z.strictObject({ shape: z.literal('away'), beyond: length }),
]);
export type Zone = z.infer<typeof zoneSchema>;

/** A point by its distance from an edge or from the middle: east and north are positive. */
const placeSchema = z.strictObject({
  x: z.enum(['west', 'centre', 'east']),
  dx: z.int().min(-20_000).max(20_000).default(0),
  y: z.enum(['south', 'centre', 'north']),
  dy: z.int().min(-20_000).max(20_000).default(0),
});
export type ScenarioPlace = z.infer<typeof placeSchema>;

/** Whom a rule counts. */
const WHO = ['any', 'character', 'gonk', 'leader'] as const;
export type Who = (typeof WHO)[number];

/** `ground`: held by whoever has more models near it. `crate`: taken and carried. `device`: worked at, for good or until a rival does the same. */
const objectiveSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ground'), at: placeSchema }),
  z.strictObject({
    kind: z.literal('crate'),
    at: placeSchema,
    /** Left out: it is simply taken. */
    skill: z.enum(SKILLS).optional(),
    isComplex: z.boolean().default(true),
    gonks: z.boolean().default(false),
  }),
  z.strictObject({
    kind: z.literal('device'),
    at: placeSchema,
    skill: z.enum(SKILLS).optional(),
    isComplex: z.boolean().default(true),
    gonks: z.boolean().default(false),
    /** Who may work at it; left out: everybody. */
    side: z.int().min(0).max(3).optional(),
    /** A rival may take it over. */
    isContested: z.boolean().default(false),
  }),
]);
export type Objective = z.infer<typeof objectiveSchema>;

/** `side`: only that side scores; left out: everybody. */
const common = { points: z.int().min(1).max(10), side: z.int().min(0).max(3).optional() };
const moment = z.enum(['round', 'end']);

const scoreSchema = z.discriminatedUnion('for', [
  /** Each quarter that a player controls (CZ-FIELD-14). */
  z.strictObject({ for: z.literal('quarters'), at: moment, ...common }),
  /** Each objective: held ground, a carried crate, a device that was worked at last. */
  z.strictObject({ for: z.literal('objectives'), at: moment, ...common }),
  /** More models in the zone than anybody else. */
  z.strictObject({ for: z.literal('zone'), zone: zoneSchema, at: moment, ...common }),
  /** Each rival model that is taken out. */
  z.strictObject({ for: z.literal('taken-out'), who: z.enum(WHO), ...common }),
  /** Each model that leaves by an exit; `carrying`: only with a crate. */
  z.strictObject({ for: z.literal('left'), who: z.enum(WHO), carrying: z.boolean().default(false), ...common }),
  /** Each device, at the moment when it is done. */
  z.strictObject({ for: z.literal('worked'), ...common }),
  /** Each own model that is still on the table. */
  z.strictObject({ for: z.literal('standing'), who: z.enum(WHO), at: z.literal('end'), ...common }),
]);
export type Score = z.infer<typeof scoreSchema>;

/** The match is over when one of them is met. A round is over when every side has inspired once more for each of its players who has models. */
const endSchema = z.discriminatedUnion('when', [
  z.strictObject({ when: z.literal('rounds'), count: z.int().min(1).max(12) }),
  z.strictObject({ when: z.literal('points'), points: z.int().min(1).max(40) }),
  /** At most one side has models; `wins`: it wins, whatever the points. */
  z.strictObject({ when: z.literal('last-side'), wins: z.boolean() }),
  /** A side has no model left, by whatever way it went. */
  z.strictObject({ when: z.literal('gone'), side: z.int().min(0).max(3) }),
  z.strictObject({ when: z.literal('devices'), count: z.int().min(1).max(6) }),
]);
export type End = z.infer<typeof endSchema>;

const sideSchema = z.strictObject({
  role: z.enum(['team', 'attacker', 'defender']),
  zone: zoneSchema,
  /** Its own rules for Reserves (CZ-RESERVE-02): where they are placed. */
  reserve: zoneSchema.optional(),
  /** Luck tokens besides the usual. */
  luck: z.int().min(0).max(5).default(0),
  /** Edges by which its models may leave (CZ-RULE-38). */
  exits: z.strictObject({ edges: z.array(z.enum(EDGES)).min(1), who: z.enum(WHO) }).optional(),
});
export type ScenarioSide = z.infer<typeof sideSchema>;

export const scenarioSchema = z.strictObject({
  id,
  source: z.enum(['ours']),
  /** For how many sides it is meant (CZ-SCEN-02). */
  players: z.int().min(2).max(4),
  /** What the book calls Turf War (CZ-SCEN-07). */
  isForBeginners: z.boolean().default(false),
  setup: z.strictObject({
    theme: z.enum(THEMES),
    /** `by-limit`: as the EB limit asks (CZ-SIZE-02, CZ-SIZE-03). */
    size: z.enum(['by-limit', 'double']).default('by-limit'),
    /** Pieces that stand there whatever else is laid (CZ-FIELD-12). */
    scenery: z
      .array(z.strictObject({ card: id, at: placeSchema, turn: z.int().min(0).max(11).default(0) }))
      .default([]),
    sides: z.array(sideSchema).min(2).max(4),
    /** `by-turns`: a model each; `whole`: team after team. */
    deployment: z.enum(['by-turns', 'whole']),
    /** The side that places first, and the one that has Control first (CZ-GAME-07). */
    firstToDeploy: z.union([z.int().min(0).max(3), z.literal('chance')]),
    firstControl: z.union([z.int().min(0).max(3), z.literal('chance')]),
    objectives: z.array(objectiveSchema).max(8).default([]),
  }),
  victory: z.strictObject({
    scores: z.array(scoreSchema).max(8),
    ends: z.array(endSchema).min(1).max(4),
    decide: z.discriminatedUnion('by', [
      /** `tie`: the side that wins one; left out: those with the most points win together, unless all have as many, which is a draw. */
      z.strictObject({ by: z.literal('points'), tie: z.int().min(0).max(3).optional() }),
      /** The side wins with so many points, or else the others do. */
      z.strictObject({ by: z.literal('target'), side: z.int().min(0).max(3), points: z.int().min(1).max(40) }),
    ]),
  }),
  /** What winning and losing bring in a campaign (CZ-SCEN-06). */
  aftermath: z.strictObject({ winner: z.int().min(0).max(10), loser: z.int().min(0).max(10) }),
});
export type Scenario = z.infer<typeof scenarioSchema>;
