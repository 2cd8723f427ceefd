/** Random matches for tests that must hold in every reachable position. */
import { type Chance, fastChance, firstPosition, type Position, Runner, readOptions } from '@tablerunner/engine';
import { escapeGame } from '../index.ts';
import type { EscapeState } from '../rules/types.ts';

/** Plays a match at random and shows every position in which somebody must choose. */
export function playAtRandom(
  options: Record<string, unknown>,
  seed: number,
  look: (runner: Runner<EscapeState>) => void,
  most = 2_000,
): Position<EscapeState> {
  const chance = fastChance(seed);
  const read = readOptions(escapeGame, options);
  if (!read.ok) throw new Error(`${read.where}: ${read.problem}`);
  const draws: Chance = { draw: (count) => chance.below(count) };
  const runner = new Runner<EscapeState>(escapeGame, firstPosition(escapeGame, read.value, draws), draws);
  runner.advance();
  for (let i = 0; i < most && runner.position.outcome === undefined; i++) {
    look(runner);
    const legal = runner.legal();
    runner.play(legal[chance.below(legal.length)]);
  }
  return runner.position;
}
