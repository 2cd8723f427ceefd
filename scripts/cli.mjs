/** Runs the compiled command line in this process, so that keys, signals and exit codes are its own. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './files.mjs';

/** @param {readonly string[]} words its arguments */
export async function runCli(words) {
  const main = join(root, 'apps/cli/dist/main.js');
  process.argv.splice(1, process.argv.length, main, ...words);
  // npm moves to the root first; files named on the command line are meant from where the person stands.
  if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
  await import(pathToFileURL(main).href);
}
