/** What holds up the event loop is measured by the clock, and by its own work alone. */
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Stalls } from '../src/stalls.ts';

const isLinux = existsSync('/proc/thread-self/schedstat');

test('work that takes the thread counts in both; a thread that had to wait has done no work', async () => {
  const stalls = new Stalls();
  stalls.start();
  await setTimeout(30);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
  await expect.poll(() => stalls.longest).toBeGreaterThan(0.3);
  if (isLinux) expect(stalls.longestWork).toBeLessThan(0.3);
  const before = process.cpuUsage();
  while (process.cpuUsage(before).user < 600_000);
  await expect.poll(() => stalls.longestWork).toBeGreaterThan(0.3);
  stalls.stop();
});
