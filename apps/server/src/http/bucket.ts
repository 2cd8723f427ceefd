/** A leaky bucket: so many a second in the long run, a few more at once. */

export class Bucket {
  private readonly perSecond: number;
  private readonly most: number;
  private level: number;
  private last = performance.now();

  constructor(perSecond: number, seconds: number) {
    this.perSecond = perSecond;
    this.most = perSecond * seconds;
    this.level = this.most;
  }

  /** Takes one, if there is one. */
  take(): boolean {
    const now = performance.now();
    this.level = Math.min(this.most, this.level + ((now - this.last) / 1000) * this.perSecond);
    this.last = now;
    if (this.level < 1) return false;
    this.level -= 1;
    return true;
  }
}
