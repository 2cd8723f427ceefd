/**
 * A test that hangs on chance fails somebody who has changed nothing. Walks all tests, their kits and what starts servers for
 * them, and refuses what draws, lays a table without a fixed seed, or lets a length of time decide.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { filesBelow, isMain, root } from './files.mjs';

/**
 * @typedef {object} Finding
 * @property {string} path
 * @property {number} line
 * @property {number} column
 * @property {string} what what stands there, and what to use instead
 */

const CHECKED = /^((packages|games|apps)\/[^/]+|scripts|bench)\/(.*\/)?tests\/.*\.(ts|tsx|mts|js|mjs)$/;
const KITS = /^(packages\/testkit\/src\/.*\.ts|scripts\/(server|test-chance)\.mjs|vitest\.config\.ts)$/;

/** @param {string} path */
export const isChecked = (path) => CHECKED.test(path) || KITS.test(path);

/** The only file that opens browsers for the client: its pages draw seeds from a fixed sequence. */
const BROWSER_KIT = 'apps/web/tests/browser/kit.ts';
/** A test of what draws says so in its first line. */
const REASON = /(\/\/|\/\*).*\bdraws because \S+/;
const OF_THE_CLIENT = /^apps\/web\/tests\//;
const OPENS = new Set(['launch', 'launchPersistentContext', 'newContext']);

const INSTEAD = 'take a fixed text, a count, or fastChance with a fixed seed';
/** Whatever draws, ours and others', by the name under which it is called or handed on. */
const DRAWS = new Set([
  'getRandomValues',
  'nanoid',
  'newSecret',
  'newTableId',
  'randomBytes',
  'randomFill',
  'randomFillSync',
  'randomInt',
  'randomText',
  'randomUUID',
]);

/** What starts a match, and which of its arguments must have a seed. */
const STARTS = new Map([
  ['Match.start', 1],
  ['Match.from', 1],
]);

/** Commands of the compiled program that draw a seed where none is given, and words that give one. */
const COMMANDS = new Set(['play', 'simulate']);
const SEEDED = new Set(['--seed', '--resume']);
const PROGRAM = new Set(['runProgram', 'startProgram']);
const REQUESTS = new Set(['new', 'load']);

/** What starts a server: a file that does so names the seed that servers have in tests. */
const SERVER = /\bserver\/dist\/main\.js$/;
const OWN_MAIN = /^(\.\.\/)+dist\/main\.js$/;
const SERVER_SEED = 'TABLERUNNER_TEST_SEED';

/** @param {string} path @param {string} text where a program is, as a test of the server or another file says it */
const isServer = (path, text) => SERVER.test(text) || (path.startsWith('apps/server/') && OWN_MAIN.test(text));

/** @param {ts.Expression} node the words behind `a.b`, `a['b']` or `b` */
function nameOf(node) {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression))
    return node.argumentExpression.text;
  return undefined;
}

/** @param {ts.Expression} node `a.b` as written, where it is as simple as that */
function wholeNameOf(node) {
  const holder =
    ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node) ? node.expression : undefined;
  return holder !== undefined && ts.isIdentifier(holder) ? `${holder.text}.${nameOf(node)}` : nameOf(node);
}

/** @param {ts.ObjectLiteralExpression} literal @param {string} name */
const fieldOf = (literal, name) =>
  literal.properties.find(
    (field) =>
      field.name !== undefined &&
      (ts.isIdentifier(field.name) || ts.isStringLiteralLike(field.name)) &&
      field.name.text === name,
  );

/** What is spread into it may bring anything. @param {ts.ObjectLiteralExpression} literal @param {string} name */
const mayHave = (literal, name) =>
  fieldOf(literal, name) !== undefined || literal.properties.some((field) => ts.isSpreadAssignment(field));

/** @param {ts.ObjectLiteralExpression} literal @param {string} name @returns {string | undefined} */
function textOf(literal, name) {
  const field = fieldOf(literal, name);
  return field !== undefined && ts.isPropertyAssignment(field) && ts.isStringLiteralLike(field.initializer)
    ? field.initializer.text
    : undefined;
}

/** @param {ts.CallExpression} call @returns {string | undefined} what is wrong with it */
function judgeStart(call) {
  const whole = wholeNameOf(call.expression);
  const given = whole === undefined ? undefined : call.arguments[STARTS.get(whole) ?? -1];
  if (given === undefined || !ts.isObjectLiteralExpression(given) || mayHave(given, 'seed')) return undefined;
  return `${whole} without a seed: give it one`;
}

/** @param {ts.CallExpression} call @returns {string | undefined} */
function judgeProgram(call) {
  const [words] = call.arguments;
  if (!PROGRAM.has(nameOf(call.expression) ?? '') || words === undefined || !ts.isArrayLiteralExpression(words))
    return undefined;
  const [command] = words.elements;
  if (command === undefined || !ts.isStringLiteralLike(command) || !COMMANDS.has(command.text)) return undefined;
  const texts = words.elements.map((word) => (ts.isStringLiteralLike(word) ? word.text : ''));
  if (words.elements.some(ts.isSpreadElement) && command.text === 'simulate') return undefined;
  if (texts.some((word) => SEEDED.has(word) || word === '--help')) return undefined;
  return `"${command.text}" without --seed draws one: give it one`;
}

