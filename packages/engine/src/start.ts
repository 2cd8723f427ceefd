/** The first position of a match: options checked, the table set, and everything run that needs no choice. */
import { type Chance, type ChanceUse, isDrawable, shuffleBy } from './chance/chance.ts';
import { Fault } from './fault.ts';
import type { Game, SetupChance } from './game.ts';
import { type Read, readable, unreadable } from './notation.ts';
import type { Position } from './position.ts';

export type Options = Record<string, unknown>;

/** Fills in the defaults, or says which option is wrong. */
export function readOptions<S extends object>(game: Game<S>, given: unknown): Read<Options> {
  const parsed = game.options.safeParse(given ?? {});
  if (parsed.success) return readable(parsed.data as Options);
  const issue = parsed.error.issues[0];
  const field = issue?.path.map(String).join('.') ?? '';
  return unreadable(field === '' ? 'options' : `options.${field}`, issue?.message ?? 'not readable');
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
