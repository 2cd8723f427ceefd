/** The built client in a real browser: serves it as strictly as the server does, opens pages. It is built before the first of the slow tests. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

export const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

const CSP =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'self'; frame-ancestors 'none'; form-action 'self'";

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

export interface Served {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves the built client without a server behind it: every question under /api is answered with 503. */
async function serveClient(): Promise<Served> {
  const server: Server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname);
    if (path.startsWith('/api/')) {
      response.writeHead(503, { 'content-type': 'application/json' }).end('{"problem":"there is no server here"}');
      return;
    }
    const wanted = join(DIST, path);
    const file =
      wanted.startsWith(DIST) && existsSync(wanted) && statSync(wanted).isFile() ? wanted : join(DIST, 'index.html');
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-security-policy': CSP,
      'cache-control': 'no-cache',
    });
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: CHROMIUM,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      // Without a graphics card Chromium draws in 3D only when it is told to do so in software.
      '--enable-unsafe-swiftshader',
    ],
  });

interface Looks {
  readonly theme?: 'dark' | 'light';
  readonly locale?: 'en' | 'fr' | 'it';
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly settings?: Readonly<Record<string, unknown>>;
  /** A screen for fingers; left out: phones are. */
  readonly isTouched?: boolean;
  /** What the dice of this person's tables come from; left out: the same for all. */
  readonly seed?: string;
}

/**
 * What a page draws with 32 bytes, the seeds of its tables and its shares in the dice of others', comes from a fixed
 * sequence: the same match in every run. IDs and secrets are drawn as ever.
 */
const fixSeeds = (context: BrowserContext, seed: string): Promise<unknown> =>
  context.addInitScript((text) => {
    const draw = crypto.getRandomValues.bind(crypto);
    let state = [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);
    const next = (): number => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) | 0;
      return (state >>> 16) & 255;
    };
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      if (!(array instanceof Uint8Array) || array.length !== 32) return draw(array as never);
      for (let i = 0; i < array.length; i++) array[i] = next();
      return array;
    };
  }, seed);

export interface Opened {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Whatever the page complained about: errors, broken promises, what its policy forbids. */
  readonly complaints: string[];
}

/** A person with their own storage. */
export async function openPage(browser: Browser, url: string, looks: Looks = {}): Promise<Opened> {
  const { theme = 'dark', locale = 'en', viewport = DESKTOP, settings = {}, seed = 'tests' } = looks;
  const { isTouched: hasTouch = viewport.width < 768 } = looks;
  const context = await browser.newContext({ viewport, colorScheme: theme, locale, hasTouch });
  const kept = JSON.stringify({ state: { theme, locale, sound: false, ...settings }, version: 1 });
  await context.addInitScript((text) => {
    if (localStorage.getItem('tablerunner.settings') === null) localStorage.setItem('tablerunner.settings', text);
  }, kept);
  await fixSeeds(context, seed);
  context.setDefaultTimeout(60_000); // far above what anything needs on a busy machine
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 503/.test(message.text())) complaints.push(message.text());
  });
  await page.goto(url);
  return { context, page, complaints };
}

export interface Stage {
  readonly browser: Browser;
  readonly url: string;
}

/** What the tests of a file play on: a browser, and the client that `serve` serves. Both are gone after the last test. */
export function openStage(serve: () => Promise<Served> = serveClient): Stage {
  let there: { readonly browser: Browser; readonly served: Served } | undefined;
  beforeAll(async () => {
    const served = await serve();
    there = { served, browser: await openBrowser() };
  });
  afterAll(async () => {
    await there?.browser.close();
    await there?.served.close();
  });
  const now = (): NonNullable<typeof there> => {
    if (there === undefined) throw new Error('the stage is opened before the first test, not earlier');
    return there;
  };
  return {
    get browser() {
      return now().browser;
    },
    get url() {
      return now().served.url;
    },
  };
}

/**
 * Puts the page into a theme. Colours that are on their way from one to the other belong to neither, and one way may begin
 * when another has ended (what is drawn late, a value that others hang on): it is over when a whole frame has none left.
 */
export const wear = (page: Page, theme: 'dark' | 'light'): Promise<void> =>
  page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const moving = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
    await frame();
    for (let now = moving(); now.length > 0; now = moving()) {
      await Promise.allSettled(now.map(({ finished }) => finished));
      await frame();
    }
  }, theme);

/** A page that has another size fits its parts into it, frame after frame: it is done when nothing has moved for some. */
export const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const places = (): string =>
      [...document.querySelectorAll('main *')]
        .map((part) => part.getBoundingClientRect())
        .map(({ x, y, width, height }) => `${x} ${y} ${width} ${height}`)
        .join();
    let before = '';
    for (let same = 0; same < 4; ) {
      await frame();
      const now = places();
      same = now === before ? same + 1 : 0;
      before = now;
    }
  });

/** What a part of the page looks like when nothing in it changes any more. */
export async function stillPicture(part: Locator): Promise<Buffer> {
  for (let before = await part.screenshot(); ; ) {
    const now = await part.screenshot();
    if (now.equals(before)) return now;
    before = now;
  }
}

/** Of all the rules of axe only this one depends on the theme. */
export const BY_THEME: readonly string[] = ['color-contrast'];

/** The rest: what is the same in either theme. */
export const WHATEVER_THEME = { without: BY_THEME };

/**
 * What axe has to say about the page as it is now: by all of its rules, or by those that are named. Our pages have no frames of
 * others, and only faults are wanted: told so, axe needs a fraction of its time.
 */
export async function objections(
  page: Page,
  rules: readonly string[] | typeof WHATEVER_THEME = [],
): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], selectors: false });
  if ('without' in rules) axe.disableRules([...rules.without]);
  else if (rules.length > 0) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${page.url()} ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/** The same in both themes: by all rules in the dark one, by those that depend on it in the light one. */
export async function objectionsInBoth(page: Page): Promise<readonly string[]> {
  await wear(page, 'light');
  const light = await objections(page, BY_THEME);
  await wear(page, 'dark');
  return [...light, ...(await objections(page))];
}

/** Every game of the lobby has such a button; this is Escape's. */
export const playNow = (page: Page): Promise<void> =>
  page.locator('article[data-game=escape]').getByRole('button', { name: 'Play now' }).click();
