/**
 * `npm run balance -- [--quick] [--only TEXT]`: plays every scenario of Escape between equal machine players by
 * `tablerunner simulate`, keeps each series in docs/balance-escape.json as it ends, and writes docs/balance-escape.md and
 * its picture. A series that is there already for the same content and the same players is not played again, so the run
 * can be stopped and taken up at any time. It takes hours.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chartOf, pageOf } from './balance/report.mjs';
import { seriesOf } from './balance/series.mjs';
import { root } from './files.mjs';
import { prepare } from './prepare.mjs';

const RECORD = join(root, 'docs/balance-escape.json');
const PAGE = join(root, 'docs/balance-escape.md');
const PICTURE = join(root, 'docs/balance-escape.svg');
/** What decides how the games of every scenario go, besides the rules; a change of rules that changes games raises their number. */
const SOURCES = ['games/escape/content/base', 'games/escape/ai', 'packages/ai/src'];
/** Files that no single game hangs on as a whole: a series takes its own scenario alone, so that tuning one leaves the others' results standing. */
const isAboutMany = (/** @type {string} */ file) => file.startsWith('scenarios-') || file === 'campaigns.json';

const flags = process.argv.slice(2);
const isQuick = flags.includes('--quick');
const only = flags.includes('--only') ? (flags[flags.indexOf('--only') + 1] ?? '') : '';

prepare(() => {});
const { SCENARIOS } = await import('@tablerunner/escape');
const common = commonOf();
const all = seriesOf(SCENARIOS, isQuick);
const wanted = all.filter(({ name }) => name.includes(only));
for (const [number, series] of wanted.entries()) {
  if (isKept(series)) continue;
  process.stderr.write(`${number + 1} of ${wanted.length}: ${series.name}, ${series.games} games\n`);
  keep(series, play(series));
}
if (!isQuick) {
  const results = read().filter(({ name }) => all.some((series) => series.name === name && isKept(series)));
  writeFileSync(PAGE, pageOf(all, results));
  writeFileSync(PICTURE, chartOf(all, results));
}

/** @param {import('./balance/series.mjs').Series} series */
function play({ options, player, games }) {
  const words = Object.entries(options).flatMap(([name, value]) => ['--option', `${name}=${value}`]);
  const command = ['simulate', 'escape', '--players', `all=${player}`, '--games', String(games), ...words, '--json'];
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

/** @param {import('./balance/series.mjs').Series} series */
function isKept(series) {
  const { name, games } = series;
  const fingerprint = fingerprintOf(series);
  return read().some((kept) => kept.name === name && kept.fingerprint === fingerprint && kept.games === games);
}

/**
 * @param {import('./balance/series.mjs').Series} series
 * @param {any} simulated what `simulate --json` printed
 */
function keep(series, { decided, draws, lost, together, lengths }) {
  const { name, games } = series;
  const { resistance, isc, ...players } = decided;
  const won = resistance ?? Object.values(players)[0];
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
 * What the games of a series hang on: its scenario, of the difficulties its own alone, and what all have in common.
 * @param {import('./balance/series.mjs').Series} series
 */
function fingerprintOf({ scenario: id, difficulty }) {
  const scenario = SCENARIOS.find((other) => other.id === id);
  const levels = /** @type {Record<string, unknown> | undefined} */ (scenario?.repression.levels);
  const own = { ...scenario, repression: { ...scenario?.repression, levels: levels?.[difficulty ?? ''] } };
  return createHash('sha256').update(JSON.stringify(own)).update(common).digest('hex').slice(0, 12);
}

function commonOf() {
  const hash = createHash('sha256');
  for (const folder of SOURCES) {
    const files = readdirSync(join(root, folder)).sort();
    for (const file of files) if (!isAboutMany(file)) hash.update(readFileSync(join(root, folder, file)));
  }
  return hash.digest('hex');
}
