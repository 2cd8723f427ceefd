/**
 * Rules count in integers and know neither chance nor clock, or the same log would not give the same game everywhere.
 * Walks the sources of engine, geometry and games and refuses what could break that.
 */
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

const CHECKED = /^(packages\/(engine|geometry)\/src|games\/[^/]+)\/.*\.(ts|mts|js|mjs)$/;
const NOT_CHECKED = /^games\/[^/]+\/tests\/|\.d\.m?ts$|\.test\.m?[tj]s$/;
const MAY_USE_FLOATS = /^games\/[^/]+\/ai\//;

/** @param {string} path */
export const isChecked = (path) => CHECKED.test(path) && !NOT_CHECKED.test(path);

const ROUNDING = ['floor', 'trunc', 'ceil'];
const INTEGER_MATH = new Set([...ROUNDING, 'abs', 'clz32', 'imul', 'max', 'min', 'sign']);
const CHANCE = 'chance that a replay cannot repeat: draw from the dice of the engine';
const CLOCK = 'a clock: rules do not know the time; count turns or commands';
const FLOATS = 'floats in memory: use Int32Array or plain integers';

/** Global names that are refused; `floats` only where floats are. */
const GLOBALS = new Map([
  ['Date', { what: CLOCK, floats: false }],
  ['performance', { what: CLOCK, floats: false }],
  ['setTimeout', { what: CLOCK, floats: false }],
  ['setInterval', { what: CLOCK, floats: false }],
  ['requestAnimationFrame', { what: CLOCK, floats: false }],
  ['crypto', { what: CHANCE, floats: false }],
  ['parseFloat', { what: 'a float: use Number.parseInt(text, 10)', floats: true }],
  ['Float32Array', { what: FLOATS, floats: true }],
  ['Float64Array', { what: FLOATS, floats: true }],
]);
const GLOBAL_OBJECTS = new Set(['globalThis', 'self', 'window', 'global']);

/** What to write in place of a float function. */
const INSTEAD = new Map([
  ['sqrt', 'compare squares instead of roots'],
  ['hypot', 'compare squares instead of roots'],
  ['round', 'write Math.floor((2 * a + b) / (2 * b)) for a / b rounded half up'],
  ['pow', 'multiply, or use ** with integers'],
]);

/**
 * @param {ts.Expression} expression
 * @returns {ts.Expression}
 */
function bare(expression) {
  return ts.isParenthesizedExpression(expression) || ts.isAsExpression(expression)
    ? bare(expression.expression)
    : expression;
}

/**
 * The name behind `object.name` or `object['name']`.
 * @param {ts.Node} node
 * @returns {{ object: ts.Expression, name: string | undefined } | undefined}
 */
function memberOf(node) {
  if (ts.isPropertyAccessExpression(node)) return { object: bare(node.expression), name: node.name.text };
  if (!ts.isElementAccessExpression(node)) return undefined;
  const key = node.argumentExpression;
  return { object: bare(node.expression), name: ts.isStringLiteralLike(key) ? key.text : undefined };
}

/**
 * True where a division is the whole argument of Math.floor, Math.trunc or Math.ceil.
 * @param {ts.Node} division
 */
function isRounded(division) {
  let node = division.parent;
  while (ts.isParenthesizedExpression(node)) node = node.parent;
  if (!ts.isCallExpression(node)) return false;
  const called = memberOf(node.expression);
  return (
    called !== undefined &&
    ts.isIdentifier(called.object) &&
    called.object.text === 'Math' &&
    ROUNDING.includes(called.name ?? '')
  );
}

/**
 * True where an identifier is used as a value, neither as a type nor as the name of a property or a declaration.
 * @param {ts.Identifier} node
 */
function isValue(node) {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) return false;
  if (ts.isQualifiedName(parent) || ts.isTypeReferenceNode(parent) || ts.isTypeQueryNode(parent)) return false;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) return false;
  return !('name' in parent && parent.name === node && !ts.isShorthandPropertyAssignment(parent));
}

/**
 * @param {ts.SourceFile} source
 * @param {ts.TypeChecker} checker
 * @param {boolean} floats whether floats are welcome in this file
 */
