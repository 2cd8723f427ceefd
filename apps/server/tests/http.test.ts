/** The interface over HTTP: what it gives, what it refuses, and in which words. */
import type { TroubleCode } from '@tablerunner/table';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { machinesHere, person, playOn, skim, TestServer } from './kit.ts';

let host: TestServer;
beforeAll(async () => {
  host = await TestServer.start();
});
afterAll(async () => {
  await host.remove();
});

/** A match of Skim, played to its end. */
async function playedTable() {
  const laid = await host.lay({ ...skim(), options: { rounds: 3 } });
  const red = await host.join(laid.table, laid.secrets.red);
  const blue = await host.join(laid.table, laid.secrets.blue);
  await playOn([red, blue], 500);
  expect(red.standing?.seen.outcome).toBeDefined();
  return { ...laid, red, blue };
}

test('what is wrong with a new table is said, and where', async () => {
  const lay = (json: unknown) => host.request('/api/tables', { method: 'POST', json });
  const cases: [unknown, RegExp, string, TroubleCode][] = [
    [{ setup: { game: 'chess', seats: {} } }, /no game "chess"/, 'setup.game', 'no-such-game'],
    [{ setup: { ...skim(), options: { rounds: -1 } } }, /./, 'setup.options.rounds', 'setup-refused'],
    [{ setup: skim({ red: person }) }, /nobody plays blue/, 'setup.seats', 'setup-refused'],
    [{ setup: skim({ red: person, blue: person, green: person }) }, /no seat "green"/, 'setup.seats', 'setup-refused'],
    [{ setup: { game: 'sample' } }, /expected record/, 'setup.seats', 'bad-request'],
    [{ setup: skim(), more: 1 }, /Unrecognized key/, '', 'bad-request'],
  ];
  for (const [json, problem, where, code] of cases) {
    const { status, body } = await lay(json);
    const { facts: _, ...told } = body as { facts?: unknown };
    expect(told).toEqual({ problem: expect.stringMatching(problem), code, ...(where === '' ? {} : { where }) });
    expect(status).toBe(400);
  }
  const broken = await host.request('/api/tables', {
    method: 'POST',
    body: '{"setup":',
    headers: { 'content-type': 'application/json' },
  });
  expect(broken).toMatchObject({ status: 400, body: { problem: expect.any(String) } });
});

test('how tables stand is told without their secrets; unknown ones are left out', async () => {
  const { table, secrets } = await host.lay(skim());
  const one = await host.request(`/api/tables/${table}`);
  expect(one.status).toBe(200);
  expect(one.body).toMatchObject({
    table: { id: table, game: 'sample', seats: [{ seat: 'red' }, { seat: 'blue' }], seal: expect.any(String) },
    turn: expect.stringMatching(/^(red|blue)$/),
    revision: 0,
    over: false,
  });
  expect(one.body).not.toHaveProperty('table.seed');
  expect(JSON.stringify(one.body)).not.toContain(secrets.red);
  const some = await host.request('/api/tables/status', {
    method: 'POST',
    json: { tables: [table, 'nosuchtable0', '?'] },
  });
  expect(one.body).toHaveProperty('stage', { name: 'round-of', facts: { round: expect.any(Number), rounds: 12 } });
  expect(some.body).toEqual([{ id: table, ...(one.body as object) }]);
  expect(await host.request('/api/tables/nosuchtable0')).toMatchObject({ status: 404 });
  const many = Array.from({ length: 101 }, () => table);
  expect(await host.request('/api/tables/status', { method: 'POST', json: { tables: many } })).toMatchObject({
    status: 400,
  });
});

