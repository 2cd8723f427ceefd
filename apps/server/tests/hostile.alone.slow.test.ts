/**
 * The server as strangers tease it, at its default limits: set-ups beyond all bounds, a hundred match files of 4 MB, sixty tables of
 * the strongest machines, and an honest table beside them. `npm run soak -- --hostile` runs this alone.
 */
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import type { TableSetup } from '@tablerunner/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../scripts/server.mjs';
import { Client } from './client.ts';
import { newFolder, skim } from './kit.ts';
import { ServerProcess } from './process.ts';

const DEFAULTS = {
  TABLERUNNER_MESSAGES_PER_SECOND: '30',
  TABLERUNNER_REQUESTS_PER_MINUTE: '600',
  TABLERUNNER_TABLES_PER_HOUR: '120',
  TABLERUNNER_CONNECTIONS_PER_ADDRESS: '100',
};
const HONEST = '127.0.0.1';
const ATTACKER = '127.0.0.2';
const MOVES = 60;
const MEGABYTE = 1024 * 1024;
const LARGEST_FILE = 4 * MEGABYTE;

const data = newFolder();
let server: ServerProcess;

beforeAll(async () => {
  server = await ServerProcess.start(await freePort(), { ...DEFAULTS, TABLERUNNER_DATA: data });
});
afterAll(async () => {
  await server.kill('SIGKILL');
  await rm(data, { recursive: true, force: true });
});

interface Answer {
  readonly status: number | 'closed';
  readonly body: unknown;
}

/** From an address of this machine; whoever is hung up on while sending gets `closed`. */
function post(from: string, path: string, type: string, body: string): Promise<Answer> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(server.url);
    const asked = request({
      hostname,
      port,
      path,
      method: 'POST',
      localAddress: from,
      headers: { 'content-type': type },
    });
    asked.on('response', (answer) => {
      let text = '';
      answer.on('data', (bytes) => (text += String(bytes)));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) as unknown }));
      answer.on('error', () => resolve({ status: 'closed', body: undefined }));
    });
    asked.on('error', () => resolve({ status: 'closed', body: undefined }));
    asked.end(body);
  });
}

const lay = (from: string, body: string) => post(from, '/api/tables', 'application/json', body);
const sendFile = (from: string, file: string) =>
  post(from, '/api/tables/from-file', 'application/octet-stream', `${JSON.stringify({ setup: skim() })}\n${file}`);

const duel = (strength: '1' | '5'): TableSetup => ({
  game: 'escape',
  options: {},
  seats: { isc: { kind: 'machine', strength }, resistance: { kind: 'machine', strength } },
});

async function watchDuel(from: string, strength: '1' | '5'): Promise<Client> {
  const { body } = await lay(from, JSON.stringify({ setup: duel(strength) }));
  const client = await Client.connect(server.url, {}, from);
  await client.join((body as { table: string }).table);
  return client;
}

/** How long the machines of an honest table take for so many moves. */
async function honest(): Promise<number> {
  const began = performance.now();
  const watcher = await watchDuel(HONEST, '1');
  await watcher.until(MOVES);
  watcher.close();
  return performance.now() - began;
}

interface Figures {
  /** Milliseconds, the longest since the start: by the clock, and by the server's own work. */
  readonly stall: number;
  readonly work: number;
  /** Megabytes, the most since the start. */
  readonly peak: number;
}

async function figures(): Promise<Figures> {
  const metrics = await (await fetch(`${server.url}/api/metrics`)).text();
  const memory = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  const measured = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]) * 1000;
  return {
    stall: measured('tablerunner_longest_stall_seconds'),
    work: measured('tablerunner_longest_work_seconds'),
    peak: Number(/VmHWM:\s+(\d+) kB/.exec(memory)?.[1]) / 1024,
  };
}

const seats = (count: number): string =>
  `{"setup":{"game":"sample","seats":{${Array.from({ length: count }, (_, i) => `"${i}":{}`).join(',')}}}}`;

const padded = (start: string, piece: string, end: string): string =>
  `${start}${piece.repeat(Math.floor((LARGEST_FILE - start.length - end.length) / piece.length))}${end}`;

const FILES = [
  padded('[', '[],', '[]]'),
  padded('{"format":"tablerunner-match","log":[', '{},', '{}]}'),
  padded('{"format":"tablerunner-match","game":"', 'x', '"}'),
  `${'['.repeat(LARGEST_FILE / 2)}${']'.repeat(LARGEST_FILE / 2)}`,
  padded('{"format":"tablerunner-match","start":{"state":[', '{"a":[1]},', '1]}}'),
];

test('strangers tease the server at its default limits: nobody waits for them, and an honest table moves on', async () => {
  await honest(); // threads are warm then
  const alone = Math.max(await honest(), await honest());
  const before = await figures();

  const setups = [
    seats(300_000),
    seats(5000),
    `{"setup":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
    `{"setup":{"game":"sample","seats":{"a\\u0000":{"kind":"person"}}}}`,
    `{"setup":{"game":"sample","seats":{},"options":{${Array.from({ length: 6000 }, (_, i) => `"${i}":[]`).join(',')}}}}`,
    `{"setup":{"game":"escape","seats":{},"options":{"scenario":[${'{},'.repeat(20_000)}1]}}}`,
  ];
  for (let round = 0; round < 10; round++) {
    const answers = await Promise.all(setups.map((body) => lay(ATTACKER, body)));
    for (const { status } of answers) expect([400, 413, 429, 'closed']).toContain(status);
  }
  const afterSetups = await figures();

  const manyAddresses = Array.from({ length: 50 }, (_, i) => `127.0.1.${i + 1}`);
  const files = await Promise.all(
    [...manyAddresses, ...manyAddresses.map(() => ATTACKER)].map((from, i) =>
      sendFile(from, FILES[i % FILES.length] ?? ''),
    ),
  );
  for (const { status } of files) expect([400, 413, 429, 'closed']).toContain(status);
  const afterFiles = await figures();

  const crowd: Client[] = [];
  for (let i = 0; i < 60; i++) crowd.push(await watchDuel(`127.0.2.${1 + (i % 3)}`, '5'));
  for (const client of crowd) client.close();
  const beside = await honest();
  const end = await figures();
  const told = ({ stall, work, peak }: Figures): string =>
    `longest stall ${work.toFixed(0)} ms (${stall.toFixed(0)} ms by the clock), memory ${peak.toFixed(0)} MB`;
  console.log(
    [
      `at first: ${told(before)}`,
      `after hostile set-ups: ${told(afterSetups)}`,
      `after a hundred files: ${told(afterFiles)}`,
      `at the end: ${told(end)}`,
      `an honest table: ${alone.toFixed(0)} ms alone, ${beside.toFixed(0)} ms beside sixty abandoned ones`,
    ].join('\n'),
  );
  // A crowded machine holds up everybody: what the server itself does in one go is what counts.
  expect(end.work).toBeLessThan(100);
  expect(end.peak).toBeLessThan(600);
  expect(beside).toBeLessThan(2 * alone + 500);
});
