/** The compiled server as a process of its own, to be stopped, killed and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

const GENEROUS = {
  TABLERUNNER_HOST: '127.0.0.1',
  TABLERUNNER_LOG: 'error',
  TABLERUNNER_TEST_SEED: 'tests',
  TABLERUNNER_MESSAGES_PER_SECOND: '100000',
  TABLERUNNER_REQUESTS_PER_MINUTE: '1000000',
  TABLERUNNER_TABLES_PER_HOUR: '1000000',
  TABLERUNNER_CONNECTIONS_PER_ADDRESS: '10000',
};

export class ServerProcess {
  readonly url: string;
  /** What it has said so far. */
  said = '';
  readonly ended: Promise<{ readonly code: number | null; readonly signal: string | null }>;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.child = child;
    this.url = `http://127.0.0.1:${port}`;
    this.ended = new Promise((resolve) => child.on('exit', (code, signal) => resolve({ code, signal })));
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (this.said += String(text)));
  }

  /** Resolves when it listens. */
  static async start(port: number, environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
    const env = { ...process.env, ...GENEROUS, ...environment, TABLERUNNER_PORT: String(port) };
    const server = new ServerProcess(spawn(process.execPath, [MAIN], { env }), port);
    const listening = new Promise<void>((resolve) => {
      server.child.stdout?.on('data', () => server.said.includes('listens') && resolve());
    });
    const ended = server.ended.then(() => {
      throw new Error(`the server did not start: ${server.said}`);
    });
    ended.catch(() => {}); // once it listens, its end is no surprise
    await Promise.race([listening, ended]);
    return server;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  async kill(signal: NodeJS.Signals): Promise<Awaited<ServerProcess['ended']>> {
    this.child.kill(signal);
    return await this.ended;
  }
}
