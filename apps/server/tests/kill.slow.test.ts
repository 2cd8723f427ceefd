/** The server is killed again and again while scripted clients play: nothing that was acknowledged is ever lost. */
import { rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { canonicalJson, fastChance } from '@tablerunner/engine';
import { Table, type TableSetup } from '@tablerunner/table';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../scripts/server.mjs';
import { openDatabase } from '../src/database/open.ts';
import { Store } from '../src/database/store.ts';
import { openTable } from '../src/tables/open.ts';
import { newFolder, skim } from './kit.ts';
import { ScriptedPlayer } from './player.ts';
import { ServerProcess } from './process.ts';

const KILLS = Number(process.env.KILLS ?? 25);
const PORT = await freePort();

const person = { kind: 'person' } as const;
const SETUPS: readonly TableSetup[] = [
  ...Array.from({ length: 5 }, () => ({ ...skim(), options: { rounds: 50 } })),
  { ...skim({ red: person, blue: { kind: 'machine', strength: '2' } }), options: { rounds: 50 } },
  { game: 'escape', options: {}, seats: { isc: person, resistance: person } },
  { game: 'escape', options: {}, seats: { isc: person, resistance: { kind: 'machine', strength: '1' } } },
];

interface Seated {
  readonly table: string;
  readonly seat: string;
  readonly player: ScriptedPlayer;
}

async function lay(url: string, setup: TableSetup, name: string): Promise<readonly Seated[]> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/tables`, { method: 'POST', headers, body: JSON.stringify({ setup }) });
  const { table, secrets } = (await answer.json()) as { table: string; secrets: Record<string, string> };
  return Object.entries(secrets).map(([seat, secret]) => ({
    table,
    seat,
    player: new ScriptedPlayer(url, table, secret, `${name} ${seat}`),
  }));
}

const acknowledged = (seated: readonly Seated[]): number =>
  seated.reduce((sum, { player }) => sum + player.acknowledged.size, 0);

/** Every acknowledged move is in the database, just where and as it was acknowledged. */
async function checkKept(store: Store, seated: readonly Seated[]): Promise<number> {
  let checked = 0;
  for (const { table, seat, player } of seated) {
    const records = new Map((await store.records(table, 0)).map((record) => [record.id, record]));
    for (const [id, { revision, choice }] of player.acknowledged) {
      const record = records.get(`${seat} ${id}`);
      expect(record?.n).toBe(revision);
      expect(record?.deed.kind === 'play' && canonicalJson(record.deed.choice)).toBe(canonicalJson(choice));
      checked++;
    }
  }
  return checked;
}

test(`${KILLS} times kill -9: every acknowledged move is there, none twice, clients resume, hashes agree`, async () => {
  const data = newFolder();
  const chance = fastChance('kill');
  let server = await ServerProcess.start(PORT, { TABLERUNNER_DATA: data });
  onTestFinished(async () => {
    await server.kill('SIGKILL');
    await rm(data, { recursive: true, force: true });
  });
  const seated: Seated[] = [];
  const playing: Seated[][] = SETUPS.map(() => []);
  /** A match that is over gives way to a new one: there is always something to lose. */
  const layAgain = async (): Promise<void> => {
    for (const [i, setup] of SETUPS.entries()) {
      if (playing[i]?.some(({ player }) => !player.isOver) === true) continue;
      const laid = await lay(server.url, setup, `${i}.${seated.length}`);
      playing[i] = [...laid];
      seated.push(...laid);
    }
  };
  await layAgain();
  let before = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    // A server that nobody plays on has nothing to lose: it is killed some moves after it was started.
    const wanted = acknowledged(seated) + 1 + chance.below(30);
    while (acknowledged(seated) < wanted) {
      await layAgain();
      await setTimeout(chance.below(20));
    }
    expect(await server.kill('SIGKILL')).toMatchObject({ signal: 'SIGKILL' });
    const db = await openDatabase({ data });
    const kept = await checkKept(new Store(db), seated);
    await db.destroy();
    expect(kept).toBeGreaterThan(before);
    before = kept;
    server = await ServerProcess.start(PORT, { TABLERUNNER_DATA: data });
    await layAgain();
  }
  await setTimeout(1500);
  await Promise.all(seated.map(({ player }) => player.finish()));
  expect(await server.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  expect(server.said).not.toMatch(/error|fault/i);

  const db = await openDatabase({ data });
  const store = new Store(db);
  expect(await checkKept(store, seated)).toBeGreaterThan(KILLS);
  expect(Math.max(...seated.map(({ player }) => player.comings))).toBeGreaterThan(1);
  for (const { table, seat, player } of seated) {
    expect(player.faults).toEqual([]);
    const records = await store.records(table, 0);
    expect(records.map(({ n }) => n)).toEqual(records.map((_, i) => i + 1));
    const own = records.flatMap(({ id, seat: by }) => (by === seat ? [id] : []));
    expect(own).toEqual([...player.acknowledged.keys()].map((id) => `${seat} ${id}`));
    const opened = await openTable(store, table);
    const head = (await store.table(table))?.head;
    if (opened?.ok !== true || head === undefined) throw new Error(`table ${table} cannot be opened`);
    const replayed = Table.open(opened.value.game, head, records);
    expect(replayed.ok && replayed.value.hash()).toBe(opened.value.hash());
    if (player.standing?.revision === opened.value.revision)
      expect(canonicalJson(player.standing)).toBe(canonicalJson(opened.value.standing(seat)));
  }
  await db.destroy();
});
