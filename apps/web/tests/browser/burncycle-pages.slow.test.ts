/** The pages of burncycle as axe and fingers find them: in both themes, on a desktop and on a phone. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer, partner, untilLength } from './burncycle-kit.ts';
import { foundAt } from './burncycle-matches.ts';
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
      await picture(page, `burncycle-${name}-${form}-${theme}`);
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

const whole = () => true;

test('the lobby with the set-up of burncycle', async () => {
  const page = pageNow();
  await page.locator('article[data-game=burncycle]').getByRole('button', { name: 'Set up' }).click();
  await page.locator('#set-up[data-game=burncycle]').waitFor();
  expect(await faultsOf(page, 'lobby')).toEqual([]);
});

test('the table in set-up', async () => {
  const page = pageNow();
  await openFile(page, stage.url, foundAt(whole).save);
  await page.getByRole('button', { name: 'Byte' }).first().waitFor();
  expect(await faultsOf(page, 'set-up')).toEqual([]);
});

test('an own turn: an action is chosen, a walk is planned', async () => {
  const page = pageNow();
  await openFile(page, stage.url, foundAt(({ step }) => step === 'burncycle/act').save);
  await page.locator('button[aria-keyshortcuts="1"]').click();
  await page.locator('td[aria-label*=" AP"]').last().click();
  await page.getByRole('button', { name: 'Cancel' }).waitFor();
  expect(await faultsOf(page, 'walk')).toEqual([]);
});

test('dice are chosen, with their odds', async () => {
  const page = pageNow();
  await openFile(page, stage.url, foundAt(({ step }) => step === 'burncycle/choose-dice').save);
  await page.getByRole('button', { name: 'Take all' }).click();
  expect(await faultsOf(page, 'dice')).toEqual([]);
});

test('the network phase', async () => {
  const page = pageNow();
  await openFile(page, stage.url, foundAt(({ step }) => step === 'burncycle/ip-phase').save);
  await page.locator('button[data-node][aria-label*="can be chosen"]').first().click();
  expect(await faultsOf(page, 'network')).toEqual([]);
});

test('a die is rolled again', async () => {
  const page = pageNow();
  await openFile(page, stage.url, foundAt(({ step }) => step === 'burncycle/reroll', 'random').save);
  await page.getByRole('region', { name: 'Dice of the test' }).waitFor();
  expect(await faultsOf(page, 'reroll')).toEqual([]);
});

test('the corporation’s turn is stepped through', async () => {
  const page = pageNow();
  const { match, save } = foundAt(({ step }) => step === 'burncycle/ip-phase');
  await openFile(page, stage.url, save);
  const player = partner(1);
  for (let at = match.decision(); at !== undefined && at.step !== 'burncycle/before-turn'; at = match.decision()) {
    await untilLength(page, match.log.length);
    const choice = player.choose(match.view(at.seat));
    await answer(page, match.view(at.seat), choice);
    match.play(at.seat, choice);
  }
  await untilLength(page, match.log.length);
  const turn = page.getByRole('region', { name: /^Corporation/ });
  const of = turn.getByText(/^\d+ of \d+$/);
  const last = (await of.textContent()) ?? '';
  expect(Number(last.split(' of ')[1])).toBeGreaterThan(1);
  const told = await turn.textContent();
  await page.reload(); // what happened before the page was opened is worked out again
  await of.waitFor();
  expect(await turn.textContent()).toBe(told);
  await turn.getByRole('button', { name: 'Step before' }).click();
  expect(await of.textContent()).not.toBe(last);
  expect(await turn.textContent()).not.toBe(told);
  expect(await turn.getByRole('link').count()).toBeGreaterThan(0);
  expect(await faultsOf(page, 'corporation')).toEqual([]);
});

test.each([
  ['records', '/records'],
  ['rulebook', '/rules/burncycle/BC-MOVE-03'],
  ['lessons', '/lessons'],
  ['lesson', '/lessons/burncycle/the-network'],
])('the %s', async (name, path) => {
  const page = pageNow();
  await page.goto(`${stage.url}${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  if (name === 'lesson') await page.getByText(/^Step 1 of/).waitFor();
  if (name === 'rulebook') await page.locator('[id="BC-MOVE-03"]').waitFor();
  expect(await faultsOf(page, name)).toEqual([]);
});
