/** burncycle in a real browser: a whole mission of two floors by one person, from the lobby over the floor change to the end and the records. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { nameOf } from '../../src/lobby/games/burncycle/content.ts';
import { dayOf, keepDraft, missionOfDay, type Planned, playOut } from './burncycle-matches.ts';
import { openPage, openStage } from './kit.ts';
import { picture } from './table-kit.ts';

const stage = openStage();

const missionName = ({ options }: Planned): string => nameOf(String(options.mission), 'en');

test('a mission of two floors is played solo from the lobby to its end, every command by a click, and is on record', async () => {
  const planned = dayOf(2, 1);
  const { page, context, complaints } = await openPage(stage.browser, stage.url, { settings: { speed: 0 } });
  await keepDraft(page, planned.options, { p1: 'me' });
  await page.locator('article[data-game=burncycle]').getByRole('button', { name: 'Set up' }).click();
  await page.locator('#set-up[data-game=burncycle]').getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/t\/local-/);
  await page.getByRole('grid').waitFor();
  const floors = new Set<string | null>();
  await playOut(
    planned,
    () => page,
    async () => void floors.add(await page.getByRole('grid').getAttribute('aria-label')),
  );
  await page.locator('[data-over]').waitFor();
  await page.getByRole('heading', { name: 'Player 1 wins.' }).waitFor();
  expect(floors.size).toBe(2);
  await picture(page, 'burncycle-over');
  expect(complaints).toEqual([]);

  await page.goto(`${stage.url}/records`);
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: missionName(planned) }) });
  await row.getByRole('cell', { name: '1 of 1' }).waitFor();
  await page.getByText('The mission of 1 day was won.').waitFor();
  await picture(page, 'burncycle-records');
  await context.close();
});

test('the mission of the day is laid from the lobby: today’s mission, with the dice of today', async () => {
  const { page, context, complaints } = await openPage(stage.browser, stage.url, { settings: { speed: 0 } });
  const date = '2027-01-11';
  await page.clock.setFixedTime(new Date(`${date}T23:59:00Z`));
  await page.reload();
  const card = page.locator('button[data-daily]');
  expect(await card.getAttribute('data-daily')).toBe(date);
  const { mission, difficulty, captain } = missionOfDay(date);
  expect(await card.textContent()).toContain(nameOf(mission, 'en'));
  await card.click();
  await page.waitForURL(/\/t\/local-/);
  await page.locator('[data-mine]').waitFor();
  expect(await page.title()).toContain(nameOf(mission, 'en'));
  const [table] = await keptTables(page);
  expect(table?.head.options).toMatchObject({ mission, difficulty, captain, daily: date });
  expect(table?.head.seed).toBe(`burncycle mission of ${date}`);
  // The table of the day is not what is offered again tomorrow.
  await page.goto(stage.url);
  expect(await page.evaluate(() => localStorage.getItem('tablerunner.draft.burncycle'))).toBeNull();
  expect(complaints).toEqual([]);
  await context.close();
});

interface KeptTable {
  readonly head: { readonly options: Readonly<Record<string, unknown>>; readonly seed: string };
}

const keptTables = (page: Page): Promise<readonly KeptTable[]> =>
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
