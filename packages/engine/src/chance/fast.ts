/** The source of search and simulation: xoshiro128**, fast and repeatable, but predictable. Never used for a real match. */
import type { Chance } from './chance.ts';

const rotl = (x: number, k: number): number => (x << k) | (x >>> (32 - k));

export interface FastChance extends Chance {
  /** The next 32 bits as a whole number that is not negative. */
  next(): number;
  below(count: number): number;
}

export function fastChance(seed: number | string): FastChance {
  let [a, b, c, d] = spread(typeof seed === 'string' ? fold(seed) : seed);

  const next = (): number => {
    const result = Math.imul(rotl(Math.imul(b, 5), 7), 9) >>> 0;
    const t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = rotl(d, 11);
    return result;
  };
  // 32 bits modulo a small count is biased by less than one in ten million: fine for a simulation.
  const below = (count: number): number => next() % count;
  return { next, below, draw: below };
}

/** SplitMix32, the customary way to fill the four words from one number. */
function spread(seed: number): [number, number, number, number] {
  let state = seed | 0;
  const word = (): number => {
    state = (state + 0x9e3779b9) | 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return z ^ (z >>> 15);
  };
  return [word(), word(), word(), word() | 1];
}

function fold(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}
