/** The balance of burncycle: every mission by difficulty with machine partners, and what each corporation must come to. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MISSIONS } from '@tablerunner/burncycle';
import { root } from '../files.mjs';
import { interval, isWithin, percent, rowOf } from './report.mjs';

/**
 * @typedef {import('./report.mjs').Series} Series
 * @typedef {import('./report.mjs').Result} Result
 */

const DIFFICULTIES = /** @type {const} */ (['simplified', 'standard', 'high']);
/** Bands for all missions of a corporation with searching partners. */
const BANDS = { simplified: [0.5, 0.85], standard: [0.25, 0.6], high: [0.1, 0.4] };
const SEARCH = 'search:100';
const PLAYERS = [
  { player: 'greedy', games: 100, quick: 12 },
  { player: SEARCH, games: 20, quick: 4 },
];
const AGENTS = 2;

/**
 * @param {boolean} isQuick fewer games, to try out changes of the content
 * @returns {Series[]}
 */
function seriesOf(isQuick) {
  return PLAYERS.flatMap(({ player, games, quick }) =>
    MISSIONS.flatMap(({ id, corporation }) =>
      DIFFICULTIES.map((difficulty) => ({
        name: `${player} · ${id} · ${difficulty}`,
        mode: corporation,
        scenario: id,
        difficulty,
        player,
        games: isQuick ? quick : games,
        options: { mission: id, difficulty, players: AGENTS },
        band: undefined,
      })),
    ),
  );
}

/** Content that belongs to one mission or one corporation: a change of it concerns no series of the others. */
const OWN = ['missions', 'threat', 'floors'];
const BASE = 'games/burncycle/content/base';

/**
 * What belongs to a corporation in a file of the content.
 * @param {string} file
 * @param {string} list
 * @param {string} corporation
 */
const partOf = (file, list, corporation) =>
  JSON.parse(readFileSync(join(root, BASE, file), 'utf8'))[list].find(
    (/** @type {{ id: string }} */ { id }) => id === corporation,
  );

/** @param {Series} series */
const ownOf = ({ mode, scenario, options }) => ({
  ...MISSIONS.find(({ id }) => id === scenario),
  options,
  card: partOf('threat.json', 'threat', mode),
  plans: partOf('floors.json', 'corporations', mode),
});

/**
 * All missions of a corporation taken together.
 * @param {readonly Series[]} all
 * @param {readonly Result[]} results
 * @param {{ corporation: string, difficulty: keyof typeof BANDS, player: string }} of
 */
function sumOf(all, results, { corporation, difficulty, player }) {
  const names = all.flatMap((series) =>
    series.mode === corporation && series.difficulty === difficulty && series.player === player ? [series.name] : [],
  );
  const found = results.filter(({ name }) => names.includes(name));
  const wins = found.reduce((sum, { won }) => sum + won.wins, 0);
  const games = found.reduce((sum, result) => sum + result.games, 0);
  return { wins, games, missing: names.length - found.length };
}

/**
 * The 95 % Wilson interval.
 * @param {number} wins
 * @param {number} games
 */
function wilson(wins, games) {
  const z = 1.96;
  const share = wins / games;
  const middle = (share + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const half = (z / (1 + (z * z) / games)) * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  return [middle - half, middle + half];
}

/**
 * @param {readonly Series[]} all
 * @param {readonly Result[]} results
 */
function pageOf(all, results) {
  const found = new Map(results.map((result) => [result.name, result]));
  const corporations = [...new Set(MISSIONS.map(({ corporation }) => corporation))];
  const sums = corporations.flatMap((corporation) =>
    DIFFICULTIES.map((difficulty) => {
      const { wins, games, missing } = sumOf(all, results, { corporation, difficulty, player: SEARCH });
      const name = `${corporation}, ${difficulty}`;
      if (games === 0) return `| ${name} | not measured | | | | | |`;
      const verdict = isWithin(wins / games, BANDS[difficulty]) ? 'inside' : '**outside**';
      const cells = [
        name,
        games,
        wins,
        percent(wins / games),
        interval(wilson(wins, games)),
        interval(BANDS[difficulty]),
      ];
      return `| ${cells.join(' | ')} | ${missing > 0 ? `${missing} missions not measured` : verdict} |`;
    }),
  );
  /** @type {(player: string) => string[]} */
  const table = (player) => [
    `### ${player}`,
    '',
    '| Mission | Games | Won | of all | 95 % | Draws | |',
    '| --- | ---: | ---: | ---: | ---: | ---: | --- |',
    ...all.filter((series) => series.player === player).map((series) => rowOf(series, found.get(series.name))),
    '',
  ];
  const measured = all.filter(({ name }) => found.has(name));
  const never = MISSIONS.filter(({ id }) => {
    const own = measured.filter(({ scenario }) => scenario === id).map(({ name }) => found.get(name)?.won.share ?? 0);
    return own.length > 0 && (own.every((share) => share === 0) || own.every((share) => share === 1));
  }).map(({ id }) => id);
  return `${[
    '# Balance of burncycle',
    '',
    `Made by \`npm run balance -- --game burncycle\`, which plays every mission with ${AGENTS} agents and machine partners by`,
    '`tablerunner simulate` and keeps the figures in `balance-burncycle.json`. Seed "1"; the same command gives the same games. Captain',
    'by chance, bots chosen by the machine. Intervals are 95 % Wilson intervals. Over all missions of a corporation searching partners',
    'should win 50 to 85 % when simplified, 25 to 60 % on standard, 10 to 40 % on high. A series that is not measured yet for the content',
    'as it is says so.',
    '',
    '![Wins with their intervals](balance-burncycle.svg)',
    '',
    `## By corporation, ${SEARCH}`,
    '',
    '| Corporation | Games | Won | of all | 95 % | Band | |',
    '| --- | ---: | ---: | ---: | ---: | ---: | --- |',
    ...sums,
    '',
    never.length === 0
      ? 'No mission is never won or never lost, over all series together.'
      : `Always won or always lost, over all series together: ${never.join(', ')}.`,
    '',
    '## By mission',
    '',
    ...table(SEARCH),
    ...table('greedy'),
  ]
    .join('\n')
    .trimEnd()}\n`;
}

export const plan = {
  sources: [BASE, 'games/burncycle/ai', 'packages/ai/src'],
  isAboutMany: (/** @type {string} */ file) => OWN.some((name) => file === `${name}.json`),
  seriesOf,
  ownOf,
  pageOf,
  picture: {
    title: 'burncycle: missions won',
    about: 'burncycle: share of games that were won, by mission, difficulty and player',
  },
};
