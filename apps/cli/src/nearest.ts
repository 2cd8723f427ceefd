/** Finds what somebody probably meant: the known word with the fewest letters changed. */

export function nearest(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((candidate) => ({ candidate, distance: lettersChanged(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  if (best === undefined || best.distance > Math.max(2, Math.floor(best.candidate.length / 3))) return undefined;
  return best.candidate;
}

/** ` Did you mean "referee"?`, or the list of what there is. */
export function suggest(word: string, known: readonly string[]): string {
  const meant = nearest(word, known);
  return meant === undefined ? `There are: ${known.join(', ')}.` : `Did you mean "${meant}"?`;
}

const LONGEST = 60;

function lettersChanged(from: string, to: string): number {
  if (from.length > LONGEST) return from.length;
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
