/** Where the repository is, and which files of ours are in it. */
import { readdirSync, realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const SKIPPED = new Set(['node_modules', 'dist', 'coverage', 'reports', '.git']);

/**
 * All files below `folder` that are ours, as paths from `from` with forward slashes, in a fixed order.
 * @param {string} folder
 * @param {string} [from]
 * @returns {string[]}
 */
export function filesBelow(folder, from = folder) {
  /** @type {string[]} */
  const found = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) found.push(...filesBelow(path, from));
    if (entry.isFile()) found.push(relative(from, path).split(sep).join('/'));
  }
  return found.sort();
}

/**
 * True where a script was started by itself rather than imported.
 * @param {string} url the script's `import.meta.url`
 */
export const isMain = (url) => process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url);
