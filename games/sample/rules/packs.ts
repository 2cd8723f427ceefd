/** Packs: what a file of cards or servers must look like, for us and for everybody. A problem names file, entry and field. */
import { type CheckedPack, checkPack, type PackProblem } from '@tablerunner/engine';
import { z } from 'zod';
import { effectTable } from './effects/table.ts';
import { SERVER_COUNT } from './servers.ts';
import { cardId } from './types.ts';

const SOURCES = ['rulebook', 'public-figures', 'original'] as const;
const id = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/, 'an ID is lower-case letters, digits and hyphens');
const entry = {
  id: id.pipe(cardId),
  source: z.enum(SOURCES),
  copies: z.int().min(1).max(9),
  cost: z.int().min(0).max(9),
};
export const MOST_EFFECTS = 9;
const effectList = z.array(effectTable.schema).max(MOST_EFFECTS);

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

type Found = Omit<PackProblem, 'file'>;

/** Effects that only make sense on one kind of card. */
const ONLY_ON: Readonly<Record<string, string>> = { 'wear-neighbours': 'program', 'raise-ice': 'trace' };

/** What the schema cannot see: an ID twice, an effect on the wrong kind of card, a program that does nothing. */
function auditPrograms({ programs }: ProgramsPack): readonly Found[] {
  const seen = new Set<string>();
  return programs.flatMap((card) => {
    const problems: Found[] = [];
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

function auditServers({ servers }: ServersPack): readonly Found[] {
  return servers.flatMap(({ id: name }, i) =>
    servers.findIndex((other) => other.id === name) < i
      ? [{ entry: `servers: ${name}`, field: 'id', problem: 'another server has this ID' }]
      : [],
  );
}

export const checkPrograms = (file: string, json: unknown): CheckedPack<ProgramsPack> =>
  checkPack(file, json, programsSchema, auditPrograms);

export const checkServers = (file: string, json: unknown): CheckedPack<ServersPack> =>
  checkPack(file, json, serversSchema, auditServers);

/** A pack is one of servers when it has any, and else it is held to be one of programs. */
export const checkAnyPack = (file: string, json: unknown): CheckedPack<ProgramsPack | ServersPack> =>
  typeof json === 'object' && json !== null && 'servers' in json ? checkServers(file, json) : checkPrograms(file, json);
