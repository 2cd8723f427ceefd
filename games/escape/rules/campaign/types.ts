/** A campaign as a pack writes it, and one that is being played as it is saved. Clauses ES-CAMP; gaps: ES-GAP-27. */
import { z } from 'zod';
import { DIFFICULTIES, FACTIONS } from '../lists.ts';
import { tableOptions } from '../options.ts';
import { effectSchema } from './effects.ts';
import { squadsSchema } from './squads.ts';

const id = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'an ID is lower-case letters, digits and hyphens');

/** How a game of the campaign ended. */
export const RESULTS = [...FACTIONS, 'draw'] as const;
export type Result = (typeof RESULTS)[number];

/** Without a next game the campaign is over, and belongs to whoever has won this one. */
const way = z.strictObject({ next: id.optional(), effects: z.array(effectSchema).max(9).default([]) });

const campaignSchema = z.strictObject({
  id,
  source: z.enum(['rulebook', 'original']),
  mode: z.enum(['revolution', 'cooperation']),
  first: id,
  games: z
    .array(
      z.strictObject({
        scenario: id,
        /** After a draw it goes on as after a victory of the ISC, unless there is a way of its own. */
        after: z.strictObject({ resistance: way, isc: way, draw: way.optional() }),
      }),
    )
    .min(1)
    .max(40),
});

export const campaignsSchema = z.strictObject({ pack: z.string().min(1), campaigns: z.array(campaignSchema).min(1) });

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

export type CampaignPlan = DeepReadonly<z.infer<typeof campaignSchema>>;
export type Way = CampaignPlan['games'][number]['after']['resistance'];

const name = z.string().min(1).max(60);

/** Everything else follows from what was played. */
export const savedCampaign = z.strictObject({
  format: z.literal('escape-campaign'),
  version: z.literal(1),
  campaign: id,
  /** Who plays which side, to the end (ES-CAMP-02). In Cooperation all are of the Resistance. */
  players: z.strictObject({ resistance: z.array(name).min(1).max(6), isc: z.array(name).max(1) }),
  /** Who is fielded, to the end (ES-CAMP-03). */
  squads: squadsSchema,
  difficulty: z.enum(DIFFICULTIES).default('normal'),
  table: tableOptions.prefault({}),
  played: z
    .array(z.strictObject({ scenario: id, result: z.enum(RESULTS) }))
    .max(40)
    .default([]),
});

export type Campaign = DeepReadonly<z.infer<typeof savedCampaign>>;
