/** A server as a process of its own, and what it uses of the machine. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

const TICKS_PER_SECOND = 100;

/** @returns {Promise<number>} */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });

/**
 * Starts a script and waits until it says `ready`.
 * @param {string} script
 * @param {Record<string, string>} environment
 * @param {string} ready
 */
export async function startChild(script, environment, ready) {
  const child = spawn(process.execPath, [script], { env: { ...process.env, ...environment } });
  let said = '';
  const ended = new Promise((resolve) => child.on('exit', resolve));
  await new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        said += text;
        if (said.includes(ready)) resolve(undefined);
      });
    }
    void ended.then(() => reject(new Error(`${script} did not start: ${said}`)));
  });
  return {
    said: () => said,
    /** Seconds of the processor, and megabytes of memory, where the system tells them. */
    use() {
      try {
        const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
        const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
        const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
        return { seconds: (Number(stat[11]) + Number(stat[12])) / TICKS_PER_SECOND, megabytes: kilobytes / 1024 };
      } catch {
        return { seconds: Number.NaN, megabytes: Number.NaN };
      }
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