test('the file is given after the end, and a new match goes on from any of its moments', async () => {
  const running = await host.lay(skim());
  const early = await host.request(`/api/tables/${running.table}/file`);
  expect(early).toMatchObject({
    status: 403,
    body: { code: 'file-before-end', problem: expect.stringContaining('seed') },
  });

  const { table, red } = await playedTable();
  const file = await host.request(`/api/tables/${table}/file`);
  expect(file.body).toMatchObject({ format: 'tablerunner-match', game: 'sample', log: expect.any(Array) });
  const status = await host.request(`/api/tables/${table}`);
  expect(status.body).toMatchObject({ over: true, outcome: expect.any(Object) });
  const { seed } = file.body as { seed: string };
  expect(status.body).toHaveProperty('table.seed', seed);
  // The socket may be later than the request, and who has left the table may be told after the end.
  const ending = expect.objectContaining({ type: 'update', seed });
  await vi.waitFor(() => expect(red.received).toContainEqual(ending), 20_000);

  const go = (at?: number) => host.layFrom(skim(), file.body, at);
  expect(await go()).toMatchObject({
    status: 400,
    body: { code: 'moment-over', where: 'at', problem: expect.stringContaining('over') },
  });
  expect(await go(9999)).toMatchObject({ status: 400, body: { where: 'at' } });
  const { status: laid, body } = await go(3);
  expect(laid).toBe(201);
  const next = body as Awaited<ReturnType<TestServer['lay']>>;
  await host.gather(next.table, Object.values(next.secrets));
  const again = await host.join(next.table, next.secrets.red);
  const look = red.answer('look');
  red.send({ type: 'look', id: 'look', at: 3 });
  const looked = await look;
  expect(looked).toHaveProperty('seen.view', again.standing?.seen.view);
  const other = await host.join(next.table, next.secrets.blue);
  await playOn([again, other], 500);
  expect(again.standing?.seen.outcome).toBeDefined();
});

test('a rematch brings the same people to one new table with their own secrets', async () => {
  const { table, secrets, red, blue } = await playedTable();
  const ask = (secret: string) =>
    host.request(`/api/tables/${table}/rematch`, { method: 'POST', headers: { authorization: `Bearer ${secret}` } });
  expect(await ask('guess')).toMatchObject({ status: 401 });
  expect(await host.request(`/api/tables/${table}/rematch`, { method: 'POST' })).toMatchObject({ status: 401 });
  const told = [red.next('rematch'), blue.next('rematch')];
  const [one, two] = await Promise.all([ask(secrets.red ?? ''), ask(secrets.blue ?? '')]);
  expect(one.status).toBe(200);
  expect(two.body).toEqual(one.body);
  const next = (one.body as { table: string }).table;
  expect(await Promise.all(told)).toEqual([
    { type: 'rematch', table: next },
    { type: 'rematch', table: next },
  ]);
  expect(await host.request(`/api/tables/${next}`)).toMatchObject({ body: { gathering: true, revision: 0 } });
  await host.gather(next, Object.values(secrets));
  expect(await host.request(`/api/tables/${next}`)).toMatchObject({ body: { gathering: false, turn: 'red' } });
  const back = await host.join(next, secrets.blue);
  expect(back.received[0]).toMatchObject({ type: 'table', viewer: 'blue', standing: { revision: 0 } });
  const running = await host.lay(skim());
  const early = await host.request(`/api/tables/${running.table}/rematch`, {
    method: 'POST',
    headers: { authorization: `Bearer ${running.secrets.red}` },
  });
  expect(early).toMatchObject({ status: 409 });
});

test('a rematch of a match that began from a position begins from there again, with other dice', async () => {
  const { table } = await playedTable();
  const { body: save } = await host.request(`/api/tables/${table}/file`);
  const { body } = await host.layFrom(skim(), save, 2);
  const next = body as Awaited<ReturnType<TestServer['lay']>>;
  await host.gather(next.table, Object.values(next.secrets));
  const red = await host.join(next.table, next.secrets.red);
  const first = red.standing?.seen.view;
  await playOn([red, await host.join(next.table, next.secrets.blue)], 500);
  const { body: rematch } = await host.request(`/api/tables/${next.table}/rematch`, {
    method: 'POST',
    headers: { authorization: `Bearer ${next.secrets.red}` },
  });
  await host.gather((rematch as { table: string }).table, Object.values(next.secrets));
  const again = await host.join((rematch as { table: string }).table, next.secrets.red);
  expect(again.standing?.seen.view).toEqual(first);
  const seals = await Promise.all(
    [next.table, (rematch as { table: string }).table].map((id) => host.request(`/api/tables/${id}`)),
  );
  const [one, two] = seals.map(({ body: status }) => (status as { table: { seal: string } }).table.seal);
  expect(one).not.toBe(two);
});

