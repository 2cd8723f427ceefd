/** Endings: each way to end a game has a recorded game that ends so. */
import { relative } from 'node:path';
import { createPlayer } from '@tablerunner/ai';
import {
  type Game,
  Match,
  type MatchSave,
  type Outcome,
  type Position,
  readSave,
  restoreMatch,
} from '@tablerunner/engine';
import { committed, pathOf, RENEW } from './committed.ts';
import { must } from './read.ts';

export interface EndingSearch<S extends object = object> {
  readonly seed?: string;
  /** How many games are tried at most. */
  readonly games?: number;
  readonly player?: string;
  optionsFor?(game: number): unknown;
  /** Where each game begins, if not with its set-up: a scenario of its own, a drawn position. */
  positionFor?(game: number): Position<S>;
}

interface Wanted<S extends object> {
  readonly reason: string;
  readonly clause?: string;
  readonly draw?: boolean;
  /** What must be so in the last position: the same reason can have several causes. */
  when?(state: S, outcome: Outcome): boolean;
}

const MOST_COMMANDS = 5_000;

/** Plays one whole game. */
function playOut<S extends object, V extends object>(
  game: Game<S, V>,
  seed: string,
  search: EndingSearch<S>,
  n: number,
): Match<S, V> {
  const start = { seed, options: search.optionsFor?.(n) };
  const position = search.positionFor?.(n);
  const begun = position === undefined ? Match.start(game, start) : Match.from(game, { ...start, position });
  const match = must(begun, 'the start');
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
  { games = 100, seed = 'endings', ...search }: EndingSearch<S> = {},
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
  wanted: Wanted<S>,
  search: EndingSearch<S> = {},
): Outcome {
  const name = relative(process.cwd(), pathOf(file));
  const { when, ...told } = wanted;
  const fits = ({ outcome, state }: Position<S>): boolean =>
    outcome !== undefined &&
    outcome.reason === told.reason &&
    (told.clause === undefined || outcome.clause === told.clause) &&
    (told.draw === undefined || outcome.draw === told.draw) &&
    (when === undefined || when(state, outcome));

  const text = committed(file, () => {
    const { games = 2_000, seed = 'endings' } = search;
    for (let n = 0; n < games; n++) {
      const match = playOut(game, `${seed}/${n}`, search, n);
      if (fits(match.position)) return `${inLines(match.save())}\n`;
    }
    throw new Error(`none of ${games} games ended with ${JSON.stringify(told)}`);
  });
  const save = must(readSave(JSON.parse(text)), name);
  const { position } = must(restoreMatch(game, save), `${name} (${RENEW}=1 writes it anew)`);
  const { outcome } = position;
  if (outcome !== undefined && fits(position)) return outcome;
  throw new Error(`${name} ends with ${JSON.stringify(outcome)}, not with ${JSON.stringify(told)}`);
}

/** JSON with a line for each entry of the log, so that a diff shows commands and the file stays short. */
function inLines({ log, ...rest }: MatchSave): string {
  const entries = log.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n');
  const head = JSON.stringify(rest).slice(0, -1);
  return `${head},\n "log": [\n${entries}\n ]}`;
}
