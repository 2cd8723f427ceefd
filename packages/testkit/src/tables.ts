/** The tables at which a game can be played: its options, read from their schema, in all combinations that it accepts. */
import { type FastChance, fastChance, type Game, readOptions } from '@tablerunner/engine';

type Options = Readonly<Record<string, unknown>>;

/** The part of a JSON Schema that options are made of. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** A number with more values than this is taken at its ends and in the middle. */
const MOST_NUMBERS = 12;
/** More combinations than this are not listed. */
const MOST_TABLES = 100_000;

export interface Tables {
  /** The options of game number n: always the same for the same number. */
  optionsFor(game: number): Options;
  /** How many combinations the game accepts, without those of options within options. */
  readonly count: number;
}

function valuesOf(schema: Schema): readonly unknown[] {
  if (schema.enum !== undefined) return schema.enum;
  if (schema.type === 'boolean') return [false, true];
  const { minimum, maximum } = schema;
  if (schema.type !== 'integer' || minimum === undefined || maximum === undefined) return [];
  const count = maximum - minimum + 1;
  if (count > MOST_NUMBERS) return [minimum, Math.floor((minimum + maximum) / 2), maximum];
  return Array.from({ length: count }, (_, i) => minimum + i);
}

/** All combinations of the values. */
const combine = (options: readonly (readonly [string, readonly unknown[]])[]): Options[] =>
  options.reduce<Options[]>(
    (all, [name, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );

/** Content of one's own, as a whole mission, cannot be made up: it has fields that are asked for and not listed. */
const canBeDrawn = ({ properties, required = [] }: Schema): boolean =>
  properties !== undefined && required.every((name) => valuesOf(properties[name] ?? {}).length > 0);

/** Options within options are too many to combine: half of the games keep their defaults, the others draw each. */
function drawInner(inner: readonly (readonly [string, Schema])[], chance: FastChance): Options {
  const drawn: Record<string, Options> = {};
  for (const [name, { properties = {} }] of inner) {
    const options = Object.entries(properties).map(([key, schema]) => [key, valuesOf(schema)] as const);
    const known = options.filter(([, values]) => values.length > 0);
    if (known.length === 0 || chance.below(2) === 0) continue;
    drawn[name] = Object.fromEntries(known.map(([key, values]) => [key, values[chance.below(values.length)]]));
  }
  return drawn;
}

/**
 * Every value of the option with the most values (a scenario) comes equally often, one after the other; what goes with it
 * is drawn out of all that the game accepts.
 */
export function tablesOf<S extends object, V extends object>(game: Game<S, V>, seed = 'tables'): Tables {
  const { properties = {} } = game.options.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as Schema;
  const options = Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema)] as const);
  const outer = options.filter(([, values]) => values.length > 0).toSorted(([, a], [, b]) => b.length - a.length);
  const inner = Object.entries(properties).filter(([, schema]) => canBeDrawn(schema));
  const product = outer.reduce((count, [, values]) => count * values.length, 1);
  if (product > MOST_TABLES) throw new Error(`${game.id}: its options have ${product} combinations, too many to list`);

  const main = outer[0]?.[0] ?? '';
  const byMain = new Map<unknown, Options[]>();
  let count = 0;
  for (const table of combine(outer)) {
    if (!readOptions(game, table).ok) continue;
    byMain.set(table[main], [...(byMain.get(table[main]) ?? []), table]);
    count += 1;
  }
  const groups = [...byMain.values()];
  if (groups.length === 0) throw new Error(`${game.id}: it accepts none of ${product} combinations of its options`);
  return {
    count,
    optionsFor(n) {
      const chance = fastChance(`${seed}/${n}`);
      const group = groups[n % groups.length] ?? [];
      return { ...group[chance.below(group.length)], ...drawInner(inner, chance) };
    },
  };
}
