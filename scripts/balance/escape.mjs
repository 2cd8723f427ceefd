/** The balance of Escape: by which series it is measured, what each must come to, and the page about it. */
import { SCENARIOS } from '@tablerunner/escape';
import { rowOf } from './report.mjs';

/**
 * @typedef {{ id: string, mode: 'revolution' | 'cooperation' }} Scenario
 * @typedef {import('./report.mjs').Series} Series
 * @typedef {import('./report.mjs').Result} Result
 */

const DIFFICULTIES = /** @type {const} */ (['easy', 'normal', 'hard']);
/** Bands for the machine partners of Cooperation, by difficulty. */
const COOPERATION = { easy: [0.6, 0.85], normal: [0.35, 0.6], hard: [0.15, 0.35] };
/** Band for either side of Revolution, of the games that were no draw. */
const REVOLUTION = [0.35, 0.65];
const PLAYERS = [
  { player: 'greedy', games: 200, quick: 24 },
  { player: 'search:200', games: 40, quick: 8 },
];

/**
 * @param {boolean} isQuick fewer games, to try out changes of the content
 * @returns {Series[]}
 */
function seriesOf(isQuick) {
  return PLAYERS.flatMap(({ player, games, quick }) =>
    SCENARIOS.flatMap((scenario) =>
      tablesOf(scenario, player).map((table) => ({ ...table, player, games: isQuick ? quick : games })),
    ),
  );
}

/**
 * @param {Scenario} scenario
 * @param {string} player
 */
function tablesOf({ id, mode }, player) {
  const options = { mode, scenario: id, squads: 'proposed' };
  if (mode === 'revolution') return [{ name: `${player} · ${id}`, mode, scenario: id, options, band: REVOLUTION }];
  // Only search is held against the bands: for greedy one difficulty tells how the scenario plays.
  const difficulties = player === 'greedy' ? /** @type {const} */ (['normal']) : DIFFICULTIES;
  return difficulties.map((difficulty) => ({
    name: `${player} · ${id} · ${difficulty}`,
    mode,
    scenario: id,
    difficulty,
    options: { ...options, difficulty, players: 2 },
    band: player === 'greedy' ? undefined : COOPERATION[difficulty],
  }));
}

/**
 * Of the scenario's difficulties its own alone.
 * @param {Series} series
 */
function ownOf({ scenario: id, difficulty }) {
  const scenario = SCENARIOS.find((other) => other.id === id);
  const levels = /** @type {Record<string, unknown> | undefined} */ (scenario?.repression.levels);
  return { ...scenario, repression: { ...scenario?.repression, levels: levels?.[difficulty ?? ''] } };
}

/**
 * @param {readonly Series[]} all
 * @param {readonly Result[]} results
 */
function pageOf(all, results) {
  const found = new Map(results.map((result) => [result.name, result]));
  /** @type {(mode: string, player: string) => string[]} */
  const rows = (mode, player) =>
    all
      .filter((series) => series.mode === mode && series.player === player)
      .map((series) => rowOf(series, found.get(series.name)));
  /** @type {(title: string, mode: string, player: string) => string[]} */
  const table = (title, mode, player) => [
    `### ${title}`,
    '',
    mode === 'revolution'
      ? '| Scenario | Games | Resistance | of decided | 95 % | Draws | Band |'
      : '| Scenario | Games | Won | of all | 95 % | Draws | Band |',
    '| --- | ---: | ---: | ---: | ---: | ---: | --- |',
    ...rows(mode, player),
    '',
  ];
  return `${[
    '# Balance of Escape',
    '',
    'Made by `npm run balance -- --game escape`, which plays every scenario with its proposed squads between equal machine players by',
    '`tablerunner simulate` and keeps the figures in `balance-escape.json`. Seed "1"; the same command gives the same games.',
    'Intervals are 95 % Wilson intervals. Revolution: either side should win 35 to 65 % of the decided games, and at most 25 %',
    'of the games should be draws. Cooperation, with `search:200` and two players: 60 to 85 % won when easy, 35 to 60 % when',
    'normal, 15 to 35 % when hard. A series that is not measured yet for the content as it is says so.',
    '',
    '![Wins of the Resistance with their intervals](balance-escape.svg)',
    '',
    '## Revolution',
    '',
    ...table('greedy against greedy', 'revolution', 'greedy'),
    ...table('search:200 against search:200', 'revolution', 'search:200'),
    '## Cooperation',
    '',
    ...table('search:200', 'cooperation', 'search:200'),
    ...table('greedy', 'cooperation', 'greedy'),
  ]
    .join('\n')
    .trimEnd()}\n`;
}

export const plan = {
  /** What decides how the games of every scenario go, besides the rules; a change of rules that changes games raises their number. */
  sources: ['games/escape/content/base', 'games/escape/ai', 'packages/ai/src'],
  /** Files that no single game hangs on as a whole: a series takes its own scenario alone, so that tuning one leaves the others' results standing. */
  isAboutMany: (/** @type {string} */ file) => file.startsWith('scenarios-') || file === 'campaigns.json',
  seriesOf,
  ownOf,
  pageOf,
  picture: {
    title: 'Escape: won by the Resistance',
    about: 'Escape: share of games that the Resistance won, by scenario and player',
  },
};
