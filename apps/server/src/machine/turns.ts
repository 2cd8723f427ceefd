/** Lets so many work at the same time; the others wait, and networks take turns, however many of its own one has waiting. */

interface Waiting {
  readonly queue: (() => void)[];
  working: number;
}

export class Turns {
  /** Whoever was let in last stands last. */
  private readonly networks = new Map<string, Waiting>();
  private readonly mostOfOne: number;
  private free: number;

  /** One network leaves a place to the others, where there are two. */
  constructor(most: number) {
    this.free = most;
    this.mostOfOne = Math.max(1, most - 1);
  }

  get waiting(): number {
    let sum = 0;
    for (const { queue } of this.networks.values()) sum += queue.length;
    return sum;
  }

  async take<T>(network: string, work: () => Promise<T>): Promise<T> {
    const mine = this.networks.get(network) ?? { queue: [], working: 0 };
    this.networks.set(network, mine);
    await new Promise<void>((resolve) => {
      mine.queue.push(resolve);
      this.letIn();
    });
    try {
      return await work();
    } finally {
      mine.working -= 1;
      this.free += 1;
      if (mine.working === 0 && mine.queue.length === 0) this.networks.delete(network);
      this.letIn();
    }
  }

  private letIn(): void {
    for (const [network, waiting] of this.free > 0 ? [...this.networks] : []) {
      const next = waiting.working < this.mostOfOne ? waiting.queue.shift() : undefined;
      if (next === undefined) continue;
      waiting.working += 1;
      this.free -= 1;
      this.networks.delete(network);
      this.networks.set(network, waiting);
      next();
      if (this.free === 0) return;
    }
  }
}
