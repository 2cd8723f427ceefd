/** Every person adds to the dice before the match begins; nothing of it is told before it is kept. */

import { findGame } from '@tablerunner/catalogue';
import { type Match, readSave, restoreMatch, sealOf, shareHash } from '@tablerunner/engine';
import type { HostMessage, TableInfo } from '@tablerunner/table';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Store } from '../src/database/store.ts';
import { type Client, shareOf } from './client.ts';
import { person, playOn, skim, TestServer } from './kit.ts';

let host: TestServer;
beforeAll(async () => {
  host = await TestServer.start();
});
afterAll(async () => {
  await host.remove();
});

type Gathered = Extract<HostMessage, { type: 'gathering' }>;

const last = (client: Client): Gathered | undefined =>
  client.received.findLast((message): message is Gathered => message.type === 'gathering');

/** Sits down without adding anything by itself. */
async function sit(server: TestServer, table: string, secret?: string): Promise<Client> {
  const client = await server.connect();
  client.gathers = false;
  await client.join(table, secret);
  return client;
}

const ask = (client: Client, message: object): ReturnType<Client['answer']> => {
  const id = client.newId();
  const answer = client.answer(id);
  client.send({ ...message, id } as never);
  return answer;
};

const hash = (client: Client, table: string, seat: string, share = shareOf(seat)) =>
  ask(client, { type: 'hash', hash: shareHash(table, seat, share) });

const reveal = (client: Client, seat: string, share = shareOf(seat)) => ask(client, { type: 'reveal', share });

test('hashes, then shares, then the match: nothing else is done before, and everybody goes on by itself', async () => {
  const { table, secrets } = await host.layOnly(skim());
  const [red, blue, watcher] = [
    await sit(host, table, secrets.red),
    await sit(host, table, secrets.blue),
    await sit(host, table),
  ];
  expect(last(watcher)).toMatchObject({ viewer: 'spectator', round: 1, waitingFor: ['red', 'blue'], hashes: {} });
  const still = { type: 'refused', refusal: { clause: 'ENG-SHARE-06', facts: { waitingFor: ['red', 'blue'] } } };
  expect(await ask(red, { type: 'play', at: 0, choice: {} })).toMatchObject(still);
  expect(await ask(watcher, { type: 'look', at: 0 })).toMatchObject(still);
  const nobody = { type: 'refused', refusal: { clause: 'ENG-SHARE-01' } };
  expect(await hash(watcher, table, 'spectator')).toMatchObject(nobody);
  expect(await reveal(red, 'red')).toMatchObject({ refusal: { clause: 'ENG-SHARE-02' } });

  expect(await hash(red, table, 'red')).toMatchObject({ type: 'done', revision: 0 });
  expect(await hash(blue, table, 'blue')).toMatchObject({ type: 'done' });
  await vi.waitFor(() => expect(Object.keys(last(watcher)?.hashes ?? {})).toEqual(['red', 'blue']), 20_000);
  expect(await reveal(red, 'blue')).toMatchObject({ refusal: { clause: 'ENG-SHARE-03' } });
  expect(await reveal(red, 'red')).toMatchObject({ type: 'done' });
  expect(await host.request(`/api/tables/${table}`)).toMatchObject({ body: { gathering: true, table: { id: table } } });
  const begun = [red, blue, watcher].map((client) => client.next('table'));
  expect(await reveal(blue, 'blue')).toMatchObject({ type: 'done' });
  for (const { table: info } of await Promise.all(begun)) {
    const shares = ['red', 'blue'].map((seat) => {
      const share = shareOf(seat);
      return [seat, { share, hash: shareHash(table, seat, share) }];
    });
    expect(info).toMatchObject({ rounds: 1, shares: Object.fromEntries(shares) });
  }
  expect(await host.request(`/api/tables/${table}`)).toMatchObject({ body: { gathering: false, turn: 'red' } });
  // Whoever lost the last answer asks again; whoever comes too late is told so.
  expect(await reveal(blue, 'blue')).toMatchObject({ type: 'done' });
  expect(await hash(red, table, 'red', 'another-share-than-before')).toMatchObject({
    refusal: { clause: 'ENG-SHARE-05' },
  });
  await playOn([red, blue], 3);
  await watcher.until(3);
});

test('the dice hang on every share, the seal on the seed alone, and the file proves both', async () => {
  const { table, secrets } = await host.lay({ ...skim(), options: { rounds: 2 } });
  const red = await host.join(table, secrets.red);
  await playOn([red, await host.join(table, secrets.blue)], 500);
  const { body } = await host.request(`/api/tables/${table}/file`);
  const save = body as ReturnType<Match['save']>;
  expect(save.shares).toEqual({ red: shareOf('red'), blue: shareOf('blue') });
  const { body: status } = await host.request(`/api/tables/${table}`);
  expect((status as { table: TableInfo }).table.seal).toBe(sealOf(save.seed));
  const game = findGame('sample');
  if (game === undefined) throw new Error('the sample game is missing');
  expect(restoreMatch(game, save)).toMatchObject({ ok: true });
  const bent = { ...save, shares: { ...save.shares, red: 'a-share-that-nobody-told' } };
  expect(restoreMatch(game, bent)).toMatchObject({ ok: false });
});

