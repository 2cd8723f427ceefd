/** Open tables: snapshots, what is put away, what cannot be read, writes that fail, going back, slow readers. */
import { setTimeout } from 'node:timers/promises';
import { findGame } from '@tablerunner/catalogue';
import { Match } from '@tablerunner/engine';
import type { TableSetup, TableSnapshot } from '@tablerunner/table';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../src/database/open.ts';
import { Store } from '../src/database/store.ts';
import { openTable } from '../src/tables/open.ts';
import { person, playOn, skim, TestServer } from './kit.ts';

let host: TestServer;
beforeAll(async () => {
  host = await TestServer.start({ TABLERUNNER_OPEN_TABLES: '3' });
});
afterAll(async () => {
  await host.remove();
});

const SKIM: TableSetup = { ...skim(), options: { rounds: 50 } };
/** Hundreds of moves long, whatever is played. */
const ESCAPE: TableSetup = { game: 'escape', options: {}, seats: { isc: person, resistance: person } };

/** A second look into the database of the running server. */
async function withDatabase<T>(look: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>): Promise<T> {
  const db = await openDatabase({ data: host.data });
  try {
    return await look(db);
  } finally {
    await db.destroy();
  }
}

/** Far above what a busy machine needs. */
const PATIENCE = 20_000;

/** It is written when the moves have been acknowledged already. */
const untilSnapshot = (table: string, revision: number): Promise<void> =>
  withDatabase((db) =>
    vi.waitFor(async () => expect((await new Store(db).snapshot(table))?.revision).toBe(revision), PATIENCE),
  );

/** Nobody is there, and nothing is under way. */
const untilIdle = (table: string): Promise<void> =>
  vi.waitFor(() => expect(host.server.keeper.peek(table)?.isIdle).toBe(true), PATIENCE);

async function playedTable(moves: number, setup = SKIM) {
  const laid = await host.lay(setup);
  const [one, two] = Object.values(laid.secrets);
  const red = await host.join(laid.table, one);
  const blue = await host.join(laid.table, two);
  await playOn([red, blue], moves);
  const table = host.server.keeper.peek(laid.table)?.table;
  if (table === undefined) throw new Error('the table is not open');
  return { ...laid, red, blue, open: table };
}

test('a long match opens from its latest snapshot and the records after it, without playing the others again', async () => {
  const { table, open } = await playedTable(120, ESCAPE);
  await untilSnapshot(table, 100);
  await withDatabase(async (db) => {
    const store = new Store(db);
    expect((await store.snapshot(table))?.revision).toBe(100);
    const judged = vi.spyOn(Match.prototype, 'play');
    const opened = await openTable(store, table);
    expect(judged).toHaveBeenCalledTimes(20);
    judged.mockRestore();
    if (opened?.ok !== true) throw new Error('it cannot be opened');
    expect(opened.value.hash()).toBe(open.hash());
    expect(opened.value.revision).toBe(120);
    for (const viewer of ['isc', 'resistance', 'spectator'])
      expect(opened.value.allEvents(viewer)).toEqual(open.allEvents(viewer));
  });
});

test('a snapshot of other rules, or a spoilt one, is passed over: the records give the same table', async () => {
  const { table, open } = await playedTable(60, ESCAPE);
  await untilSnapshot(table, 50);
  await withDatabase(async (db) => {
    const store = new Store(db);
    const snapshot = (await store.snapshot(table)) as TableSnapshot;
    const { match } = snapshot;
    const spoilt = [
      JSON.stringify({ ...snapshot, match: { ...match, save: { ...match.save, rules: 99 } } }),
      JSON.stringify({ ...snapshot, match: { ...match, save: { ...match.save, hash: 'no' } } }),
      JSON.stringify({ ...snapshot, match: { ...match, position: { state: {}, stack: [], drawn: 0 } } }),
      '{"revision":50}',
      'no JSON',
    ];
    for (const data of spoilt) {
      await store.keepSnapshot(table, 50, data);
      const opened = await openTable(store, table);
      expect(opened).toMatchObject({ ok: true });
      expect(opened?.ok === true && opened.value.hash()).toBe(open.hash());
    }
  });
});

test('a match of other rules goes on only where its records still lead to where it was', async () => {
  const { table, open } = await playedTable(60, ESCAPE);
  await untilSnapshot(table, 50);
  await withDatabase(async (db) => {
    const store = new Store(db);
    const snapshot = (await store.snapshot(table)) as TableSnapshot;
    const ofOldRules = (hash: string) => {
      const save = { ...snapshot.match.save, rules: 0, hash };
      return JSON.stringify({ ...snapshot, match: { ...snapshot.match, save } });
    };
    await db.updateTable('tables').set({ rules: 0 }).where('id', '=', table).execute();
    await store.keepSnapshot(table, 50, ofOldRules(snapshot.match.save.hash));
    const same = await openTable(store, table);
    expect(same?.ok === true && same.value.hash()).toBe(open.hash());
    await store.keepSnapshot(table, 50, ofOldRules('another'));
    expect(await openTable(store, table)).toMatchObject({ ok: false, problem: expect.stringContaining('rules 0') });
    // Without a snapshot the records are played all the same, and must come to where the table stood.
    await db.deleteFrom('snapshots').where('table_id', '=', table).execute();
    const played = await openTable(store, table);
    expect(played?.ok === true && played.value.hash()).toBe(open.hash());
    await db.updateTable('standings').set({ turn: 'nobody' }).where('table_id', '=', table).execute();
    expect(await openTable(store, table)).toMatchObject({ ok: false, problem: expect.stringContaining('rules 0') });
  });
});

