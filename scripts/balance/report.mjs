/** The measured balance as a page with tables, and as a picture. */

/**
 * @typedef {{ wins: number, of: number, share: number, interval: number[] }} Share
 * @typedef {{ name: string, games: number, fingerprint: string, won: Share, draws: number }} Result
 * @typedef {import('./series.mjs').Series} Series
 */

/** @param {number} share */
const percent = (share) => `${Math.round(share * 100)} %`;
/** @param {number[]} range */
const interval = ([low = 0, high = 0]) => `${Math.round(low * 100)}–${Math.round(high * 100)} %`;

/**
 * @param {readonly Series[]} all
 * @param {readonly Result[]} results
 */
export function pageOf(all, results) {
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
    'Made by `npm run balance`, which plays every scenario with its proposed squads between equal machine players by',
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

/**
 * @param {Series} series
 * @param {Result | undefined} result
 */
function rowOf({ scenario, difficulty, band }, result) {
  const name = difficulty === undefined ? scenario : `${scenario}, ${difficulty}`;
  if (result === undefined) return `| ${name} | not measured | | | | | |`;
  const { games, won, draws } = result;
  const isInside = band === undefined || (isWithin(won.share, band) && draws <= games / 4);
  const verdict = band === undefined ? '' : isInside ? 'inside' : '**outside**';
  return `| ${name} | ${games} | ${won.wins} | ${percent(won.share)} | ${interval(won.interval)} | ${draws} | ${verdict} |`;
}

/**
 * @param {number} share
 * @param {number[]} band
 */
const isWithin = (share, [low = 0, high = 1]) => share >= low && share <= high;

const WIDTH = 760;
const LEFT = 230;
const TRACK = WIDTH - LEFT - 60;
const ROW = 20;

const STYLE = `
  svg { --paper: #ffffff; --ink: #1b1d22; --soft: #5b616e; --line: #d5d8df; --band: #dfe9f8; --win: #1f6fd6; --out: #b3261e; }
  @media (prefers-color-scheme: dark) {
    svg { --paper: #14161b; --ink: #eceef2; --soft: #a3aab8; --line: #343944; --band: #22314a; --win: #6aa9ff; --out: #ff8a80; }
  }
  .paper { fill: var(--paper); } .band { fill: var(--band); } .line { stroke: var(--line); }
  .range { stroke: var(--win); stroke-width: 2; } .dot { fill: var(--win); }
  .outside.range { stroke: var(--out); } .outside.dot { fill: var(--out); }
  text { fill: var(--ink); font: 12px system-ui, 'Segoe UI', sans-serif; } .soft { fill: var(--soft); } .title { font-size: 16px; font-weight: 600; }`;

/**
 * One line for each measured series: the share of wins as a mark, its interval as a line, the band behind it.
 * @param {readonly Series[]} all
 * @param {readonly Result[]} results
 */
export function chartOf(all, results) {
  const found = new Map(results.map((result) => [result.name, result]));
  const measured = all.flatMap(({ name, band }) => {
    const won = found.get(name)?.won;
    return won === undefined ? [] : [{ name, band, won }];
  });
  const height = 70 + measured.length * ROW + 30;
  /** @param {number} share */
  const x = (share) => (LEFT + share * TRACK).toFixed(1);
  const lines = measured.map(({ name, band, won }, place) => {
    const y = 60 + place * ROW;
    const isOutside = band !== undefined && !isWithin(won.share, band);
    const [low = 0, high = 1] = band ?? [];
    const [least = 0, most = 1] = won.interval;
    const kind = isOutside ? ' outside' : '';
    const back =
      band === undefined
        ? ''
        : `<rect class="band" x="${x(low)}" y="${y - 8}" width="${((high - low) * TRACK).toFixed(1)}" height="16"/>`;
    // A square, not only a colour, tells what lies outside its band.
    const mark = isOutside
      ? `<rect class="dot outside" x="${(LEFT + won.share * TRACK - 4).toFixed(1)}" y="${y - 4}" width="8" height="8"/>`
      : `<circle class="dot" cx="${x(won.share)}" cy="${y}" r="4"/>`;
    return `${back}<text x="16" y="${y + 4}">${name}</text><path class="range${kind}" d="M${x(least)} ${y}H${x(most)}"/>${mark}`;
  });
  const scale = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<path class="line" d="M${x(share)} 48V${height - 30}"/><text class="soft" x="${x(share)}" y="${height - 12}" text-anchor="middle">${share * 100} %</text>`,
  );
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title">`,
    '<title id="title">Escape: share of games that the Resistance won, by scenario and player</title>',
    `<style>${STYLE}\n</style>`,
    `<rect class="paper" width="${WIDTH}" height="${height}"/>`,
    '<text class="title" x="16" y="28">Escape: won by the Resistance</text>',
    ...scale,
    ...lines,
    '</svg>',
  ].join('\n')}\n`;
}
