/** `npm run geometry-soak -- 100000`: so many random cases of the open table against its slow second implementation. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './files.mjs';

const cases = process.argv[2] ?? '100000';
if (/^[1-9]\d{0,7}$/.test(cases)) {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const wanted = ['run', '--project', 'slow', '--testTimeout', '0', 'packages/geometry/tests/open/agree.slow.test.ts'];
  const env = { ...process.env, GEOMETRY_CASES: cases };
  process.exitCode = spawnSync(process.execPath, [vitest, ...wanted], { cwd: root, env, stdio: 'inherit' }).status ?? 1;
} else {
  console.error(`'${cases}' is no number of cases: npm run geometry-soak -- 100000`);
  process.exitCode = 2;
}
