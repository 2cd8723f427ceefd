/** The scenario of a position: none, one of the content by its ID, or one of its own as JSON. */
import { NO_SCENARIO, scenarioById } from '../rules/scenario/scenario.ts';
import { type Scenario, scenarioSchema } from '../rules/scenario/types.ts';
import type { EscapeState } from '../rules/types.ts';
import { fail, readJson, shorten } from './words.ts';

const readKnownScenario = (text: string): string =>
  scenarioById(text) === undefined ? fail(`there is no scenario '${shorten(text)}'`) : text;

function readOwnScenario(text: string): Scenario {
  const parsed = parseScenario(readJson(text, 'a scenario'));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  return fail(`the scenario: ${issue?.path.map(String).join('.') ?? ''}: ${issue?.message ?? 'not readable'}`);
}

/** Conditions are put together out of conditions, without end if somebody means no good. */
function parseScenario(json: unknown) {
  try {
    return scenarioSchema.safeParse(json);
  } catch (error) {
    if (error instanceof RangeError) return fail('its lists are nested too deeply');
    throw error;
  }
}

/** Its ID, or a scenario of its own as JSON. */
export const readScenario = (text: string): EscapeState['scenario'] =>
  text.startsWith('{') ? readOwnScenario(text) : text === NO_SCENARIO ? text : readKnownScenario(text);
