/** Runs the comparisons, prints a table and writes latest.json with the peer's cost over ours for each. */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { burncycleComparisons } from './burncycle/comparisons.mjs';
import { combatZoneComparisons } from './combat-zone/comparisons.mjs';
import { escapeComparisons } from './escape/comparisons.mjs';
import { costs } from './measure.mjs';
import { checkSample, sampleComparisons } from './sample/comparisons.mjs';
import { syntheticComparison } from './synthetic.mjs';

/**
 * @typedef {object} Comparison
 * @property {string} key its name in latest.json, such as `sample.commands`
 * @property {string} unit what one unit of the work is
 * @property {import('./measure.mjs').Subject} ours
 * @property {import('./measure.mjs').Subject} peer what the ratio is taken with
 * @property {readonly import('./measure.mjs').Subject[]} [others] shown for comparison
 * @property {number} [bar] the least ratio that will do
 * @property {number} [most] the most microseconds that one unit of ours may take
 * @property {import('./measure.mjs').Patience} [patience]
 */

/**
 * Later games add theirs here; one without a port to boardgame.io takes `syntheticPeer` as its peer.
 * @type {readonly Comparison[]}
 */
const ALL = [
  ...sampleComparisons,
  syntheticComparison,
  ...escapeComparisons,
  ...burncycleComparisons,
  ...combatZoneComparisons,
];

const rate = (microseconds) => {
  const perSecond = 1e6 / microseconds;
  return perSecond >= 100 ? Math.round(perSecond).toLocaleString('en') : perSecond.toPrecision(3);
};
const cost = (microseconds) =>
  microseconds >= 1000 ? `${(microseconds / 1000).toPrecision(3)} ms` : `${microseconds.toPrecision(3)} µs`;

/** What is said of a bar; nothing where there is none. */
function judge(holds, bar, unit = '') {
  if (bar === undefined) return { ok: true, say: '' };
  return { ok: holds, say: holds ? ` (bar: ${bar}${unit})` : `, MISSES the bar of ${bar}${unit}` };
}

/** @param {Comparison} comparison */
async function compare({ key, unit, ours, peer, others = [], bar, most, patience = {} }) {
  const subjects = [ours, peer, ...others];
  const taken = await costs(subjects, patience);
  const ratio = taken[1] / taken[0];
  const judged = [judge(ratio >= bar, bar), judge(taken[0] <= most, most, ' µs')];
  const missed = judged.some(({ ok }) => !ok);
  console.log(`\n${key}: the peer costs ${ratio.toPrecision(3)} times as much${judged.map(({ say }) => say).join('')}`);
  for (const [i, { name }] of subjects.entries()) {
    const times = i === 0 ? '' : `${(taken[i] / taken[0]).toPrecision(3)} ×`;
    const speed = `${rate(taken[i])} ${unit} a second`;
    console.log(`  ${name.padEnd(56)} ${cost(taken[i]).padStart(9)} ${speed.padStart(32)} ${times.padStart(8)}`);
  }
  const details = subjects.map(({ name }, i) => ({ key, name, microseconds: taken[i] }));
  return { key, ratio: Number(ratio.toPrecision(3)), missed, details };
}

/**
 * @param {readonly string[]} wanted beginnings of keys; none: all
 * @returns {Promise<0 | 1 | 2>} the exit code: 1 when a bar was missed, 2 for a key that nothing has
 */
export async function benchmark(wanted) {
  const comparisons = ALL.filter(({ key }) => wanted.length === 0 || wanted.some((word) => key.startsWith(word)));
  if (comparisons.length === 0) {
    console.error(`Nothing is called ${wanted.join(', ')}; there are ${ALL.map(({ key }) => key).join(', ')}.`);
    return 2;
  }
  console.log(checkSample());
  console.log(
    `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}; medians of processor time`,
  );
  const results = [];
  for (const comparison of comparisons) results.push(await compare(comparison));
  const latest = {
    ratios: Object.fromEntries(results.map(({ key, ratio }) => [key, ratio])),
    machine: { node: process.versions.node, cores: cpus().length, processor: cpus()[0]?.model },
    unit: 'microseconds',
    details: results.flatMap(({ details }) => details),
  };
  writeFileSync(new URL('latest.json', import.meta.url), `${JSON.stringify(latest, undefined, 2)}\n`);
  return results.some(({ missed }) => missed) ? 1 : 0;
}
