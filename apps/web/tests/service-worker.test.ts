/** What the service worker keeps for pages without network: whole files of the right type, and nothing else. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isKeepable } from '../src/app/keepable.ts';

const ORIGIN = 'https://table.example';
const SCRIPT = '/assets/app-1a2b.js';

const answer = (text: string, type: string, status = 200): Response =>
  new Response(text, { status, headers: { 'content-type': type } });
const page = (): Response => answer('<!doctype html>', 'text/html; charset=utf-8');
const script = (): Response => answer('1', 'text/javascript; charset=utf-8');

type Listener = (event: {
  request: Request;
  waitUntil(work: Promise<unknown>): void;
  respondWith(a: Promise<Response>): void;
}) => void;

let caches: Map<string, Map<string, Response>>;
let fetched: string[];
/** What the server answers, by path. */
let server: Record<string, () => Response>;
let listeners: Map<string, Listener>;

beforeEach(async () => {
  caches = new Map();
  fetched = [];
  server = { '/index.html': page, [SCRIPT]: script };
  listeners = new Map();
  vi.stubGlobal('PRECACHE', ['/index.html', SCRIPT]);
  vi.stubGlobal('VERSION', 'new');
  vi.stubGlobal('self', {
    clients: { claim: async () => undefined },
    location: { origin: ORIGIN },
    skipWaiting: async () => undefined,
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  });
  const open = (name: string): Map<string, Response> => {
    const there = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, there);
    return there;
  };
  vi.stubGlobal('caches', {
    open: async (name: string) => ({
      put: async (path: string, kept: Response) => void open(name).set(path, kept),
      delete: async (path: string) => open(name).delete(path),
    }),
    keys: async () => [...caches.keys()],
    match: async (path: string) =>
      [...caches.values()]
        .find((kept) => kept.has(path))
        ?.get(path)
        ?.clone(),
    delete: async (name: string) => caches.delete(name),
  });
  vi.stubGlobal('fetch', async (asked: string | Request) => {
    const path = typeof asked === 'string' ? asked : new URL(asked.url).pathname;
    fetched.push(path);
    return server[path]?.() ?? page();
  });
  vi.resetModules();
  await import('../src/service-worker.ts');
});

afterEach(() => vi.unstubAllGlobals());

async function say(type: 'install' | 'activate'): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  const waitUntil = (given: Promise<unknown>): void => {
    work = given;
  };
  listeners.get(type)?.({ request: new Request(ORIGIN), waitUntil, respondWith: () => undefined });
  await work;
}

async function ask(path: string): Promise<Response> {
  let given: Promise<Response> | undefined;
  const respondWith = (answered: Promise<Response>): void => {
    given = answered;
  };
  listeners.get('fetch')?.({ request: new Request(`${ORIGIN}${path}`), waitUntil: () => undefined, respondWith });
  if (given === undefined) throw new Error('left to the browser');
  return given;
}

test('files of the build before are taken over, but not a page that an older worker kept for a script', async () => {
  caches.set('tablerunner-old', new Map([[SCRIPT, page()]]));
  await say('install');
  expect(fetched).toContain(SCRIPT);
  expect(await caches.get('tablerunner-new')?.get(SCRIPT)?.text()).toBe('1');
  await say('activate');
  expect([...caches.keys()]).toEqual(['tablerunner-new']);
  caches.set('tablerunner-new', new Map([[SCRIPT, answer('kept', 'text/javascript')]]));
  fetched = [];
  await say('install');
  expect(fetched).toEqual(['/index.html']);
});

test.each([
  ['a page in the place of a script', page],
  ['a part of a script', () => answer('1', 'text/javascript', 206)],
  ['a server in trouble', () => answer('{}', 'application/json', 503)],
])('nothing is kept, and the worker before stays: %s', async (_name, wrong) => {
  server[SCRIPT] = wrong;
  await expect(say('install')).rejects.toThrow(SCRIPT);
  expect(caches.get('tablerunner-new')?.has(SCRIPT)).not.toBe(true);
});

test('a wrong file that was kept is asked of the server, and goes', async () => {
  caches.set('tablerunner-new', new Map([[SCRIPT, page()]]));
  expect(await (await ask(SCRIPT)).text()).toBe('1');
  expect(caches.get('tablerunner-new')?.has(SCRIPT)).toBe(false);
});

test('the type that a name promises', () => {
  expect(isKeepable('/index.html', page())).toBe(true);
  expect(isKeepable('/assets/a.css', answer('', 'text/css'))).toBe(true);
  expect(isKeepable('/assets/a.css', answer('', 'text/plain'))).toBe(false);
  expect(isKeepable('/assets/a.woff2', answer('', 'font/woff2'))).toBe(true);
  expect(isKeepable('/assets/a.woff2', page())).toBe(false);
  expect(isKeepable('/index.html', script())).toBe(false);
});
