/** The command `npm run promises`: all promises of one game on so many random games. */
import { parseArgs } from 'node:util';
import { readPlayerSpec } from '@tablerunner/ai';
import type { Game } from '@tablerunner/engine';
import { BrokenPromise } from './broken.ts';
import { checkPromises, type PromiseReport } from './check-promises.ts';

const HELP = `Checks on random games that a game keeps the promises of the engine.

  npm run promises -- --game sample --games 5000

  --game ID       the game (sample)
  --games N       how many random games (1000)
  --seed TEXT     game number n has the seed TEXT/n (promises)
  --from N        the number of the first game, to see one game again (0)
  --player NAME   random, greedy or search:100 (random)
  --json          the report as JSON
  --help          this page`;

class WrongUse extends Error {}

interface Wanted {
  readonly game: string;
  readonly games: number;
  readonly from: number;
  readonly seed: string;
  readonly player?: string;
  readonly json: boolean;
}

/** What the words of the command line ask for; `undefined` for the help. */
function readWords(words: readonly string[]): Wanted | undefined {
  const { values } = parse(words);
  if (values.help === true) return undefined;
  return {
    game: /^[a-z][a-z0-9-]{0,40}$/.test(values.game) ? values.game : wrong(`'${values.game}' is no name of a game`),
    games: wholeNumber('--games', values.games, 1),
    from: wholeNumber('--from', values.from, 0),
    seed: values.seed,
    ...(values.player === undefined ? {} : { player: playerName(values.player) }),
    json: values.json === true,
  };
}

const wrong = (sentence: string): never => {
  throw new WrongUse(sentence);
};

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        game: { type: 'string', default: 'sample' },
        games: { type: 'string', default: '1000' },
        seed: { type: 'string', default: 'promises' },
        from: { type: 'string', default: '0' },
        player: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
}

function wholeNumber(flag: string, text: string, least: number): number {
  const number = Number(text);
  if (/^\d{1,9}$/.test(text) && number >= least) return number;
  return wrong(`${flag} must be a whole number of ${least} or more, not '${text}'`);
}

function playerName(text: string): string {
  const spec = readPlayerSpec(text);
  return spec.ok ? text : wrong(spec.problem);
}

/** The game that its package exports, under whatever name. */
async function loadGame(id: string): Promise<Game> {
  const found: Record<string, unknown> = await import(`@tablerunner/${id}`).catch(() =>
    wrong(`there is no game called '${id}'`),
  );
  const game = Object.values(found).find((item) => (item as Partial<Game> | undefined)?.id === id) as Game | undefined;
  return game ?? wrong(`the package of '${id}' exports no game of that name`);
}

const say = (report: PromiseReport, game: string, seconds: number): string =>
  [
    `${game} keeps its promises on ${report.games} random games (${seconds.toFixed(1)} s).`,
    `${report.commands} commands, the longest game ${report.longest}; ${report.refused} wrong commands refused;`,
    `${report.reshuffled} positions with the unseen reshuffled.`,
    `Put to the test: ${Object.entries(report.kept)
      .map(([name, times]) => `${name} ${times}`)
      .join(', ')}.`,
    `Endings: ${Object.entries(report.endings)
      .map(([reason, times]) => `${reason} ${times}`)
      .join(', ')}.`,
  ].join('\n');

/** 0: kept, 1: broken, 2: wrong use. */
export async function runCommand(words: readonly string[]): Promise<0 | 1 | 2> {
  try {
    const wanted = readWords(words);
    if (wanted === undefined) {
      console.log(HELP);
      return 0;
    }
    const { json, game: id, ...options } = wanted;
    const game = await loadGame(id);
    const began = performance.now();
    const report = checkPromises(game, { ...options, onGame: progress(options.games) });
    const seconds = (performance.now() - began) / 1000;
    console.log(json ? JSON.stringify({ game: id, seconds, ...report }) : say(report, id, seconds));
    return 0;
  } catch (error) {
    if (error instanceof WrongUse) {
      console.error(`${error.message}. See --help.`);
      return 2;
    }
    if (error instanceof BrokenPromise) {
      console.error(error.message);
      return 1;
    }
    throw error;
  }
}

/** A counter on a terminal, nothing elsewhere. */
function progress(games: number): (done: number) => void {
  if (!process.stderr.isTTY) return () => {};
  return (done) => {
    if (done % 25 === 0 || done === games)
      process.stderr.write(done === games ? '\r\x1b[K' : `\r${done} of ${games} games`);
  };
}
