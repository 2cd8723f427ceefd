/** The first position of a match: options checked, the table set, and everything run that needs no choice. */
import { type Chance, type ChanceUse, isDrawable, shuffleBy } from './chance/chance.ts';
import { Fault } from './fault.ts';
import type { Game, SetupChance } from './game.ts';
import { canonicalJson } from './json.ts';
import { type Read, readable, type Unreadable, unreadable } from './notation.ts';
import type { Position } from './position.ts';
import { shorten } from './reading.ts';

export type Options = Record<string, unknown>;

/** Fills in the defaults, or says which option is wrong. */
export function readOptions<S extends object>(game: Game<S>, given: unknown): Read<Options> {
  const parsed = parseOptions(game, given ?? {});
  if (parsed === undefined) return unreadable('options', 'its lists are nested too deeply');
  if (parsed.success) return readable(parsed.data as Options);
  const issue = parsed.error.issues[0];
  const field = issue?.path.map(String).join('.') ?? '';
  return unreadable(field === '' ? 'options' : `options.${field}`, issue?.message ?? 'not readable');
}

/** `undefined` when they are nested so deeply that reading them does not end well. */
function parseOptions<S extends object>({ options }: Game<S>, given: unknown) {
  try {
    return options.safeParse(given);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Options given beside a hand-written position: its table is seen in it, and whoever says otherwise is told so. */
export function readOptionsBeside<S extends object>(game: Game<S>, state: S, given: unknown): Read<Options> {
  const seen = game.tableOf?.(state);
  if (seen === undefined) return readOptions(game, given);
  const { options, shown = options } = seen;
  const other = contradiction(given, shown, 'options');
  if (other !== undefined) return other;
  const sure = Object.fromEntries(Object.entries(options).filter(([name]) => Object.hasOwn(shown, name)));
  const read = [options, sure].map((told) => readOptions(game, joined(told, given))).find(({ ok }) => ok);
  return read ?? readOptions(game, given); // some tables that a position shows, options cannot choose
}

const isBox = (value: unknown): value is Options =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Left to the table, which the position is: nothing that it shows is against that. */
const isLeftOpen = (value: unknown): boolean => value === undefined || value === 'auto' || value === 'random';

function contradiction(given: unknown, told: unknown, where: string): Unreadable | undefined {
  if (isLeftOpen(given)) return undefined;
  if (!isBox(given) || !isBox(told)) {
    if (canonicalJson(given) === canonicalJson(told)) return undefined;
    return unreadable(where, `the position says otherwise: ${shorten(canonicalJson(told))}`);
  }
  for (const [name, value] of Object.entries(given)) {
    const found = Object.hasOwn(told, name) ? contradiction(value, told[name], `${where}.${name}`) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What nobody contradicts, together. */
function joined(told: unknown, given: unknown): unknown {
  if (isLeftOpen(given)) return told;
  if (!isBox(told) || !isBox(given)) return given;
  const own = Object.entries(given).map(([name, value]) => [
    name,
    Object.hasOwn(told, name) ? joined(told[name], value) : value,
  ]);
  return Object.fromEntries([...Object.entries(told), ...own]);
}

/** The seed that the options ask for, where they ask for one; wrong options ask for none. */
export function sharedSeed(game: Game, options: unknown): string | undefined {
  const read = readOptions(game, options);
  return read.ok ? game.seedOf?.(read.value) : undefined;
}

/** The position before its first step has run. */
export function firstPosition<S extends object>(game: Game<S>, options: Options, chance: Chance): Position<S> {
  let drawn = 0;
  const draw = (count: number, use: ChanceUse): number => {
    if (!isDrawable(count)) throw new Fault(`chance has no answer for one of ${count}`, { game: game.id });
    return chance.draw(count, drawn++, use);
  };
  const draws: SetupChance = {
    die: (sides) => 1 + draw(sides, 'die'),
    pick: (count) => draw(count, 'pick'),
    shuffle: (items) => shuffleBy(items, (count) => draw(count, 'shuffle')),
  };
  const state = game.setup(options, game.seats(options), draws);
  return { state, stack: [game.first(state)], drawn };
}
