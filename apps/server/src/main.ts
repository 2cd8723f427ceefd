#!/usr/bin/env node
/** Starts the server with the settings of the environment, and stops it in good order. */
import type { AddressInfo } from 'node:net';
import { readConfig } from './config.ts';
import { Taken } from './database/lock.ts';
import { buildServer, type Server } from './http/app.ts';

/** So long the server takes its time to stop. */
const PATIENCE = 10_000;

const read = readConfig(process.env);
if (!read.ok) {
  console.error(read.problem);
  process.exit(2);
}
const { config } = read;
const server = await opened();
server.lock.onLost = (error) => {
  server.app.log.fatal({ err: error }, 'the lock on the database is lost: another server may take it');
  void stop();
};
await listen();

let asked = 0;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    asked++;
    if (asked > 1) process.exit(1); // whoever asks twice does not want to wait
    void stop();
  });
}
for (const name of new Set(server.app.addresses().map(nameOf))) console.log(`Tablerunner listens at http://${name}`);

async function opened(): Promise<Server> {
  try {
    return await buildServer(config);
  } catch (error) {
    if (error instanceof Taken) fail(error.message);
    const place = config.databaseUrl === undefined ? `in the folder ${config.data}` : 'at DATABASE_URL';
    return fail(`The database ${place} cannot be opened: ${messageOf(error)}`);
  }
}

async function listen(): Promise<void> {
  const { host, port } = config;
  try {
    await server.app.listen({ host, port });
  } catch (error) {
    const isBusy = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    fail(
      isBusy
        ? `Port ${port} is busy: another program listens there, perhaps another Tablerunner. Set TABLERUNNER_PORT to a free one.`
        : `The server cannot listen at ${host}, port ${port}: ${messageOf(error)}`,
    );
  }
}

async function stop(): Promise<void> {
  setTimeout(() => fail('The server did not stop in time; what was acknowledged is safe.'), PATIENCE).unref();
  await server.stop();
  process.exit(0);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function fail(problem: string): never {
  console.error(problem);
  process.exit(1);
}

function nameOf(address: string | AddressInfo): string {
  if (typeof address === 'string') return address;
  const { address: ip, family, port } = address;
  if (ip === '127.0.0.1' || ip === '::1') return `localhost:${port}`;
  return family === 'IPv6' ? `[${ip}]:${port}` : `${ip}:${port}`;
}
