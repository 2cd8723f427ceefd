/** The scenario that a match is played by. */
import { SCENARIOS } from '../../content/scenarios.ts';
import type { EscapeState } from '../types.ts';
import { type Scenario, scenarioSchema } from './types.ts';

/** A table without a scenario: nobody enters, leaves or wins. Drawn positions that do not care stand on it. */
export const NO_SCENARIO = '';
const bare: Scenario = scenarioSchema.parse({
  id: 'none',
  source: 'original',
  mode: 'revolution',
  board: 'none',
  turns: 20,
  crates: 0,
  equipment: 0,
  deployment: { resistance: { by: 'position', room: 1 }, isc: { by: 'position', room: 1 } },
  victory: { resistance: { is: 'escaped', count: 20 }, isc: { is: 'escaped', count: 20 } },
  recruitment: { squads: { resistance: ['nobody'], isc: ['nobody'] } },
});

const byId = new Map<string, Scenario>([[NO_SCENARIO, bare], ...SCENARIOS.map((one) => [one.id, one] as const)]);

export const scenarioById = (id: string): Scenario | undefined => byId.get(id);

/** Almost every question is about the scenario of the question before. */
let lastName = NO_SCENARIO;
let lastScenario = bare;

export function scenarioOf({ scenario }: Pick<EscapeState, 'scenario'>): Scenario {
  if (typeof scenario !== 'string') return scenario;
  if (scenario === lastName) return lastScenario;
  const found = byId.get(scenario);
  if (found === undefined) throw new Error(`there is no scenario called ${scenario}`);
  lastName = scenario;
  lastScenario = found;
  return found;
}
