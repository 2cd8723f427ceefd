/** Lets so many work at the same time; the others wait in the order in which they came. */

export class Turns {
  private readonly queue: (() => void)[] = [];
  private free: number;

  constructor(most: number) {
    this.free = most;
  }

  get waiting(): number {
    return this.queue.length;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((resolve) => this.queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.queue.shift();
      if (next === undefined) this.free += 1;
      else next(); // it takes the place that has just become free
    }
  }
}
