/** Two browsers play Combat Zone against each other on a real server to the end, while a third one watches: all see the same table and result. */
import type { HostMessage } from '@tablerunner/table';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { look, playOn } from './combat-zone-kit.ts';
import { openPage } from './kit.ts';
import { listen, openServerStage } from './server-kit.ts';
import { picture } from './table-kit.ts';

const stage = openServerStage();
/** Deployment, and some activations of both sides after it; then both only inspire, so that the end comes soon. */
const BUSY = 70;
/** Far above what is left of a game of four rounds then. */
const MOST = 400;

/** Where every model stands, as the page draws it. */
const standing = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-board-focus] [data-model]')]
      .map(
        (model) =>
          `${model.getAttribute('data-model')} ${model.getAttribute('transform') ?? model.getAttribute('style')}`,
      )
      .sort(),
  );

const untilLength = (page: Page, length: number): Promise<unknown> =>
  page.waitForFunction(
    (wanted) => Number(document.querySelector<HTMLElement>('[data-length]')?.dataset.length) >= wanted,
    length,
  );

/** Who has won and with how many points, as the page says it. */
const resultOf = (page: Page): Promise<{ readonly who: string; readonly points: readonly string[] }> =>
  page.evaluate(() => ({
    who: document.getElementById('decision')?.textContent ?? '',
    points: [...document.querySelectorAll('[data-over] li b')].map(({ textContent }) => textContent ?? ''),
  }));

/** Combat Zone is played openly. What nobody is told: the dice to come, and what another seat might choose. */
function leaksTo(viewer: string | undefined, heard: readonly HostMessage[]): readonly string[] {
  return heard.flatMap((message) => {
    if (!('standing' in message)) return [];
    const { seen } = message.standing;
    const isToldSeed = 'seed' in message && message.seed !== undefined && seen.outcome === undefined;
    const isToldLegal = seen.legal !== undefined && seen.decision?.seat !== viewer;
    return [...(isToldSeed ? ['the seed'] : []), ...(isToldLegal ? [`the choices of ${seen.decision?.seat}`] : [])];
  });
}

test('two people play against each other to the end, each on their own page; whoever watches sees it and is asked nothing', async () => {
  const { url } = stage;
  const seats = { p1: { kind: 'person', name: 'Ada' }, p2: { kind: 'person', name: 'Grace' } };
  const laid = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ setup: { game: 'combat-zone', options: { scenario: 'turf-war', limit: 100 }, seats } }),
  });
  expect(laid.status).toBe(201);
  const { table, secrets } = (await laid.json()) as { table: string; secrets: Record<string, string> };

  const settings = { speed: 0 };
  const opened = await Promise.all(
    ['Ada', 'Grace', 'watcher'].map((seed) => openPage(stage.browser, `${url}/credits`, { settings, seed })),
  );
  const [ada, grace, watcher] = opened.map(({ page }) => page);
  if (ada === undefined || grace === undefined || watcher === undefined) throw new Error('no page was opened');
  const heard = [ada, grace, watcher].map(listen);
  await ada.goto(`${url}/t/${table}#${secrets.p1}`);
  await grace.goto(`${url}/t/${table}#${secrets.p2}`);
  await watcher.goto(`${url}/t/${table}`);
  await Promise.all([ada, grace, watcher].map((page) => page.getByRole('application').waitFor()));

  const other = (page: Page): Page => (page === ada ? grace : ada);
  const tell = async (page: Page): Promise<void> => {
    expect(await other(page).locator('[data-mine]').count()).toBe(0);
    expect(await watcher.locator('[data-mine]').count()).toBe(0);
  };
  const { commands, asked } = await playOn([ada, grace], BUSY, { tell });
  expect(commands).toBe(BUSY);
  expect([...asked].filter((title) => title.includes('What does the Active Model do')).length).toBeGreaterThan(1);

  const pages = [ada, grace, watcher];
  const { length } = await look(ada);
  await Promise.all(pages.map((page) => untilLength(page, length)));
  await picture(watcher, 'combat-zone-watched');
  const one = await standing(ada);
  expect(one.length).toBeGreaterThan(1);
  expect(await standing(grace)).toEqual(one);
  expect(await standing(watcher)).toEqual(one);
  // Whoever loads the page anew is at the same table, and is asked the same.
  const { title } = await look(ada);
  await ada.reload();
  await ada.getByRole('application').waitFor();
  expect((await look(ada)).title).toBe(title);
  expect(await standing(ada)).toEqual(one);

  const { commands: rest } = await playOn([ada, grace], MOST, { tell, hurryAfter: 0 });
  expect(rest).toBeLessThan(MOST);
  await Promise.all(pages.map((page) => page.locator('[data-over]').waitFor()));
  const [result, ...results] = await Promise.all(pages.map(resultOf));
  expect(result?.who).toMatch(/win|draw/);
  expect(result?.points).toHaveLength(2);
  expect(results).toEqual([result, result]);
  await picture(grace, 'combat-zone-online-over');
  expect(await watcher.getByRole('log').getByRole('listitem').count()).toBeGreaterThan(20);

  for (const [at, messages] of heard.entries()) {
    expect(messages.filter(({ type }) => type === 'table').length).toBeGreaterThan(0);
    const viewer = ['p1', 'p2', undefined][at];
    expect(leaksTo(viewer, messages)).toEqual([]);
    const told = JSON.stringify(messages);
    for (const [seat, secret] of Object.entries(secrets)) if (seat !== viewer) expect(told).not.toContain(secret);
  }
  expect(opened.flatMap(({ complaints }) => complaints)).toEqual([]);
  for (const { context } of opened) await context.close();
});