test('a seat that lost its share begins a new round, everybody is told who did, and the file tells of the rounds', async () => {
  const { table, secrets } = await host.layOnly({ ...skim(), options: { rounds: 2 } });
  const [red, blue] = [await sit(host, table, secrets.red), await sit(host, table, secrets.blue)];
  await hash(red, table, 'red');
  await hash(blue, table, 'blue');
  await reveal(blue, 'blue');
  const other = await sit(host, table, secrets.red); // another device, without the share
  expect(await hash(other, table, 'red', 'the-share-of-another-device')).toMatchObject({ type: 'done' });
  await vi.waitFor(
    () => expect(last(blue)).toMatchObject({ round: 2, restartedBy: 'red', waitingFor: ['blue'], shares: {} }),
    20_000,
  );
  await hash(blue, table, 'blue', 'the-second-share-of-blue');
  await reveal(blue, 'blue', 'the-second-share-of-blue');
  const begun = other.next('table');
  await reveal(other, 'red', 'the-share-of-another-device');
  expect((await begun).table).toMatchObject({ rounds: 2 });
  await playOn([other, blue], 500);
  const { body } = await host.request(`/api/tables/${table}/file`);
  expect(readSave(body)).toMatchObject({ ok: true, value: { rounds: 2 } });
});

test('what was sent outlives a restart, and what could not be kept was told to nobody', async () => {
  const own = await TestServer.start();
  const { table, secrets } = await own.layOnly(skim());
  const red = await sit(own, table, secrets.red);
  await hash(red, table, 'red');
  await own.stop();
  const next = await TestServer.start({}, { data: own.data });
  const blue = await sit(next, table, secrets.blue);
  expect(last(blue)).toMatchObject({ waitingFor: ['blue'], hashes: { red: shareHash(table, 'red', shareOf('red')) } });
  const failing = vi.spyOn(Store.prototype, 'keepGathering').mockRejectedValueOnce(new Error('the disk is full'));
  blue.send({ type: 'hash', id: 'lost', hash: shareHash(table, 'blue', shareOf('blue')) });
  expect(await blue.closed).toBe(1012);
  failing.mockRestore();
  expect(blue.received.some((message) => 'id' in message && message.id === 'lost')).toBe(false);
  const again = await sit(next, table, secrets.blue);
  expect(last(again)?.waitingFor).toEqual(['blue']);
  await next.gather(table, Object.values(secrets));
  await next.remove();
});

test('a table without persons begins at once, and so do dice that are the same for everybody', async () => {
  const machine = { kind: 'machine', strength: '1' } as const;
  const alone = await host.layOnly(skim({ red: machine, blue: machine }));
  expect(await host.request(`/api/tables/${alone.table}`)).toMatchObject({ body: { gathering: false } });
  // The mission of a day is told by whoever says no to another.
  const read = findGame('burncycle')?.options.safeParse({ daily: '2026-11-18', players: 1 });
  const chosen = read?.error?.issues.map(({ path, message }) => [path[0], message.split(' it is ')[1]]) ?? [];
  const options = { daily: '2026-11-18', players: 1, ...Object.fromEntries(chosen) };
  const { table } = await host.layOnly({ game: 'burncycle', options, seats: { p1: person } });
  expect(await host.request(`/api/tables/${table}`)).toMatchObject({
    body: { gathering: false, table: { sameDice: true } },
  });
});

test('with a fixed seed and fixed shares a whole match against a machine is the same every time', async () => {
  const play = async (): Promise<string> => {
    const own = await TestServer.start({ TABLERUNNER_TEST_SEED: 'twice' });
    const { table, secrets } = await own.lay(skim({ red: person, blue: { kind: 'machine', strength: '2' } }));
    const red = await own.join(table, secrets.red);
    for (let i = 0; i < 8; i++) {
      await vi.waitFor(() => expect(red.legal.length).toBeGreaterThan(0), 20_000);
      const done = await red.play(red.legal[0]);
      if (done.type === 'done') await red.until(done.revision);
    }
    await vi.waitFor(() => expect(red.legal.length).toBeGreaterThan(0), 20_000);
    const seen = JSON.stringify([red.events, red.standing?.seen.view]);
    await own.remove();
    return seen;
  };
  expect(await play()).toBe(await play());
});
