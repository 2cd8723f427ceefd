/**
 * `npm test`: everything that CI runs, on a fresh clone too. Goes on after a failure, so that all problems are shown,
 * and ends with one plain line: N passed, N failed.
 * `npm run check`: the same with quick tests only. `npm test -- BC-MOVE-03`: only the tests of a clause or a file.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { NO_BROWSER, needBrowser } from './browser.mjs';
import { root } from './files.mjs';
import { build, install, NotReady, requireNode } from './prepare.mjs';
import { countTests } from './test-report.mjs';

const REPORT = join(root, 'reports', 'vitest.json');
const CLAUSE = /^[A-Z]{2,}-[A-Z]+(-\d+)?$/;

const quick = process.argv.includes('--quick');
const wanted = process.argv.slice(2).filter((word) => word !== '--quick');
const count = { passed: 0, failed: 0 };
/** @type {string[]} */
const failures = [];

/** @param {string} line */
const say = (line) => console.log(line);

/** @param {string} name @param {boolean} ok */
function note(name, ok) {
  count[ok ? 'passed' : 'failed'] += 1;
  if (!ok) failures.push(name);
}

/** @param {string} tool a script below node_modules or scripts @param {readonly string[]} words */
function node(tool, words) {
  return spawnSync(process.execPath, [join(root, tool), ...words], { cwd: root, stdio: 'inherit' }).status === 0;
}

/** @param {string} name @param {() => boolean} check */
function step(name, check) {
  const start = performance.now();
  const ok = check();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  say(`${ok ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)\n`);
  note(name, ok);
}

/** @returns {never} */
function end() {
  if (failures.length > 0) say(`failed: ${failures.join(', ')}`);
  say(`${count.passed} passed, ${count.failed} failed`);
  process.exit(count.failed > 0 ? 1 : 0);
}

/** @param {() => void} what a part of getting ready @returns {boolean} */
function isReady(what) {
  try {
    what();
    return true;
  } catch (error) {
    if (!(error instanceof NotReady)) throw error;
    console.error(error.message);
    return false;
  }
}

function runTests() {
  const filter = wanted.flatMap((word) => (CLAUSE.test(word) ? ['-t', word] : [word]));
  rmSync(REPORT, { force: true });
  mkdirSync(join(root, 'reports'), { recursive: true });
  const words = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const ok = node('node_modules/vitest/vitest.mjs', [...words, ...(quick ? ['--project', 'quick'] : []), ...filter]);
  const tests = countTests(existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : undefined, ok);
  count.passed += tests.passed;
  count.failed += tests.failed;
  if (tests.failed > 0) failures.push('tests');
  if (wanted.length === 0 && tests.skipped > 0) say(`skipped: ${tests.skipped}`);
  if (wanted.length > 0 && tests.passed + tests.failed === 0) {
    say(`No test was found for ${wanted.join(' ')}.`);
    note('tests', false);
  }
}

if (!isReady(() => [requireNode(), install(say)])) {
  note('install', false);
  end();
}

if (!quick) {
  const browser = needBrowser(say);
  if (browser) process.env.CHROMIUM_PATH = browser;
  else {
    say(NO_BROWSER);
    note('browser', false);
  }
}

step('build', () => isReady(() => build(say)));
if (wanted.length === 0) {
  step('lint', () => node('node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']));
  step('types', () => node('node_modules/typescript/bin/tsc', ['-p', 'tsconfig.check.json']));
  step('boundaries', () => node('scripts/check-boundaries.mjs', []));
  step('integers', () => node('scripts/check-integers.mjs', []));
  step('length', () => node('scripts/check-length.mjs', []));
  step('dead code', () => node('node_modules/knip/bin/knip.js', []));
}
runTests();
end();
