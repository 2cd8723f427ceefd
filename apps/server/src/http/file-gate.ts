/** How many match files are being sent or read: one of an address, a few of all. What is refused here is not even received. */

/** Each takes some megabytes of memory while it waits. */
const MOST_FILES = 4;

export class FileGate {
  private readonly inside = new Set<string>();

  /** `undefined`: come again later. Else the way out, which may be taken more than once. */
  enter(network: string): (() => void) | undefined {
    if (this.inside.has(network) || this.inside.size >= MOST_FILES) return undefined;
    this.inside.add(network);
    let isOut = false;
    return () => {
      if (!isOut) this.inside.delete(network);
      isOut = true;
    };
  }
}
