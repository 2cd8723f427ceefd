/** The command `npm run promises`: all promises of one game on so many random games. */
import { readPlayerSpec } from '@tablerunner/ai';
import { listOf, progress, runWords } from '../command/run.ts';
import { COMMON_HELP, loadGame, optionsOf, wrong } from '../command/words.ts';
import { BrokenPromise } from './broken.ts';
import { checkPromises, type PromiseReport } from './check-promises.ts';

const HELP = `Checks on random games that a game keeps the promises of the engine.

  npm run promises -- --game sample --games 5000

${COMMON_HELP}
  --player NAME   random, greedy or search:100 (random)`;

function playerName(text: string): string {
  const spec = readPlayerSpec(text);
  return spec.ok ? text : wrong(spec.problem);
}

const say = (report: PromiseReport, game: string, seconds: number): string =>
  [
    `${game} keeps its promises on ${report.games} random games (${seconds.toFixed(1)} s).`,
    `${report.commands} commands, the longest game ${report.longest}; ${report.refused} wrong commands refused;`,
    `${report.reshuffled} positions with the unseen reshuffled.`,
    `Put to the test: ${listOf(report.kept)}.`,
    `Endings: ${listOf(report.endings)}.`,
  ].join('\n');

/** 0: kept, 1: broken, 2: wrong use. */
export const runCommand = (words: readonly string[]): Promise<0 | 1 | 2> =>
  runWords(
    {
      help: HELP,
      seed: 'promises',
      own: ['player'],
      async run({ game: id, games, from, seed, options, json, own: { player } }) {
        const name = player === undefined ? {} : { player: playerName(player) };
        const game = await loadGame(id);
        const optionsFor = optionsOf(game, options);
        const began = performance.now();
        const report = checkPromises(game, { games, from, seed, optionsFor, ...name, onGame: progress(games) });
        const seconds = (performance.now() - began) / 1000;
        return json ? JSON.stringify({ game: id, seconds, ...report }) : say(report, id, seconds);
      },
      tell: (error) => (error instanceof BrokenPromise ? error.message : undefined),
    },
    words,
  );
