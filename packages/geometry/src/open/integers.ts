/** Whole-number arithmetic below 2^53: roots and rounded quotients. Products are kept under that bound by who calls. */

/** The greatest whole number whose square is at most n. */
export function rootDown(n: number): number {
  if (n < 2) return n < 1 ? 0 : 1;
  // From above, Newton's steps fall until they are there.
  let root = firstGuess(n);
  for (;;) {
    const next = Math.floor((root + Math.floor(n / root)) / 2);
    if (next >= root) return root;
    root = next;
  }
}

/** The least whole number whose square is at least n. */
export function rootUp(n: number): number {
  const root = rootDown(n);
  return root * root === n ? root : root + 1;
}

/** A power of two that is no less than the root. */
function firstGuess(n: number): number {
  const high = Math.floor(n / 0x1_0000_0000);
  const bits = high > 0 ? 64 - Math.clz32(high) : 32 - Math.clz32(n);
  return 1 << ((bits + 1) >> 1);
}

/** a / b to the nearest whole number, halves up; b is above 0. */
export function roundedQuotient(a: number, b: number): number {
  return Math.floor((2 * a + b) / (2 * b));
}
