/** Tables by edge kind: callers say here what a wall or a closed door means for one question. */

/** Edge kinds are 0 to 255, and so a table always has 256 entries. */
export const KIND_COUNT = 256;

/** In a table of costs: cannot be crossed, cannot be entered. */
export const SHUT = 255;

/** A table with 1 for each listed kind and 0 for all others. */
export function flagKinds(kinds: Iterable<number>): Uint8Array {
  const flags = new Uint8Array(KIND_COUNT);
  for (const kind of kinds) flags[requireKind(kind)] = 1;
  return flags;
}

/** A table with the given cost for each listed kind and 0 for all others. */
export function costKinds(costs: Iterable<readonly [kind: number, cost: number]>): Uint8Array {
  const table = new Uint8Array(KIND_COUNT);
  for (const [kind, cost] of costs) {
    if (!Number.isInteger(cost) || cost < 0 || cost > SHUT)
      throw new RangeError(`edge cost ${cost} is not 0 to ${SHUT}`);
    table[requireKind(kind)] = cost;
  }
  return table;
}

export function requireKind(kind: number): number {
  if (!Number.isInteger(kind) || kind < 0 || kind >= KIND_COUNT)
    throw new RangeError(`edge kind ${kind} is not 0 to 255`);
  return kind;
}
