/** `npm run renew -- games/escape`: plays and writes the recorded games anew, below a folder or everywhere. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './files.mjs';

const wanted = process.argv.slice(2);
const words = ['run', '--project', 'quick', '--update=all', ...(wanted.length > 0 ? wanted : ['games', 'packages'])];
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const env = { ...process.env, TABLERUNNER_RENEW: '1' };
const { status } = spawnSync(process.execPath, [vitest, ...words], { cwd: root, stdio: 'inherit', env });
if (status === 0) console.log('Look at what has changed (git diff) before you commit it.');
process.exitCode = status ?? 1;
