/** The pages of Combat Zone as axe and fingers find them: in both themes, on a desktop and on a phone. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundAt, mayAttack } from './combat-zone-matches.ts';
import {
  BY_THEME,
  type Opened,
  objections,
  openPage,
  openStage,
  PHONE,
  untilStill,
  WHATEVER_THEME,
  wear,
} from './kit.ts';
import { openFile } from './open-file.ts';
import { picture, sideways, tooSmall } from './table-kit.ts';

const stage = openStage();
const DESKTOP = { width: 1440, height: 900 };

let opened: Opened | undefined;
beforeAll(async () => {
  opened = await openPage(stage.browser, stage.url, { isTouched: true, settings: { speed: 0 } });
});
afterAll(async () => {
  expect(opened?.complaints).toEqual([]);
  await opened?.context.close();
});

/** One page for all: what is looked at differs, not who looks. */
function pageNow(): Page {
  if (opened === undefined) throw new Error('the page is opened before the first test');
  return opened.page;
}

/** Everything that is wrong with the page as it stands, in either theme and size. */
async function faultsOf(page: Page, name: string): Promise<readonly string[]> {
  const faults: string[] = [];
  const sizes = { desktop: DESKTOP, phone: PHONE };
  for (const form of ['desktop', 'phone'] as const) {
    await page.setViewportSize(sizes[form]);
    await untilStill(page);
    for (const theme of form === 'phone' ? (['dark'] as const) : (['light', 'dark'] as const)) {
      await wear(page, theme);
      await picture(page, `combat-zone-${name}-${form}-${theme}`);
      // Colours are the same in either size.
      const rules = form === 'phone' ? WHATEVER_THEME : theme === 'light' ? BY_THEME : undefined;
      const found = await objections(page, rules);
      faults.push(...found.map((fault) => `${form}, ${theme}: ${fault}`));
    }
  }
  const far = await sideways(page);
  if (far > 0) faults.push(`phone: ${far} pixels sideways`);
  // The rulebook is text with links in it.
  if (name !== 'rulebook') {
    faults.push(...(await tooSmall(page)).map((control) => `phone: too small: ${control}`));
  }
  await page.setViewportSize(DESKTOP);
  return faults;
}

test('the lobby with the set-up of Combat Zone', async () => {
  const page = pageNow();
  await page.locator('article[data-game=combat-zone]').getByRole('button', { name: 'Set up' }).click();
  await page.locator('#set-up[data-game=combat-zone]').waitFor();
  expect(await faultsOf(page, 'lobby')).toEqual([]);
});

test('the table in deployment', async () => {
  const page = pageNow();
  await openFile(
    page,
    stage.url,
    foundAt(({ step }) => step === 'combat-zone/deployment'),
  );
  await page.getByRole('application').waitFor();
  expect(await faultsOf(page, 'deployment')).toEqual([]);
});

test('a move is planned, then an attack; the same table in 3D', async () => {
  const page = pageNow();
  await openFile(page, stage.url, foundAt(mayAttack));
  await page.locator('button[aria-keyshortcuts="1"]').click();
  await page.getByRole('application').focus();
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Redraw' }).waitFor();
  expect(await faultsOf(page, 'move')).toEqual([]);

  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page
    .locator('button[aria-keyshortcuts="2"]:not([aria-disabled]), button[aria-keyshortcuts="3"]:not([aria-disabled])')
    .first()
    .click();
  expect(await faultsOf(page, 'attack')).toEqual([]);

  await page.getByRole('radio', { name: '3D' }).check({ force: true });
  await page.locator('canvas').waitFor();
  expect(await faultsOf(page, 'scene')).toEqual([]);
});

test('a note that comes up at a press lets a hand that presses on go by', async () => {
  const page = pageNow();
  await openFile(page, stage.url, foundAt(mayAttack));
  await page.locator('button[aria-keyshortcuts="1"]').click();
  // Looked at in the very moment in which the note comes up: later it can be pressed.
  await page.evaluate(() => {
    const marks = document.documentElement.dataset;
    new MutationObserver((_, observer) => {
      const link = document.querySelector('[data-plan-frame] section a');
      if (link === null) return;
      const { left, top, width, height } = link.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      marks.hit = hit?.closest('a') === null && hit.closest('[data-board-focus]') !== null ? 'table' : 'note';
      observer.disconnect();
    }).observe(document.body, { subtree: true, childList: true });
  });
  const frame = await page.locator('[data-plan-frame]').boundingBox();
  if (frame === null) throw new Error('there is no table');
  const link = page.locator('[data-plan-frame] section a');
  await page.mouse.click(frame.x + frame.width * 0.1, frame.y + frame.height * 0.5); // out of reach
  await link.waitFor({ state: 'attached' });
  expect(await page.evaluate(() => document.documentElement.dataset.hit)).toBe('table');
  await link.click();
  await page.waitForURL(/\/rules\//);
});

test('a roll is opposed, and may be rolled again', async () => {
  const page = pageNow();
  await openFile(
    page,
    stage.url,
    foundAt(({ step }) => step === 'combat-zone/contest'),
  );
  await page.locator('#decision').waitFor();
  expect(await faultsOf(page, 'contest')).toEqual([]);
});

test('a team that is being built', async () => {
  const page = pageNow();
  await page.goto(`${stage.url}/teams`);
  await page.getByRole('button', { name: 'New team' }).click();
  await page.waitForURL(/\/teams\/./);
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  expect(await faultsOf(page, 'team')).toEqual([]);
});

test.each([
  ['teams', '/teams'],
  ['rulebook', '/rules/combat-zone/CZ-MOVE-01'],
  ['lesson', '/lessons/combat-zone/shooting-and-cover'],
])('the %s', async (name, path) => {
  const page = pageNow();
  await page.goto(`${stage.url}${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  if (name === 'lesson') await page.getByText(/^Step 1 of/).waitFor();
  if (name === 'rulebook') await page.locator('[id="CZ-MOVE-01"]').waitFor();
  expect(await faultsOf(page, name)).toEqual([]);
});
