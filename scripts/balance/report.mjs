/** What the pages of all games share: a row for a series, and the picture. */

/**
 * @typedef {{ wins: number, of: number, share: number, interval: number[] }} Share
 * @typedef {{ name: string, games: number, fingerprint: string, won: Share, draws: number }} Result
 * @typedef {{ name: string, mode: string, scenario: string, difficulty?: string, player: string, games: number,
 *   options: Record<string, string | number>, band: number[] | undefined, against?: string }} Series
 * @typedef {{ sources: string[], isAboutMany: (file: string) => boolean, seriesOf: (isQuick: boolean) => Series[],
 *   ownOf: (series: Series) => unknown, pageOf: (all: readonly Series[], results: readonly Result[]) => string,
 *   picture: { title: string, about: string }, drawn?: (results: readonly Result[]) => { all: readonly Pick<Series, 'name' | 'band'>[],
 *   results: readonly Pick<Result, 'name' | 'won'>[] } }} Plan
 */

/** @param {number} share */
export const percent = (share) => `${Math.round(share * 100)} %`;
/** @param {number[]} range */
export const interval = ([low = 0, high = 0]) => `${Math.round(low * 100)}–${Math.round(high * 100)} %`;

/**
 * @param {Series} series
 * @param {Result | undefined} result
 */
export function rowOf({ scenario, difficulty, band }, result) {
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
export const isWithin = (share, [low = 0, high = 1]) => share >= low && share <= high;

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
 * @param {{ title: string, about: string }} words
 * @param {readonly Pick<Series, 'name' | 'band'>[]} all
 * @param {readonly Pick<Result, 'name' | 'won'>[]} results
 */
export function chartOf({ title, about }, all, results) {
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
    `<title id="title">${about}</title>`,
    `<style>${STYLE}\n</style>`,
    `<rect class="paper" width="${WIDTH}" height="${height}"/>`,
    `<text class="title" x="16" y="28">${title}</text>`,
    ...scale,
    ...lines,
    '</svg>',
  ].join('\n')}\n`;
}
