/** `npm run geometry-soak -- 100000`: so many random cases of the open table against its slow second implementation. */
import { startVitest } from 'vitest/node';
import { root } from './files.mjs';

const cases = process.argv[2] ?? '100000';
if (/^[1-9]\d{0,7}$/.test(cases)) {
  process.env.GEOMETRY_CASES = cases;
  // Without the project's settings: nothing needs to be built for this.
  await startVitest('test', ['packages/geometry/tests/open/agree.slow.test.ts'], {
    config: false,
    root,
    run: true,
    testTimeout: 0,
  });
} else {
  console.error(`'${cases}' is no number of cases: npm run geometry-soak -- 100000`);
  process.exitCode = 2;
}
