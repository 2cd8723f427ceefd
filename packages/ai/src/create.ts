/** Makes a player from its name. */
import { type FastChance, fastChance, type Game, type MatchView, type Read, readable } from '@tablerunner/engine';
import { greedyChoice } from './greedy.ts';
import { guessPosition } from './guesses.ts';
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
  const think: Chooser<V> =
    spec.kind === 'greedy'
      ? (seen) => greedyChoice(game, seen, chance)
      : (seen) => mostVisited(searchChoices(game, seen, { budget: spec.budget, chance, ...tools }));
  return (seen, legal) => {
    const hopeful = withoutHopeless(game, seen, legal, chance);
    return hopeful.length === 1 ? hopeful[0] : think({ ...seen, legal: hopeful }, hopeful);
  };
}

/** Who thinks does not think about what the game calls hopeless, while there is something else. */
function withoutHopeless<S extends object, V extends object>(
  game: Game<S, V>,
  seen: MatchView<V>,
  legal: readonly unknown[],
  chance: FastChance,
): readonly unknown[] {
  const { promise } = game.hints;
  const { state, stack } = guessPosition(game, seen, chance);
  const frame = stack[stack.length - 1];
  if (promise === undefined || frame === undefined) return legal;
  const hopeful = legal.filter((choice) => promise(state, frame, choice) > 0);
  return hopeful.length === 0 ? legal : hopeful;
}
