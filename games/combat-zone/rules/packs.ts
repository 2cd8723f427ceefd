/** Packs of Combat Zone: which kind of pack a file is, and what is wrong with it. A problem names file, entry and field. */
import { type CheckedPack, checkPack } from '@tablerunner/engine';
import { z } from 'zod';
import { checkGear, checkProfiles, checkPrograms } from '../content/check.ts';
import { auditScenarios, scenariosSchema } from '../content/scenarios/scenarios.ts';
import { auditScenery, scenerySchema } from '../content/scenery/scenery.ts';
import { gearPackSchema, profilesSchema, programsSchema } from '../content/schema.ts';
import { checkTeams, teamsSchema } from '../content/teams.ts';

/** By the list that a pack of the kind holds. */
const KINDS = {
  profiles: { schema: profilesSchema, check: checkProfiles },
  gear: { schema: gearPackSchema, check: checkGear },
  programs: { schema: programsSchema, check: checkPrograms },
  teams: { schema: teamsSchema, check: checkTeams },
  scenarios: {
    schema: scenariosSchema,
    check: (file: string, json: unknown) => checkPack(file, json, scenariosSchema, auditScenarios),
  },
  scenery: {
    schema: scenerySchema,
    check: (file: string, json: unknown) => checkPack(file, json, scenerySchema, auditScenery),
  },
} as const;

export type PackKind = keyof typeof KINDS;
export const PACK_KINDS = Object.keys(KINDS) as readonly PackKind[];

export function checkAnyPack(file: string, json: unknown): CheckedPack<unknown> {
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
  const kind = isObject ? PACK_KINDS.find((list) => Object.hasOwn(json, list)) : undefined;
  if (kind !== undefined) return KINDS[kind].check(file, json);
  const problem = isObject
    ? `a pack holds one of the lists ${PACK_KINDS.join(', ')}`
    : 'a pack is an object with a list of entries';
  return { ok: false, problems: [{ file, entry: '', field: '', problem }] };
}

/** For editors: what a pack of this kind may contain, as JSON Schema. */
export const packSchema = (kind: PackKind): object =>
  z.toJSONSchema(KINDS[kind].schema, { io: 'input', unrepresentable: 'any' });
