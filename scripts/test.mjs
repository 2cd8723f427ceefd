/**
 * `npm test`: everything that CI runs, on a fresh clone too. Goes on after a failure, so that all problems are shown,
 * and ends with one plain line: N passed, N failed.
 * `npm run check`: the same with quick tests only. `npm test -- BC-MOVE-03`: only the tests of a clause or a file.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { NO_BROWSER, needBrowser } from './browser.mjs';
import { root } from './files.mjs';
import { NO_POSTGRES, needPostgres } from './postgres.mjs';
import { install, NotReady, requireNode } from './prepare.mjs';
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

/**
 * @param {string} tool a script below node_modules or scripts @param {readonly string[]} words
 * @returns {Promise<boolean>}
 */
function node(tool, words) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, tool), ...words], { cwd: root, stdio: 'inherit' });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}

/**
 * The same beside others: what it prints is kept, and comes in one piece.
 * @param {string} tool @param {readonly string[]} words
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
function nodeBeside(tool, words) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, tool), ...words], { cwd: root });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} tool a script below node_modules or scripts
 * @property {readonly string[]} [words]
 */

/** What slow tests start and open. @type {readonly Check[]} */
const BUILDS = [
  { name: 'build', tool: 'scripts/prepare.mjs', words: ['--build'] },
  ...(quick ? [] : [{ name: 'web client', tool: 'scripts/prepare.mjs', words: ['--web'] }]),
];

/** @type {readonly Check[]} */
const CHECKS = [
  ...BUILDS,
  { name: 'lint', tool: 'node_modules/@biomejs/biome/bin/biome', words: ['check', '--error-on-warnings', '.'] },
  { name: 'boundaries', tool: 'scripts/check-boundaries.mjs' },
  { name: 'dead code', tool: 'node_modules/knip/bin/knip.js' },
  { name: 'integers', tool: 'scripts/check-integers.mjs' },
  { name: 'chance', tool: 'scripts/check-chance.mjs' },
  { name: 'length', tool: 'scripts/check-length.mjs' },
];

/** The build has judged the sources; this judges tests, scripts and settings against what was built. */
const TYPES = { name: 'types', tool: 'node_modules/typescript/bin/tsc', words: ['-p', 'tsconfig.tests.json'] };

/** @param {Check} check */
async function step({ name, tool, words = [] }) {
  const start = performance.now();
  const { ok, output } = await nodeBeside(tool, words);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  say(`${output}${ok ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)\n`);
  note(name, ok);
}

/** As many at once as there are cores. @param {readonly Check[]} checks */
async function steps(checks) {
  const waiting = [...checks];
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) await step(check);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
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

async function runTests() {
  const filter = wanted.flatMap((word) => (CLAUSE.test(word) ? ['-t', word] : [word]));
  rmSync(REPORT, { force: true });
  mkdirSync(join(root, 'reports'), { recursive: true });
  const words = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const ok = await node('node_modules/vitest/vitest.mjs', [
    ...words,
    ...(quick ? ['--project', 'quick'] : []),
    ...filter,
  ]);
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
  const postgres = needPostgres(say);
  if (postgres) process.env.POSTGRES_BIN = postgres;
  else {
    say(NO_POSTGRES);
    note('postgres', false);
  }
}

await steps(wanted.length === 0 ? CHECKS : BUILDS);
await Promise.all([...(wanted.length === 0 ? [step(TYPES)] : []), runTests()]);
end();
