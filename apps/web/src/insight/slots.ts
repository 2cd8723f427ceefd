/** One request at a time goes to the worker; a newer one in the same slot takes the place of the older. */

/** The answer is no longer wanted: somebody has asked anew in the same slot. */
export class Superseded extends Error {
  constructor(slot: string) {
    super(`a newer request has taken the place of this one (${slot})`);
  }
}

interface Waiting {
  readonly slot: string | undefined;
  work(): Promise<unknown>;
  resolve(value: never): void;
  reject(error: unknown): void;
}

export function slotsOf(): <T>(slot: string | undefined, work: () => Promise<T>) => Promise<T> {
  let line: Waiting[] = [];
  let running: Waiting | undefined;

  const next = (): void => {
    const first = line.shift();
    running = first;
    if (first === undefined) return;
    void first
      .work()
      .then((value) => first.resolve(value as never), first.reject)
      .finally(next);
  };

  return (slot, work) =>
    new Promise((resolve, reject) => {
      if (slot !== undefined) {
        const isOld = (waiting: Waiting): boolean => waiting.slot === slot;
        for (const old of line.filter(isOld)) old.reject(new Superseded(slot));
        line = line.filter((waiting) => !isOld(waiting));
        if (running !== undefined && isOld(running)) running.reject(new Superseded(slot));
      }
      line.push({ slot, work, resolve, reject });
      if (running === undefined) next();
    });
}