function walk(source, checker, floats) {
  /** @type {{ node: ts.Node, what: string }[]} */
  const found = [];

  /** @param {ts.Identifier} node */
  const isGlobal = (node) => {
    const symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : checker.getSymbolAtLocation(node);
    return (symbol?.declarations ?? []).every((declaration) => declaration.getSourceFile().isDeclarationFile);
  };

  /** @param {ts.Expression} node */
  const isBigInt = (node) => (checker.getTypeAtLocation(node).flags & ts.TypeFlags.BigIntLike) !== 0;

  /** @param {ts.Node} node @param {string} name */
  const judgeGlobal = (node, name) => {
    const refused = GLOBALS.get(name);
    if (refused && !(floats && refused.floats)) found.push({ node, what: `${name} is ${refused.what}` });
  };

  /** @param {ts.Node} node @param {string | undefined} name */
  const judgeMath = (node, name) => {
    if (name === 'random') found.push({ node, what: `Math.random is ${CHANCE}` });
    else if (name === undefined) found.push({ node, what: 'Math under a computed name: name the function' });
    else if (!floats && !INTEGER_MATH.has(name)) {
      const instead = INSTEAD.get(name) ?? `use integers; of Math only ${[...INTEGER_MATH].sort().join(', ')}`;
      found.push({ node, what: `Math.${name} gives floats: ${instead}` });
    }
  };

  /** @param {ts.BinaryExpression} node */
  const judgeBinary = (node) => {
    const operator = node.operatorToken.kind;
    const divides = operator === ts.SyntaxKind.SlashToken || operator === ts.SyntaxKind.SlashEqualsToken;
    if (divides && !isRounded(node) && !isBigInt(node.left)) {
      const better = 'put Math.floor(…), Math.trunc(…) or Math.ceil(…) directly around it';
      found.push({ node: node.operatorToken, what: `float division: ${better}` });
    }
    const negative = ts.isPrefixUnaryExpression(node.right) && node.right.operator === ts.SyntaxKind.MinusToken;
    if (operator === ts.SyntaxKind.AsteriskAsteriskToken && negative)
      found.push({ node: node.operatorToken, what: 'a negative power gives a fraction: divide and round' });
  };

  /** @param {ts.Node} node */
  const visit = (node) => {
    const member = memberOf(node);
    if (member && ts.isIdentifier(member.object) && isGlobal(member.object)) {
      if (member.object.text === 'Math') judgeMath(node, member.name);
      if (GLOBAL_OBJECTS.has(member.object.text)) judgeGlobal(node, member.name ?? '');
      if (member.object.text === 'Number' && member.name === 'parseFloat') judgeGlobal(node, 'parseFloat');
    }
    if (ts.isIdentifier(node) && isValue(node) && isGlobal(node)) {
      judgeGlobal(node, node.text);
      if (node.text === 'Math' && memberOf(node.parent)?.object !== node)
        found.push({ node, what: 'Math as a value hides what is called: call its functions by name' });
    }
    if (!floats && ts.isNumericLiteral(node) && !Number.isInteger(Number(node.text)))
      found.push({ node, what: `${node.getText(source)} is no integer: choose a smaller unit (thousandths, percent)` });
    if (!floats && ts.isBinaryExpression(node)) judgeBinary(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * @param {string} folder the root of a repository
 * @param {readonly string[]} paths files from there
 * @returns {Finding[]}
 */
export function checkIntegers(folder, paths) {
  const files = new Map(paths.map((path) => [join(folder, path), path]));
  const program = ts.createProgram([...files.keys()], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ['lib.es2023.d.ts'],
    types: [],
    customConditions: ['source'],
    allowImportingTsExtensions: true,
    allowJs: true,
    noEmit: true,
    resolveJsonModule: true,
    strict: true,
  });
  const checker = program.getTypeChecker();
  return [...files].flatMap(([file, path]) => {
    const source = program.getSourceFile(file);
    if (source === undefined) throw new Error(`${path} cannot be read`);
    return walk(source, checker, MAY_USE_FLOATS.test(path)).map(({ node, what }) => {
      const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
      return { path, line: line + 1, column: character + 1, what };
    });
  });
}

if (isMain(import.meta.url)) {
  const paths = filesBelow(root).filter(isChecked);
  const found = checkIntegers(root, paths);
  for (const { path, line, column, what } of found) console.error(`${path}:${line}:${column} ${what}`);
  if (paths.length === 0) console.error('No source file was found: the check looks in the wrong place.');
  if (found.length > 0 || paths.length === 0) process.exitCode = 1;
  else console.log(`integers: ${paths.length} files, no float, chance or clock`);
}
