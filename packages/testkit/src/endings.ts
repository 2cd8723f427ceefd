/** Endings: each way to end a game has a recorded game that ends so. */
import { relative } from 'node:path';
import { createPlayer } from '@tablerunner/ai';
import { type Game, Match, type Outcome, readSave, restoreMatch } from '@tablerunner/engine';
import { committed, pathOf, RENEW } from './committed.ts';
import { must } from './read.ts';

export interface EndingSearch {
  readonly seed?: string;
  /** How many games are tried at most. */
  readonly games?: number;
  readonly player?: string;
  optionsFor?(game: number): unknown;
}

const MOST_COMMANDS = 5_000;

/** Plays one whole game. */
function playOut<S extends object, V extends object>(
  game: Game<S, V>,
  seed: string,
  search: EndingSearch,
  n: number,
): Match<S, V> {
  const match = must(Match.start(game, { seed, options: search.optionsFor?.(n) }), 'the start');
  const player = must(createPlayer(game, search.player ?? 'random', seed), 'the player');
  for (let command = 0; command < MOST_COMMANDS; command++) {
    const decision = match.decision();
    if (decision === undefined) return match;
    match.play(decision.seat, player.choose(match.view(decision.seat)));
  }
  throw new Error(`seed '${seed}': after ${MOST_COMMANDS} commands the game has not ended`);
}

/** How random games end: reasons with how often each came. */
export function countEndings<S extends object, V extends object>(
  game: Game<S, V>,
  { games = 100, seed = 'endings', ...search }: EndingSearch = {},
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (let n = 0; n < games; n++) {
    const { reason } = playOut(game, `${seed}/${n}`, search, n).position.outcome ?? { reason: 'none' };
    counts[reason] = (counts[reason] ?? 0) + 1;
  }
  return counts;
}

/**
 * Restores the committed match and gives back how it ended; it must end as told. A missing file is looked for among
 * random games when committed files are written anew.
 */
export function expectEnding<S extends object, V extends object>(
  file: string | URL,
  game: Game<S, V>,
  wanted: { readonly reason: string; readonly clause?: string; readonly draw?: boolean },
  search: EndingSearch = {},
): Outcome {
  const name = relative(process.cwd(), pathOf(file));
  const fits = (outcome: Outcome | undefined): outcome is Outcome =>
    outcome !== undefined &&
    outcome.reason === wanted.reason &&
    (wanted.clause === undefined || outcome.clause === wanted.clause) &&
    (wanted.draw === undefined || outcome.draw === wanted.draw);

  const text = committed(file, () => {
    const { games = 2_000, seed = 'endings' } = search;
    for (let n = 0; n < games; n++) {
      const match = playOut(game, `${seed}/${n}`, search, n);
      if (fits(match.position.outcome)) return `${JSON.stringify(match.save(), null, 1)}\n`;
    }
    throw new Error(`none of ${games} games ended with ${JSON.stringify(wanted)}`);
  });
  const save = must(readSave(JSON.parse(text)), name);
  const { outcome } = must(restoreMatch(game, save), `${name} (${RENEW}=1 writes it anew)`).position;
  if (!fits(outcome))
    throw new Error(`${name} ends with ${JSON.stringify(outcome)}, not with ${JSON.stringify(wanted)}`);
  return outcome;
}
