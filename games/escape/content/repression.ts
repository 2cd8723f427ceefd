/** Repression cards, ISC tokens and difficulties: original, shaped by what the rulebook tells (gaps: ES-GAP-22 to ES-GAP-24). */
import { checkPack, sayProblem } from '@tablerunner/engine';
import { z } from 'zod';
import { COLOURS, DIFFICULTIES, type Difficulty } from '../rules/lists.ts';
import repression from './base/repression.json' with { type: 'json' };

const source = z.enum(['rulebook', 'original']);
const id = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'an ID is lower-case letters, digits and hyphens');

export const repressionSchema = z.strictObject({
  pack: z.string().min(1),
  difficulties: z.array(z.strictObject({ id: z.enum(DIFFICULTIES), source, cards: z.int().min(1).max(6) })).length(3),
  cards: z
    .array(
      z.strictObject({
        id,
        source,
        airlock: z.int().min(1).max(5),
        colour: z.enum(COLOURS),
        tokens: z.int().min(1).max(4),
      }),
    )
    .min(1),
  /** Rank 1 tokens stand for bots, the others for the character of their colour and rank. */
  tokens: z
    .array(
      z.strictObject({
        id: z.string(),
        source,
        rank: z.int().min(1).max(4),
        bots: z.int().min(0).max(6),
        /** So many of each colour. */
        copies: z.int().min(1).max(16),
      }),
    )
    .min(1),
});

const checked = load();

function load() {
  const result = checkPack('base/repression.json', repression, repressionSchema);
  if (!result.ok) throw new Error(result.problems.map(sayProblem).join('\n'));
  return result.pack;
}

export const CARDS = checked.cards.map(({ source: _source, ...card }) => card);
export const TOKENS = checked.tokens;

/** ES-REPR-01: Repression cards drawn each turn. */
export const cardsPerTurn = (difficulty: Difficulty): number =>
  checked.difficulties.find((level) => level.id === difficulty)?.cards ?? 0;
