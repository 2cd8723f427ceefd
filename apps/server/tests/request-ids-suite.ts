/** What becomes of one ID: not printable, used before, used for something else, not wanted by the database. On both databases. */
import type { HostMessage } from '@tablerunner/table';
import { expect, test, vi } from 'vitest';
import { Store } from '../src/database/store.ts';
import type { Client } from './client.ts';
import { playOn, skim, TestServer } from './kit.ts';

/** Databases keep these alike, cut them off, or throw. */
const BAD_IDS = ['', '\ud800', '\udfff', 'a\ud800', 'a\0', '\0', 'é', 'x'.repeat(65), '\n', '\u202e', '😀', '\u007f'];

const LONG = { ...skim(), options: { rounds: 50 } };

async function seated(host: TestServer) {
  const { table, secrets } = await host.lay(LONG);
  const clients = [];
  for (const secret of Object.values(secrets)) clients.push(await host.join(table, secret));
  return { table, clients };
}

/** To the first entry, so that no match is too short. */
async function goBack([one, two]: readonly Client[]): Promise<void> {
  if (one === undefined || two === undefined) throw new Error('two have to agree');
  const [id, at] = [one.newId(), one.length];
  const asked = one.answer(id);
  one.send({ type: 'ask-back', id, at, to: 1 });
  await asked;
  const by = one.standing?.seen.viewer ?? '';
  const agreed = two.answer(id);
  two.send({ type: 'answer-back', id, at, agree: true, by, to: 1 });
  const done = await agreed;
  if (done.type !== 'done') throw new Error(JSON.stringify(done));
  await Promise.all([one.until(done.revision), two.until(done.revision)]);
}

const isDone = (message: HostMessage): message is Extract<HostMessage, { type: 'done' }> => message.type === 'done';

export function requestIdsSuite(environment: () => Promise<Readonly<Record<string, string>>>): void {
  test('an ID that is not printable is refused in a sentence, is never acknowledged, and costs nobody the connection', async () => {
    const host = await TestServer.start(await environment());
    const { table, clients } = await seated(host);
    const mover = clients.find(({ legal }) => legal.length > 0) as Client;
    const [choice] = mover.legal;
    for (const id of BAD_IDS) {
      const told = mover.next('problem');
      mover.sendText(JSON.stringify({ type: 'play', id, at: mover.length, choice }));
      expect(await told).toMatchObject({ code: 'message-unreadable' });
    }
    expect(mover.received.some(isDone)).toBe(false);
    expect(await host.records(table)).toEqual([]);
    await playOn(clients, 3);
    await host.remove();
  });

  test('the same ID for something else is refused, and for the same thing acknowledged, however long ago it was', async () => {
    const host = await TestServer.start(await environment());
    const { table, clients } = await seated(host);
    const first = clients.find(({ legal }) => legal.length > 0) as Client;
    const [at, [choice, other]] = [first.length, first.legal];
    expect(await first.play(choice, { id: 'the first' })).toMatchObject({ type: 'done', revision: 1 });
    await Promise.all(clients.map((client) => client.until(1)));
    const same = { type: 'done', id: 'the first', revision: 1 };
    const not = { type: 'refused', refusal: { clause: 'ENG-ID-01', reason: 'id-used-before' } };
    const again = async (): Promise<void> => {
      expect(await first.play(choice, { id: 'the first', at })).toEqual(same);
      expect(await first.play(other ?? {}, { id: 'the first', at: first.length })).toMatchObject(not);
      const undo = first.answer('the first');
      first.send({ type: 'undo', id: 'the first', at: first.length });
      expect(await undo).toMatchObject(not);
    };
    await again();
    while ((first.standing?.revision ?? 0) <= 256) {
      await playOn(clients, 20);
      await goBack(clients);
    }
    const revision = host.server.keeper.peek(table)?.table.revision ?? 0;
    await again();
    expect(host.server.keeper.peek(table)?.table.revision).toBe(revision);
    await host.remove();
  });

  test('a record that the database does not want is told to who asked, and nobody has to leave', async () => {
    const host = await TestServer.start(await environment());
    const { table, clients } = await seated(host);
    await playOn(clients, 3);
    const mover = clients.find(({ legal }) => legal.length > 0) as Client;
    const { append } = Store.prototype;
    const spoilt = vi.spyOn(Store.prototype, 'append').mockImplementationOnce(async function (this: Store, [one]) {
      // The ID of the first record once more: the database's own constraint says no.
      const [old] = await this.records(table, 0);
      if (one === undefined || old === undefined) throw new Error('there is nothing to write');
      await append.call(this, [{ ...one, record: { ...one.record, id: old.id } }]);
    });
    expect(await mover.play(mover.legal[0])).toMatchObject({ type: 'problem', code: 'server-failed' });
    spoilt.mockRestore();
    expect(mover.standing?.revision).toBe(3);
    await playOn(clients, 3);
    expect(clients.map(({ standing }) => standing?.revision)).toEqual([6, 6]);
    expect((await host.records(table)).map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6]);
    await host.remove();
  });
}
