/** What every database must do, whichever it is. */
import { findGame } from '@tablerunner/catalogue';
import { fastChance } from '@tablerunner/engine';
import { Table, type TableHead } from '@tablerunner/table';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Accounts } from '../src/database/accounts.ts';
import { Commits } from '../src/database/commits.ts';
import { migrate } from '../src/database/migrations.ts';
import type { Schema } from '../src/database/schema.ts';
import { type Append, Store } from '../src/database/store.ts';
import { openTable } from '../src/tables/open.ts';
import { standingRow } from '../src/tables/standing.ts';

const game = findGame('sample');
const ALL = { skip: 0, most: 100 };

let made = 0;
/** No two alike in this process, and the same ones in every run. */
const newName = (of: string): string => `${of}-${String(++made).padStart(4, '0')}`;

function layTable(): { table: Table; head: TableHead } {
  if (game === undefined) throw new Error('the sample game is missing');
  const players = { red: { kind: 'person' }, blue: { kind: 'machine', strength: '1' } } as const;
  const options = game.options.parse({}) as Record<string, unknown>;
  const head = { id: newName('table'), options, seed: newName('seed'), players };
  const table = Table.open(game, head);
  if (!table.ok) throw new Error(table.problem);
  return { table: table.value, head };
}

/** Plays by chance, and gives back what is to be written for each move. */
function* playOut(table: Table, moves: number): Generator<Append> {
  const chance = fastChance(table.id);
  for (let i = 0; i < moves && table.turn !== undefined; i++) {
    const { seat } = table.turn;
    const legal = table.view(seat).legal ?? [];
    const deed = { kind: 'play' as const, choice: legal[chance.below(legal.length)] as never };
    const done = table.request(seat, { id: newName('request'), at: table.length, deed });
    if (!done.ok || !('record' in done)) throw new Error('a legal choice was not taken');
    yield { record: done.record, standing: standingRow(table, 1_700_000_000_000 + i) };
  }
}

