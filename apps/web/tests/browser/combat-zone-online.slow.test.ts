/** Two browsers play Combat Zone against each other on a real server, while a third one watches: all see the same table. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { look, playOn } from './combat-zone-kit.ts';
import { openPage } from './kit.ts';
import { openServerStage } from './server-kit.ts';
import { picture } from './table-kit.ts';

const stage = openServerStage();
/** Deployment, and some activations of both sides after it. */
const COMMANDS = 90;

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

test('two people play against each other, each on their own page; whoever watches sees it and is asked nothing', async () => {
  const { url } = stage;
  const seats = { p1: { kind: 'person', name: 'Ada' }, p2: { kind: 'person', name: 'Grace' } };
  const laid = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ setup: { game: 'combat-zone', options: { scenario: 'blood-price', limit: 100 }, seats } }),
  });
  expect(laid.status).toBe(201);
  const { table, secrets } = (await laid.json()) as { table: string; secrets: Record<string, string> };

  const settings = { speed: 0 };
  const opened = await Promise.all([1, 2, 3].map(() => openPage(stage.browser, `${url}/credits`, { settings })));
  const [ada, grace, watcher] = opened.map(({ page }) => page);
  if (ada === undefined || grace === undefined || watcher === undefined) throw new Error('no page was opened');
  await ada.goto(`${url}/t/${table}#${secrets.p1}`);
  await grace.goto(`${url}/t/${table}#${secrets.p2}`);
  await watcher.goto(`${url}/t/${table}`);
  await Promise.all([ada, grace, watcher].map((page) => page.getByRole('application').waitFor()));

  const { commands, asked } = await playOn([ada, grace], COMMANDS, async (page) => {
    const other = page === ada ? grace : ada;
    expect(await other.locator('[data-mine]').count()).toBe(0);
    expect(await watcher.locator('[data-mine]').count()).toBe(0);
  });
  expect(commands).toBe(COMMANDS);
  expect([...asked].filter((title) => title.includes('What does the Active Model do')).length).toBeGreaterThan(4);

  const { length } = await look(ada);
  const pages = [ada, grace, watcher];
  for (const page of pages) {
    await page.waitForFunction(
      (wanted) => Number(document.querySelector<HTMLElement>('[data-length]')?.dataset.length) >= wanted,
      length,
    );
  }
  await picture(watcher, 'combat-zone-watched');
  const [one, other, third] = await Promise.all(pages.map(standing));
  expect(one?.length).toBeGreaterThan(8);
  expect(other).toEqual(one);
  expect(third).toEqual(one);
  expect(await watcher.getByRole('log').getByRole('listitem').count()).toBeGreaterThan(20);
  // Whoever loads the page anew is at the same table, and is asked the same.
  const { title } = await look(ada);
  await ada.reload();
  await ada.getByRole('application').waitFor();
  expect((await look(ada)).title).toBe(title);
  expect(await standing(ada)).toEqual(one);
  expect(opened.flatMap(({ complaints }) => complaints)).toEqual([]);
  for (const { context } of opened) await context.close();
});
