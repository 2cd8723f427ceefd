/** A leaky bucket: so many a second in the long run, a few more at once. */

const BURST_SECONDS = 4;

export class Bucket {
  private readonly perSecond: number;
  private readonly most: number;
  private level: number;
  private last = performance.now();

  constructor(perSecond: number) {
    this.perSecond = perSecond;
    this.most = perSecond * BURST_SECONDS;
    this.level = this.most;
  }

  /** As much is in it as at the beginning. */
  get isFull(): boolean {
    this.fill();
    return this.level === this.most;
  }

  /** Takes one, if there is one. */
  take(): boolean {
    this.fill();
    if (this.level < 1) return false;
    this.level -= 1;
    return true;
  }

  private fill(): void {
    const now = performance.now();
    this.level = Math.min(this.most, this.level + ((now - this.last) / 1000) * this.perSecond);
    this.last = now;
  }
}
