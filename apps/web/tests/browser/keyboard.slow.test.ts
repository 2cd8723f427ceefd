/** A whole turn of Escape in a real browser by keyboard alone: from the first page to the turn after it. */
import { expect, test } from 'vitest';
import { countPointers, playTurn, tabTo } from './keyboard-kit.ts';
import { openPage, openStage } from './kit.ts';
import { keepDraft } from './table-kit.ts';

const stage = openStage();

const AT_ONCE = { speed: 0, overlays: ['reach', 'sight', 'threat'] };

test('a whole turn is played by keys alone: set-up, every activation of my side, every card that can be played', async () => {
  const { page, context, complaints } = await openPage(stage.browser, stage.url, { settings: AT_ONCE });
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

/** Somebody to strike who survives it, doors with and without a lock, things to take and to hack, on few cells. */
const CROWDED = `
+-+-+-+-+-+-+
|A M .d. . .|
+ + + +-+ + +
|. J .2. . N|
+-+-+-+-+-+-+
airlocks: 1 a1 a2, 2 f1 f2
unit anna A life 9 cbt 3 int 3
unit jack J medic int 2 life 9
unit mole M isc life 9 cbt 2
unit nora N isc life 9 cbt 2 carries crate
marker crate c1
marker radio a1
prop terminal c2 4
turn: 2 of 6
at: choose-active
`;

test('two at one screen play a turn by keys alone: blows with their answers, doors, locks, things on the floor', async () => {
  const { page, context, complaints } = await openPage(stage.browser, `${stage.url}/workshop/escape`, {
    settings: AT_ONCE,
  });
  await page.getByLabel('Position as text').fill(CROWDED.trim());
  await page.locator('table[role=grid][aria-colcount="6"]').waitFor();
  const pointers = await countPointers(page);
  await page.getByRole('button', { name: 'Open as a table' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/t\/local-/);
  await page.locator('[data-mine], main h1:text("Hand over")').first().waitFor({ timeout: 30_000 });
  const { acted, cards, asked } = await playTurn(page, 3);
  // The dice may put somebody out, or leave them nothing to choose; both sides have acted all the same.
  expect([...acted].filter((name) => ['anna', 'jack'].includes(name)).length).toBeGreaterThan(0);
  expect([...acted].filter((name) => ['mole', 'nora'].includes(name)).length).toBeGreaterThan(0);
  expect([...cards]).toEqual(expect.arrayContaining(['Melee', 'Move', 'End']));
  expect([...asked].some((title) => /^Does .+ dodge\?$/.test(title))).toBe(true);
  expect(await pointers()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});
