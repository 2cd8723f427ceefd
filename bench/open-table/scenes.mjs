/** A table of 44 by 30 inches with 40 pieces of scenery and 12 models, the same one every time. */
import { compileField, standing, surfaceAt } from '@tablerunner/geometry';

/** @param {number} seed @returns {(below: number) => number} */
function randomOf(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Sines and cosines of some turns, as whole numbers. */
const TURNS = [
  [1, 0, 1],
  [4, 3, 5],
  [12, 5, 13],
  [15, 8, 17],
  [21, 20, 29],
];

/** @param {(below: number) => number} random @param {number} index */
function pieceOf(random, index) {
  const isWall = index % 4 === 3;
  const [w, d] = isWall ? [1000 + random(1500), 60] : [500 + random(1500), 500 + random(1500)];
  const [x, y] = [4000 + random(36_000), 4000 + random(22_000)];
  const [c, s, r] = TURNS[random(TURNS.length)] ?? [1, 0, 1];
  const isBarrier = index % 2 === 1;
  const top = isBarrier ? 3500 + 500 * random(4) : 1000 + 500 * random(3);
  return {
    id: `p${index}`,
    kind: isBarrier ? 'barrier' : 'obstacle',
    outline: [
      [-w, -d],
      [w, -d],
      [w, d],
      [-w, d],
    ].map(([a = 0, b = 0]) => ({ x: x + Math.round((a * c - b * s) / r), y: y + Math.round((a * s + b * c) / r) })),
    bottom: 0,
    top,
    isFloor: isBarrier && !isWall,
    isLight: false,
    openings: [],
    ladders: [],
  };
}

/** @param {number} seed */
export function sceneOf(seed) {
  const random = randomOf(seed);
  const pieces = Array.from({ length: 40 }, (_, index) => pieceOf(random, index));
  const table = compileField({ width: 44_000, depth: 30_000, pieces });
  const bases = [];
  while (bases.length < 12) {
    const [x, y] = [random(44_000), random(30_000)];
    const base = { x, y, z: surfaceAt(table, { x, y }, random(2) * 9000), width: 1063 };
    if (standing(table, base, bases) === undefined) bases.push(base);
  }
  return { table, bases };
}
