/** The words of a command line of the kit: read, or refused with a sentence. */
import { parseArgs } from 'node:util';
import { type Game, readOptions } from '@tablerunner/engine';
import { tablesOf } from '../tables.ts';

/** Wrong use: a sentence for whoever called. */
export class WrongUse extends Error {}

export const wrong = (sentence: string): never => {
  throw new WrongUse(sentence);
};

/** What all commands understand. */
export interface CommonWords {
  readonly game: string;
  readonly games: number;
  readonly from: number;
  readonly seed: string;
  /** As JSON; left out: the tables of the game in turn. */
  readonly options?: string;
  readonly json: boolean;
  /** Words that only one command has. */
  readonly own: Readonly<Record<string, string | undefined>>;
}

export const COMMON_HELP = `  --game ID       the game (sample)
  --games N       how many random games (1000)
  --seed TEXT     game number n has the seed TEXT/n
  --from N        the number of the first game, to see one game again (0)
  --options JSON  the options of the table, such as '{"rounds":3}'; left out, all values of all options come in turn
  --json          the report as JSON
  --help          this page`;

/** `undefined` where the help is asked for. */
export function readWords(words: readonly string[], seed: string, own: readonly string[]): CommonWords | undefined {
  const values = parse(words, own);
  const text = (name: string, otherwise: string): string => String(values[name] ?? otherwise);
  if (values.help === true) return undefined;
  const game = text('game', 'sample');
  return {
    game: /^[a-z][a-z0-9-]{0,40}$/.test(game) ? game : wrong(`'${game}' is no name of a game`),
    games: wholeNumber('--games', text('games', '1000'), 1),
    from: wholeNumber('--from', text('from', '0'), 0),
    seed: text('seed', seed),
    ...(values.options === undefined ? {} : { options: text('options', '') }),
    json: values.json === true,
    own: Object.fromEntries(own.map((name) => [name, values[name] === undefined ? undefined : String(values[name])])),
  };
}

function parse(words: readonly string[], own: readonly string[]): Readonly<Record<string, unknown>> {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...words],
      options: {
        ...Object.fromEntries(['game', 'games', 'seed', 'from', 'options', ...own].map((name) => [name, text])),
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
}

function wholeNumber(flag: string, text: string, least: number): number {
  const number = Number(text);
  if (/^\d{1,9}$/.test(text) && number >= least) return number;
  return wrong(`${flag} must be a whole number of ${least} or more, not '${text}'`);
}

/** The game that its package exports, under whatever name. */
export async function loadGame(id: string): Promise<Game> {
  const found: Record<string, unknown> = await import(`@tablerunner/${id}`).catch(() =>
    wrong(`there is no game called '${id}'`),
  );
  const game = Object.values(found).find((item) => (item as Partial<Game> | undefined)?.id === id) as Game | undefined;
  return game ?? wrong(`the package of '${id}' exports no game of that name`);
}

/** The options of each game: those that were given, or all tables of the game in turn. */
export function optionsOf(game: Game, given: string | undefined): (n: number) => unknown {
  if (given === undefined) return tablesOf(game).optionsFor;
  const options = readJson(given);
  const read = readOptions(game, options);
  return read.ok ? () => options : wrong(`--options: ${read.where}: ${read.problem}`);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return wrong(`--options must be JSON, such as '{"rounds":3}', not '${text}'`);
  }
}
