/** A whole turn of Escape in a real browser by keyboard alone: from the first page to the turn after it. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countPointers, playTurn, tabTo } from './keyboard-kit.ts';
import { openBrowser, openPage, type Served, serveClient } from './kit.ts';
import { keepDraft } from './table-kit.ts';

let browser: Browser;
let served: Served;

beforeAll(async () => {
  served = await serveClient();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await served?.close();
});

const AT_ONCE = { speed: 0, overlays: ['reach', 'sight', 'threat'] };

test('a whole turn is played by keys alone: set-up, every activation of my side, every card that can be played', async () => {
  const { page, context, complaints } = await openPage(browser, served.url, { settings: AT_ONCE });
  const seats = { resistance: 'me', isc: 'machine' } as const;
  await keepDraft(page, { mode: 'revolution', scenario: 'infiltration', seats });
  const pointers = await countPointers(page);
  await tabTo(page, 'article[data-game=escape] button', 40);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Play now');
  await page.keyboard.press('Enter');
  await page.getByRole('grid').waitFor({ timeout: 60_000 });
  await page.locator('[data-mine]').waitFor({ timeout: 60_000 });
  const squad = await page.locator('section[aria-labelledby=side-resistance] li').count();
  const { acted, cards } = await playTurn(page, 2);
  expect(acted.size).toBe(squad);
  expect([...cards]).toEqual(expect.arrayContaining(['Move', 'End']));
  expect(await pointers()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});
