/** Our own faults: people are told a sentence, the log what happened, and other tables go on. */
import { Table } from '@tablerunner/table';
import { afterEach, expect, test, vi } from 'vitest';
import { openDatabase } from '../src/database/open.ts';
import type { Asker } from '../src/machine/machines.ts';
import type { ChooseJob } from '../src/machine/worker.ts';
import { machinesHere, person, playOn, skim, TestServer } from './kit.ts';

const INSIDE = 'the innards at /home/table/rules.ts:12';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a fault of the rules is told as a sentence, and the match goes on', async () => {
  const host = await TestServer.start();
  const log = vi.spyOn(host.server.app.log, 'error');
  const { table, secrets } = await host.lay(skim());
  const clients = [await host.join(table, secrets.red), await host.join(table, secrets.blue)];
  const mover = clients.find(({ legal }) => legal.length > 0);
  vi.spyOn(Table.prototype, 'request').mockImplementationOnce(() => {
    throw new Error(INSIDE);
  });
  expect(await mover?.play(mover.legal[0])).toEqual({
    type: 'problem',
    id: expect.any(String),
    code: 'rules-failed',
    problem: expect.stringContaining('nothing has changed'),
  });
  expect(log.mock.calls).toMatchObject([[{ table, err: { message: INSIDE } }, expect.any(String)]]);
  await playOn(clients, 3);
  for (const { texts } of clients) expect(texts.join()).not.toContain('innards');
  await host.remove();
});

test('a table whose records cannot be played is told as a sentence; what was thrown is in the log alone', async () => {
  const first = await TestServer.start();
  const { table, secrets } = await first.lay(skim());
  await playOn([await first.join(table, secrets.red), await first.join(table, secrets.blue)], 3);
  await first.stop();
  const host = await TestServer.start({}, { data: first.data });
  const log = vi.spyOn(host.server.app.log, 'error');
  vi.spyOn(Table, 'open').mockImplementation(() => {
    throw new Error(INSIDE);
  });
  const client = await host.connect();
  expect(await client.join(table, secrets.red)).toMatchObject({
    code: 'table-unreadable',
    facts: { where: 'records' },
  });
  expect(client.texts.join()).not.toContain('innards');
  expect(log.mock.calls).toMatchObject([[{ table, where: 'records', err: { message: INSIDE } }, expect.any(String)]]);
  vi.restoreAllMocks();

  const db = await openDatabase({ data: host.data });
  await db.updateTable('tables').set({ head: '{"seed":oops' }).where('id', '=', table).execute();
  await db.destroy();
  const other = await host.connect();
  expect(await other.join(table, secrets.red)).toMatchObject({ code: 'table-unreadable' });
  expect(other.texts.join()).not.toMatch(/oops|token|position/);
  await host.remove();
});

test('after a restart nothing is opened and no machine thinks until somebody is there; then it goes on', async () => {
  const stuck = { ...machinesHere(), choose: () => new Promise(() => {}) };
  const first = await TestServer.start({}, { machines: stuck });
  const { table, secrets } = await first.lay(skim({ red: person, blue: { kind: 'machine', strength: '1' } }));
  const red = await first.join(table, secrets.red);
  while (red.legal.length > 0) {
    const done = await red.play(red.legal[0]);
    await red.until(done.type === 'done' ? done.revision : 0);
  }
  const { revision } = red.standing ?? { revision: 0 };
  await first.stop();

  const next = await TestServer.start({}, { data: first.data });
  await next.request('/api/health');
  expect(next.server.keeper.size).toBe(0);
  const back = await next.join(table, secrets.red);
  await back.until(revision + 1);
  await next.remove();
});

test('a machine that fails is asked again, then one that needs no thought; the log tells of it, and people are told nothing', async () => {
  const here = machinesHere();
  const asked: string[] = [];
  const machines = {
    ...here,
    async choose(job: ChooseJob, asker: Asker) {
      asked.push(job.player);
      if (job.player !== 'random') throw new Error(INSIDE);
      return await here.choose(job, asker);
    },
  };
  const host = await TestServer.start({}, { machines });
  const log = vi.spyOn(host.server.app.log, 'error');
  const machine = { kind: 'machine', strength: '2' } as const;
  const { table } = await host.lay(skim({ red: machine, blue: machine }));
  const watcher = await host.join(table);
  await watcher.until(1);
  expect(asked.slice(0, 3)).toEqual(['search:50', 'search:50', 'random']);
  expect(log.mock.calls.slice(0, 2)).toMatchObject(
    Array.from({ length: 2 }, () => [{ table, player: 'search:50', err: { message: INSIDE } }, expect.any(String)]),
  );
  expect(watcher.texts.join()).not.toContain('innards');
  await host.remove();
});
