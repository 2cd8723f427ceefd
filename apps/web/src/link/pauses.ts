/** How long to wait before a server is asked again that did not answer: longer each time, and not all of us at once. */

export interface Pauses {
  /** In milliseconds. */
  readonly first: number;
  readonly longest: number;
}

/** `failures`: how often it has gone wrong in a row, without this time. `jitter`: from 0 up to 1. */
export const pauseAfter = (failures: number, { first, longest }: Pauses, jitter: number): number =>
  Math.min(longest, first * 2 ** failures) * (0.5 + jitter / 2);

/** Spreads those who come back at the same time: from 0 up to 1. */
export const newJitter = (): number => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 256;
