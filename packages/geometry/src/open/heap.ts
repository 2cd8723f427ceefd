/** A queue of numbers by their cost, the least first; a number may be in it more than once and comes out once. */

export class Heap {
  private readonly nodes: number[] = [];
  private readonly costs: number[] = [];
  private readonly done = new Set<number>();

  push(node: number, cost: number): void {
    let at = this.nodes.length;
    this.nodes.push(node);
    this.costs.push(cost);
    for (let up = (at - 1) >> 1; at > 0 && this.cost(up) > cost; up = (at - 1) >> 1) {
      this.put(at, this.nodes[up] ?? 0, this.cost(up));
      at = up;
    }
    this.put(at, node, cost);
  }

  /** The cheapest number that was not taken before. */
  pop(): number | undefined {
    while (this.nodes.length > 0) {
      const node = this.take();
      if (this.done.has(node)) continue;
      this.done.add(node);
      return node;
    }
    return undefined;
  }

  private take(): number {
    const top = this.nodes[0] ?? 0;
    const node = this.nodes.pop() ?? 0;
    const cost = this.costs.pop() ?? 0;
    const size = this.nodes.length;
    if (size === 0) return top;
    let at = 0;
    for (let down = 1; down < size; down = 2 * at + 1) {
      if (down + 1 < size && this.cost(down + 1) < this.cost(down)) down++;
      if (this.cost(down) >= cost) break;
      this.put(at, this.nodes[down] ?? 0, this.cost(down));
      at = down;
    }
    this.put(at, node, cost);
    return top;
  }

  private put(at: number, node: number, cost: number): void {
    this.nodes[at] = node;
    this.costs[at] = cost;
  }

  private cost(at: number): number {
    return this.costs[at] ?? 0;
  }
}
