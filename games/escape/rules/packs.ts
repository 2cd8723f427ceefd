/** Packs of Escape: which kind of pack a file is, and what is wrong with it. A problem names file, entry and field. */
import { type CheckedPack, checkPack, type PackProblem } from '@tablerunner/engine';
import { z } from 'zod';
import { boardsSchema } from '../content/boards.ts';
import { checkCharacters } from '../content/characters.ts';
import { recruitmentSchema } from '../content/recruitment.ts';
import { repressionSchema } from '../content/repression.ts';
import { scenariosSchema } from '../content/scenarios.ts';
import { auditBoard } from './board-audit.ts';
import { auditCampaign } from './campaign/audit.ts';
import { campaignsSchema } from './campaign/types.ts';
import { charactersSchema } from './profile-schema.ts';
import { auditScenario } from './scenario/audit.ts';

type Found = Omit<PackProblem, 'file'>;

/** An entry that shares its ID with one before it. */
const twice = (list: string, entries: readonly { readonly id: string }[]): readonly Found[] =>
  entries.flatMap(({ id }, i) =>
    entries.findIndex((other) => other.id === id) < i
      ? [{ entry: `${list}: ${id}`, field: 'id', problem: 'another entry has this ID' }]
      : [],
  );

const checkBoards = (file: string, json: unknown) =>
  checkPack(file, json, boardsSchema, ({ boards }) => [...twice('boards', boards), ...boards.flatMap(auditBoard)]);

const checkScenarios = (file: string, json: unknown) =>
  checkPack(file, json, scenariosSchema, ({ scenarios }) => [
    ...twice('scenarios', scenarios),
    ...scenarios.flatMap(auditScenario),
  ]);

const checkCampaigns = (file: string, json: unknown) =>
  checkPack(file, json, campaignsSchema, ({ campaigns }) => [
    ...twice('campaigns', campaigns),
    ...campaigns.flatMap(auditCampaign),
  ]);

const checkRepression = (file: string, json: unknown) =>
  checkPack(file, json, repressionSchema, ({ cards }) => twice('cards', cards));

const checkRecruitment = (file: string, json: unknown) =>
  checkPack(file, json, recruitmentSchema, ({ recruitment }) => twice('recruitment', recruitment));

/** By the list that a pack of the kind has; the first is what a file without any is held to be. */
const KINDS = {
  scenarios: { schema: scenariosSchema, check: checkScenarios },
  boards: { schema: boardsSchema, check: checkBoards },
  characters: { schema: charactersSchema, check: checkCharacters },
  campaigns: { schema: campaignsSchema, check: checkCampaigns },
  cards: { schema: repressionSchema, check: checkRepression },
  recruitment: { schema: recruitmentSchema, check: checkRecruitment },
} as const;

export type PackKind = keyof typeof KINDS;
export const PACK_KINDS = Object.keys(KINDS) as readonly PackKind[];

export function checkAnyPack(file: string, json: unknown): CheckedPack<unknown> {
  const isObject = typeof json === 'object' && json !== null;
  const kind = PACK_KINDS.find((name) => isObject && name in json) ?? 'scenarios';
  return KINDS[kind].check(file, json);
}

/** For editors: what a pack of this kind may contain, as JSON Schema. */
export const packSchema = (kind: PackKind): object => z.toJSONSchema(KINDS[kind].schema, { io: 'input' });
