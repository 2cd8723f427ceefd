/** One server for one folder, which nobody else on the machine can look into. */
import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder, skim, TestServer } from './kit.ts';

test('a second server on the same folder ends its start with a sentence; after the first has stopped, the next starts', async () => {
  const first = await TestServer.start();
  const { table } = await first.lay(skim());
  await expect(TestServer.start({}, { data: first.data })).rejects.toThrow(
    `Another Tablerunner runs on the folder ${first.data}. Stop it first`,
  );
  await first.stop();
  const next = await TestServer.start({}, { data: first.data });
  expect((await next.request(`/api/tables/${table}`)).status).toBe(200);
  await next.remove();
});

test('the folder and all its files are their owner’s alone, also one that was open before', async () => {
  const data = newFolder();
  chmodSync(data, 0o755);
  const host = await TestServer.start({}, { data });
  await host.lay(skim());
  const rights = (path: string): string => (statSync(path).mode & 0o777).toString(8);
  expect(rights(data)).toBe('700');
  const files = readdirSync(data);
  expect(files).toContain('tablerunner.db-wal');
  for (const file of files) expect([file, rights(join(data, file))]).toEqual([file, '600']);
  await host.remove();
});
