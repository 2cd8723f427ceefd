/** A table at whose work the process died twice is left alone for a while, and no other. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { AtWork } from '../src/tables/at-work.ts';
import { newFolder, skim, TestServer } from './kit.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** The process dies in the midst of the work: mark and memory stay as they are then. */
function dieAt(folder: string, table: string, what: string): void {
  const atWork = new AtWork(folder);
  const files = ['at-work', 'at-work-deaths.json'].map((name) => join(folder, name));
  const left = atWork.during(table, what, () => files.map((path) => (existsSync(path) ? readFileSync(path) : '{}')));
  atWork.close();
  for (const [i, path] of files.entries()) writeFileSync(path, left[i] ?? '');
}

test('once is forgiven, twice is not; the pause grows, ends, and is forgotten when things went well', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
  const folder = newFolder();
  const trouble = (table: string, what: string) => {
    const atWork = new AtWork(folder);
    const told = atWork.troubleWith(table, what)?.told();
    atWork.close();
    return told;
  };
  dieAt(folder, 'poison', '7');
  expect(trouble('poison', '7')).toBeUndefined();
  dieAt(folder, 'poison', '7');
  expect(trouble('poison', '7')).toMatchObject({ code: 'table-rests', facts: { times: 2, minutes: 1 } });
  expect(trouble('poison', '8')).toBeUndefined();
  expect(trouble('other', '7')).toBeUndefined();
  for (const times of [3, 4]) {
    dieAt(folder, 'poison', '7');
    expect(trouble('poison', '7')).toMatchObject({ facts: { times, minutes: 4 ** (times - 2) } });
  }
  vi.advanceTimersByTime(16 * 60_000);
  expect(trouble('poison', '7')).toBeUndefined();
  dieAt(folder, 'poison', '7');
  const atWork = new AtWork(folder);
  expect(atWork.troubleWith('poison', '7')).toBeDefined();
  atWork.during('poison', '7', () => {});
  expect(atWork.troubleWith('poison', '7')).toBeUndefined();
  atWork.close();
  expect(trouble('poison', '7')).toBeUndefined();
  await rm(folder, { recursive: true });
});

test('a table that is left alone is told as such, when it is opened and when somebody plays', async () => {
  const first = await TestServer.start();
  const [closed, stuck] = [await first.lay(skim()), await first.lay(skim())];
  await first.stop();
  const deaths = { count: 3, last: Date.now() };
  const memory = { [`${closed.table} opening`]: deaths, [`${stuck.table} 0`]: deaths };
  writeFileSync(join(first.data, 'at-work-deaths.json'), JSON.stringify(memory));
  const next = await TestServer.start({}, { data: first.data });
  const rests = { type: 'problem', code: 'table-rests', facts: { times: 3, minutes: 4 } };
  expect(await (await next.connect()).join(closed.table, closed.secrets.red)).toMatchObject(rests);
  const both = [await next.join(stuck.table, stuck.secrets.red), await next.join(stuck.table, stuck.secrets.blue)];
  const mover = both.find(({ legal }) => legal.length > 0);
  expect(await mover?.play(mover.legal[0])).toMatchObject(rests);
  await next.remove();
});

test('a match whose beginning ended the server twice does not begin, and begins with the same share when it has rested', async () => {
  const first = await TestServer.start();
  const { table, secrets } = await first.layOnly(skim());
  await first.stop();
  const memory = (last: number) => JSON.stringify({ [`${table} beginning`]: { count: 3, last } });
  writeFileSync(join(first.data, 'at-work-deaths.json'), memory(Date.now()));
  const resting = await TestServer.start({}, { data: first.data });
  const [red, blue] = [await resting.connect(), await resting.connect()];
  await red.join(table, secrets.red);
  const told = [red.next('problem'), blue.next('problem')];
  await blue.join(table, secrets.blue);
  expect(await Promise.race(told)).toMatchObject({ code: 'table-rests', facts: { times: 3, minutes: 4 } });
  expect(await resting.request(`/api/tables/${table}`)).toMatchObject({ body: { gathering: true } });
  await resting.stop();
  writeFileSync(join(first.data, 'at-work-deaths.json'), memory(Date.now() - 5 * 60_000));
  const rested = await TestServer.start({}, { data: first.data });
  await rested.gather(table, Object.values(secrets));
  expect(await rested.request(`/api/tables/${table}`)).toMatchObject({ body: { gathering: false } });
  await rested.remove();
});
