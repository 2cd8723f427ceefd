/**
 * How long the event loop was held up at most. By the clock everything counts, also what other programs took of the machine; by
 * its own work only what this thread did without a pause, which a crowded machine does not change. Linux tells the latter.
 */
import { closeSync, openSync, readSync } from 'node:fs';

const EVERY = 10;
/** Nanoseconds that this thread has worked. */
const WORK_OF_THREAD = '/proc/thread-self/schedstat';

export class Stalls {
  /** In seconds. */
  longest = 0;
  longestWork = 0;
  private timer: NodeJS.Timeout | undefined;
  private file: number | undefined;
  private readonly bytes = Buffer.alloc(64);

  start(): void {
    if (this.timer !== undefined) return;
    try {
      this.file = openSync(WORK_OF_THREAD, 'r');
    } catch {} // another system: the clock has to do
    let [clock, work] = [performance.now(), this.work()];
    this.timer = setInterval(() => {
      const [now, worked] = [performance.now(), this.work()];
      const late = Math.max(0, now - clock - EVERY) / 1000;
      this.longest = Math.max(this.longest, late);
      this.longestWork = Math.max(
        this.longestWork,
        work === undefined || worked === undefined ? late : Math.min(late, worked - work),
      );
      [clock, work] = [now, worked];
    }, EVERY).unref();
  }

  stop(): void {
    clearInterval(this.timer);
    if (this.file !== undefined) closeSync(this.file);
    this.file = undefined;
  }

  private work(): number | undefined {
    if (this.file === undefined) return undefined;
    const length = readSync(this.file, this.bytes, 0, this.bytes.length, 0);
    return Number(this.bytes.toString('latin1', 0, length).split(' ')[0]) / 1e9;
  }
}
