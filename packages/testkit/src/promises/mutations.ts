/** Commands that are nearly right: another type, a field too few or too many, numbers off, words from elsewhere. */
import type { FastChance } from '@tablerunner/engine';

export interface Mutation {
  /** For the message: what was done to the command. */
  readonly what: string;
  readonly command: unknown;
  /** No rule can make this legal. Other mutations may happen to be legal commands. */
  readonly hopeless: boolean;
}

type Path = readonly (string | number)[];

const jsonKind = (value: unknown): string => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);

const STRANGERS: readonly unknown[] = [
  undefined,
  null,
  true,
  7,
  -1,
  'nonsense',
  '',
  [],
  {},
  [[]],
  { kind: 'nonsense' },
];

/** A field that no command has: it may be refused or left out, but never kept. */
export const STRAY_FIELD = 'no-such-field';

/** Names that every object of the language answers to: a table that is looked up without care finds them. */
const POISON = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];

function leavesOf(value: unknown, path: Path = []): { path: Path; leaf: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, leaf: value }];
  return Object.entries(value).flatMap(([key, item]) =>
    leavesOf(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A copy with another value at the path. */
function put(value: unknown, path: Path, leaf: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return leaf;
  if (Array.isArray(value)) return value.map((item, i) => (i === key ? put(item, rest, leaf) : item));
  const source = value as Record<string, unknown>;
  return { ...source, [key]: put(source[key], rest, leaf) };
}

const say = (path: Path): string => (path.length === 0 ? 'the command' : path.join('.'));

/** `legal` are all legal choices now, `others` choices of other decisions. */
export function mutationsOf(
  choice: unknown,
  legal: readonly unknown[],
  others: readonly unknown[],
  chance: FastChance,
): Mutation[] {
  const kinds = new Set(legal.map(jsonKind));
  const found: Mutation[] = [];
  const add = (what: string, command: unknown, hopeless = false): void => {
    found.push({ what, command, hopeless });
  };

  for (const stranger of STRANGERS)
    add(`instead ${JSON.stringify(stranger)}`, stranger, !kinds.has(jsonKind(stranger)));
  add('in a list', [choice], !kinds.has('list'));
  add('as text', JSON.stringify(choice), !kinds.has('string'));

  if (typeof choice === 'object' && choice !== null && !Array.isArray(choice)) {
    for (const key of Object.keys(choice)) {
      const { [key]: _, ...rest } = choice as Record<string, unknown>;
      add(`without ${key}`, rest);
    }
    add('with a field more', { ...choice, [STRAY_FIELD]: 1 });
    const other = legal[chance.below(legal.length)];
    if (typeof other === 'object') add('crossed with another', { ...choice, ...pickFields(other, chance) });
  }
  for (const { path, leaf } of leavesOf(choice)) mutateLeaf(choice, path, leaf, add);
  if (others.length > 0) add('of another decision', others[chance.below(others.length)]);
  return found;
}

function mutateLeaf(
  choice: unknown,
  path: Path,
  leaf: unknown,
  add: (what: string, command: unknown, hopeless?: boolean) => void,
): void {
  const at = (value: unknown, hopeless = false): void =>
    add(`${say(path)} = ${String(value)}`, put(choice, path, value), hopeless);
  if (typeof leaf === 'number') {
    for (const near of [leaf + 1, leaf - 1, -leaf, leaf + 1000, Number.MAX_SAFE_INTEGER]) if (near !== leaf) at(near);
    for (const odd of [leaf + 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60]) at(odd, true);
    at(String(leaf));
  }
  if (typeof leaf === 'string') {
    for (const near of ['', `${leaf}x`, leaf.toUpperCase(), ` ${leaf}`]) if (near !== leaf) at(near);
    for (const poison of POISON) at(poison, true);
    at(0);
  }
  if (typeof leaf === 'boolean') {
    at(!leaf);
    at(Number(leaf));
  }
  for (const nothing of [null, undefined, {}, []]) at(nothing);
}

/** Some of the fields of another command. */
const pickFields = (other: unknown, chance: FastChance): Record<string, unknown> =>
  Object.fromEntries(Object.entries(other ?? {}).filter(() => chance.below(2) === 0));
