/** Cards and servers out of the packs, checked when loaded. Clauses SK-CARD-*. */
import { checkPack, type EffectEntry, type PackProblem, sayProblem } from '@tablerunner/engine';
import { z } from 'zod';
import programsJson from '../content/base/programs.json' with { type: 'json' };
import serversJson from '../content/base/servers.json' with { type: 'json' };
import { effectTable } from './effects/table.ts';
import { SERVER_COUNT } from './servers.ts';
import { type CardId, cardId } from './types.ts';

const SOURCES = ['rulebook', 'public-figures', 'original'] as const;
const id = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/, 'an ID is lower-case letters, digits and hyphens');
const entry = {
  id: id.pipe(cardId),
  source: z.enum(SOURCES),
  copies: z.int().min(1).max(9),
  cost: z.int().min(0).max(9),
};
const effectList = z.array(effectTable.schema).max(9);

export const programsSchema = z.strictObject({
  pack: z.string().min(1),
  programs: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ ...entry, kind: z.literal('script'), effects: effectList.min(1) }),
        z.strictObject({
          ...entry,
          kind: z.literal('program'),
          strength: z.int().min(0).max(6),
          effects: effectList,
        }),
        z.strictObject({ ...entry, kind: z.literal('trace'), effects: effectList.min(1) }),
      ]),
    )
    .min(1),
});

export const serversSchema = z.strictObject({
  pack: z.string().min(1),
  servers: z
    .array(z.strictObject({ id, source: z.enum(SOURCES), ice: z.int().min(1).max(20), data: z.int().min(1).max(20) }))
    .length(SERVER_COUNT, `Skim is played on ${SERVER_COUNT} servers`),
});

export type ProgramsPack = z.infer<typeof programsSchema>;
export type ServersPack = z.infer<typeof serversSchema>;

/** Effects that only make sense on one kind of card. */
const ONLY_ON: Readonly<Record<string, string>> = { 'wear-neighbours': 'program', 'raise-ice': 'trace' };

/** What the schema cannot see: an ID twice, an effect on the wrong kind of card, a program that does nothing. */
function auditPrograms({ programs }: ProgramsPack): readonly Omit<PackProblem, 'file'>[] {
  const seen = new Set<string>();
  return programs.flatMap((card) => {
    const problems: Omit<PackProblem, 'file'>[] = [];
    const entry = `programs: ${card.id}`;
    if (seen.has(card.id)) problems.push({ entry, field: 'id', problem: 'another card has this ID' });
    seen.add(card.id);
    for (const [i, effect] of card.effects.entries()) {
      const kind = ONLY_ON[effect.do];
      if (kind !== undefined && kind !== card.kind)
        problems.push({ entry, field: `effects[${i}].do`, problem: `'${effect.do}' is for a ${kind} only` });
    }
    if (card.kind === 'program' && card.effects.length === 0 && card.strength === 0)
      problems.push({ entry, field: 'effects', problem: 'a program without strength needs an effect' });
    return problems;
  });
}

export const checkPrograms = (file: string, json: unknown) => checkPack(file, json, programsSchema, auditPrograms);
export const checkServers = (file: string, json: unknown) => checkPack(file, json, serversSchema);

function load<T>(checked: ReturnType<typeof checkPack<T>>): T {
  if (checked.ok) return checked.pack;
  throw new Error(checked.problems.map(sayProblem).join('\n'));
}

export interface Card {
  readonly id: CardId;
  readonly kind: 'script' | 'program' | 'trace';
  readonly copies: number;
  readonly cost: number;
  readonly strength: number;
  readonly effects: readonly EffectEntry[];
}

export const cards: readonly Card[] = load(checkPrograms('base/programs.json', programsJson)).programs.map((card) => ({
  ...card,
  strength: card.kind === 'program' ? card.strength : 0,
}));

export const servers = load(checkServers('base/servers.json', serversJson)).servers;

const cardsById = new Map<string, Card>(cards.map((card) => [card.id, card]));

export const isCard = (text: string): text is CardId => cardsById.has(text);

export function cardOf(card: CardId): Card {
  const found = cardsById.get(card);
  if (found === undefined) throw new Error(`no card is called ${card}`);
  return found;
}

/** All copies of all cards, in the order of the pack. */
export const allCards = (): CardId[] => cards.flatMap(({ id, copies }) => new Array<CardId>(copies).fill(id));
