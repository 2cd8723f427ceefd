/** A PostgreSQL server of the tests' own, in a temporary folder, gone when they end. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { needPostgres } from '../../../scripts/postgres.mjs';
import { freePort } from '../../../scripts/server.mjs';

export interface Postgres {
  /** Makes an empty database, and gives back its address. */
  database(name: string): Promise<string>;
  /** None of its processes does anything until they are woken: connections stay, and nothing answers. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
function command(program: string, words: readonly string[]): [string, string[]] {
  return process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', program, ...words]] : [program, [...words]];
}

async function until(isThere: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (await isThere()) return;
    await setTimeout(100);
  }
  throw new Error('PostgreSQL did not start in 30 seconds');
}

async function query(url: string, text: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.query(text);
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** The first process and all that it has begun. */
function signalAll(data: string, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const first = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const others = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').trim().split(' ').filter(Boolean);
  for (const pid of [first, ...others.map(Number)]) process.kill(pid, signal);
}

export async function startPostgres(): Promise<Postgres> {
  const programs = needPostgres(() => {});
  if (programs === undefined) throw new Error('this test needs PostgreSQL: see scripts/postgres.mjs');
  const folder = mkdtempSync(join(tmpdir(), 'tablerunner-postgres-'));
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  const port = await freePort();
  const initdb = command(join(programs, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync']);
  execFileSync(...initdb, { stdio: 'ignore', cwd: folder });
  const words = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
  const child: ChildProcess = spawn(...command(join(programs, 'postgres'), words), { stdio: 'ignore', cwd: folder });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const url = (name: string): string => `postgres://postgres@127.0.0.1:${port}/${name}`;
  await until(() => query(url('postgres'), 'select 1'));
  const thaw = (): void => {
    signalAll(data, 'SIGCONT');
    child.kill('SIGCONT'); // `runuser` stops together with whom it runs
  };
  return {
    async database(name) {
      if (!(await query(url('postgres'), `create database ${name}`))) throw new Error(`no database ${name}`);
      return url(name);
    },
    freeze: () => signalAll(data, 'SIGSTOP'),
    thaw,
    async stop() {
      thaw();
      execFileSync(...command(join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']), {
        stdio: 'ignore',
        cwd: folder,
      });
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
