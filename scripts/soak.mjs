/**
 * `npm run soak -- --game escape --games 20000`: random games up to the first fault.
 * `npm run soak -- --load`: hundreds of matches on the server at once, compared with boardgame.io's.
 * `npm run soak -- --kills 200`: the server is killed again and again while clients play.
 * `npm run soak -- --forged 5000`: forged match files of all games, each refused or played on.
 * `npm run soak -- --ids 200000`: messages with IDs of every kind, on both databases.
 * `npm run soak -- --hostile`: the server as strangers tease it, at default limits: longest stall, peak memory, an honest table.
 * Builds first where needed.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './files.mjs';
import { prepare } from './prepare.mjs';

const words = process.argv.slice(2);

/** @param {readonly string[]} given */
async function load(given) {
  const { installPeer } = await import('../bench/install.mjs');
  installPeer();
  // By its address: bench has dependencies of its own, which the type check of the project does not know.
  const { runLoad } = await import(new URL('../bench/load/run.mjs', import.meta.url).href);
  return await runLoad(given);
}

/**
 * Tests that `npm test` runs with a small number, by the flag that gives a larger one.
 * @type {Readonly<Record<string, { readonly setting: string, readonly file: string, readonly example: number }>>}
 */
const LONGER = {
  '--kills': { setting: 'KILLS', file: 'kill.slow.test.ts', example: 200 },
  '--forged': { setting: 'FORGED', file: 'forged-tables.slow.test.ts', example: 5000 },
  '--ids': { setting: 'IDS', file: 'ids.slow.test.ts', example: 200_000 },
};

/** @param {string} flag @param {string | undefined} count */
function longer(flag, count) {
  const { setting, file, example } = LONGER[flag] ?? { setting: '', file: '', example: 0 };
  if (!/^[1-9]\d{0,6}$/.test(count ?? '')) {
    console.error(`${flag} wants a number: npm run soak -- ${flag} ${example}`);
    return 2;
  }
  return runTest('slow', file, { [setting]: count ?? '' });
}

/** @param {'slow' | 'alone'} project @param {string} file @param {Readonly<Record<string, string>>} [given] */
function runTest(project, file, given = {}) {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const wanted = ['run', '--project', project, '--testTimeout', '0', `apps/server/tests/${file}`];
  const env = { ...process.env, ...given };
  return spawnSync(process.execPath, [vitest, ...wanted], { cwd: root, env, stdio: 'inherit' }).status ?? 1;
}

prepare(() => {});
if (words.includes('--load')) process.exitCode = await load(words);
else if (words.includes('--hostile')) process.exitCode = runTest('alone', 'hostile.alone.slow.test.ts');
else if (words[0] !== undefined && words[0] in LONGER) process.exitCode = longer(words[0], words[1]);
else {
  const { runCommand } = await import('@tablerunner/testkit/soak');
  process.exitCode = await runCommand(words);
}
