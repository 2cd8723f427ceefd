/** Starts the compiled server on a free port with a folder of its own: for commands that look at the client, and for tests in a browser. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './files.mjs';

/**
 * @typedef {object} RunningServer
 * @property {string} url
 * @property {() => Promise<void>} restart Kills it in the middle of whatever it does, and starts it anew on the same folder.
 * @property {() => Promise<void>} stop Ends it, and nothing of it stays.
 */

/**
 * Systems take ports for their own connections from above these: nobody else takes one of these while a server restarts.
 * Each process has a block of them for itself, so that two processes that look at once find two.
 */
const PORTS = { from: 10_000, to: 32_000, block: 100 };
let nextPort = PORTS.from + ((process.pid * PORTS.block) % (PORTS.to - PORTS.from));

/** @param {number} port @returns {Promise<boolean>} */
const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A port for a server that somebody else starts. @returns {Promise<number>} */
export async function freePort() {
  for (;;) {
    const port = nextPort;
    nextPort = port + 1 < PORTS.to ? port + 1 : PORTS.from;
    if (await isFree(port)) return port;
  }
}

/**
 * Resolves when the server says where it listens.
 * @returns {Promise<RunningServer>}
 */
export async function startServer() {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'tablerunner-server-'));
  const env = {
    ...process.env,
    TABLERUNNER_HOST: '127.0.0.1',
    TABLERUNNER_PORT: String(port),
    TABLERUNNER_DATA: data,
    TABLERUNNER_WEB: join(root, 'apps/web/dist'),
    TABLERUNNER_LOG: 'error',
    TABLERUNNER_TEST_SEED: 'tests',
  };
  const start = async () => {
    const program = join(root, 'apps/server/dist/main.js');
    const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
      child.stdout.on('data', (bytes) => String(bytes).includes('listens') && resolve(undefined));
    });
    return child;
  };
  let child = await start();
  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    async restart() {
      await end('SIGKILL');
      child = await start();
    },
    async stop() {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}
