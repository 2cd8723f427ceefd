/** Refuses source files of more than 400 lines, unless the first line gives a reason: `long because …`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, isMain, root } from './files.mjs';

export const LONGEST = 400;
const SOURCE = /\.(ts|tsx|mts|cts|js|mjs|cjs)$/;
const REASON = /(\/\/|\/\*).*\blong because \S+/;

/**
 * @param {string} text the file's content
 * @returns {string | undefined} what is wrong with it
 */
export function tooLong(text) {
  const lines = text.split('\n');
  const count = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  if (count <= LONGEST || REASON.test(lines[0] ?? '')) return undefined;
  return `${count} lines: split it by subject, or say why in the first line (// long because …)`;
}

if (isMain(import.meta.url)) {
  const files = filesBelow(root).filter((path) => SOURCE.test(path));
  let wrong = 0;
  for (const path of files) {
    const fault = tooLong(readFileSync(join(root, path), 'utf8'));
    if (fault === undefined) continue;
    wrong += 1;
    console.error(`${path}: ${fault}`);
  }
  if (files.length === 0) console.error('No source file was found: the check looks in the wrong place.');
  if (wrong > 0 || files.length === 0) process.exitCode = 1;
  else console.log(`length: ${files.length} files, none over ${LONGEST} lines without a reason`);
}
