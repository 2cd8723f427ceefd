/** Games by name, and matches out of files; what is wrong is said with the name that was given. */
import { type Game, type Match, type MatchSave, readSave, restoreMatch } from '@tablerunner/engine';
import { readJson, writeWhole } from './files.ts';
import { suggest } from './nearest.ts';
import { Problem, WrongUse } from './problem.ts';

export function gameNamed(games: readonly Game[], name: string | undefined): Game {
  const ids = games.map(({ id }) => id);
  if (name === undefined) throw new WrongUse(`a game is missing. There are: ${ids.join(', ')}.`);
  const game = games.find(({ id }) => id === name);
  if (game === undefined) throw new WrongUse(`there is no game "${name}". ${suggest(name, ids)}`);
  return game;
}

export interface LoadedMatch {
  readonly game: Game;
  readonly save: MatchSave;
  readonly match: Match;
}

/** Reads a saved match and plays it again under the rules: each command is judged as if it came in now. */
export function loadMatch(file: string, games: readonly Game[]): LoadedMatch {
  const json = readJson(file);
  const read = readSave(json);
  if (!read.ok) throw new Problem(`${file}: it is not a saved match: ${read.where}: ${read.problem}.`);
  const save = read.value;
  const game = games.find(({ id }) => id === save.game);
  if (game === undefined) {
    throw new Problem(
      `${file}: game: this program has no game "${save.game}". ${suggest(
        save.game,
        games.map(({ id }) => id),
      )}`,
    );
  }
  try {
    const restored = restoreMatch(game, save);
    if (!restored.ok) throw new Problem(`${file}: ${restored.where}: ${restored.problem}.`);
    return { game, save, match: restored.value };
  } catch (error) {
    if (error instanceof Problem) throw error;
    // A hand-made file can hold a start that no rule ever made; what the rules stumble over there is the file's fault.
    throw new Problem(
      `${file}: the match cannot be played again: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

export const saveMatch = (file: string, match: Match): void =>
  writeWhole(file, `${JSON.stringify(match.save(), undefined, 1)}\n`);
