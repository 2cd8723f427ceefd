/** How much memory an open table takes while nobody plays at it. Run with --expose-gc, in a process of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastChance } from '@tablerunner/engine';
import { readConfig } from '../../apps/server/dist/config.js';
import { openDatabase } from '../../apps/server/dist/database/open.js';
import { Store } from '../../apps/server/dist/database/store.js';
import { buildServer } from '../../apps/server/dist/http/app.js';
import { layTable } from '../../apps/server/dist/tables/lay.js';

const [game = 'escape', tables = '100', moves = '200'] = process.argv.slice(2);
const SEATS = { sample: ['red', 'blue'], escape: ['isc', 'resistance'] };
const data = mkdtempSync(join(tmpdir(), 'tablerunner-memory-'));
const read = readConfig({ TABLERUNNER_DATA: data, TABLERUNNER_LOG: 'silent', TABLERUNNER_OPEN_TABLES: '100000' });
if (!read.ok) throw new Error(read.problem);
const server = await buildServer(read.config);
const db = await openDatabase({ data });
const chance = fastChance('memory');

const heap = () => {
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};

async function layAndPlay() {
  const seats = Object.fromEntries(SEATS[game].map((seat) => [seat, { kind: 'person' }]));
  const laid = await layTable(new Store(db), { game, options: game === 'sample' ? { rounds: 50 } : {}, seats });
  if (!laid.ok) throw new Error(laid.problem);
  const opened = await server.keeper.open(laid.value.table);
  if (opened?.ok !== true) throw new Error('it cannot be opened');
  const { table } = opened.value;
  let played = 0;
  for (; played < Number(moves) && table.turn !== undefined; played++) {
    const { seat } = table.turn;
    const { legal = [] } = table.view(seat);
    const deed = { kind: 'play', choice: legal[chance.below(legal.length)] };
    table.request(seat, { id: `${played}`, at: table.length, deed });
  }
  return { played, snapshot: JSON.stringify(table.snapshot()).length };
}

await layAndPlay(); // what is loaded once for all tables does not count
const before = heap();
let total = 0;
let snapshots = 0;
for (let i = 0; i < Number(tables); i++) {
  const { played, snapshot } = await layAndPlay();
  total += played;
  snapshots += snapshot;
}
const kilobytes = (heap() - before) / 1024 / Number(tables);
console.log(
  JSON.stringify({
    game,
    tables: Number(tables),
    moves: Math.round(total / Number(tables)),
    kilobytes: Math.round(kilobytes),
    snapshotKilobytes: Math.round(snapshots / Number(tables) / 1024),
  }),
);
await db.destroy();
await server.stop();
rmSync(data, { recursive: true, force: true });
