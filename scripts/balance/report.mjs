/** The measured balance as a page with tables, and as a picture. */
const percent = (share) => `${Math.round(share * 100)} %`;
const interval = ([low, high]) => `${Math.round(low * 100)}–${Math.round(high * 100)} %`;

export function pageOf(all, results) {
  const found = new Map(results.map((result) => [result.name, result]));
  const rows = (mode, player) =>
    all
      .filter((series) => series.mode === mode && series.player === player)
      .map((series) => rowOf(series, found.get(series.name)));
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

function rowOf({ scenario, difficulty, band }, result) {
  const name = difficulty === undefined ? scenario : `${scenario}, ${difficulty}`;
  if (result === undefined) return `| ${name} | not measured | | | | | |`;
  const { games, won, draws } = result;
  const isInside = band === undefined || (won.share >= band[0] && won.share <= band[1] && draws <= games / 4);
  const verdict = band === undefined ? '' : isInside ? 'inside' : '**outside**';
  return `| ${name} | ${games} | ${won.wins} | ${percent(won.share)} | ${interval(won.interval)} | ${draws} | ${verdict} |`;
}

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

/** One line for each measured series: the share of wins as a mark, its interval as a line, the band behind it. */
export function chartOf(all, results) {
  const found = new Map(results.map((result) => [result.name, result]));
  const measured = all.filter(({ name }) => found.has(name));
  const height = 70 + measured.length * ROW + 30;
  const x = (share) => (LEFT + share * TRACK).toFixed(1);
  const lines = measured.map(({ name, band }, place) => {
    const { won } = found.get(name);
    const y = 60 + place * ROW;
    const isOutside = band !== undefined && (won.share < band[0] || won.share > band[1]);
    const kind = isOutside ? ' outside' : '';
    const back =
      band === undefined
        ? ''
        : `<rect class="band" x="${x(band[0])}" y="${y - 8}" width="${((band[1] - band[0]) * TRACK).toFixed(1)}" height="16"/>`;
    // A square, not only a colour, tells what lies outside its band.
    const mark = isOutside
      ? `<rect class="dot outside" x="${(LEFT + won.share * TRACK - 4).toFixed(1)}" y="${y - 4}" width="8" height="8"/>`
      : `<circle class="dot" cx="${x(won.share)}" cy="${y}" r="4"/>`;
    return `${back}<text x="16" y="${y + 4}">${name}</text><path class="range${kind}" d="M${x(won.interval[0])} ${y}H${x(won.interval[1])}"/>${mark}`;
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