test('a table that cannot be read is told in a sentence, to clients too', async () => {
  const spoil: [string, (db: Awaited<ReturnType<typeof openDatabase>>, id: string) => Promise<unknown>][] = [
    ['no game', (db, id) => db.updateTable('tables').set({ game: 'gone' }).where('id', '=', id).execute()],
    ['JSON', (db, id) => db.updateTable('tables').set({ head: '{' }).where('id', '=', id).execute()],
    [
      'records',
      (db, id) =>
        db
          .updateTable('records')
          .set({ deed: '{"kind":"fly"}' })
          .where('table_id', '=', id)
          .where('n', '=', 2)
          .execute(),
    ],
    [
      'records',
      (db, id) =>
        db.updateTable('records').set({ seat: 'nobody' }).where('table_id', '=', id).where('n', '=', 2).execute(),
    ],
    ['records', (db, id) => db.deleteFrom('records').where('table_id', '=', id).where('n', '=', 2).execute()],
  ];
  for (const [word, change] of spoil) {
    const first = await TestServer.start();
    const { table, secrets } = await first.lay(SKIM);
    await playOn([await first.join(table, secrets.red), await first.join(table, secrets.blue)], 5);
    await first.stop();
    const db = await openDatabase({ data: first.data });
    await db.deleteFrom('snapshots').where('table_id', '=', table).execute();
    await change(db, table);
    await db.destroy();
    const own = await TestServer.start({}, { data: first.data });
    const client = await own.connect();
    expect(await client.join(table, secrets.red)).toMatchObject({
      type: 'problem',
      problem: expect.stringContaining(word),
    });
    expect((await own.request(`/api/tables/${table}/file`)).status).toBe(409);
    await own.remove();
  }
});

test('tables that nobody is at are put away with a snapshot, and come back as they were', async () => {
  const played = await playedTable(7);
  const { table, secrets } = played;
  const before = played.red.standing;
  played.red.close();
  played.blue.close();
  const busy = [];
  for (let i = 0; i < 4; i++) busy.push(await playedTable(1));
  await untilIdle(table);
  await host.server.keeper.sweep();
  expect(host.server.keeper.peek(table)).toBeUndefined();
  for (const each of busy) expect(host.server.keeper.peek(each.table)?.table).toBe(each.open);
  expect((await withDatabase((db) => new Store(db).snapshot(table)))?.revision).toBe(7);
  const again = await host.join(table, secrets.red);
  expect(again.standing).toEqual(before);
});

test('a write that fails is told to nobody: everybody comes in anew, to what is durable', async () => {
  const { table, secrets, red, blue } = await playedTable(6);
  const mover = red.legal.length > 0 ? red : blue;
  const watcher = await host.join(table);
  const seen = watcher.received.length;
  const failing = vi.spyOn(Store.prototype, 'append').mockRejectedValue(new Error('the disk is full'));
  mover.send({ type: 'play', id: 'lost', at: mover.length, choice: mover.legal[0] as never });
  expect(await Promise.all([red.closed, blue.closed, watcher.closed])).toEqual([1012, 1012, 1012]);
  failing.mockRestore();
  expect(watcher.received.slice(seen).filter(({ type }) => type !== 'here')).toEqual([]);
  expect(mover.received.some((message) => message.type === 'done' && message.id === 'lost')).toBe(false);
  const back = await host.join(table, mover === red ? secrets.red : secrets.blue, 6);
  expect(back.standing?.revision).toBe(6);
  expect(await back.play(back.legal[0] ?? mover.legal[0], { id: 'lost', at: mover.length })).toEqual({
    type: 'done',
    id: 'lost',
    revision: 7,
  });
});

test('a database that does not answer sends clients away, to come again; nothing breaks', async () => {
  const { table, secrets } = await host.layOnly(SKIM);
  const failing = vi.spyOn(Store.prototype, 'table').mockRejectedValue(new Error('no connection'));
  const client = await host.connect();
  client.send({ type: 'join', protocol: 2, table, secret: secrets.red ?? '' });
  expect(await client.closed).toBe(1012);
  expect((await host.request(`/api/tables/${table}/file`)).status).toBe(500);
  failing.mockRestore();
  await host.gather(table, Object.values(secrets));
  const again = await host.join(table, secrets.red);
  expect(again.standing?.revision).toBe(0);
});

