/** Combat Zone in a real browser by keyboard alone: a model is activated, walks, attacks; the other side answers; the next one is chosen. */
import { expect, test } from 'vitest';
import { byKeys } from './burncycle-keys.ts';
import { answerOne, look, untilAsked } from './combat-zone-kit.ts';
import { foundAt, mayAttack } from './combat-zone-matches.ts';
import { countPointers } from './keyboard-kit.ts';
import { openPage, openStage } from './kit.ts';
import { openFile } from './open-file.ts';

const stage = openStage();
const DECISIONS = 12;

test('activations by keys alone: a walk, an attack, the answers to it', async () => {
  const { page, context, complaints } = await openPage(stage.browser, stage.url, { settings: { speed: 0 } });
  await openFile(page, stage.url, foundAt(mayAttack));
  await page.locator('[data-mine]').waitFor();
  const pointers = await countPointers(page);
  const told = { asked: new Set<string>(), cards: new Set<string>() };
  const { length } = await look(page);
  for (let i = 0; i < DECISIONS; i++) {
    await untilAsked(page);
    await answerOne(page, told, byKeys);
    const isLost = await page.evaluate(() => document.activeElement === document.body);
    expect(isLost, `the focus is lost after “${[...told.asked].at(-1)}”`).toBe(false);
  }
  expect((await look(page)).length).toBeGreaterThanOrEqual(length + DECISIONS);
  expect(told.cards.size).toBeGreaterThan(1);
  expect([...told.asked].some((title) => title.includes('opposed'))).toBe(true);
  expect(await pointers()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('in 3D keys turn the table, walk through the models and look through their eyes; the text says who stands where', async () => {
  const { page, context, complaints } = await openPage(stage.browser, stage.url, { settings: { speed: 0 } });
  await openFile(page, stage.url, foundAt(mayAttack));
  await page.getByRole('radio', { name: '3D' }).check({ force: true });
  const table = page.getByRole('application', { name: 'The table in 3D' });
  await table.locator('canvas').waitFor();
  await table.focus();
  const pointers = await countPointers(page);
  // Only what is drawn in 3D: names would move without it too.
  await table.locator('canvas + div').evaluate((labels: HTMLElement) => {
    labels.style.visibility = 'hidden';
  });
  await page.waitForTimeout(300);
  const before = await table.screenshot();
  await page.keyboard.press('ArrowLeft');
  await page.waitForTimeout(300);
  expect((await table.screenshot()).equals(before)).toBe(false);
  const said = page.getByRole('status');
  await page.keyboard.press('n');
  await expect.poll(() => said.first().textContent()).toMatch(/Player 1, .*, at \d/);
  await page.keyboard.press('e');
  await expect.poll(() => said.first().textContent()).toMatch(/Seen from here: /);
  await page.keyboard.press('Home');
  const models = page.getByRole('list', { name: 'Models on the table' }).getByRole('listitem');
  expect(await models.count()).toBeGreaterThan(8);
  expect(await page.getByRole('list', { name: 'Scenery' }).getByRole('listitem').count()).toBeGreaterThan(8);
  expect(await pointers()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});
