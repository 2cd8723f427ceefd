/** Small things by name in the browser's storage. Where nothing can be kept, the page itself remembers until it is closed. */

export interface Kept<T> {
  find(name: string): T | undefined;
  keep(name: string, value: T): void;
  /** All whose names fit. */
  forget(fits: (name: string) => boolean): void;
}

/** The oldest fall out first. Another tab may have written meanwhile, so every look is a fresh one. */
export function keptIn<T>(key: string, isOne: (value: unknown) => value is T, most = 300): Kept<T> {
  let own: readonly (readonly [name: string, value: T])[] = [];
  /** A storage that is full still tells what it held before. */
  let isFull = false;
  const all = (): typeof own => {
    if (isFull) return own;
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      if (!Array.isArray(kept)) return own;
      return kept.filter(
        (entry): entry is [string, T] => Array.isArray(entry) && typeof entry[0] === 'string' && isOne(entry[1]),
      );
    } catch {
      return own;
    }
  };
  const write = (entries: typeof own): void => {
    own = entries.slice(-most);
    try {
      localStorage.setItem(key, JSON.stringify(own));
      isFull = false;
    } catch {
      isFull = true; // full or forbidden: the page still knows it
    }
  };
  return {
    find: (name) => all().find(([known]) => known === name)?.[1],
    keep: (name, value) => write([...all().filter(([known]) => known !== name), [name, value]]),
    forget: (fits) => write(all().filter(([name]) => !fits(name))),
  };
}

/** Kept as long as its owner is. */
export function keptHere<T>(): Kept<T> {
  const kept = new Map<string, T>();
  return {
    find: (name) => kept.get(name),
    keep: (name, value) => void kept.set(name, value),
    forget(fits) {
      for (const name of [...kept.keys()]) if (fits(name)) kept.delete(name);
    },
  };
}
