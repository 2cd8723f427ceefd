/** `tablerunner simulate`: many games between machine players, over all cores. */
import { availableParallelism } from 'node:os';
import { readPlayerSpec } from '@tablerunner/ai';
import type { Game, Options } from '@tablerunner/engine';
import type { Command } from '../command.ts';
import { writeWhole } from '../files.ts';
import type { Flags } from '../flags.ts';
import { gameNamed } from '../games.ts';
import { EXIT, WrongUse } from '../problem.ts';
import { readSeats } from '../seats.ts';
import { chart } from '../simulate/chart.ts';
import { chartEach } from '../simulate/chart-each.ts';
import { progressBar } from '../simulate/progress.ts';
import { report } from '../simulate/report.ts';
import { type Counted, reportEach } from '../simulate/report-each.ts';
import { hasThreads, runSeries } from '../simulate/run-series.ts';
import type { Series } from '../simulate/series.ts';
import { type Tally, tally } from '../simulate/tally.ts';
import { eachOptions, TABLE_OPTIONS, tableOptions } from '../table-options.ts';
import { refuseExtra } from '../words.ts';
import type { World } from '../world.ts';

const MOST_GAMES = 1_000_000;
const MOST_THREADS = 256;

export const simulate: Command = {
  name: 'simulate',
  about: 'play many games between machine players, over all cores',
  usage: 'GAME --players red=search:1000,blue=greedy [--games N] [--seed TEXT] [--each OPTION]…',
  details: [
    'Players: random, greedy, search:N (N iterations for each choice), search:Nms (N milliseconds for each choice).',
    'all=greedy seats a player wherever nobody else sits.',
    'The same seed gives the same games, whatever the number of threads, unless a player thinks by the clock.',
    '--each scenario plays a series for every scenario that the other options allow, --each difficulty one for every',
    'value of that option; both together every combination. The result is a table with a row for each.',
  ],
  flags: {
    players: { type: 'string', multiple: true, value: 'LIST', about: 'who plays where: red=search:1000,blue=greedy' },
    games: { type: 'string', value: 'N', about: 'how many games in a series (100 when not given)' },
    seed: { type: 'string', value: 'TEXT', about: 'the seed of the series ("1" when not given)' },
    swap: { type: 'boolean', about: 'the players change seats after every game' },
    each: { type: 'string', multiple: true, value: 'OPTION', about: 'a series for each value: scenario, difficulty …' },
    ...TABLE_OPTIONS,
    threads: { type: 'string', value: 'N', about: 'how many threads (all cores when not given)' },
    json: { type: 'boolean', about: 'print JSON instead of a table' },
    chart: { type: 'string', value: 'FILE.svg', about: 'also draw the results as a picture' },
  },
  examples: [
    'simulate sample --players search:1000,greedy --games 200 --swap',
    'simulate sample --players red=greedy,blue=random --seed fair --json --chart result.svg',
    'simulate escape --players all=greedy --option mode=revolution --each scenario --games 200',
    'simulate escape --players all=greedy --option mode=cooperation --option players=2 --each scenario --each difficulty',
  ],

  async run(flags, world) {
    const game = gameNamed(world.games, flags.words[0]);
    refuseExtra('simulate', flags.words[1]);
    const each = flags.texts('each');
    if (each.length === 0) return await runOne(game, flags, world);
    return await runEach(game, flags, world, each);
  },
};

async function runOne(game: Game, flags: Flags, world: World): Promise<number> {
  const series = readSeries(flags, game, tableOptions(game, flags));
  const [results = []] = await playAll(game, [series], flags, world);
  const counted = tally(series, results);
  const picture = (): string => chart(series, counted, results);
  const text = (): string =>
    flags.is('json') ? `${JSON.stringify(asJson(series, counted))}\n` : report(series, counted);
  return tell(flags, world, text, picture);
}

async function runEach(game: Game, flags: Flags, world: World, each: readonly string[]): Promise<number> {
  const named = eachOptions(game, flags, each);
  const all = named.map(({ options }) => readSeries(flags, game, options));
  const results = await playAll(game, all, flags, world);
  const counted: readonly Counted[] = all.map((series, i) => ({
    name: named[i]?.name ?? '',
    series,
    tally: tally(series, results[i] ?? []),
  }));
  const json = (): object[] => counted.map(({ name, series, tally }) => ({ name, ...asJson(series, tally) }));
  const text = (): string => (flags.is('json') ? `${JSON.stringify(json())}\n` : reportEach(counted));
  return tell(flags, world, text, () => chartEach(counted));
}

async function playAll(game: Game, all: readonly Series[], flags: Flags, { stderr }: World) {
  const threads = flags.whole('threads', { min: 1, max: MOST_THREADS }, availableParallelism());
  const bar = progressBar(
    stderr,
    all.reduce((sum, { games }) => sum + games, 0),
  );
  return await runSeries(game, all, hasThreads() ? threads : 1, (played) => bar.show(played)).finally(() => bar.end());
}

function tell(flags: Flags, { stdout }: World, text: () => string, picture: () => string): number {
  const file = flags.text('chart');
  if (file !== undefined) writeWhole(file, picture());
  stdout.write(text());
  if (file !== undefined && !flags.is('json')) stdout.write(`chart: ${file}\n`);
  return EXIT.fine;
}

function asJson(series: Series, counted: Tally): object {
  const wins = Object.fromEntries(counted.players.map(({ player, wins }) => [player, wins]));
  return { ...series, wins, ...counted };
}

function readSeries(flags: Flags, game: Game, options: Options): Series {
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
