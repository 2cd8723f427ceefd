/** The greedy player: takes what looks best one step ahead. */
import type { FastChance, Game, MatchView } from '@tablerunner/engine';
import { lookAhead } from './look-ahead.ts';
import { choicesOf } from './player.ts';

const GUESSES = 8;

export function greedyChoice<S extends object, V extends object>(
  game: Game<S, V>,
  seen: MatchView<V>,
  chance: FastChance,
): unknown {
  const values = lookAhead(game, seen, chance, GUESSES);
  const best = Math.max(...values);
  const bests = choicesOf(seen).filter((_, i) => values[i] === best);
  return bests[chance.below(bests.length)];
}
