/**
 * The service worker: after the first load everything is there without network. Its list of files and its version are
 * put in when the client is built, so a new build is a new worker with a cache of its own.
 */
import { isKeepable } from './app/keepable.ts';

declare const PRECACHE: readonly string[];
declare const VERSION: string;
/** The worker's own global scope: the types of a page and of a service worker cannot be loaded together. */
interface Worker {
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Waits) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetches) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

interface Waits {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetches {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const worker = self as unknown as Worker;
const PREFIX = 'tablerunner-';
const CACHE = `${PREFIX}${VERSION}`;

worker.addEventListener('install', (event) => {
  // Files with a hash in their name never change: those of the build before need not be fetched again.
  event.waitUntil(fill().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin || url.pathname.startsWith('/api/')) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    PRECACHE.map(async (path) => {
      const before = path.startsWith('/assets/') ? await kept(path) : undefined;
      const answer = before ?? (await fetch(path, { cache: 'no-cache' }));
      if (!isKeepable(path, answer)) throw new Error(`${path} was answered with ${said(answer)}`);
      await cache.put(path, answer);
    }),
  );
}

async function dropOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
}

/** A page from the network while there is one, so that a new build shows at once; otherwise the one that was kept. */
async function page(request: Request): Promise<Response> {
  const front = async (): Promise<Response> => (await kept('/index.html')) ?? Response.error();
  try {
    const answer = await fetch(request);
    return answer.ok ? answer : await front();
  } catch {
    return front();
  }
}

async function file(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  return (await kept(`${pathname}${search}`)) ?? fetch(request);
}

/** What was kept under an address. An older worker may have kept what is none of ours there: that counts as nothing, and goes. */
async function kept(path: string): Promise<Response | undefined> {
  const found = await caches.match(path);
  if (found === undefined || isKeepable(path, found)) return found;
  for (const name of await caches.keys()) await (await caches.open(name)).delete(path);
  return undefined;
}

const said = ({ status, headers }: Response): string => `${status}, ${headers.get('content-type') ?? 'no type'}`;
