/** Makes a player from its name. */
import { type FastChance, fastChance, type Game, type MatchView, type Read, readable } from '@tablerunner/engine';
import { greedyChoice } from './greedy.ts';
import { choicesOf, type Player, type PlayerSpec, readPlayerSpec } from './player.ts';
import { mostVisited, searchChoices } from './search.ts';

export interface PlayerTools {
  /** Milliseconds since some moment; read only for a budget in milliseconds. */
  readonly now?: () => number;
}

/** The same seed gives the same player: asked the same, it chooses the same, unless its budget is in milliseconds. */
export function createPlayer<S extends object, V extends object>(
  game: Game<S, V>,
  name: string,
  seed: number | string,
  tools: PlayerTools = {},
): Read<Player> {
  const spec = readPlayerSpec(name);
  if (!spec.ok) return spec;
  const think = chooserOf(game, spec.value, fastChance(seed), tools);
  return readable({
    name,
    choose(seen) {
      const legal = choicesOf(seen);
      return legal.length === 1 ? legal[0] : think(seen as MatchView<V>, legal);
    },
  });
}

type Chooser<V> = (seen: MatchView<V>, legal: readonly unknown[]) => unknown;

function chooserOf<S extends object, V extends object>(
  game: Game<S, V>,
  spec: PlayerSpec,
  chance: FastChance,
  tools: PlayerTools,
): Chooser<V> {
  if (spec.kind === 'random') return (_seen, legal) => legal[chance.below(legal.length)];
  if (spec.kind === 'greedy') return (seen) => greedyChoice(game, seen, chance);
  return (seen) => mostVisited(searchChoices(game, seen, { budget: spec.budget, chance, ...tools }));
}
