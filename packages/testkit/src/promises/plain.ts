/** Plain JSON: what a state and a step's memory may be made of, and no object in two places. */

/** A sentence about the first thing that is no plain JSON of whole numbers, with its path. */
export function notPlain(value: unknown, path: string): string | undefined {
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? undefined : `${path} is ${value}, no whole number`;
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return undefined;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = notPlain(value[i], `${path}[${i}]`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (typeof value !== 'object') return `${path} is ${value === undefined ? 'undefined' : `a ${typeof value}`}`;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `${path} is an object of a class`;
  for (const [key, item] of Object.entries(value)) {
    const found = item === undefined ? undefined : notPlain(item, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Puts every object below a value into `seen` with its path; tells of the first that was there before. What is frozen
 * can be changed by nobody and may have any number of owners; what lies below it is looked at all the same.
 */
export function sharedIn(value: unknown, path: string, seen: Map<object, string>): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Object.isFrozen(value)) {
    const other = seen.get(value);
    if (other !== undefined) return `${path} is the very object ${other}`;
    seen.set(value, path);
  }
  for (const [key, item] of Object.entries(value)) {
    const found = sharedIn(item, `${path}.${key}`, seen);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Tells of the first object below a value that belongs to somebody else and can be changed. */
export function foreignIn(value: unknown, path: string, owned: ReadonlyMap<object, string>): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const owner = Object.isFrozen(value) ? undefined : owned.get(value);
  if (owner !== undefined) return `${path} is the very object ${owner}`;
  for (const [key, item] of Object.entries(value)) {
    const found = foreignIn(item, `${path}.${key}`, owned);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Calls `visit` for every string, number and truth value below a value. */
export function eachLeaf(value: unknown, visit: (leaf: unknown, path: string) => void, path = ''): void {
  if (typeof value !== 'object' || value === null) return visit(value, path);
  for (const [key, item] of Object.entries(value)) eachLeaf(item, visit, `${path}.${key}`);
}
