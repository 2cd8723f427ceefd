/** Gets a fresh clone ready: Node's version, dependencies, build. Needs nothing installed; quiet when all is there. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressFolder } from './compress.mjs';
import { filesBelow, isMain, root } from './files.mjs';

const INSTALLED = join(root, 'node_modules', '.tablerunner-installed');
const BUILT = join(root, 'node_modules', '.cache', 'tablerunner-built');
const WEB_BUILT = join(root, 'node_modules', '.cache', 'tablerunner-web');
const WEB_COMPRESSED = join(root, 'node_modules', '.cache', 'tablerunner-web-compressed');
const BUSY = join(root, '.tablerunner-busy');
/** The client is built from source, so it may be built while the workspaces are. */
const WEB_BUSY = join(root, '.tablerunner-busy-web');

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
function run(command, words, { cwd = root, env = process.env } = {}) {
  const shell = process.platform === 'win32' && command === 'npm';
  const child = spawnSync(command, words, { cwd, env, encoding: 'utf8', shell, maxBuffer: 64 * 1024 * 1024 });
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

/** Names, sizes and times of all that goes into the build, without reading it. */
function sourceMark() {
  return markOf(
    (path) => /\.(tsx?|json)$/.test(path) && !path.startsWith('apps/web/'),
    ['tsconfig.json', 'tsconfig.base.json'],
  );
}

/** The same for the web client, which also holds styles, pictures and rulebooks. */
const webMark = () => markOf((path) => !/^(examples\/|apps\/(?!web\/))/.test(path));

/** @param {(path: string) => boolean} counts @param {readonly string[]} others */
function markOf(counts, others = []) {
  const hash = createHash('sha256').update(lockMark());
  const sources = ['packages', 'games', 'apps', 'examples'].flatMap((folder) =>
    existsSync(join(root, folder)) ? filesBelow(join(root, folder), root) : [],
  );
  for (const path of [...others, ...sources.filter(counts)]) {
    if (path.includes('/tests/')) continue;
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const isBuilt = () =>
  ['apps/cli', 'apps/server'].every((app) => existsSync(join(root, app, 'dist/main.js'))) &&
  carries(BUILT, sourceMark());

const isWebBuilt = () => existsSync(join(root, 'apps/web/dist/index.html')) && carries(WEB_BUILT, webMark());

/** Whether who took the lock still lives. @param {string} lock */
function atWork(lock) {
  try {
    const id = Number(readFileSync(lock, 'utf8'));
    if (id > 0) process.kill(id, 0);
    return true;
  } catch (error) {
    // No such process: it was stopped in the middle. No such file: it has just ended.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * Two installations or builds at once would write the same files: the second waits for the first.
 * @param {string} lock
 * @param {() => void} work
 */
function alone(lock, work) {
  const clock = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
      if (atWork(lock)) Atomics.wait(clock, 0, 0, 100);
      else rmSync(lock, { force: true });
    }
  }
  try {
    work();
  } finally {
    rmSync(lock, { force: true });
  }
}

const isInstalled = () => carries(INSTALLED, lockMark());

/**
 * Installs the dependencies of the lock, unless they are there.
 * @param {(line: string) => void} say
 */
export function install(say) {
  if (isInstalled()) return;
  alone(BUSY, () => {
    if (isInstalled()) return;
    say('Installing dependencies (about a minute, only when they change) …');
    const words = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    const npm = process.env.npm_execpath;
    const done = npm?.match(/\.c?js$/) ? run(process.execPath, [npm, ...words]) : run('npm', words);
    if (!done.ok) throw new NotReady(`${done.output}\nThe dependencies could not be installed (npm ci, see above).`);
    write(INSTALLED, lockMark());
  });
}

/**
 * Compiles all workspaces, unless nothing changed since the last time.
 * @param {(line: string) => void} say
 */
export function build(say) {
  if (isBuilt()) return;
  alone(BUSY, () => {
    if (isBuilt()) return;
    say('Building …');
    const mark = sourceMark();
    const done = run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b']);
    if (!done.ok) throw new NotReady(`${done.output}\nThe build failed (tsc -b, see above).`);
    write(BUILT, mark);
  });
}

/**
 * Builds the web client, unless nothing changed since the last time.
 * @param {(line: string) => void} say
 */
export function buildWeb(say) {
  if (isWebBuilt()) return;
  alone(WEB_BUSY, () => {
    if (isWebBuilt()) return;
    say('Building the web client …');
    const mark = webMark();
    rmSync(WEB_COMPRESSED, { force: true });
    // Whoever asks may be a test, which runs under another name than production.
    const env = { ...process.env, NODE_ENV: 'production' };
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    const done = run(process.execPath, [vite, 'build'], { cwd: join(root, 'apps/web'), env });
    if (!done.ok) throw new NotReady(`${done.output}\nThe web client could not be built (vite build, see above).`);
    write(WEB_BUILT, mark);
  });
}

/** Compresses the built client for whoever visits it. Tests visit themselves, and do without. */
function compressWeb() {
  const mark = readFileSync(WEB_BUILT, 'utf8');
  if (carries(WEB_COMPRESSED, mark)) return;
  alone(WEB_BUSY, () => {
    if (carries(WEB_COMPRESSED, mark)) return;
    compressFolder(join(root, 'apps/web/dist'));
    write(WEB_COMPRESSED, mark);
  });
}

/**
 * All of the above; a problem ends the program with its sentence.
 * @param {(line: string) => void} say
 * @param {{ web?: boolean }} [parts] the web client too
 */
export function prepare(say, { web = false } = {}) {
  try {
    requireNode();
    install(say);
    build(say);
    if (!web) return;
    buildWeb(say);
    compressWeb();
  } catch (error) {
    if (!(error instanceof NotReady)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** @type {Readonly<Record<string, (say: (line: string) => void) => void>>} */
const PARTS = { '--build': build, '--web': buildWeb };
const part = isMain(import.meta.url) ? PARTS[process.argv[2] ?? ''] : undefined;

// One part alone, as one of several checks.
if (part !== undefined) {
  try {
    part(console.log);
  } catch (error) {
    if (!(error instanceof NotReady)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

// After any `npm install` or `npm ci`: remember which lock is installed.
if (isMain(import.meta.url) && process.argv[2] === '--installed') write(INSTALLED, lockMark());