test('pages of other origins may neither ask for changes nor connect', async () => {
  const evil = { origin: 'https://evil.example' };
  const lay = (headers: Record<string, string>) =>
    host.request('/api/tables', { method: 'POST', json: { setup: skim() }, headers });
  expect(await lay(evil)).toMatchObject({ status: 403, body: { where: 'origin' } });
  expect(await lay({ 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 });
  expect(await lay({ origin: host.url })).toMatchObject({ status: 201 });
  await expect(host.connect(evil)).rejects.toThrow('403');
  await host.connect({ origin: host.url });
});

test('health, metrics and the description of the interface are there', async () => {
  expect(await host.request('/api/health')).toEqual({ status: 200, body: { ok: true } });
  await host.join((await host.lay(skim())).table);
  const metrics = await (await fetch(`${host.url}/api/metrics`)).text();
  expect(metrics).toMatch(/^tablerunner_moves_total \d+$/m);
  expect(metrics).toMatch(/^tablerunner_open_tables [1-9]\d*$/m);
  expect(metrics).toMatch(/^tablerunner_connections [1-9]\d*$/m);
  expect(metrics).toMatch(/tablerunner_request_seconds_count\{method="POST",route="\/api\/tables",status="201"\} \d+/);
  const { body } = await host.request('/api/openapi.json');
  expect(Object.keys((body as { paths: object }).paths).sort()).toEqual([
    '/api/accounts',
    '/api/health',
    '/api/me',
    '/api/me/tables',
    '/api/me/tables/{id}',
    '/api/metrics',
    '/api/sessions',
    '/api/tables',
    '/api/tables/from-file',
    '/api/tables/status',
    '/api/tables/{id}',
    '/api/tables/{id}/file',
    '/api/tables/{id}/rematch',
  ]);
});

test('the description of the interface tells how to sign in, and every answer that a request may get', async () => {
  interface Operation {
    readonly security?: readonly Record<string, unknown>[];
    readonly responses: Record<string, unknown>;
  }
  const { body } = await host.request('/api/openapi.json');
  const { paths, components } = body as {
    paths: Record<string, Record<string, Operation>>;
    components: { securitySchemes: object };
  };
  expect(components.securitySchemes).toMatchObject({
    session: { type: 'apiKey', in: 'cookie', name: 'tablerunner_session' },
    seat: { type: 'http', scheme: 'bearer' },
  });
  const schemes = (path: string, method: string) => paths[path]?.[method]?.security?.flatMap(Object.keys);
  expect(schemes('/api/tables/{id}/rematch', 'post')).toEqual(['seat', 'session']);
  for (const method of ['get', 'put']) expect(schemes('/api/me/tables', method)).toEqual(['session']);
  const unlimited = ['/api/health', '/api/metrics'];
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, { responses, security }] of Object.entries(methods)) {
      const told = Object.keys(responses);
      const isLimited = !unlimited.includes(path);
      expect(told, `${method} ${path}`).toEqual(
        expect.arrayContaining([
          '500',
          ...(isLimited ? ['429'] : []),
          ...(method === 'get' ? [] : ['400', '403', '413']),
          ...(security?.every((way) => Object.keys(way).length > 0) && method !== 'delete' ? ['401'] : []),
        ]),
      );
    }
  }
});

test('metrics are told to whom the settings say', async () => {
  const hidden = await TestServer.start({ TABLERUNNER_METRICS: 'nobody' }, { machines: machinesHere() });
  expect(await hidden.request('/api/metrics')).toMatchObject({ status: 403 });
  await hidden.remove();
});
