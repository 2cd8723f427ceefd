/** The end of a server: nobody who keeps silent holds it up, and what was under way is durable. */
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '../src/database/open.ts';
import { Store } from '../src/database/store.ts';
import { skim, TestServer } from './kit.ts';

/** A line on which something is said once, and whatever comes back is left unanswered. */
async function silentLine(port: number, said: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.resume();
  await new Promise((resolve) => socket.on('connect', resolve));
  if (said === '') return socket;
  const heard = new Promise((resolve) => socket.once('data', resolve));
  socket.write(said);
  await Promise.race([heard, setTimeout(100)]);
  return socket;
}

const UPGRADE = [
  'GET /api/socket HTTP/1.1',
  'host: localhost',
  'connection: upgrade',
  'upgrade: websocket',
  'sec-websocket-version: 13',
  'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
  '',
  '',
].join('\r\n');
const HALF =
  'POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{';

test('clients that answer nothing are cut off; the move under way is durable all the same', async () => {
  const host = await TestServer.start();
  const { table, secrets } = await host.lay(skim());
  const clients = [await host.join(table, secrets.red), await host.join(table, secrets.blue)];
  const mover = clients.find(({ legal }) => legal.length > 0);
  const lines = await Promise.all([UPGRADE, HALF, ''].map((said) => silentLine(host.port, said)));
  const ends = lines.map((line) => new Promise((resolve) => line.on('close', resolve)));

  const { append } = Store.prototype;
  const slow = vi.spyOn(Store.prototype, 'append').mockImplementation(async function (this: Store, ...what) {
    await setTimeout(300);
    await append.apply(this, what);
  });
  mover?.send({ type: 'play', id: 'last', at: mover.length, choice: mover.legal[0] as never });
  await vi.waitFor(() => expect(slow).toHaveBeenCalled(), 20_000);
  const began = performance.now();
  await host.server.stop();
  expect(performance.now() - began).toBeLessThan(8000);
  await Promise.all(ends);
  slow.mockRestore();

  const db = await openDatabase({ data: host.data });
  const records = await new Store(db).records(table, 0);
  expect(records).toMatchObject([{ n: 1, id: expect.stringContaining('last') }]);
  await db.destroy();
  await host.remove();
});
