/** Captains of the content, checked when loaded (gaps: BC-GAP-05). */
import { checkPack, sayProblem } from '@tablerunner/engine';
import { z } from 'zod';
import { PATROLS } from '../rules/lists.ts';
import captains from './base/captains.json' with { type: 'json' };

/** A unit of the security detail: a level, with k where a key goes under it, or the captain itself. */
const entry = z.enum(['1', '2', '3', '1k', '2k', '3k', 'captain', 'captaink', '-']);

const captainSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'an ID is lower-case letters, digits and hyphens'),
  source: z.enum(['rulebook', 'original']),
  resistance: z.int().min(6).max(40),
  movement: z.int().min(0).max(9),
  awareness: z.int().min(0).max(20),
  patrol: z.enum(PATROLS),
  /** A row per floor, a column per number of a hallway post (BC-CAPT-05). */
  detail: z.tuple([z.tuple([entry, entry, entry]), z.tuple([entry, entry, entry]), z.tuple([entry, entry, entry])]),
});

const schema = z.strictObject({ pack: z.string().min(1), captains: z.array(captainSchema).min(1) });

export type CaptainCard = z.infer<typeof captainSchema>;

export const CAPTAINS: readonly CaptainCard[] = load();

const byId = new Map(CAPTAINS.map((captain) => [captain.id, captain]));

export function captainCard(id: string): CaptainCard {
  const card = byId.get(id);
  if (card === undefined) throw new Error(`there is no captain called ${id}`);
  return card;
}

export const captainResistance = (id: string): number => captainCard(id).resistance;

function load(): readonly CaptainCard[] {
  const result = checkPack('base/captains.json', captains, schema);
  if (!result.ok) throw new Error(result.problems.map(sayProblem).join('\n'));
  return result.pack.captains;
}