test('going back: alone where nothing was learned, else when all persons agree; all get everything anew', async () => {
  const { red, blue } = await playedTable(12);
  const ask = (client: typeof red, message: object) => {
    const id = client.newId();
    const answer = client.answer(id);
    client.send({ at: client.length, ...message, id } as never);
    return answer;
  };
  const whole = [red.next('table'), blue.next('table')];
  expect(await ask(red, { type: 'ask-back', to: 4 })).toMatchObject({ type: 'done', revision: 12 });
  expect(await ask(red, { type: 'answer-back', agree: true, by: 'red', to: 4 })).toMatchObject({
    refusal: { clause: 'ENG-UNDO-05' },
  });
  expect(blue.standing?.back).toMatchObject({ by: 'red', to: 4, waitingFor: ['blue'] });
  expect(await ask(blue, { type: 'answer-back', agree: true, by: 'red', to: 4 })).toMatchObject({
    type: 'done',
    revision: 13,
  });
  for (const told of await Promise.all(whole)) expect(told.standing).toMatchObject({ revision: 13 });
  expect(red.length).toBeLessThanOrEqual(4);
  expect(red.events.every(({ at }) => at <= 4)).toBe(true);
  // Alone, and just where the standing said so.
  for (const client of [red, blue]) {
    const may = client.standing?.undo.ok;
    const answer = await ask(client, { type: 'undo' });
    expect(answer.type).toBe(may === true ? 'done' : 'refused');
    if (answer.type === 'done') await Promise.all([red.until(answer.revision), blue.until(answer.revision)]);
  }
});

test('asking and agreeing to go back twice with the same ID is done once, also after a restart', async () => {
  const own = await TestServer.start();
  const { table, secrets } = await own.lay(SKIM);
  const red = await own.join(table, secrets.red);
  const blue = await own.join(table, secrets.blue);
  await playOn([red, blue], 8);
  const say = (client: typeof red, message: object) => {
    const { id } = message as { id: string };
    const answer = client.answer(id);
    client.send(message as never);
    return answer;
  };
  const ask = { type: 'ask-back', id: 'ask', at: red.length, to: 4 };
  const refuse = { type: 'answer-back', id: 'refuse', at: red.length, agree: false, by: 'red', to: 4 };
  expect(await say(red, ask)).toMatchObject({ type: 'done', revision: 8 });
  expect(await say(blue, refuse)).toMatchObject({ type: 'done', revision: 8 });
  // Both come again, as from clients that lost their connection before the answer: nobody is asked anew.
  expect(await say(red, ask)).toMatchObject({ type: 'done', revision: 8 });
  expect(own.server.keeper.peek(table)?.table.standing('blue').back).toBeUndefined();
  expect(await say(blue, refuse)).toMatchObject({ type: 'done', revision: 8 });

  expect(await say(red, { ...ask, id: 'ask again' })).toMatchObject({ type: 'done', revision: 8 });
  const agree = { ...refuse, id: 'agree', agree: true };
  expect(await say(blue, agree)).toMatchObject({ type: 'done', revision: 9 });
  expect(await say(blue, agree)).toMatchObject({ type: 'done', revision: 9 });
  await own.stop();
  const next = await TestServer.start({}, { data: own.data });
  const back = await next.join(table, secrets.blue);
  expect(await say(back, agree)).toMatchObject({ type: 'done', revision: 9 });
  expect(back.standing?.revision).toBe(9);
  await next.remove();
});

test('machines among themselves play only while somebody watches', async () => {
  const machine = { kind: 'machine', strength: '1' } as const;
  const { table, secrets } = await host.lay({ ...SKIM, seats: { red: machine, blue: machine } });
  expect(secrets).toEqual({});
  await host.server.keeper.open(table);
  await setTimeout(50);
  expect(host.server.keeper.peek(table)?.table.revision).toBe(0);
  const watcher = await host.join(table);
  await watcher.until(5);
  watcher.close();
  await untilIdle(table);
  const { revision } = host.server.keeper.peek(table)?.table ?? { revision: -1 };
  await setTimeout(100);
  expect(host.server.keeper.peek(table)?.table.revision).toBe(revision);
});

test('a client that does not read is let go before it fills the memory', async () => {
  const { table, red, blue } = await playedTable(2);
  const slow = await host.join(table);
  slow.pause();
  const look = { type: 'look', at: 0 } as const;
  const room = host.server.keeper.peek(table);
  for (let i = 0; i < 40_000 && (room?.connections ?? 0) > 2; i++) {
    slow.send({ ...look, id: `${i}` });
    if (i % 100 === 99) await setTimeout(1);
  }
  expect(room?.connections).toBe(2);
  await playOn([red, blue], 2);
});

test('every game of the catalogue can be laid and joined', async () => {
  const game = findGame('escape');
  const seats = game?.seats(game.options.parse({}) as Record<string, unknown>) ?? [];
  const players = Object.fromEntries(seats.map((seat) => [seat, { kind: 'person' as const }]));
  const { table, secrets } = await host.lay({ game: 'escape', options: {}, seats: players });
  const clients = await Promise.all(seats.map((seat) => host.join(table, secrets[seat])));
  await playOn(clients, 25);
  expect(clients[0]?.standing?.revision).toBe(25);
});
