/** The sentences that readers of text give up with, as they stand in the sources: each needs its translations. */
import { readdirSync, readFileSync } from 'node:fs';

/** What is put into a sentence. */
const GAP = /\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\}/g;

/** What the readers of all games share. */
const ENGINE = new URL('../../../engine/src/', import.meta.url);
const SHARED = ['lines.ts', 'reading.ts', 'ruling-options.ts'];

export const sourcesIn = (folder: URL): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'));

/** The sources of a game's notation, and of what it takes from the engine. @param home the folder of the game */
export const notationSources = (home: URL): string[] => [
  ...sourcesIn(new URL('notation/', home)),
  ...SHARED.map((file) => readFileSync(new URL(file, ENGINE), 'utf8')),
];

/** The sentences that a call of these functions gets, such as `\\bfail\\(`; what is put into them is X7. */
export function sentencesIn(sources: readonly string[], call: string): string[] {
  const written = new RegExp(`${call}\\s*(?:\`((?:[^\`$]|${GAP.source})*)\`|'([^']*)')`, 'g');
  return sources
    .flatMap((source) => [...source.matchAll(written)])
    .map(([, template, text]) => template?.replaceAll(GAP, 'X7') ?? text ?? '')
    .filter((text) => text !== 'X7');
}
