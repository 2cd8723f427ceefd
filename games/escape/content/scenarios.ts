/** All scenarios of the content, checked when loaded. Original work but for what the rulebook tells of Infiltration (gaps: ES-GAP-16). */
import { checkPack, sayProblem } from '@tablerunner/engine';
import { z } from 'zod';
import { type Scenario, scenarioSchema } from '../rules/scenario/types.ts';
import cooperation from './base/scenarios-cooperation.json' with { type: 'json' };
import revolution from './base/scenarios-revolution.json' with { type: 'json' };

export const scenariosSchema = z.strictObject({ pack: z.string().min(1), scenarios: z.array(scenarioSchema).min(1) });

function load(file: string, json: unknown): readonly Scenario[] {
  const result = checkPack(file, json, scenariosSchema);
  if (!result.ok) throw new Error(result.problems.map(sayProblem).join('\n'));
  return result.pack.scenarios;
}

/** The first of each mode is the one to begin with. */
export const SCENARIOS: readonly Scenario[] = [
  ...load('base/scenarios-revolution.json', revolution),
  ...load('base/scenarios-cooperation.json', cooperation),
];