/** @param {ts.ObjectLiteralExpression} literal @returns {string | undefined} */
function judgeRequest(literal) {
  const op = textOf(literal, 'op');
  if (op === undefined || !REQUESTS.has(op) || mayHave(literal, 'seed')) return undefined;
  return `a request "${op}" without a seed: give it one`;
}

/** @param {string} path @param {ts.CallExpression} call @returns {string | undefined} */
function judgeBrowser(path, { expression }) {
  const called = nameOf(expression);
  if (called === 'waitForTimeout') return 'waitForTimeout lets time decide: wait for what the page shows';
  const holder = ts.isPropertyAccessExpression(expression) ? nameOf(expression.expression) : undefined;
  const isOpened = OPENS.has(called ?? '') || (called === 'newPage' && holder === 'browser');
  if (!isOpened || !OF_THE_CLIENT.test(path) || path === BROWSER_KIT) return undefined;
  return `${called} opens pages that draw the dice by chance: use openPage and openStage of ${BROWSER_KIT}`;
}

/** @param {string} path @param {ts.CallExpression} call @returns {string | undefined} */
function judgeCall(path, call) {
  const whole = wholeNameOf(call.expression);
  if (whole === 'fc.configureGlobal' || whole === 'fc.resetConfigureGlobal')
    return path === 'scripts/test-chance.mjs' ? undefined : `${whole} loses the fixed seed of scripts/test-chance.mjs`;
  if ((whole === 'vi.waitFor' || whole === 'vi.waitUntil') && call.arguments.length < 2)
    return `${whole} gives up after one second, which a busy machine may need: say how long (20_000)`;
  return judgeStart(call) ?? judgeProgram(call) ?? judgeBrowser(path, call);
}

/**
 * True where a name is used as a value or brought in, and not merely the name of something declared here.
 * @param {ts.Identifier} node
 */
function isUse(node) {
  const { parent } = node;
  // Where it is used it is found, unless it is brought in under another name.
  if (ts.isImportSpecifier(parent)) return parent.propertyName === node;
  if (ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent) || ts.isPropertySignature(parent))
    return parent.name !== node;
  if (ts.isVariableDeclaration(parent) || ts.isFunctionDeclaration(parent) || ts.isParameter(parent))
    return parent.name !== node;
  return !ts.isTypeReferenceNode(parent) && !ts.isQualifiedName(parent);
}

/** @param {string} path @param {ts.SourceFile} source */
function walk(path, source) {
  /** @type {{ node: ts.Node, what: string }[]} */
  const found = [];
  /** @type {{ node: ts.Node, what: string }[]} */
  const requests = [];
  /** @type {ts.Node | undefined} */
  let server;
  let hasServerSeed = false;
  let hasProgram = false;
  const mayDraw = path === BROWSER_KIT || REASON.test(source.text.slice(0, source.text.indexOf('\n')));

  /** @param {ts.Node} node @param {string | undefined} what */
  const note = (node, what) => {
    if (what !== undefined) found.push({ node, what });
  };

  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      note(node, judgeCall(path, node));
      if (nameOf(node.expression) === 'buildServer') server ??= node;
      if (PROGRAM.has(nameOf(node.expression) ?? '')) hasProgram = true;
    }
    if (ts.isObjectLiteralExpression(node)) {
      const what = judgeRequest(node);
      if (what !== undefined) requests.push({ node, what });
      const retry = fieldOf(node, 'retry');
      if (retry !== undefined) note(retry, 'a retry hides a test that hangs on chance: mend the test');
    }
    const isMember = ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
    if (isMember && wholeNameOf(node) === 'Math.random') note(node, `Math.random draws: ${INSTEAD}`);
    if (ts.isIdentifier(node) && DRAWS.has(node.text) && isUse(node) && !mayDraw)
      note(node, `${node.text} draws: ${INSTEAD}`);
    if (ts.isIdentifier(node) && node.text === SERVER_SEED) hasServerSeed = true;
    if (ts.isStringLiteralLike(node) && isServer(path, node.text)) server ??= node;
    ts.forEachChild(node, visit);
  };
  visit(source);
  // A referee in the same process is given its seed by the test; one of its own process draws what no request gives.
  if (hasProgram) found.push(...requests);
  if (server !== undefined && !hasServerSeed)
    note(server, `a server without ${SERVER_SEED} draws the dice of its tables: set it`);
  return found;
}

/**
 * @param {string} path from the root of the repository
 * @param {string} text what stands in it
 * @returns {Finding[]}
 */
export function checkChance(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  return walk(path, source).map(({ node, what }) => {
    const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
    return { path, line: line + 1, column: character + 1, what };
  });
}

if (isMain(import.meta.url)) {
  const paths = filesBelow(root).filter(isChecked);
  const found = paths.flatMap((path) => checkChance(path, readFileSync(join(root, path), 'utf8')));
  for (const { path, line, column, what } of found) console.error(`${path}:${line}:${column} ${what}`);
  if (paths.length === 0) console.error('No test was found: the check looks in the wrong place.');
  if (found.length > 0 || paths.length === 0) process.exitCode = 1;
  else console.log(`chance: ${paths.length} files, nothing is left to it`);
}
