/** A server in this process for tests, and clients that talk to it. */
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { TableRecord, TableSetup } from '@tablerunner/table';
import { type Config, readConfig } from '../src/config.ts';
import { openDatabase } from '../src/database/open.ts';
import { Store } from '../src/database/store.ts';
import { buildServer, type Server } from '../src/http/app.ts';
import type { Machines } from '../src/machine/machines.ts';
import { choose, continueFrom } from '../src/machine/worker.ts';
import { Client } from './client.ts';

/** The jobs of the threads, done here: a thread cannot load TypeScript. Tests of the compiled server use real ones. */
export function machinesHere(): Machines {
  return {
    async choose(job) {
      await setImmediate();
      return choose(job);
    },
    async continueFrom(job) {
      await setImmediate();
      return continueFrom(job);
    },
    waiting: 0,
    stop: () => Promise.resolve(),
  };
}

function testConfig(data: string, environment: Readonly<Record<string, string>> = {}): Config {
  const read = readConfig({
    TABLERUNNER_DATA: data,
    TABLERUNNER_PORT: '0',
    TABLERUNNER_HOST: '127.0.0.1',
    TABLERUNNER_LOG: 'silent',
    TABLERUNNER_TEST_SEED: 'tests',
    TABLERUNNER_MESSAGES_PER_SECOND: '100000',
    TABLERUNNER_REQUESTS_PER_MINUTE: '1000000',
    TABLERUNNER_TABLES_PER_HOUR: '1000000',
    TABLERUNNER_CONNECTIONS_PER_ADDRESS: '10000',
    ...environment,
  });
  if (!read.ok) throw new Error(read.problem);
  return read.config;
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'tablerunner-server-'));

export class TestServer {
  readonly data: string;
  readonly server: Server;
  private readonly databaseUrl: string | undefined;
  readonly port: number;
  private readonly clients: Client[] = [];

  private constructor(data: string, server: Server, databaseUrl: string | undefined) {
    this.data = data;
    this.databaseUrl = databaseUrl;
    this.server = server;
    this.port = (server.app.server.address() as AddressInfo).port;
  }

  static async start(
    environment: Readonly<Record<string, string>> = {},
    { data = newFolder(), machines = machinesHere() }: { data?: string; machines?: Machines } = {},
  ): Promise<TestServer> {
    const config = testConfig(data, environment);
    const server = await buildServer(config, machines);
    await server.app.listen({ host: config.host, port: config.port });
    return new TestServer(data, server, config.databaseUrl);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async connect(headers: Readonly<Record<string, string>> = {}): Promise<Client> {
    const client = await Client.connect(this.url, headers);
    this.clients.push(client);
    return client;
  }

  /** A client that has joined, with the first message about the table. */
  async join(table: string, secret?: string, since?: number): Promise<Client> {
    const client = await this.connect();
    await client.join(table, secret, since);
    return client;
  }

  async request(path: string, init: RequestInit & { json?: unknown } = {}): Promise<{ status: number; body: unknown }> {
    const { json, ...rest } = init;
    const headers = new Headers(rest.headers);
    if (json !== undefined) headers.set('content-type', 'application/json');
    const body = json === undefined ? (rest.body ?? null) : JSON.stringify(json);
    const answer = await fetch(`${this.url}${path}`, { ...rest, headers, body });
    return { status: answer.status, body: await answer.json() };
  }

  /** Lays a table where nobody has come yet. */
  async layOnly(setup: TableSetup): Promise<{ table: string; secrets: Record<string, string> }> {
    const { status, body } = await this.request('/api/tables', { method: 'POST', json: { setup } });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body as { table: string; secrets: Record<string, string> };
  }

  /** Lays a table whose match has begun. */
  async lay(setup: TableSetup): Promise<{ table: string; secrets: Record<string, string> }> {
    const laid = await this.layOnly(setup);
    await this.gather(laid.table, Object.values(laid.secrets));
    return laid;
  }

  /** Everybody adds to the dice, and leaves again. */
  async gather(table: string, secrets: readonly string[]): Promise<void> {
    const clients = await Promise.all(secrets.map(() => Client.connect(this.url)));
    const begun = clients.map((client) => client.next('table'));
    await Promise.all(clients.map((client, i) => client.join(table, secrets[i])));
    await Promise.all(begun);
    await Promise.all(clients.map((client) => client.leave()));
  }

  /** Lays a table that goes on from a match file: bytes as they are, or what becomes JSON. */
  async layFrom(setup: unknown, file: unknown, at?: number): Promise<{ status: number; body: unknown }> {
    const bytes = typeof file === 'string' ? file : JSON.stringify(file);
    return await this.request(`/api/tables/from-file${at === undefined ? '' : `?at=${at}`}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: `${JSON.stringify({ setup })}\n${bytes}`,
    });
  }

  /** What is kept of a table, read beside the running server. */
  async records(table: string): Promise<readonly TableRecord[]> {
    const db = await openDatabase({ data: this.data, databaseUrl: this.databaseUrl });
    try {
      return await new Store(db).records(table, 0);
    } finally {
      await db.destroy();
    }
  }

  async stop(): Promise<void> {
    for (const client of this.clients) client.close();
    await this.server.stop();
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.data, { recursive: true, force: true });
  }
}

export const person = { kind: 'person' } as const;

/** Skim, the sample game, with its two seats. */
export const skim = (seats: TableSetup['seats'] = { red: person, blue: person }): TableSetup => ({
  game: 'sample',
  options: {},
  seats,
});

/** Both seats choose their first legal choice in turn. */
export async function playOn(clients: readonly Client[], moves: number): Promise<void> {
  for (let i = 0; i < moves; i++) {
    const client = clients.find(({ legal }) => legal.length > 0);
    if (client === undefined) return;
    const done = await client.play(client.legal[i % client.legal.length]);
    if (done.type !== 'done') throw new Error(JSON.stringify(done));
    await Promise.all(clients.map((each) => each.until(done.revision)));
  }
}
