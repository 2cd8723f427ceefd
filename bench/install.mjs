/** Installs what we are measured against: in bench/ alone, and only when somebody measures. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const wanted = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')).dependencies['boardgame.io'];
const installed = new URL('node_modules/boardgame.io/package.json', import.meta.url);

const isThere = () => existsSync(installed) && JSON.parse(readFileSync(installed, 'utf8')).version === wanted;

export function installPeer() {
  if (isThere()) return;
  console.log(`Installing boardgame.io ${wanted} for comparison, in bench/ alone …`);
  const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.match(/\.c?js$/) ? [process.execPath, [npm]] : ['npm', []];
  const shell = process.platform === 'win32' && command === 'npm';
  const done = spawnSync(command, [...first, ...words], { cwd: here, encoding: 'utf8', shell });
  if (isThere()) return;
  console.error(`${done.stdout ?? ''}${done.stderr ?? ''}`);
  console.error(`boardgame.io ${wanted} could not be installed (npm ci in bench/, see above).`);
  process.exit(1);
}
