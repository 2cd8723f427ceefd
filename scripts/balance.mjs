/**
 * `npm run balance -- --game escape [--quick] [--only TEXT] [--threads N]`: plays every scenario or mission between equal machine players by
 * `tablerunner simulate`, keeps each series in docs/balance-<game>.json as it ends, and writes docs/balance-<game>.md and
 * its picture. A series that is there already for the same content and the same players is not played again, so the run
 * can be stopped and taken up at any time. It takes hours.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chartOf } from './balance/report.mjs';
import { root } from './files.mjs';
import { prepare } from './prepare.mjs';

const PLANS = {
  burncycle: () => import('./balance/burncycle.mjs'),
  'combat-zone': () => import('./balance/combat-zone.mjs'),
  escape: () => import('./balance/escape.mjs'),
};
/** @typedef {import('./balance/report.mjs').Series} Series */

const flags = process.argv.slice(2);
const isQuick = flags.includes('--quick');
/** @param {string} name */
const flag = (name) => (flags.includes(name) ? flags[flags.indexOf(name) + 1] : undefined);
const only = flag('--only') ?? '';
const game = flag('--game') ?? 'escape';
if (game !== 'burncycle' && game !== 'combat-zone' && game !== 'escape') {
  console.error(`--game wants one of ${Object.keys(PLANS).join(', ')}: npm run balance -- --game escape`);
  process.exit(2);
}
const RECORD = join(root, `docs/balance-${game}.json`);
const PAGE = join(root, `docs/balance-${game}.md`);
const PICTURE = join(root, `docs/balance-${game}.svg`);

prepare(() => {});
/** @type {{ plan: import('./balance/report.mjs').Plan }} */
const { plan } = await PLANS[game]();
const common = commonOf();
/** @type {Series[]} */
const all = plan.seriesOf(isQuick);
const wanted = all.filter(({ name }) => name.includes(only));
for (const [number, series] of wanted.entries()) {
  if (isKept(series)) continue;
  process.stderr.write(`${number + 1} of ${wanted.length}: ${series.name}, ${series.games} games\n`);
  keep(series, play(series));
}
if (!isQuick) {
  const results = read().filter(({ name }) => all.some((series) => series.name === name && isKept(series)));
  writeFileSync(PAGE, plan.pageOf(all, results));
  const drawn = plan.drawn?.(results) ?? { all, results };
  writeFileSync(PICTURE, chartOf(plan.picture, drawn.all, drawn.results));
}

/** @param {Series} series */
function play({ options, player, against, games }) {
  const words = Object.entries(options).flatMap(([name, value]) => ['--option', `${name}=${value}`]);
  const players = against === undefined ? [`all=${player}`] : [`${player},${against}`, '--swap'];
  const threads = flag('--threads');
  const command = ['simulate', game, '--players', ...players, '--games', String(games), ...words, '--json'];
  if (threads !== undefined) command.push('--threads', threads);
  const { status, stdout } = spawnSync(process.execPath, [join(root, 'scripts/tablerunner.mjs'), ...command], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
  return JSON.parse(stdout);
}

/** @returns {import('./balance/report.mjs').Result[]} */
function read() {
  return existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : [];
}

/** @param {Series} series */
function isKept(series) {
  const { name, games } = series;
  const fingerprint = fingerprintOf(series);
  return read().some((kept) => kept.name === name && kept.fingerprint === fingerprint && kept.games === games);
}

/**
 * @param {Series} series
 * @param {any} simulated what `simulate --json` printed
 */
function keep(series, { decided, players, draws, lost, together, lengths }) {
  const { name, games, against } = series;
  const { resistance, isc, ...seats } = decided; // of a side, or of players who win and lose together
  const [{ wins, share, interval }] = players;
  const won = against === undefined ? (resistance ?? Object.values(seats)[0]) : { wins, of: games, share, interval };
  const result = {
    name,
    games,
    fingerprint: fingerprintOf(series),
    won,
    ...(isc === undefined ? {} : { isc }),
    draws,
    lost,
    together,
    lengths,
  };
  const others = read().filter((kept) => kept.name !== name);
  const order = new Map(all.map((series, place) => [series.name, place]));
  const sorted = [...others, result].sort((a, b) => (order.get(a.name) ?? 0) - (order.get(b.name) ?? 0));
  if (isQuick) process.stdout.write(`${JSON.stringify(result)}\n`);
  else writeFileSync(RECORD, `[\n${sorted.map((kept) => `  ${JSON.stringify(kept)}`).join(',\n')}\n]\n`);
}

/**
 * What the games of a series hang on: what is its own, and what all have in common.
 * @param {Series} series
 */
function fingerprintOf(series) {
  return createHash('sha256')
    .update(JSON.stringify(plan.ownOf(series)))
    .update(common)
    .digest('hex')
    .slice(0, 12);
}

function commonOf() {
  const hash = createHash('sha256');
  for (const folder of plan.sources) {
    const files = readdirSync(join(root, folder)).sort();
    for (const file of files) if (!plan.isAboutMany(file)) hash.update(readFileSync(join(root, folder, file)));
  }
  return hash.digest('hex');
}
