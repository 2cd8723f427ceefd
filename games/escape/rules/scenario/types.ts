/** A scenario as a pack writes it: what set-up, turn and end need to know. Clauses ES-SETUP, ES-DEPLOY, ES-ISC-08; gaps: ES-GAP-16. */
import { z } from 'zod';
import { DIFFICULTIES, FACTIONS } from '../lists.ts';
import { conditionSchema, waitsForTheEnd } from './condition.ts';

const id = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'an ID is lower-case letters, digits and hyphens');
const cell = z.string().regex(/^[a-z]{1,3}[1-9][0-9]{0,2}$/, 'a cell is a letter and a number, as in c4');
const edge = z.string().regex(/^[a-z]{1,3}[1-9][0-9]{0,2}[nesw]$/, 'an edge is a cell and a side, as in c4n');
const airlock = z.int().min(1).max(5);
const airlocks = z.array(airlock).max(5);

/** The exclusive branches of the recruitment chart (ES-RECRUIT-06). */
export const BRANCHES = ['a', 'b', 'c'] as const;
export type Branch = (typeof BRANCHES)[number];

/** ES-DEPLOY-01: in a room, or through Airlocks. */
const deployment = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('position'), room: z.int().min(1).max(99) }),
  z.strictObject({ by: z.literal('entry'), airlocks: airlocks.min(1) }),
]);

/** ES-ISC-08, ES-GAME-13: what a scenario changes about the Internal Factory. */
const factory = z.strictObject({
  works: z.boolean().default(true),
  airlocks: airlocks.default([1, 2, 3, 4]),
  /** The central Airlock: as the event says, always, or never. */
  central: z.enum(['by-event', 'always', 'never']).default('by-event'),
  /** Within this distance a Resistance character that sees the Airlock bars it; 0: nobody does. */
  watch: z.int().min(0).max(9).default(3),
});

const squad = z.array(id).min(1).max(8);

const recruitment = z.strictObject({
  branches: z
    .array(z.enum(BRANCHES))
    .min(1)
    .default([...BRANCHES]),
  /** Ranks of the ISC opposite a branch, where the scenario does not keep to the chart. */
  isc: z.partialRecord(z.enum(BRANCHES), z.array(z.int().min(1).max(4)).min(1).max(8)).optional(),
  /** Squads that the scenario proposes to those who do not want to recruit. */
  squads: z.strictObject({ resistance: squad, isc: squad.optional() }),
});

const prop = z.strictObject({
  kind: z.enum(['terminal', 'cryo-tube']),
  cell,
  difficulty: z.int().min(0).max(12).default(0),
});

/** Cooperation, where it is not the usual: Repression cards each turn, cards in the pile, Revolution markers at the start. */
const level = z.strictObject({
  cards: z.int().min(1).max(6).optional(),
  pile: z.int().min(1).max(21).optional(),
  anthem: z.int().min(0).max(4).optional(),
});

/** Cooperation: how many of the 21 Repression cards are used, and what a difficulty changes (gaps: ES-GAP-23). */
const repression = z.strictObject({
  pile: z.int().min(1).max(21).default(21),
  levels: z.partialRecord(z.enum(DIFFICULTIES), level).default({}),
});

/** Markers that lie on cells of the scenario's choice instead of being placed by the players. */
const laid = z.strictObject({ crates: z.array(cell).optional(), objectives: z.array(cell).optional() });

export const scenarioSchema = z
  .strictObject({
    id,
    source: z.enum(['rulebook', 'original']),
    mode: z.enum(['revolution', 'cooperation']),
    board: id,
    /** ES-END-02. In Cooperation the Repression pile is the clock, and this is not asked. */
    turns: z.int().min(1).max(20),
    /** ES-SETUP-04. Crates and Objectives are the two sides of the same four markers (ES-OBJ-01). */
    crates: z.int().min(0).max(4),
    equipment: z.int().min(0).max(8),
    /** The points of each Objective; left out: the scenario has none (ES-OBJ-02, ES-OBJ-03). */
    objectives: z.array(z.int().min(1).max(2)).max(4).default([]),
    laid: laid.default({}),
    /** The automated ISC of Cooperation comes by Repression cards and has none. */
    deployment: z.strictObject({ resistance: deployment, isc: deployment.optional() }),
    /** Airlocks by which a side may leave (ES-EXIT-02). */
    exits: z
      .strictObject({ resistance: airlocks.default([]), isc: airlocks.default([]) })
      .default({ resistance: [], isc: [] }),
    /** Airlocks by which no ISC character comes in: an Airlock token lies on them. Their Repression cards mean the central one (gaps: ES-GAP-17). */
    sealed: z.array(z.int().min(1).max(4)).max(4).default([]),
    /** Terminals and Cryo-tubes, as many as there are tokens (ES-COMP-11, ES-COMP-17). */
    props: z.array(prop).max(7).default([]),
    /** The room that is fought for: at the end of each turn the side with more characters there has held it. */
    hold: z.strictObject({ room: z.int().min(1).max(99) }).optional(),
    /** Revolution markers with which the Resistance begins (ES-COMP-12). */
    anthem: z.int().min(0).max(4).default(0),
    /** Doors that do not start as the board shows them. */
    doors: z
      .array(z.strictObject({ edge, open: z.boolean().default(true), hacked: z.boolean().default(false) }))
      .default([]),
    victory: z.strictObject({ resistance: conditionSchema, isc: conditionSchema.optional() }),
    /** If both sides have met their conditions at once: a draw, unless the scenario ranks them (ES-RULE-63). */
    both: z.enum(['draw', ...FACTIONS]).default('draw'),
    /** When victory is checked: only at the end of a turn, unless the scenario says otherwise (ES-RULE-63). */
    checked: z.enum(['turn', 'activation']).default('turn'),
    factory: factory.default(() => factory.parse({})),
    repression: repression.default(() => repression.parse({})),
    /** The Resistance may hack ISC characters in sight within this distance; they lose an action of each kind (gaps: ES-GAP-32). */
    characterHacks: z.strictObject({ range: z.int().min(1).max(9) }).optional(),
    recruitment,
  })
  .refine(({ crates, objectives }) => crates + objectives.length <= 4, {
    path: ['crates'],
    message: 'Crates and Objectives are sides of the same 4 markers: together there cannot be more',
  })
  .refine(({ props }) => props.filter(({ kind }) => kind === 'terminal').length <= 4, {
    path: ['props'],
    message: 'there are 4 Terminals',
  })
  .refine(({ props }) => props.filter(({ kind }) => kind === 'cryo-tube').length <= 3, {
    path: ['props'],
    message: 'there are 3 Cryo-tubes',
  })
  .refine(({ victory: { resistance, isc } }) => !(waitsForTheEnd(resistance) && isc && waitsForTheEnd(isc)), {
    path: ['victory'],
    message: "only one side may win by 'lasted'",
  })
  .refine(({ mode, deployment, victory }) => mode === 'cooperation' || (deployment.isc && victory.isc), {
    path: ['deployment'],
    message: 'in Revolution the ISC needs a deployment and a victory condition',
  });

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

/** Checked and complete: every part that a pack may leave out has its value. */
export type Scenario = DeepReadonly<z.infer<typeof scenarioSchema>>;
