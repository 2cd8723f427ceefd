/** Installs Lighthouse: in this folder alone, and only when somebody lets it judge. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const wanted = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')).dependencies.lighthouse;
const installed = new URL('node_modules/lighthouse/package.json', import.meta.url);

const isThere = () => existsSync(installed) && JSON.parse(readFileSync(installed, 'utf8')).version === wanted;

/** @param {(line: string) => void} say */
export function installLighthouse(say) {
  if (isThere()) return;
  say(`Installing Lighthouse ${wanted} in bench/lighthouse alone (once, about a minute) …`);
  // Not `npm ci`: something that Lighthouse stands on asks for the latest of another, which no lock keeps up with.
  const words = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.match(/\.c?js$/) ? [process.execPath, [npm]] : ['npm', []];
  const shell = process.platform === 'win32' && command === 'npm';
  const done = spawnSync(command, [...first, ...words], { cwd: here, encoding: 'utf8', shell });
  if (isThere()) return;
  throw new Error(
    `${done.stdout ?? ''}${done.stderr ?? ''}\nLighthouse ${wanted} could not be installed (npm install in bench/lighthouse, see above).`,
  );
}
