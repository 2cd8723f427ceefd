/** Answers to random questions about the open table as one number per table: must be the same wherever they are worked out. */
import {
  attackPath,
  blast,
  compileField,
  distanceOf,
  pushed,
  reachRegion,
  reachSpots,
  shortestWay,
  walk,
} from '../../src/index.ts';
import { randomBases, randomField, randomOf } from './scenes.ts';

/** A sum over a text that changes with every letter. */
function sumOf(text: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return sum;
}

export function answersOf(seed: number, tables: number): number[] {
  const random = randomOf(seed);
  return Array.from({ length: tables }, () => {
    const table = compileField(randomField(random, 12));
    const bases = randomBases(random, table, 6);
    const said: unknown[] = [];
    for (const [i, base] of bases.entries()) {
      const rest = bases.filter((_, k) => k !== i);
      const others = rest.map((each, k) => ({
        base: each,
        side: k % 2 === 0 ? ('rival' as const) : ('friend' as const),
      }));
      const goal = { x: random(22_000), y: random(30_000) };
      said.push(rest.map((to, k) => [distanceOf(base, to), attackPath(table, base, to, rest.toSpliced(k, 1))]));
      said.push(walk(table, base, [{ x: base.x + 900, y: base.y }, goal], others));
      said.push(shortestWay(table, base, goal, others, { over: true, climb: true, through: false }) ?? 'no way');
      said.push(reachRegion(table, base, 7000, others).outlines);
      said.push(reachSpots(table, base, 5000, others, { step: 1700, most: 12 }));
      said.push(pushed(table, base, goal, 3000, rest), blast(table, { ...goal, z: 0 }, bases));
    }
    return sumOf(JSON.stringify(said));
  });
}
