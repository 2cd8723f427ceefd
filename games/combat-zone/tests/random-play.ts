/** Whole games of any scenario, played by chance, for tests that want many positions. */
import { fastChance, firstPosition, Runner } from '@tablerunner/engine';
import { SCENARIOS } from '../content/scenarios/scenarios.ts';
import type { CombatZoneState } from '../rules/types.ts';
import { bareGame, optionsOf } from './match-kit.ts';

const LIMITS = [100, 100, 150, 200];

/** Tables of all sorts: every scenario in turn, limits, two against two now and then, with and without scenery. */
export function tableNumber(number: number): object {
  const { id, players } = SCENARIOS[number % SCENARIOS.length] ?? { id: 'turf-war', players: 2 };
  return {
    scenario: id,
    players: players === 2 && number % 5 === 4 ? 4 : players,
    limit: LIMITS[number % LIMITS.length],
    ...(number % 7 === 6 ? { field: 'bare' } : {}),
  };
}

const MOST_DECISIONS = 20_000;

/** Calls `look` at every decision, and once at the end. */
export function playAtRandom(
  given: object,
  seed: string,
  look: (runner: Runner<CombatZoneState>) => void = () => undefined,
): Runner<CombatZoneState> {
  const chance = fastChance(seed);
  const die = fastChance(`${seed} choices`);
  const runner = new Runner<CombatZoneState>(bareGame, firstPosition(bareGame, optionsOf(given), chance), chance);
  runner.advance();
  for (let decisions = 0; runner.position.outcome === undefined; decisions++) {
    if (decisions > MOST_DECISIONS) throw new Error(`${JSON.stringify(given)} with seed ${seed} does not end`);
    look(runner);
    const legal = runner.legal();
    runner.play(legal[die.below(legal.length)]);
  }
  look(runner);
  return runner;
}
