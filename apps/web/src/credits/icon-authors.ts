/** The icons that are drawn somewhere, by their authors at game-icons.net. */
import paths from '../plan/glyph-paths.json' with { type: 'json' };
import authors from './icon-authors.json' with { type: 'json' };

/** Icons whose author is not written down are credited to all of them. */
const ALL = 'game-icons.net';

export function iconsByAuthor(): readonly (readonly [author: string, icons: readonly string[]])[] {
  const used = Object.keys(paths);
  const known = Object.entries(authors).map(([author, icons]): [string, readonly string[]] => [
    author,
    icons.filter((icon) => used.includes(icon)),
  ]);
  const others = used.filter((icon) => !known.some(([, icons]) => icons.includes(icon)));
  return [...known, [ALL, others] as const].filter(([, icons]) => icons.length > 0);
}
