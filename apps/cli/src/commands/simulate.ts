/** `tablerunner simulate`: many games between machine players, over all cores. */
import { availableParallelism } from 'node:os';
import { readPlayerSpec } from '@tablerunner/ai';
import type { Command } from '../command.ts';
import { writeWhole } from '../files.ts';
import type { Flags } from '../flags.ts';
import { gameNamed, optionsFor } from '../games.ts';
import { EXIT, WrongUse } from '../problem.ts';
import { readSeats } from '../seats.ts';
import { chart } from '../simulate/chart.ts';
import { progressBar } from '../simulate/progress.ts';
import { report } from '../simulate/report.ts';
import { hasThreads, runSeries } from '../simulate/run-series.ts';
import type { Series } from '../simulate/series.ts';
import { tally } from '../simulate/tally.ts';
import { refuseExtra } from '../words.ts';
import type { World } from '../world.ts';

const MOST_GAMES = 1_000_000;
const MOST_THREADS = 256;

export const simulate: Command = {
  name: 'simulate',
  about: 'play many games between machine players, over all cores',
  usage: 'GAME --players red=search:1000,blue=greedy [--games N] [--seed TEXT]',
  details: [
    'Players: random, greedy, search:N (N iterations for each choice), search:Nms (N milliseconds for each choice).',
    'The same seed gives the same games, whatever the number of threads, unless a player thinks by the clock.',
  ],
  flags: {
    players: { type: 'string', multiple: true, value: 'LIST', about: 'who plays where: red=search:1000,blue=greedy' },
    games: { type: 'string', value: 'N', about: 'how many games (100 when not given)' },
    seed: { type: 'string', value: 'TEXT', about: 'the seed of the series ("1" when not given)' },
    swap: { type: 'boolean', about: 'the players change seats after every game' },
    options: { type: 'string', value: 'JSON', about: 'table options' },
    threads: { type: 'string', value: 'N', about: 'how many threads (all cores when not given)' },
    json: { type: 'boolean', about: 'print JSON instead of a table' },
    chart: { type: 'string', value: 'FILE.svg', about: 'also draw results and lengths as a picture' },
  },
  examples: [
    'simulate sample --players search:1000,greedy --games 200 --swap',
    'simulate sample --players red=greedy,blue=random --seed fair --json --chart result.svg',
  ],

  async run(flags, { stdout, stderr, games }) {
    const game = gameNamed(games, flags.words[0]);
    refuseExtra('simulate', flags.words[1]);
    const series = readSeries(flags, game);
    const threads = flags.whole('threads', { min: 1, max: MOST_THREADS }, availableParallelism());

    const bar = progressBar(stderr, series.games);
    const results = await runSeries(game, series, hasThreads() ? threads : 1, (played) => bar.show(played)).finally(
      () => bar.end(),
    );
    const counted = tally(series, results);
    const file = flags.text('chart');
    if (file !== undefined) writeWhole(file, chart(series, counted, results));
    if (flags.is('json')) {
      const wins = Object.fromEntries(counted.players.map(({ player, wins }) => [player, wins]));
      stdout.write(`${JSON.stringify({ ...series, wins, ...counted })}\n`);
    } else {
      stdout.write(report(series, counted));
      if (file !== undefined) stdout.write(`chart: ${file}\n`);
    }
    return EXIT.fine;
  },
};

function readSeries(flags: Flags, game: World['games'][number]): Series {
  const options = optionsFor(game, flags.json('options'));
  const seats = game.seats(options);
  const named = readSeats('players', flags.texts('players'), seats);
  const empty = seats.filter((seat) => !named.has(seat));
  if (empty.length > 0) {
    throw new WrongUse(`--players: nobody plays ${empty.join(' and ')}; write for example ${empty[0]}=greedy.`);
  }
  const players = seats.map((seat) => named.get(seat) ?? '');
  for (const player of players) {
    const spec = readPlayerSpec(player);
    if (!spec.ok) throw new WrongUse(`--players: ${spec.problem}.`);
  }
  return {
    game: game.id,
    options,
    seats,
    players,
    games: flags.whole('games', { min: 1, max: MOST_GAMES }, 100),
    seed: flags.text('seed') ?? '1',
    swap: flags.is('swap'),
  };
}
