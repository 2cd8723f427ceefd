/** The balance of Combat Zone: each scenario with the ready-made teams of both factions on either side, and how strong its machine players are. */
import { READY_TEAMS, SCENARIOS } from '@tablerunner/combat-zone';
import { interval, isWithin, percent } from './report.mjs';

/**
 * @typedef {import('./report.mjs').Series} Series
 * @typedef {import('./report.mjs').Result} Result
 * @typedef {import('./report.mjs').Share} Share
 */

const LIMIT = 100;
/** Two halves of a series: each faction plays either side. */
const HALF = { games: 100, quick: 6 };
/** Either faction of the decided games of a symmetric scenario. */
const BAND = [0.4, 0.6];
const SEARCH = 'search:500';
/** Of all games, draws included. */
const DUELS = [
  { against: 'greedy', least: 0.6 },
  { against: 'random', least: 0.97 },
];
/** Six scenarios, so 204 games. */
const DUEL = { games: 34, quick: 2 };

const FACTIONS = ['maelstrom', 'tyger-claws'];
const forTwo = SCENARIOS.filter(({ players }) => players === 2);
/** @param {(typeof SCENARIOS)[number]} scenario */
const isEven = ({ setup }) => setup.sides.every(({ role }) => role === 'team');

/** @param {string} faction */
const teamOf = (faction) => `${faction}-${LIMIT}`;

/**
 * @param {string} scenario
 * @param {string} first the faction in the first seat
 */
const optionsOf = (scenario, first) => ({
  scenario,
  limit: LIMIT,
  ...Object.fromEntries(
    ['p1', 'p2'].map((seat, place) => [`teams.${seat}`, teamOf(FACTIONS[(FACTIONS.indexOf(first) + place) % 2] ?? '')]),
  ),
});

/**
 * @param {boolean} isQuick
 * @returns {Series[]}
 */
const halves = (isQuick) =>
  forTwo.flatMap((scenario) =>
    FACTIONS.map((first) => ({
      name: `greedy · ${scenario.id} · ${first} first`,
      mode: isEven(scenario) ? 'symmetric' : 'asymmetric',
      scenario: scenario.id,
      difficulty: first,
      player: 'greedy',
      games: isQuick ? HALF.quick : HALF.games,
      options: optionsOf(scenario.id, first),
      band: undefined,
    })),
  );

/**
 * @param {boolean} isQuick
 * @returns {Series[]}
 */
const duels = (isQuick) =>
  DUELS.flatMap(({ against }) =>
    forTwo.filter(isEven).map(({ id }) => ({
      name: `${SEARCH} against ${against} · ${id}`,
      mode: against,
      scenario: id,
      player: SEARCH,
      against,
      games: isQuick ? DUEL.quick : DUEL.games,
      options: { scenario: id, limit: LIMIT },
      band: undefined,
    })),
  );

/** @param {Series} series */
const ownOf = ({ scenario }) => ({
  scenario: forTwo.find(({ id }) => id === scenario),
  teams: READY_TEAMS.filter(({ team }) => team.limit === LIMIT),
});

/**
 * 95 %, by Wilson.
 * @param {number} wins
 * @param {number} of
 * @returns {Share}
 */
function shareOf(wins, of) {
  if (of === 0) return { wins, of, share: 0, interval: [0, 1] };
  const z = 1.959964;
  const share = wins / of;
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const reach = (z / (1 + (z * z) / of)) * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return { wins, of, share, interval: [middle - reach, middle + reach] };
}

/**
 * Both halves of a scenario as one: what Maelstrom won, and what the first seat won, of the decided games.
 * @param {string} scenario
 * @param {readonly Result[]} results
 */
function scenarioOf(scenario, results) {
  const [own, other] = FACTIONS.map((first) =>
    results.find(({ name }) => name === `greedy · ${scenario} · ${first} first`),
  );
  if (own === undefined || other === undefined) return undefined;
  const of = own.won.of + other.won.of;
  return {
    games: own.games + other.games,
    draws: own.draws + other.draws,
    faction: shareOf(own.won.wins + other.won.of - other.won.wins, of),
    side: shareOf(own.won.wins + other.won.wins, of),
  };
}

/** @param {Share} share */
const told = (share) => `${percent(share.share)} | ${interval(share.interval)}`;

