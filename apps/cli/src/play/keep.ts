/** Keeps the match in a file after every command, so that nothing is lost, whatever happens to the terminal. */
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Match } from '@tablerunner/engine';
import { makeFolderOf } from '../files.ts';
import { saveMatch } from '../games.ts';
import { Problem } from '../problem.ts';

export interface Keeper {
  readonly file: string;
  /** The sentence of the problem when the file could not be written. */
  keep(match: Match): string | undefined;
}

/** `newFolder` where the file is of our own choosing, and its folder may not be there yet. */
export const keeper = (file: string, { newFolder }: { readonly newFolder: boolean }): Keeper => ({
  file,
  keep(match) {
    try {
      if (newFolder) makeFolderOf(file);
      saveMatch(file, match);
      return undefined;
    } catch (error) {
      if (error instanceof Problem) return error.message;
      throw error;
    }
  },
});

/** Where a match is kept that was given no file: one file for each match. */
export function usualFile(match: Match, env: Readonly<Record<string, string | undefined>>): string {
  const folder = env.XDG_STATE_HOME || env.LOCALAPPDATA || join(homedir(), '.local', 'state');
  return join(folder, 'tablerunner', `${match.game.id}-${match.seal.slice(0, 12)}.json`);
}
