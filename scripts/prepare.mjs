/** Gets a fresh clone ready: Node's version, dependencies, build. Needs nothing installed; quiet when all is there. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow, isMain, root } from './files.mjs';

const INSTALLED = join(root, 'node_modules', '.tablerunner-installed');
const BUILT = join(root, 'node_modules', '.cache', 'tablerunner-built');
const BUILDING = join(root, 'node_modules', '.cache', 'tablerunner-building');
const LONGEST_BUILD = 180_000;

/** What `prepare` could not do, as a sentence for a person. */
export class NotReady extends Error {}

/**
 * @typedef {object} Ran
 * @property {boolean} ok
 * @property {string} output
 */

/**
 * Runs a command to its end and keeps what it prints.
 * @param {string} command
 * @param {readonly string[]} words
 * @returns {Ran}
 */
function run(command, words) {
  const shell = process.platform === 'win32' && command === 'npm';
  const child = spawnSync(command, words, { cwd: root, encoding: 'utf8', shell, maxBuffer: 64 * 1024 * 1024 });
  const output = `${child.stdout ?? ''}${child.stderr ?? ''}${child.error ? `${child.error.message}\n` : ''}`;
  return { ok: child.status === 0, output };
}

/** @param {string} version */
const numbers = (version) => (version.match(/\d+/g) ?? []).map(Number);

/**
 * @param {string} version for example 20.19.1
 * @param {string} wanted for example >=20.19
 */
export function isNewEnough(version, wanted) {
  const have = numbers(version);
  const [major = 0, minor = 0] = numbers(wanted);
  return (have[0] ?? 0) > major || (have[0] === major && (have[1] ?? 0) >= minor);
}

/** @returns {void} */
export function requireNode() {
  const wanted = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node;
  if (isNewEnough(process.versions.node, wanted)) return;
  throw new NotReady(
    `Tablerunner needs Node ${wanted}, and this is Node ${process.versions.node}. Please update Node.`,
  );
}

/** What the installed dependencies depend on: the lock, Node's binary interface and the machine. */
function lockMark() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256')
    .update(lock)
    .update(`${process.platform} ${process.arch} ${process.versions.modules}`)
    .digest('hex');
}

/** @param {string} file @param {string} mark */
const carries = (file, mark) => existsSync(file) && readFileSync(file, 'utf8') === mark;

/** @param {string} file @param {string} mark */
function write(file, mark) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, mark);
}

/**
 * Installs the dependencies of the lock, unless they are there.
 * @param {(line: string) => void} say
 */
export function install(say) {
  if (carries(INSTALLED, lockMark())) return;
  say('Installing dependencies (about a minute, only when they change) …');
  const npm = process.env.npm_execpath;
  const words = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const byNode = npm?.endsWith('.js') || npm?.endsWith('.cjs');
  const done = npm && byNode ? run(process.execPath, [npm, ...words]) : run('npm', words);
  if (!done.ok) throw new NotReady(`${done.output}\nThe dependencies could not be installed (npm ci, see above).`);
  write(INSTALLED, lockMark());
}

/** Names, sizes and times of all that goes into the build, without reading it. */
function sourceMark() {
  const hash = createHash('sha256').update(lockMark());
  const sources = ['packages', 'games', 'apps'].flatMap((folder) =>
    existsSync(join(root, folder)) ? filesBelow(join(root, folder), root) : [],
  );
  for (const path of ['tsconfig.json', 'tsconfig.base.json', ...sources]) {
    if (!/\.(tsx?|json)$/.test(path) || path.includes('/tests/')) continue;
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const isBuilt = () => existsSync(join(root, 'apps/cli/dist/main.js')) && carries(BUILT, sourceMark());

/** Two builds at once would write the same files: the second waits for the first. */
function takeTurn() {
  mkdirSync(dirname(BUILDING), { recursive: true });
  const clock = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    try {
      mkdirSync(BUILDING);
      return;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
    try {
      if (Date.now() - statSync(BUILDING).mtimeMs > LONGEST_BUILD) rmSync(BUILDING, { recursive: true, force: true });
    } catch {
      // The other build ended between the two looks.
    }
    Atomics.wait(clock, 0, 0, 100);
  }
}

/**
 * Compiles all workspaces, unless nothing changed since the last time.
 * @param {(line: string) => void} say
 */
export function build(say) {
  if (isBuilt()) return;
  takeTurn();
  try {
    if (isBuilt()) return;
    say('Building …');
    const mark = sourceMark();
    const done = run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b']);
    if (!done.ok) throw new NotReady(`${done.output}\nThe build failed (tsc -b, see above).`);
    write(BUILT, mark);
  } finally {
    rmSync(BUILDING, { recursive: true, force: true });
  }
}

/**
 * All of the above; a problem ends the program with its sentence.
 * @param {(line: string) => void} say
 */
export function prepare(say) {
  try {
    requireNode();
    install(say);
    build(say);
  } catch (error) {
    if (!(error instanceof NotReady)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

// After any `npm install` or `npm ci`: remember which lock is installed.
if (isMain(import.meta.url) && process.argv[2] === '--installed') write(INSTALLED, lockMark());
