/** The doors: by which names the server is asked, how long it waits for a request, how many lines it holds, how it tells what is no request. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostJudge } from '../src/http/hosts.ts';
import { networkOf } from '../src/http/network.ts';
import { TestServer } from './kit.ts';

let host: TestServer;

beforeAll(async () => {
  host = await TestServer.start({ TABLERUNNER_REQUEST_SECONDS: '1' });
});
afterAll(async () => {
  await host.remove();
});

interface Line {
  readonly socket: Socket;
  readonly heard: Promise<string>;
}

/** All that comes back until the line is closed. */
function line(said: string, port = host.port): Line {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (bytes) => (text += String(bytes)));
  socket.on('error', () => {});
  socket.write(said);
  return { socket, heard: new Promise((resolve) => socket.on('close', () => resolve(text))) };
}

function told(heard: string): { status: number; body: unknown } {
  const [head = '', body = ''] = heard.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) as unknown };
}

const form = { problem: expect.any(String), code: 'bad-request', facts: expect.any(Object) };

test('an IPv6 network counts as one, and an IPv4 address in the dress of IPv6 as itself', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:0db8:0001:0002::')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:db8:1:3::9')).toBe('2001:db8:1:3::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
});

test('neighbours in one IPv6 network share their limits', async () => {
  const strict = await TestServer.start({ TABLERUNNER_PROXIES: '1', TABLERUNNER_REQUESTS_PER_MINUTE: '3' });
  const ask = (from: string) => strict.request('/api/me', { headers: { 'x-forwarded-for': from } });
  const statuses: number[] = [];
  for (let i = 1; i <= 4; i++) statuses.push((await ask(`2001:db8::${i}`)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await ask('2001:db8:0:1::1')).status).toBe(200);
  await strict.remove();
});

test('a stranger’s name that leads here is no name of ours', async () => {
  const ask = (name: string) =>
    line(`GET /api/me HTTP/1.1\r\nhost: ${name}\r\nconnection: close\r\n\r\n`).heard.then(told);
  for (const name of [`127.0.0.1:${host.port}`, 'localhost:1', 'LOCALHOST', '[::1]:7777'])
    expect(await ask(name)).toMatchObject({ status: 200 });
  expect(await ask('evil.example')).toMatchObject({
    status: 421,
    body: { code: 'wrong-host', facts: { host: 'evil.example' }, where: 'host' },
  });
  const handshake = ['GET /api/socket HTTP/1.1', 'host: evil.example', 'connection: upgrade', 'upgrade: websocket'];
  const key = ['sec-websocket-version: 13', 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==', '', ''];
  expect((await line([...handshake, ...key].join('\r\n')).heard).split('\r\n')[0]).toContain('421');

  const judge = (given: Partial<Parameters<typeof hostJudge>[0]>) =>
    hostJudge({ host: 'localhost', hosts: [], proxies: 0, ...given });
  expect(judge({})('192.0.2.7')).toBe(false);
  expect(judge({ host: '0.0.0.0' })('192.0.2.7')).toBe(true);
  expect(judge({ host: '0.0.0.0' })('evil.example')).toBe(false);
  expect(judge({ host: '::' })('[2001:db8::1]')).toBe(true);
  expect(judge({ host: 'table.lan' })('table.lan')).toBe(true);
  expect(judge({ hosts: ['table.example.org'] })('table.example.org')).toBe(true);
  expect(judge({ proxies: 1 })('table.example.org')).toBe(true);
  expect(judge({ proxies: 1, hosts: ['table.example.org'] })('evil.example')).toBe(false);
});

test('who says nothing, half a header or half a body is told, and hung up on', async () => {
  const half =
    'POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{';
  const lines = ['', 'GET / HTTP/1.1\r\nhost: loc', half].map((said) => line(said).heard);
  for (const heard of await Promise.all(lines)) expect(told(heard)).toMatchObject({ status: 408, body: form });
});

test('what is no request is told in the form of all problems', async () => {
  const cases: [string, number][] = [
    ['nonsense\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
    ['GET /api/tables/%zz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n', 400],
    ['GET /api/tables/%00 HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n', 400],
    ['GET /api/me?skip=%00 HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n', 400],
    ['GET /api/socket HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n', 400],
    [
      'POST /api/tables HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: x/y\r\ncontent-length: 2\r\n\r\n{}',
      415,
    ],
  ];
  for (const [said, status] of cases) expect(told(await line(said).heard)).toMatchObject({ status, body: form });
  const missing = [`/api/tables/${'x'.repeat(300)}`, '/api/socket', '/api/nothing'];
  for (const path of missing)
    expect(await host.request(path)).toMatchObject({ status: expect.any(Number), body: { code: expect.any(String) } });
  expect(await host.request('/api/health', { method: 'PUT' })).toMatchObject({ body: { code: 'no-such-address' } });
});

test('one address holds so many lines, and the next is hung up', async () => {
  const strict = await TestServer.start({ TABLERUNNER_CONNECTIONS_PER_ADDRESS: '3' });
  const lines = Array.from({ length: 6 }, () => line('GET / HTTP/1.1\r\n', strict.port));
  await Promise.all(lines.map(({ socket }) => new Promise((resolve) => socket.on('connect', resolve))));
  expect(await line('GET /api/me HTTP/1.1\r\nhost: localhost\r\n\r\n', strict.port).heard).toBe('');
  lines[0]?.socket.destroy();
  await expect
    .poll(() => line('GET /api/me HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n', strict.port).heard)
    .toContain('200 OK');
  for (const { socket } of lines) socket.destroy();
  await strict.remove();
});

test('a missing file of the client is missing, and not its front page; other paths are the page', async () => {
  const web = mkdtempSync(join(tmpdir(), 'tablerunner-web-'));
  writeFileSync(join(web, 'index.html'), '<!doctype html>');
  const own = await TestServer.start({ TABLERUNNER_WEB: web });
  for (const path of ['/assets/app-0.js', '/assets/gone', '/service-worker.js?x', '/icon.png'])
    expect(await own.request(path)).toMatchObject({ status: 404, body: { code: 'no-such-address' } });
  for (const path of ['/', '/t/abcdefghijkl', '/rulebook/ES-1.2'])
    expect(await (await fetch(`${own.url}${path}`)).text()).toBe('<!doctype html>');
  await own.remove();
  rmSync(web, { recursive: true });
});
