/** burncycle in a real browser: a whole mission of two floors by one person, from the lobby over the floor change to the end and the records. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer, untilLength } from './burncycle-kit.ts';
import { dayOfTwoFloors, keepDraft, matchOf } from './burncycle-matches.ts';
import { openPage, openStage } from './kit.ts';
import { picture } from './table-kit.ts';

const stage = openStage();

const floorShown = (page: Page): Promise<string | null> => page.getByRole('grid').getAttribute('aria-label');

test('a mission of two floors is played solo from the lobby to its end, every command by a click, and is on record', async () => {
  const planned = dayOfTwoFloors();
  const { page, context, complaints } = await openPage(stage.browser, stage.url, { settings: { speed: 0 } });
  await keepDraft(page, planned.options, { p1: 'me' });
  await page.locator('article[data-game=burncycle]').getByRole('button', { name: 'Set up' }).click();
  await page.locator('#set-up[data-game=burncycle]').getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/t\/local-/);
  await page.getByRole('grid').waitFor();
  const match = matchOf(planned);
  const floors = new Set<string | null>();
  for (const choice of planned.choices) {
    const at = match.decision();
    if (at === undefined) throw new Error('the match is over before its last command');
    floors.add(await floorShown(page));
    await answer(page, match.view(at.seat), choice);
    match.play(at.seat, choice);
    await untilLength(page, match.log.length);
  }
  expect(match.decision()).toBeUndefined();
  await page.locator('[data-over]').waitFor();
  expect(floors.size).toBe(2);
  await picture(page, 'burncycle-over');
  expect(complaints).toEqual([]);

  await page.goto(`${stage.url}/records`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await picture(page, 'burncycle-records');
  await context.close();
});
