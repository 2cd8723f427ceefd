/** A thread for tests: its player thinks for so many milliseconds, or for ever, and chooses its own name. */

/** @param {{ player: string }} job */
export function choose({ player }) {
  const until = player === 'for-ever' ? Number.POSITIVE_INFINITY : performance.now() + Number(player);
  while (performance.now() < until);
  return player;
}
