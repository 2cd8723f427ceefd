/** The table on tablets and phones in a real browser: where its parts stand, and what fingers do. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Opened, openPage, openStage, PHONE, untilStill } from './kit.ts';
import { openPosition, picture, sideways } from './table-kit.ts';

const stage = openStage();
/** Far above what a busy machine needs. */
const PATIENCE = { timeout: 60_000 };

/** Somebody who can walk, and somebody of the other side too far away to strike. */
const POSITION = 'board: atrium\nunit alice g6\nunit green-mamushi p12\nturn: 2 of 6';

/** A table with a character that acts. */
async function openTable(viewport: { readonly width: number; readonly height: number }): Promise<Opened> {
  const opened = await openPage(stage.browser, `${stage.url}/workshop/escape`, { viewport, settings: { speed: 0 } });
  const { page } = opened;
  await openPosition(page, POSITION);
  await page.getByRole('heading', { name: 'What does Alice do?' }).waitFor();
  return opened;
}

async function boxOf(part: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await part.boundingBox();
  if (box === null) throw new Error('a part of the table is not there');
  return box;
}

const strip = (page: Page): Locator => page.locator('ul[aria-label=Squads]').locator('..');
const why = (page: Page): Locator => page.getByRole('complementary', { name: 'Why, and what are the odds' });
const frame = (page: Page): Locator => page.locator('[data-plan-frame]');

test('a tablet on its side: a strip of 72 pixels at the left, 320 at the right, the squads in a drawer', async () => {
  const { page, context, complaints } = await openTable({ width: 1024, height: 768 });
  expect(await boxOf(strip(page))).toMatchObject({ x: 0, width: 72 });
  expect(await boxOf(why(page))).toMatchObject({ x: 704, width: 320 });
  const board = await boxOf(frame(page));
  expect(board.x).toBe(72);
  expect(board.width).toBe(632);
  const squads = page.getByRole('complementary', { name: 'Squads' });
  expect(await squads.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Squads' }).click();
  expect(await boxOf(squads)).toMatchObject({ x: 72, width: 320 });
  expect(await sideways(page)).toBe(0);
  await picture(page, 'tablet-landscape');
  expect(complaints).toEqual([]);
  await context.close();
});

test('an upright tablet: strip, board, dock, and a sheet with three stops', async () => {
  const { page, context, complaints } = await openTable({ width: 820, height: 1180 });
  const [top, board] = [await boxOf(strip(page)), await boxOf(frame(page))];
  const handle = page.getByText('Why, and what happened', { exact: true });
  expect(top.x).toBe(0);
  expect(top.height).toBeLessThan(80);
  expect(board.y).toBeGreaterThanOrEqual(top.y + top.height);
  expect(board.height).toBeGreaterThan(1180 * 0.3);
  const half = (await boxOf(handle)).y;
  expect(half).toBeGreaterThan(board.y + board.height);
  await page.getByRole('button', { name: 'Raise the sheet' }).click();
  const high = (await boxOf(handle)).y;
  expect(high).toBeLessThan(board.y + 100);
  await page.getByRole('button', { name: 'Lower the sheet' }).click();
  await page.getByRole('button', { name: 'Lower the sheet' }).click();
  expect((await boxOf(handle)).y).toBeGreaterThan(half + 100);
  expect(await why(page).isVisible()).toBe(false);
  expect(await sideways(page)).toBe(0);
  await picture(page, 'tablet-portrait');
  expect(complaints).toEqual([]);
  await context.close();
});

test('a phone keeps two fifths of its height for the board, also beside a refusal', async () => {
  const { page, context } = await openTable(PHONE);
  const height = async (): Promise<number> => (await boxOf(page.locator('#board > :first-child'))).height;
  expect(await height()).toBeGreaterThanOrEqual(0.4 * PHONE.height);
  const refused = page.locator('button[aria-keyshortcuts][aria-disabled]').first();
  await refused.scrollIntoViewIfNeeded();
  await tap(page, refused);
  const refusal = page.getByRole('region', { name: 'Not allowed' }).filter({ visible: true });
  await refusal.getByRole('link', { name: /ES-/ }).waitFor();
  expect(await height()).toBeGreaterThanOrEqual(0.4 * PHONE.height);
  expect((await boxOf(refusal)).y).toBeGreaterThan((await boxOf(frame(page))).y);
  expect(await sideways(page)).toBe(0);
  await picture(page, 'phone-refusal');
  await context.close();
});

const cellOf = (page: Page, name: string): Locator =>
  frame(page).getByRole('gridcell', { name: new RegExp(`^${name},`) });
const sizeOf = async (page: Page): Promise<number> => (await boxOf(cellOf(page, 'g6'))).width;

/** Turns the wheel over the middle of the board, and waits after each turn until the plan has followed. */
async function wheel(page: Page, times: number, by: number): Promise<void> {
  const { x, y, width, height } = await boxOf(frame(page));
  await page.mouse.move(x + width / 2, y + height / 2);
  for (let i = 0; i < times; i++) {
    const before = await sizeOf(page);
    await page.mouse.wheel(0, by);
    await expect.poll(() => sizeOf(page), PATIENCE).not.toBe(before);
    await untilStill(page);
  }
}

async function tap(page: Page, part: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(part);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

/** Two taps a tenth of a second apart, by the clock that the page reads, however busy the machine is. */
async function tapTwice(page: Page, part: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(part);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  const finger = await page.context().newCDPSession(page);
  const begun = Date.now() / 1000;
  for (const after of [0, 0.1]) {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp: begun + after });
    await finger.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
      timestamp: begun + after + 0.02,
    });
  }
  await finger.detach();
}

test('on a small plan a finger is asked with a magnifier before anything is chosen', async () => {
  const { page, context, complaints } = await openTable(PHONE);
  await wheel(page, 2, 100);
  const size = await sizeOf(page);
  expect(size).toBeLessThan(28);
  const log = page.getByRole('log').getByRole('listitem');
  const before = await log.count();
  await tap(page, cellOf(page, 'g7'));
  const magnifier = page.getByRole('dialog', { name: 'Which cell do you mean?' });
  await magnifier.waitFor();
  expect(await log.count()).toBe(before);
  const large = magnifier.getByRole('gridcell', { name: /^g7,/ });
  expect((await boxOf(large)).width).toBeCloseTo(60, 0);
  await picture(page, 'phone-magnifier');
  await tap(page, large);
  await magnifier.waitFor({ state: 'detached' });
  await expect.poll(() => cellOf(page, 'g7').getAttribute('aria-label'), PATIENCE).toContain('Alice');
  expect(complaints).toEqual([]);
  await context.close();
});

test('two taps fit the plan again, unless one of them has chosen something', async () => {
  const { page, context } = await openTable(PHONE);
  const fitted = await sizeOf(page);
  await wheel(page, 2, -100);
  expect(await sizeOf(page)).toBeGreaterThan(fitted * 1.3);
  // Where Alice stands nothing can be chosen.
  await tapTwice(page, cellOf(page, 'g6'));
  await expect.poll(() => sizeOf(page), PATIENCE).toBeCloseTo(fitted, 0);
  await untilStill(page);
  await wheel(page, 2, -100); // large enough for a finger: no magnifier asks first
  const larger = await sizeOf(page);
  await tap(page, cellOf(page, 'g7'));
  await expect.poll(() => cellOf(page, 'g7').getAttribute('aria-label'), PATIENCE).toContain('Alice');
  expect(await sizeOf(page)).toBeCloseTo(larger, 0);
  await context.close();
});
