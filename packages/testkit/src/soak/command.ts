/** The command `npm run soak`: random games of one game at all its tables, up to the first fault. */
import { listOf, progress, runWords } from '../command/run.ts';
import { COMMON_HELP, loadGame, optionsOf } from '../command/words.ts';
import { SoakFault, type SoakReport, soak } from './soak.ts';

const HELP = `Plays random games of a game to their ends and stops at the first fault, with what repeats it.

  npm run soak -- --game escape --games 20000

${COMMON_HELP}`;

const say = (report: SoakReport, game: string, seconds: number): string =>
  [
    `${report.games} random games of ${game} without a fault (${seconds.toFixed(1)} s).`,
    `${report.commands} commands, the longest game ${report.longest};`,
    `${report.again} games played again as a match, saved and restored.`,
    `Endings: ${listOf(report.endings)}.`,
  ].join('\n');

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** 0: no fault, 1: a fault, 2: wrong use. */
export const runCommand = (words: readonly string[]): Promise<0 | 1 | 2> =>
  runWords(
    {
      help: HELP,
      seed: 'soak',
      async run({ game: id, games, from, seed, options, json }) {
        const game = await loadGame(id);
        const optionsFor = optionsOf(game, options);
        const began = performance.now();
        const report = soak(game, { games, from, seed, optionsFor, onGame: progress(games) });
        const seconds = (performance.now() - began) / 1000;
        return json ? JSON.stringify({ game: id, seconds, ...report }) : say(report, id, seconds);
      },
      tell(error, { game, seed, options }) {
        if (!(error instanceof SoakFault)) return undefined;
        const given = options === undefined ? '' : ` --options ${quote(options)}`;
        return `${error.message}\nAgain: npm run soak -- --game ${game} --seed ${quote(seed)} --from ${error.game} --games 1${given}`;
      },
    },
    words,
  );
