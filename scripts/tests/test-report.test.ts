/** The closing line of `npm test` loses no failure. */
import { expect, test } from 'vitest';
import { isNewEnough } from '../prepare.mjs';
import { countTests } from '../test-report.mjs';

const report = (...files: [status: string, ...tests: string[]][]): string =>
  JSON.stringify({
    testResults: files.map(([status, ...tests]) => ({
      status,
      assertionResults: tests.map((each) => ({ status: each })),
    })),
  });

test('tests are counted by their outcome', () => {
  const text = report(['passed', 'passed', 'passed', 'pending', 'todo'], ['failed', 'passed', 'failed', 'failed']);
  expect(countTests(text, false)).toEqual({ passed: 3, failed: 2, skipped: 2 });
});

test('a file that cannot be loaded is a failure', () => {
  expect(countTests(report(['failed'], ['passed', 'passed']), false)).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test('an error outside of tests and a missing report are failures', () => {
  expect(countTests(report(['passed', 'passed']), false)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  expect(countTests(undefined, true)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('versions of Node are compared by number', () => {
  expect(['20.19.0', '20.20.2', '22.0.1', '100.1.0'].every((version) => isNewEnough(version, '>=20.19'))).toBe(true);
  expect(['20.9.0', '18.20.0', '2.30.0'].some((version) => isNewEnough(version, '>=20.19'))).toBe(false);
});
