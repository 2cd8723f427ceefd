/** Runs the comparisons, prints a table and writes latest.json with the peer's cost over ours for each. */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { costs } from './measure.mjs';
import { sampleComparisons } from './sample/comparisons.mjs';
import { syntheticComparison } from './synthetic.mjs';

/**
 * @typedef {object} Comparison
 * @property {string} key its name in latest.json, such as `sample.commands`
 * @property {string} unit what one unit of the work is
 * @property {import('./measure.mjs').Subject} ours
 * @property {import('./measure.mjs').Subject} peer what the ratio is taken with
 * @property {readonly import('./measure.mjs').Subject[]} [others] shown for comparison
 * @property {number} [bar] the least ratio that will do
 */

/** Later games add theirs here; one without a port to boardgame.io takes `syntheticPeer()` as its peer. */
const GAMES = [sampleComparisons, syntheticComparison];

const rate = (microseconds) => {
  const perSecond = 1e6 / microseconds;
  return perSecond >= 100 ? Math.round(perSecond).toLocaleString('en') : perSecond.toPrecision(3);
};
const cost = (microseconds) =>
  microseconds >= 1000 ? `${(microseconds / 1000).toPrecision(3)} ms` : `${microseconds.toPrecision(3)} µs`;

/**
 * @param {readonly string[]} wanted beginnings of keys; none: all
 * @returns {Promise<boolean>} whether all bars were met
 */
export async function benchmark(wanted) {
  const all = (await Promise.all(GAMES.map((game) => game()))).flat();
  const comparisons = all.filter(({ key }) => wanted.length === 0 || wanted.some((word) => key.startsWith(word)));
  if (comparisons.length === 0) {
    console.error(`Nothing is called ${wanted.join(', ')}; there are ${all.map(({ key }) => key).join(', ')}.`);
    return false;
  }
  /** @type {Record<string, number>} */
  const ratios = {};
  const details = [];
  let good = true;
  console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}; medians`);
  for (const { key, unit, ours, peer, others = [], bar } of comparisons) {
    const subjects = [ours, peer, ...others];
    const [own, ...rest] = await costs(subjects);
    const ratio = rest[0] / own;
    ratios[key] = Number(ratio.toPrecision(3));
    const missed = bar !== undefined && ratio < bar;
    good &&= !missed;
    const verdict = bar === undefined ? '' : missed ? `, MISSES the bar of ${bar}` : ` (bar: ${bar})`;
    console.log(`\n${key}: the peer costs ${ratio.toPrecision(3)} times as much${verdict}`);
    for (const [i, { name }] of subjects.entries()) {
      const each = i === 0 ? own : rest[i - 1];
      const times = i === 0 ? '' : `${(each / own).toPrecision(3)} ×`;
      const line = [
        name.padEnd(52),
        cost(each).padStart(9),
        `${rate(each)} ${unit} a second`.padStart(34),
        times.padStart(9),
      ];
      console.log(`  ${line.join(' ')}`);
      details.push({ key, name, microseconds: each });
    }
  }
  const machine = { node: process.versions.node, cores: cpus().length, processor: cpus()[0]?.model };
  writeFileSync(
    new URL('latest.json', import.meta.url),
    `${JSON.stringify({ ratios, machine, unit: 'microseconds', details }, undefined, 2)}\n`,
  );
  return good;
}
