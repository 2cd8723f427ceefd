/** The lobby in a real browser: from the first page to a running match, with and without network. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  BY_THEME,
  DIST,
  objections,
  objectionsInBoth,
  openPage,
  openStage,
  PHONE,
  playNow,
  WHATEVER_THEME,
} from './kit.ts';

const stage = openStage();

/** The tables that the browser's own host keeps. */
const keptTables = (page: Page): Promise<{ id: string; over: boolean; revision: number }[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('tablerunner', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('tables').objectStore('tables').getAll();
          all.onsuccess = () => resolve(all.result);
          all.onerror = () => reject(all.error);
        };
      }),
  );

test('one click leads from the first page to a table with a match on it', async () => {
  const { context, page, complaints } = await openPage(stage.browser, stage.url);
  await playNow(page);
  await page.waitForURL(/\/t\/local-[a-z0-9]{12}$/);
  expect(await keptTables(page)).toHaveLength(1);
  await page.goto(stage.url);
  const row = page.getByRole('listitem').filter({ hasText: 'Infiltration' });
  await row.getByText(/your move|plays/).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('the dice of a table that is laid through the lobby are the same in every run of the tests', async () => {
  const seedOf = async (looks: { readonly seed?: string }): Promise<string> => {
    const { context, page } = await openPage(stage.browser, stage.url, looks);
    await playNow(page);
    await page.waitForURL(/\/t\/local-/);
    const [table] = (await keptTables(page)) as unknown as [{ head: { seed: string } }];
    await context.close();
    return table.head.seed;
  };
  const one = await seedOf({});
  expect(await seedOf({})).toBe(one);
  expect(await seedOf({ seed: 'another' })).not.toBe(one);
});

test('set up: mode, scenario, squads, players, options and seats, in French', async () => {
  const { context, page, complaints } = await openPage(stage.browser, stage.url, { locale: 'fr' });
  const panel = page.locator('#set-up');
  await panel.getByRole('radio', { name: 'Coopération' }).check();
  await panel.getByLabel('Scénario').selectOption('thaw');
  await panel.getByLabel('Joueurs', { exact: true }).selectOption('2');
  await panel.getByLabel('Difficulté').selectOption('hard');
  await panel.getByRole('group', { name: 'Joueur 2' }).getByRole('radio', { name: 'Moi' }).check();
  await panel.getByRole('button', { name: 'Selon les arbitrages' }).click();
  await page.getByRole('dialog').getByLabel('Les murs protègent des explosions').selectOption('yes');
  await page.getByRole('button', { name: 'Terminé' }).click();
  await panel.getByRole('button', { name: '1 modifiée' }).waitFor();
  await panel.getByRole('button', { name: 'Commencer' }).click();
  await page.waitForURL(/\/t\/local-/);
  const [table] = (await keptTables(page)) as unknown as [
    { head: { options: Record<string, unknown>; players: unknown } },
  ];
  expect(table.head.options).toMatchObject({ mode: 'cooperation', scenario: 'thaw', players: 2, difficulty: 'hard' });
  expect(table.head.options.table).toMatchObject({ wallsShieldBlasts: 'yes' });
  expect(table.head.players).toEqual({ p1: { kind: 'person' }, p2: { kind: 'person' } });
  expect(complaints).toEqual([]);
  await context.close();
});

test('without a server friends cannot be asked, and the button says why', async () => {
  const { context, page } = await openPage(stage.browser, stage.url);
  const panel = page.locator('#set-up');
  await panel.getByRole('group', { name: 'ISC' }).getByRole('radio', { name: 'Friend' }).check();
  const start = panel.getByRole('button', { name: 'Start' });
  await expect.poll(() => start.getAttribute('aria-disabled')).toBe('true');
  await start.click({ force: true });
  expect(page.url()).toBe(`${stage.url}/`);
  await panel.getByRole('paragraph').filter({ hasText: 'Without it friends cannot sit down' }).waitFor();
  await context.close();
});

test('a match is saved as a file, removed, opened again and played once more', async () => {
  const { context, page, complaints } = await openPage(stage.browser, stage.url);
  await playNow(page);
  await page.waitForURL(/\/t\/local-/);
  await page.goto(stage.url);
  await page.getByRole('button', { name: 'More about Infiltration' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Save as a file' }).click(),
  ]);
  const file = join(tmpdir(), `tablerunner-${process.pid}.json`);
  await download.saveAs(file);
  const save = JSON.parse(readFileSync(file, 'utf8'));
  expect(save).toMatchObject({ format: 'tablerunner-match', game: 'escape' });

  await page.getByRole('button', { name: 'More about Infiltration' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('No match yet').waitFor();
  expect(await keptTables(page)).toEqual([]);

  const bent = join(tmpdir(), `tablerunner-bent-${process.pid}.json`);
  writeFileSync(bent, JSON.stringify({ ...save, hash: 'x' }));
  await page.locator('input[type=file]').setInputFiles(bent);
  await page.getByText('The file does not give the match again').first().waitFor();

  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('dialog').getByRole('button', { name: 'Open' }).click();
  await page.waitForURL(/\/t\/local-/);
  await page.goto(stage.url);
  await page.getByRole('button', { name: 'More about Infiltration' }).click();
  await page.getByRole('menuitem', { name: 'Rematch' }).click();
  await page.waitForURL(/\/t\/local-/);
  expect(await keptTables(page)).toHaveLength(2);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a pasted link leads to its table, and nonsense gets a sentence', async () => {
  const { context, page } = await openPage(stage.browser, stage.url);
  await page.getByRole('button', { name: 'Join with a link' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Link').fill('hello');
  await dialog.getByRole('button', { name: 'Sit down' }).click();
  await dialog.getByRole('alert').waitFor();
  await dialog.getByLabel('Link').fill('https://other.example/t/k3v9x2m7q1ab#secret_1');
  await dialog.getByRole('button', { name: 'Sit down' }).click();
  await page.waitForURL(`${stage.url}/t/k3v9x2m7q1ab`); // the secret does not stay in the address
  await context.close();
});

test('settings change the page at once and are there the next time', async () => {
  const { context, page } = await openPage(stage.browser, `${stage.url}/settings`);
  await page.getByRole('radio', { name: 'Light' }).check();
  await page.getByRole('group', { name: 'Language' }).last().getByRole('radio', { name: 'Italiano' }).check();
  await page.getByRole('heading', { name: 'Impostazioni' }).waitFor();
  await page.getByLabel('Nome', { exact: true }).fill('Ada');
  await page.reload();
  await page.getByRole('heading', { name: 'Impostazioni' }).waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
  expect(await page.locator('html').getAttribute('lang')).toBe('it');
  expect(await page.getByLabel('Nome', { exact: true }).inputValue()).toBe('Ada');
  await context.close();
});

test('a host that cannot be loaded is told on every page, with a way to load again', async () => {
  const { context, page } = await openPage(stage.browser, `${stage.url}/credits`, { viewport: PHONE });
  const note = page.getByRole('complementary', { name: 'Notes' });
  expect(await note.count()).toBe(0);
  await context.addInitScript(() => {
    const Real = Worker;
    globalThis.Worker = class extends Real {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(String(address).includes('host.worker') ? '/nowhere.js' : address, options);
      }
    };
  });
  await page.goto(stage.url);
  await note.getByText('has stopped').waitFor();
  await playNow(page);
  await page.getByRole('region', { name: 'Notes' }).getByText('has stopped').waitFor(); // and so does whatever needs it
  expect(await objections(page)).toEqual([]);
  await Promise.all([page.waitForEvent('load'), note.getByRole('button', { name: 'Load again' }).click()]);
  await note.getByText('has stopped').waitFor();
  await context.close();
});

test('after the first load everything works without network', async () => {
  const { context, page } = await openPage(stage.browser, stage.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await context.setOffline(true);
  await page.reload();
  await playNow(page);
  await page.waitForURL(/\/t\/local-/);
  expect(await keptTables(page)).toHaveLength(1);
  await page.goto(`${stage.url}/credits`);
  await page.getByRole('heading', { name: 'Credits' }).waitFor();
  await context.close();
});

test('axe finds nothing on the pages of the frame in either theme, on a desktop and on a phone', async () => {
  const { context, page } = await openPage(stage.browser, stage.url);
  await playNow(page);
  await page.waitForURL(/\/t\/local-/);
  for (const path of ['/settings', '/credits', '/nothing/here', '/']) {
    await page.goto(`${stage.url}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    if (path === '/') await page.getByRole('listitem').first().waitFor();
    expect(await objectionsInBoth(page)).toEqual([]);
  }
  await page.setViewportSize(PHONE);
  expect(await objections(page)).toEqual([]);
  await page.locator('#set-up').getByRole('button', { name: 'As ruled' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await objectionsInBoth(page)).toEqual([]);
  await context.close();
});

test('axe tells a picture without words and words without contrast', async () => {
  const { context, page } = await openPage(stage.browser, `${stage.url}/credits`);
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const [image, faint] = [document.createElement('img'), document.createElement('p')];
    Object.assign(faint.style, { color: '#888', background: '#999' });
    faint.textContent = 'faint';
    document.querySelector('main')?.prepend(image, faint);
  });
  const rulesOf = (faults: readonly string[]) => faults.map((fault) => fault.split(' ')[1]);
  expect(rulesOf(await objections(page))).toEqual(['color-contrast:', 'image-alt:']);
  expect(rulesOf(await objections(page, BY_THEME))).toEqual(['color-contrast:']);
  expect(rulesOf(await objections(page, WHATEVER_THEME))).toEqual(['image-alt:']);
  await context.close();
});

test('the first page is 200 KB of compressed JavaScript at most', async () => {
  const { context, page } = await openPage(stage.browser, stage.url);
  await page.waitForLoadState('networkidle');
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const page1 = loaded.filter((path) => path.endsWith('.js') && !path.includes('worker'));
  expect(page1.length).toBeGreaterThan(0);
  const bytes = page1.reduce((sum, path) => sum + gzipSync(readFileSync(join(DIST, path))).length, 0);
  expect(bytes).toBeLessThan(200_000);
  expect(readdirSync(join(DIST, 'assets')).length).toBeGreaterThan(5);
  await context.close();
});

test('all of the lobby is reached by keyboard', async () => {
  const { context, page } = await openPage(stage.browser, stage.url);
  const reached = new Set<string>();
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    reached.add(
      await page.evaluate(() => {
        const { activeElement: at } = document;
        return (
          at?.getAttribute('aria-label') ??
          (at as HTMLInputElement | null)?.labels?.[0]?.textContent ??
          at?.textContent ??
          ''
        );
      }),
    );
  }
  for (const name of [
    'To the content',
    'Play now',
    'Set up',
    'Scenario',
    'As ruled',
    'Join with a link',
    'Open a match file',
  ])
    expect([...reached].some((text) => text.includes(name))).toBe(true);
  await context.close();
});
