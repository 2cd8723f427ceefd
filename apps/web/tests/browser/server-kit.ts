/** A real server for tests in a browser: the compiled one, with a folder of its own, serving the built client. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtClient } from './kit.ts';

const SERVER = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));

export interface RunningServer {
  readonly url: string;
  stop(): void;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Resolves when the server says where it listens. */
export async function startServer(): Promise<RunningServer> {
  const web = await builtClient();
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'tablerunner-browser-'));
  const env = {
    ...process.env,
    TABLERUNNER_HOST: '127.0.0.1',
    TABLERUNNER_PORT: String(port),
    TABLERUNNER_DATA: data,
    TABLERUNNER_WEB: web,
    TABLERUNNER_LOG: 'error',
  };
  const child: ChildProcess = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout?.on('data', (bytes) => String(bytes).includes('listens') && resolve());
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      child.kill('SIGKILL');
      rmSync(data, { recursive: true, force: true });
    },
  };
}
