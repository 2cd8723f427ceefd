/** All scenarios of the content, checked when loaded. */
import { checkPack, sayProblem } from '@tablerunner/engine';
import { z } from 'zod';
import { type Scenario, scenarioSchema } from '../rules/scenario/types.ts';
import scenarios from './base/scenarios.json' with { type: 'json' };

export const scenariosSchema = z.strictObject({ pack: z.string().min(1), scenarios: z.array(scenarioSchema).min(1) });

export const checkScenarios = (file: string, json: unknown) => checkPack(file, json, scenariosSchema);

const checked = checkScenarios('base/scenarios.json', scenarios);
if (!checked.ok) throw new Error(checked.problems.map(sayProblem).join('\n'));

export const SCENARIOS: readonly Scenario[] = checked.pack.scenarios;
