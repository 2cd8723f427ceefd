/** Combat Zone in a real browser: a whole game of 100 EB against the machine, from the lobby to its end. */
import { expect, test } from 'vitest';
import { playOn } from './combat-zone-kit.ts';
import { openPage, openStage } from './kit.ts';
import { picture } from './table-kit.ts';

const stage = openStage();
/** Far above what a game of four rounds needs. */
const MOST = 900;

test('a game of 100 EB against the machine is played from the lobby to its end, every command by a press', async () => {
  const { page, context, complaints } = await openPage(stage.browser, stage.url, { settings: { speed: 0 } });
  const card = page.locator('article[data-game=combat-zone]');
  await card.getByRole('button', { name: 'Set up' }).click();
  const setUp = page.locator('#set-up[data-game=combat-zone]');
  await setUp.waitFor();
  await setUp.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/t\/local-/);
  await page.getByRole('application').waitFor();
  const { commands, asked, cards } = await playOn([page], MOST);
  await page.locator('[data-over]').waitFor();
  await picture(page, 'combat-zone-over');
  expect(commands).toBeGreaterThan(20);
  expect(asked.size).toBeGreaterThan(4);
  expect(cards.has('Move')).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});
