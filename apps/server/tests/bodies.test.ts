/** What strangers send: set-ups beyond all bounds, and match files, which the event loop only cuts. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { machinesHere, person, skim, TestServer } from './kit.ts';

const FILE = { 'content-type': 'application/octet-stream' };
let host: TestServer;

beforeAll(async () => {
  host = await TestServer.start();
});
afterAll(async () => {
  await host.remove();
});

const lay = (body: string) =>
  host.request('/api/tables', { method: 'POST', body, headers: { 'content-type': 'application/json' } });

test('seats and options are counted before any of them is read', async () => {
  const many = (length: number) => Object.fromEntries(Array.from({ length }, (_, i) => [`s${i}`, {}]));
  expect(await lay(JSON.stringify({ setup: { game: 'sample', seats: many(5000) } }))).toMatchObject({
    status: 400,
    body: { where: 'setup.seats', problem: 'a table has 16 seats at most' },
  });
  expect(await lay(JSON.stringify({ setup: { ...skim(), options: many(5000) } }))).toMatchObject({
    status: 400,
    body: { where: 'setup.options', problem: 'a set-up has 200 options at most' },
  });
});

test('a set-up has 64 KB at most, alone or before a file', async () => {
  const large = { setup: { ...skim(), options: { note: 'x'.repeat(65_536) } } };
  expect(await lay(JSON.stringify(large))).toMatchObject({ status: 413, body: { code: 'too-large' } });
  expect(await host.layFrom(large.setup, '{}')).toMatchObject({
    status: 413,
    body: { code: 'too-large', where: 'setup', problem: 'a set-up may have 64 KB at most' },
  });
});

test('deep nesting and NUL are refused wherever JSON or an address is read', async () => {
  const deep = `{"setup":${'['.repeat(33)}${']'.repeat(33)}}`;
  const nul = JSON.stringify({ setup: skim({ red: { ...person, name: 'a\0b' }, blue: person }) });
  for (const [body, problem] of [
    [deep, 'a request may be nested 32 deep at most'],
    [nul, 'a request may hold no NUL character'],
  ] as const) {
    expect(await lay(body)).toMatchObject({ status: 400, body: { code: 'bad-request', problem } });
    const framed = await host.request('/api/tables/from-file', { method: 'POST', headers: FILE, body: `${body}\n{}` });
    expect(framed).toMatchObject({ status: 400, body: { code: 'bad-request', problem, where: 'setup' } });
  }
  // A backslash before it makes it plain text.
  expect(await lay(JSON.stringify({ setup: { game: '\\u0000', seats: {} } }))).toMatchObject({
    body: { code: 'no-such-game' },
  });
});

test('what comes instead of a set-up and a file is told in a sentence', async () => {
  const frame = (body: string) => host.request('/api/tables/from-file', { method: 'POST', headers: FILE, body });
  for (const body of ['', '{}', '{"setup":\n{}'])
    expect(await frame(body)).toMatchObject({ status: 400, body: { code: 'bad-request', where: 'setup' } });
  expect(await frame('{"more":1}\n{}')).toMatchObject({ status: 400, body: { code: 'bad-request' } });
  expect(await host.layFrom(skim(), 'no JSON')).toMatchObject({ status: 400, body: { code: 'file-not-json' } });
  expect(await host.layFrom(skim(), { format: 'x' })).toMatchObject({ status: 400, body: { code: 'file-form' } });
  expect(await host.request('/api/tables/from-file', { method: 'POST', json: { setup: skim() } })).toMatchObject({
    status: 415,
    body: { code: 'bad-request' },
  });
});

test('one address has one file read at a time; whoever sends another meanwhile is told to wait, and its bytes are not kept', async () => {
  let open = (): void => {};
  const read: Uint8Array[] = [];
  const here = machinesHere();
  const slow = await TestServer.start(
    {},
    {
      machines: {
        ...here,
        async continueFrom(job) {
          read.push(job.file);
          await new Promise<void>((resolve) => {
            open = resolve;
          });
          return await here.continueFrom(job);
        },
      },
    },
  );
  const first = slow.layFrom(skim(), '{"a":1}');
  await expect.poll(() => read.length).toBe(1);
  expect(read[0]).toEqual(new TextEncoder().encode('{"a":1}'));
  expect(await slow.layFrom(skim(), '{}')).toMatchObject({ status: 429, body: { code: 'too-many-files' } });
  open();
  expect(await first).toMatchObject({ status: 400, body: { code: 'file-form' } });
  const again = slow.layFrom(skim(), '{}');
  await expect.poll(() => read.length).toBe(2);
  open();
  expect(await again).toMatchObject({ status: 400 });
  await slow.remove();
});
