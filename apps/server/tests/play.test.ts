/** A table over HTTP and WebSocket: laid, joined, played on, watched, left and taken up again. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playOn, skim, TestServer } from './kit.ts';

let host: TestServer;
beforeAll(async () => {
  host = await TestServer.start();
});
afterAll(async () => {
  await host.remove();
});

test('two people play, a third watches, and each is told just what they may know', async () => {
  const { table, secrets } = await host.lay(skim());
  const red = await host.join(table, secrets.red);
  const blue = await host.join(table, secrets.blue);
  const watcher = await host.join(table);
  expect(watcher.received[0]).toMatchObject({ type: 'table', viewer: 'spectator' });
  await playOn([red, blue, watcher], 30);
  const room = host.server.keeper.peek(table);
  for (const [viewer, client] of Object.entries({ red, blue, spectator: watcher })) {
    expect(client.standing).toEqual(JSON.parse(JSON.stringify(room?.table.standing(viewer))));
    expect(client.events).toEqual(JSON.parse(JSON.stringify(room?.table.allEvents(viewer))));
    expect(client.texts.join('')).not.toContain(room?.table.save().seed);
  }
});

test('who comes back tells what they have seen, and gets what came after it', async () => {
  const { table, secrets } = await host.lay(skim());
  const red = await host.join(table, secrets.red);
  const blue = await host.join(table, secrets.blue);
  await playOn([red, blue], 10);
  const seen = blue.standing?.revision ?? 0;
  const events = [...blue.events];
  blue.close();
  const away = await host.join(table, secrets.blue);
  await playOn([red, away], 10);
  const back = await host.connect();
  const told = await back.join(table, secrets.blue, seen);
  expect(told.type).toBe('update');
  expect([...events, ...back.events]).toEqual(away.events);
  const future = await host.connect();
  expect((await future.join(table, secrets.blue, 10_000)).type).toBe('table');
});

test('a server that was stopped goes on where it was, and knows requests that it has carried out', async () => {
  let own = await TestServer.start();
  const { data } = own;
  const { table, secrets } = await own.lay(skim());
  let red = await own.join(table, secrets.red);
  let blue = await own.join(table, secrets.blue);
  await playOn([red, blue], 12);
  const before = red.standing;
  const mover = red.legal.length > 0 ? red : blue;
  const seat = mover === red ? 'red' : 'blue';
  const again = { id: 'kept', at: mover.length };
  const [choice] = mover.legal;
  expect(await mover.play(choice, again)).toEqual({ type: 'done', id: 'kept', revision: 13 });
  await own.stop();

  own = await TestServer.start({}, { data });
  red = await own.join(table, secrets.red);
  blue = await own.join(table, secrets.blue);
  expect(red.standing?.revision).toBe(13);
  expect(red.standing).not.toEqual(before);
  const same = seat === 'red' ? red : blue;
  expect(await same.play(choice, again)).toEqual({ type: 'done', id: 'kept', revision: 13 });
  expect(await same.play(choice, { id: 'late', at: again.at })).toMatchObject({
    type: 'refused',
    refusal: { clause: 'ENG-STALE-01' },
  });
  await playOn([red, blue], 5);
  expect(red.standing?.revision).toBe(18);
  await own.remove();
});

test('the machine plays its seat until a person must choose', async () => {
  const { table, secrets } = await host.lay(
    skim({ red: { kind: 'machine', strength: '1' }, blue: { kind: 'person' } }),
  );
  expect(Object.keys(secrets)).toEqual(['blue']);
  const blue = await host.join(table, secrets.blue);
  let mine = 0;
  for (let i = 0; i < 10; i++) {
    while (blue.legal.length === 0 && blue.standing?.seen.outcome === undefined) await blue.next('update');
    if (blue.standing?.seen.outcome !== undefined) break;
    expect(await blue.play(blue.legal[0])).toMatchObject({ type: 'done' });
    mine += 1;
  }
  expect(mine).toBeGreaterThan(0);
  // How much there is to choose for either of them hangs on the cards.
  const standing = host.server.keeper.peek(table)?.table;
  expect(standing?.revision).toBeGreaterThan(mine);
});