export function storeSuite(open: () => Promise<Kysely<Schema>>): void {
  let db: Kysely<Schema>;
  let store: Store;
  beforeAll(async () => {
    db = await open();
    store = new Store(db);
  });
  afterAll(async () => {
    await db.destroy();
  });

  const keep = async ({ table, head }: ReturnType<typeof layTable>, rematchOf?: string): Promise<boolean> =>
    await store.lay(
      {
        head,
        info: table.info(),
        standing: standingRow(table, 1_700_000_000_000),
        secretHashes: { red: `hash-${table.id}` },
      },
      rematchOf,
    );

  test('bringing a database to its present shape twice changes nothing', async () => {
    await migrate(db);
    await store.noteHealth(1);
  });

  test('a table comes back from its records as it was, with times and truths as numbers', async () => {
    const laid = layTable();
    await keep(laid);
    for (const append of playOut(laid.table, 30)) await store.append([append]);
    const opened = await openTable(store, laid.table.id);
    expect(opened?.ok === true && opened.value.hash()).toBe(laid.table.hash());
    const status = (await store.status([laid.table.id])).get(laid.table.id);
    expect(status).toEqual({
      info: laid.table.info(),
      seed: laid.head.seed,
      gathering: false,
      standing: standingRow(laid.table, 1_700_000_000_029),
    });
    expect(await store.seatOf(laid.table.id, `hash-${laid.table.id}`)).toBe('red');
    expect(await store.seatOf(laid.table.id, 'other')).toBeUndefined();
  });

  test('a record is written once: neither its number nor its request can come twice, and a failed write leaves no trace', async () => {
    const one = layTable();
    const two = layTable();
    await keep(one);
    await keep(two);
    const [first, second] = [...playOut(one.table, 2)];
    const [other] = [...playOut(two.table, 1)];
    if (first === undefined || second === undefined || other === undefined) throw new Error('too few moves');
    await store.append([first]);
    await expect(store.append([other, first])).rejects.toThrow();
    expect(await store.records(two.table.id, 0)).toEqual([]);
    const sameRequest = { ...second, record: { ...second.record, id: first.record.id } };
    await expect(store.append([sameRequest])).rejects.toThrow();
    expect(await store.recordOf(one.table.id, first.record.id)).toEqual({ n: 1, deed: first.record.deed });
    await store.append([second, other]);
    expect((await store.records(one.table.id, 0)).map(({ n }) => n)).toEqual([1, 2]);
    expect((await store.records(one.table.id, 1)).map(({ n }) => n)).toEqual([2]);
  });

  test('records that arrive together are committed together; a bad one takes no other with it', async () => {
    const reports: number[] = [];
    const commits = new Commits(store, ({ records }) => reports.push(records));
    const laid = Array.from({ length: 20 }, layTable);
    for (const each of laid) await keep(each);
    const appends = laid.flatMap(({ table }) => [...playOut(table, 1)]);
    await Promise.all(appends.map((append) => commits.append(append)));
    expect(Math.max(...reports)).toBe(20);
    const [again] = appends;
    const next = laid.slice(1).flatMap(({ table }) => [...playOut(table, 1)]);
    if (again === undefined) throw new Error('too few moves');
    const results = await Promise.allSettled([again, ...next].map((append) => commits.append(append)));
    expect(results.map(({ status }) => status)).toEqual(['rejected', ...next.map(() => 'fulfilled')]);
    await commits.drain();
  });

  test('snapshots are replaced', async () => {
    const laid = layTable();
    await keep(laid);
    expect(await store.snapshot(laid.table.id)).toBeUndefined();
    for (const revision of [3, 7]) await store.keepSnapshot(laid.table.id, revision, `{"revision":${revision}}`);
    expect(await store.snapshot(laid.table.id)).toEqual({ revision: 7 });
  });

  test('one rematch for a table, however many ask at once; accounts sit there where they sat before', async () => {
    const laid = layTable();
    await keep(laid);
    const rematches = Array.from({ length: 5 }, layTable);
    const accounts = new Accounts(db);
    const eve = { id: newName('account'), name: `Eve ${laid.table.id}` };
    const watcher = { id: newName('account'), name: `Watcher ${laid.table.id}` };
    for (const account of [eve, watcher]) await accounts.add(account, 'hash', 1);
    await accounts.addSeats(eve.id, [{ table: laid.table.id, seat: 'red' }], 5);
    await accounts.addSeats(watcher.id, [{ table: laid.table.id }], 5);
    const first = await Promise.all(rematches.map((each) => keep(each, laid.table.id)));
    expect(first.filter((won) => won)).toHaveLength(1);
    const winner = rematches[first.indexOf(true)]?.table.id;
    expect((await store.table(laid.table.id))?.rematch).toBe(winner);
    for (const [i, { table }] of rematches.entries())
      expect((await store.table(table.id)) === undefined).toBe(first[i] === false);
    expect(await accounts.seats(eve.id, ALL)).toEqual([
      { table: winner, seat: 'red' },
      { table: laid.table.id, seat: 'red' },
    ]);
    expect(await accounts.seats(watcher.id, ALL)).toEqual([{ table: laid.table.id }]);
  });

  test('accounts: names are taken once whatever their capitals, sessions end, seats are kept', async () => {
    const accounts = new Accounts(db);
    const laid = layTable();
    await keep(laid);
    const ada = { id: newName('account'), name: `Ada ${laid.table.id}` };
    expect(await accounts.add(ada, 'hash', 1)).toBe(true);
    expect(await accounts.add({ id: newName('account'), name: ada.name.toUpperCase() }, 'hash', 1)).toBe(false);
    expect(await accounts.named(ada.name.toUpperCase())).toEqual({ ...ada, passwordHash: 'hash' });
    const token = newName('token');
    await accounts.openSession(ada.id, token, 1_700_000_000_000);
    expect(await accounts.signedIn(token, 1_699_999_999_999)).toEqual(ada);
    expect(await accounts.signedIn(token, 1_700_000_000_000)).toBeUndefined();
    await accounts.closeExpired(1_700_000_000_000);
    expect(await accounts.signedIn(token, 1)).toBeUndefined();
    const seats = [{ table: laid.table.id }, { table: laid.table.id, seat: 'red' }];
    for (let twice = 0; twice < 2; twice++) await accounts.addSeats(ada.id, seats, 5);
    expect(await accounts.seats(ada.id, ALL)).toHaveLength(2);
    const pages = [0, 1, 2].map((skip) => accounts.seats(ada.id, { skip, most: 1 }));
    expect((await Promise.all(pages)).flat()).toEqual(await accounts.seats(ada.id, ALL));
    expect(await accounts.seatAt(ada.id, laid.table.id)).toBe('red');
    await accounts.forgetTable(ada.id, laid.table.id);
    expect(await accounts.seats(ada.id, ALL)).toEqual([]);
  });
}
