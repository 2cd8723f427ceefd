/** The flags that choose a set-up and its options; `simulate` can go through several of them in one call. */
import { type Game, type Options, readOptions, type Setup } from '@tablerunner/engine';
import { z } from 'zod';
import type { FlagSpecs, Flags } from './flags.ts';
import { suggest } from './nearest.ts';
import { WrongUse } from './problem.ts';

export const TABLE_OPTIONS = {
  scenario: { type: 'string', value: 'NAME', about: 'the scenario, where the game has several' },
  difficulty: { type: 'string', value: 'LEVEL', about: 'the same as --option difficulty=LEVEL' },
  option: { type: 'string', multiple: true, value: 'NAME=VALUE', about: 'one table option: players=3, table.name=yes' },
  options: { type: 'string', value: 'JSON', about: 'table options all at once' },
} as const satisfies FlagSpecs;

/** Options with a name that tells them apart from their neighbours. */
export interface NamedOptions {
  readonly name: string;
  readonly options: Options;
}

/** The options that the flags choose, or the sentence that says which is wrong. */
export const tableOptions = (game: Game, flags: Flags): Options => checked(game, chosenOptions(game, flags));

/** The same without the defaults of those that nobody chose, for a table that something else tells about too. */
export const chosenOptions = (game: Game, flags: Flags): Options =>
  scenarioOptions(game, flags.text('scenario'), givenOptions(game, flags));

/** One entry for each combination of the values of the named options; `scenario` goes through the game's set-ups. */
export function eachOptions(game: Game, flags: Flags, names: readonly string[]): readonly NamedOptions[] {
  const given = givenOptions(game, flags);
  const overScenarios = names.includes('scenario');
  if (overScenarios && flags.is('scenario'))
    throw new WrongUse('--each scenario goes through all: leave --scenario out.');
  let all: { readonly name: readonly string[]; readonly options: Options }[] = overScenarios
    ? fitting(game, given).map(({ id, options }) => ({ name: [id], options: { ...given, ...options } }))
    : [{ name: [], options: scenarioOptions(game, flags.text('scenario'), given) }];
  for (const option of names.filter((name) => name !== 'scenario')) {
    const values = valuesOf(game, option);
    all = all.flatMap(({ name, options }) =>
      values.map((value) => ({ name: [...name, String(value)], options: { ...options, [option]: value } })),
    );
  }
  return all.map(({ name, options }) => ({ name: name.join(' · '), options: checked(game, options) }));
}

function givenOptions(game: Game, flags: Flags): Options {
  const json = flags.json('options');
  if (json !== undefined && (typeof json !== 'object' || json === null || Array.isArray(json))) {
    throw new WrongUse('--options must be a JSON object, as in {"players":3}.');
  }
  const options: Options = { ...json };
  const difficulty = flags.text('difficulty');
  if (difficulty !== undefined) options.difficulty = difficulty;
  for (const text of flags.texts('option')) {
    const [, path, value] = /^([\w.-]+)=(.+)$/s.exec(text) ?? [];
    if (path === undefined || value === undefined) {
      throw new WrongUse(`--option: "${text}" is not of the form NAME=VALUE, as in players=3.`);
    }
    put(options, path.split('.'), plain(value));
  }
  for (const name of Object.keys(options)) {
    const known = Object.keys(game.options.shape);
    if (!known.includes(name)) throw new WrongUse(`${game.id} has no option "${name}". ${suggest(name, known)}`);
  }
  return options;
}

function put(options: Options, [first = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    options[first] = value;
    return;
  }
  const before = options[first];
  const inner: Options = typeof before === 'object' ? { ...before } : {};
  put(inner, rest, value);
  options[first] = inner;
}

/** `3` and `true` are meant as such, everything else is text. */
const plain = (text: string): unknown =>
  /^-?\d+$/.test(text) ? Number(text) : text === 'true' || text === 'false' ? text === 'true' : text;

function scenarioOptions(game: Game, wanted: string | undefined, given: Options): Options {
  if (wanted === undefined) return given;
  const setups = game.setups ?? [];
  const found = setups.find(({ id }) => id === wanted);
  if (found === undefined) {
    if (setups.length === 0) throw new WrongUse(`--scenario: ${game.id} has no scenarios.`);
    const ids = setups.map(({ id }) => id);
    throw new WrongUse(`--scenario: there is no "${wanted}". ${suggest(wanted, ids)}`);
  }
  return { ...given, ...found.options };
}

/** The set-ups that do not go against what was given: with `mode=cooperation` only those of Cooperation. */
function fitting(game: Game, given: Options): readonly Setup[] {
  const setups = game.setups ?? [];
  if (setups.length === 0) throw new WrongUse(`--each scenario: ${game.id} has no scenarios.`);
  const fit = setups.filter(({ options }) =>
    Object.entries(options).every(([name, value]) => given[name] === undefined || given[name] === value),
  );
  if (fit.length === 0) throw new WrongUse('--each scenario: no scenario fits the options that are given.');
  return fit;
}

const MOST_VALUES = 20;

interface OptionSchema {
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
}

/** All values of an option, where they can be counted. */
function valuesOf(game: Game, option: string): readonly unknown[] {
  const schema = z.toJSONSchema(game.options, { unrepresentable: 'any', io: 'input' });
  const all = (schema.properties ?? {}) as Readonly<Record<string, OptionSchema>>;
  const found = Object.hasOwn(all, option) ? all[option] : undefined;
  if (found === undefined) {
    const known = [...(game.setups === undefined ? [] : ['scenario']), ...Object.keys(all)];
    throw new WrongUse(`--each: ${game.id} has no option "${option}". ${suggest(option, known)}`);
  }
  if (found.enum !== undefined) return found.enum;
  const { minimum = 0, maximum = Number.POSITIVE_INFINITY } = found;
  if (maximum - minimum >= MOST_VALUES) throw new WrongUse(`--each: the option "${option}" has too many values.`);
  return Array.from({ length: maximum - minimum + 1 }, (_, i) => minimum + i);
}

function checked(game: Game, given: Options): Options {
  const options = readOptions(game, given);
  if (!options.ok) throw new WrongUse(`${options.where} of ${game.id}: ${options.problem}.`);
  return options.value;
}
