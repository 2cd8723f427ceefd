/** A thread for tests: its player thinks for so many milliseconds, or for ever, and chooses its own name. */

/** @param {{ player: string }} job */
export function choose({ player }) {
  const until = player === 'for-ever' ? Number.POSITIVE_INFINITY : performance.now() + Number(player);
  while (performance.now() < until);
  return player;
}

/** Its file is one number: 0 is read at once, 1 takes all memory, 2 never comes to an end. @param {{ file: Uint8Array }} job */
export function continueFrom({ file }) {
  const kept = [];
  while (file[0] === 1) kept.push(new Array(1000).fill(kept.length));
  while (file[0] === 2);
  return { ok: true, value: 'read' };
}
