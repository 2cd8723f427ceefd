/** Games of scenarios that are in no pack: for endings that those of the content leave no room for, or that take skill. */
import { fastChance, firstPosition, type Position, readOptions } from '@tablerunner/engine';
import { escapeGame } from '../../index.ts';
import { scenarioOf } from '../../rules/scenario/scenario.ts';
import { type Scenario, scenarioSchema } from '../../rules/scenario/types.ts';
import type { EscapeState } from '../../rules/types.ts';

/** The set-up of a game with its scenario changed, by the number of the game. */
export function ownScenario(options: object, changes: Partial<Scenario>): (game: number) => Position<EscapeState> {
  const read = readOptions(escapeGame, options);
  if (!read.ok) throw new Error(`${read.where}: ${read.problem}`);
  return (game) => {
    const position = firstPosition(escapeGame, read.value, fastChance(`own/${game}`));
    const scenario = scenarioSchema.parse({ ...scenarioOf(position.state), ...changes, id: 'own' });
    return { ...position, state: { ...position.state, scenario: scenario as Scenario } };
  };
}