/** @type {(scenario: string, isHeld: boolean, results: readonly Result[]) => string} */
function rowOf(scenario, isHeld, results) {
  const found = scenarioOf(scenario, results);
  if (found === undefined) return `| ${scenario} | not measured | | | | | | |`;
  const { games, draws, faction, side } = found;
  const verdict = !isHeld ? '' : isWithin(faction.share, BAND) ? 'inside' : '**outside**';
  return `| ${scenario} | ${games} | ${draws} | ${faction.wins} | ${told(faction)} | ${percent(side.share)} | ${verdict} |`;
}

/** @type {(against: string, least: number, all: readonly Series[], results: readonly Result[]) => string[]} */
function duelRows(against, least, all, results) {
  const wanted = all.filter(({ mode }) => mode === against);
  const found = wanted.flatMap(({ name }) => results.filter((result) => result.name === name));
  const wins = found.reduce((sum, { won }) => sum + won.wins, 0);
  const games = found.reduce((sum, result) => sum + result.games, 0);
  const draws = found.reduce((sum, result) => sum + result.draws, 0);
  const share = shareOf(wins, games);
  const isWhole = found.length === wanted.length;
  const verdict = !isWhole ? 'not all measured' : share.share >= least ? 'reached' : '**missed**';
  const rows = wanted.map(({ name, scenario }) => {
    const one = found.find((result) => result.name === name);
    if (one === undefined) return `| ${scenario} | not measured | | | | | |`;
    return `| ${scenario} | ${one.games} | ${one.won.wins} | ${told(one.won)} | ${one.draws} | |`;
  });
  if (games === 0) return rows;
  return [...rows, `| all | ${games} | ${wins} | ${told(share)} | ${draws} | ${percent(least)}: ${verdict} |`];
}

/**
 * @param {readonly Series[]} all
 * @param {readonly Result[]} results
 */
function pageOf(all, results) {
  /** @param {boolean} isWanted */
  const rows = (isWanted) => [
    '| Scenario | Games | Draws | Maelstrom | of decided | 95 % | First side | Band |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |',
    ...forTwo.filter((one) => isEven(one) === isWanted).map(({ id }) => rowOf(id, isWanted, results)),
    '',
  ];
  return `${[
    '# Balance of Combat Zone',
    '',
    'Made by `npm run balance -- --game combat-zone`, which plays every scenario for two between equal machine players by',
    '`tablerunner simulate` and keeps the figures in `balance-combat-zone.json`. Seed "1"; the same command gives the same games.',
    `Teams are the ready-made ones of ${LIMIT} EB; in half of the games Maelstrom has the first side, in half the Tyger Claws.`,
    'Battlefields are laid anew for each game. Intervals are 95 % Wilson intervals. On a symmetric scenario either faction',
    'should win 40 to 60 % of the decided games. A series that is not measured yet for the content as it is says so.',
    '',
    '![Wins of Maelstrom with their intervals](balance-combat-zone.svg)',
    '',
    '## Factions: greedy against greedy',
    '',
    '### Symmetric scenarios',
    '',
    ...rows(true),
    '### Attackers and defenders',
    '',
    'The first side attacks. These are meant to be uneven in their aims; the column of the first side tells how uneven they are.',
    '',
    ...rows(false),
    '## Strength',
    '',
    'Share of all games, draws included; the players change seats, and with them teams, after every game.',
    '',
    ...DUELS.flatMap(({ against, least }) => [
      `### ${SEARCH} against ${against}`,
      '',
      `| Scenario | Games | Won by ${SEARCH} | of all | 95 % | Draws | Wanted |`,
      '| --- | ---: | ---: | ---: | ---: | ---: | --- |',
      ...duelRows(against, least, all, results),
      '',
    ]),
  ]
    .join('\n')
    .trimEnd()}\n`;
}

/**
 * One line for each scenario, both halves together.
 * @param {readonly Result[]} results
 */
const drawn = (results) => ({
  all: forTwo.map((scenario) => ({ name: scenario.id, band: isEven(scenario) ? BAND : undefined })),
  results: forTwo.flatMap(({ id }) => {
    const won = scenarioOf(id, results)?.faction;
    return won === undefined ? [] : [{ name: id, won }];
  }),
});

export const plan = {
  sources: ['games/combat-zone/content/base', 'games/combat-zone/ai', 'packages/ai/src'],
  /** A series takes its own scenario and its own teams alone. */
  isAboutMany: (/** @type {string} */ file) => file === 'teams.json',
  seriesOf: (/** @type {boolean} */ isQuick) => [...halves(isQuick), ...duels(isQuick)],
  ownOf,
  pageOf,
  drawn,
  picture: {
    title: 'Combat Zone: won by Maelstrom',
    about: 'Combat Zone: share of decided games that Maelstrom won against the Tyger Claws, by scenario',
  },
};
