/** Combat Zone in a real browser by keyboard alone: a model is activated, walks, attacks; the other side answers; the next one is chosen. */
import { expect, test } from 'vitest';
import { byKeys } from './burncycle-keys.ts';
import { answerOne, look, untilAsked } from './combat-zone-kit.ts';
import { foundAt, mayAttack } from './combat-zone-matches.ts';
import { countPointers } from './keyboard-kit.ts';
import { openPage, openStage } from './kit.ts';
import { openFile } from './open-file.ts';

const stage = openStage();
const [LEAST, MOST] = [12, 60];

test('activations by keys alone: a walk, an attack, the answers to it', async () => {
  const { page, context, complaints } = await openPage(stage.browser, stage.url, { settings: { speed: 0 } });
  await openFile(page, stage.url, foundAt(mayAttack));
  await page.locator('[data-mine]').waitFor();
  const pointers = await countPointers(page);
  const told = { asked: new Set<string>(), cards: new Set<string>() };
  const { length } = await look(page);
  const isOpposed = (): boolean => [...told.asked].some((title) => title.includes('opposed'));
  const isEnough = (): boolean => told.cards.has('Move') && told.cards.size > 1 && isOpposed();
  for (let i = 0; i < MOST && !(i >= LEAST && isEnough()); i++) {
    await untilAsked(page);
    await answerOne(page, told, byKeys);
    const isLost = await page.evaluate(() => document.activeElement === document.body);
    expect(isLost, `the focus is lost after “${[...told.asked].at(-1)}”`).toBe(false);
  }
  expect((await look(page)).length).toBeGreaterThanOrEqual(length + LEAST);
  expect(isEnough(), `played: ${[...told.cards].join(', ')}`).toBe(true);
  expect(await pointers()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});
