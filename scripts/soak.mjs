/**
 * `npm run soak -- --game escape --games 20000`: random games up to the first fault.
 * `npm run soak -- --load`: hundreds of matches on the server at once, compared with boardgame.io's.
 * `npm run soak -- --kills 200`: the server is killed again and again while clients play.
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

/** @param {string | undefined} count */
function kill(count) {
  if (!/^[1-9]\d{0,5}$/.test(count ?? '')) {
    console.error('--kills wants a number: npm run soak -- --kills 200');
    return 2;
  }
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const wanted = ['run', '--project', 'slow', '--testTimeout', '0', 'apps/server/tests/kill.slow.test.ts'];
  const env = { ...process.env, KILLS: count };
  return spawnSync(process.execPath, [vitest, ...wanted], { cwd: root, env, stdio: 'inherit' }).status ?? 1;
}

prepare(() => {});
if (words.includes('--load')) process.exitCode = await load(words);
else if (words[0] === '--kills') process.exitCode = kill(words[1]);
else {
  const { runCommand } = await import('@tablerunner/testkit/soak');
  process.exitCode = await runCommand(words);
}
