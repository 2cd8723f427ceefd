/** Measures the cost of several ways to do the same thing, in turns, so that a slow moment of the machine hits them all. */

/**
 * @typedef {object} Subject
 * @property {string} name
 * @property {() => number | Promise<number>} batch does a batch of the work and says how many units that was
 */

const ROUNDS = 7;
const MILLISECONDS = 300;

/**
 * @param {Subject} subject
 * @param {number} milliseconds at least
 * @returns {Promise<number>} microseconds for each unit
 */
async function once({ batch }, milliseconds) {
  const start = performance.now();
  let units = 0;
  let took = 0;
  do {
    units += await batch();
    took = performance.now() - start;
  } while (took < milliseconds);
  return (took * 1000) / units;
}

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * @param {readonly Subject[]} subjects
 * @returns {Promise<number[]>} the median cost of each in microseconds for one unit
 */
export async function costs(subjects, { rounds = ROUNDS, milliseconds = MILLISECONDS } = {}) {
  for (const subject of subjects) await once(subject, milliseconds); // the first round warms up and counts for nothing
  /** @type {number[][]} */
  const taken = subjects.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [i, subject] of subjects.entries()) taken[i].push(await once(subject, milliseconds));
  }
  return taken.map(median);
}
