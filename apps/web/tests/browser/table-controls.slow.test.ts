/** The table's controls in a real browser: large enough for fingers, in the order of the keyboard, with reasons and odds; and its end. */
import { expect, test } from 'vitest';
import { type Opened, openPage, openStage, PHONE } from './kit.ts';
import { openPosition, picture, playOn, tooSmall } from './table-kit.ts';

const stage = openStage();

const TABLET = { width: 1024, height: 768 };

/** Somebody of either side beside the other; who is attacked cannot dodge, who attacks has a marker to roll again with. */
const DUEL = 'board: atrium\nunit alice g6\nunit green-mamushi g7 used cbt 9\nturn: 2 of 6\nanthem: resistance 1';

async function openTable(position: string, looks: Parameters<typeof openPage>[2] = {}): Promise<Opened> {
  const opened = await openPage(stage.browser, `${stage.url}/workshop/escape`, {
    ...looks,
    settings: { speed: 0, overlays: ['reach', 'sight', 'threat'], ...looks.settings },
  });
  const { page } = opened;
  await openPosition(page, position);
  await page.getByRole('heading', { name: 'What does Alice do?' }).waitFor();
  return opened;
}

test.each([
  ['tablet', TABLET],
  ['phone', PHONE],
] as const)('on a %s every control is large enough for a finger', async (name, viewport) => {
  const { page, context } = await openTable(DUEL, { viewport, isTouched: true });
  expect(await tooSmall(page)).toEqual([]);
  await picture(page, `touch-${name}`);
  await context.close();
});

test('the keyboard comes to the decision, then to the board, the explanation, the squads and the log', async () => {
  const { page, context } = await openTable(DUEL);
  const order = await page.evaluate(() => {
    const parts = [
      '#decision',
      '[aria-keyshortcuts]',
      '[role=grid]',
      '#explanation',
      'aside[aria-label=Squads]',
      '#log',
    ];
    const found = parts.map((part) => document.querySelector(part));
    return found.map((part, i) => {
      const next = found[i + 1];
      return part !== null && (next == null || (part.compareDocumentPosition(next) & 4) !== 0);
    });
  });
  expect(order).toEqual([true, true, true, true, true, true]);
  const [dock, board] = await Promise.all(
    ['[aria-keyshortcuts]', '[role=grid]'].map((part) => page.locator(part).first().boundingBox()),
  );
  expect(dock?.y ?? 0).toBeGreaterThan(board?.y ?? 0); // and yet it stands below it
  const focused = (): Promise<string | null | undefined> =>
    page.evaluate(() => document.activeElement?.id || document.activeElement?.getAttribute('aria-label'));
  await page.keyboard.press('d');
  expect(await focused()).toBe('decision');
  await page.keyboard.press('b');
  expect(await focused()).toMatch(/^g6, /);
  await context.close();
});

test.each(['dark', 'light'] as const)('a reroll is asked with the odds of every answer, %s', async (theme) => {
  const { page, context, complaints } = await openTable(DUEL, { theme });
  await page.keyboard.press('2');
  await page.getByRole('gridcell', { name: /^g7,/ }).click();
  await page.getByRole('button', { name: /^Roll/ }).click();
  const keep = page.getByRole('button', { name: /^Keep the roll/ });
  await keep.waitFor();
  await page.getByRole('button', { name: /^Reroll the .* Success 100%, 6\/6, 50% best/ }).waitFor();
  expect(await keep.textContent()).toMatch(/Success 100%, 1\/1/);
  const why = page.getByRole('complementary', { name: 'Why, and what are the odds' });
  expect(await why.getByRole('heading', { level: 3 }).count()).toBe(2);
  await picture(page, `reroll-${theme}`);
  expect(complaints).toEqual([]);
  await context.close();
});

test('what is refused says why when it is pressed, and again to a finger', async () => {
  const { page, context, complaints } = await openTable(DUEL, { viewport: PHONE });
  const undo = page.getByRole('button', { name: 'Take back' });
  expect(await undo.getAttribute('aria-disabled')).toBe('true');
  await undo.tap({ force: true });
  await page.getByRole('dialog').getByText(/^ENG-/).waitFor();
  await picture(page, 'undo-refused');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await context.close();
});

test('the end of a match is seen whole on a tablet, in every language', async () => {
  const { page, context } = await openTable(DUEL.replace('turn: 2 of 6', 'turn: 6 of 6'), { viewport: TABLET });
  expect((await playOn(page, 400, 5)).isOver).toBe(true);
  for (const locale of ['en', 'fr', 'it']) {
    await page.evaluate((wanted) => {
      const kept = JSON.parse(localStorage.getItem('tablerunner.settings') ?? '{}');
      localStorage.setItem(
        'tablerunner.settings',
        JSON.stringify({ ...kept, state: { ...kept.state, locale: wanted } }),
      );
    }, locale);
    await page.reload();
    const card = page.locator('[data-over]');
    await card.waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(locale);
    await picture(page, `end-tablet-${locale}`);
    const frame = await card.locator('..').boundingBox();
    for (const part of await card.locator('h2, p, button').all()) {
      const box = await part.boundingBox();
      if (box === null || frame === null) throw new Error('a part of the end is not there');
      expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height + 1);
      expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width + 1);
    }
  }
  await context.close();
});
