/** Escape at its table in a real browser: whole games of both modes, one turn by keyboard alone, no complaint of axe. */
import { expect, test } from 'vitest';
import { chooseCell, settle, tabTo, wordsOf } from './keyboard-kit.ts';
import { BY_THEME, objections, openPage, openStage, PHONE, playNow, wear } from './kit.ts';
import { keepDraft, layTable, picture, playOn, type TableWish } from './table-kit.ts';

const stage = openStage();

const AGAINST_THE_MACHINE: TableWish = {
  mode: 'revolution',
  scenario: 'infiltration',
  seats: { resistance: 'me', isc: 'machine' },
};
const ONE_SCREEN: TableWish = { ...AGAINST_THE_MACHINE, seats: { resistance: 'me', isc: 'me' } };
const TOGETHER: TableWish = { mode: 'cooperation', scenario: 'break-out', seats: { p1: 'me' } };
const AT_ONCE = { speed: 0, overlays: ['reach', 'sight', 'threat'] };

test.each([
  ['against the machine', AGAINST_THE_MACHINE],
  ['Cooperation', TOGETHER],
] as const)('a whole game is played through the browser: %s', async (_name, wish) => {
  const { page, context, complaints } = await openPage(stage.browser, stage.url, { settings: AT_ONCE });
  await layTable(page, wish);
  const played = await playOn(page, 2_000, 7);
  expect(complaints).toEqual([]);
  expect(played.isOver, `after ${played.clicks} rounds at ${played.asked.at(-1)}`).toBe(true);
  expect(played.asked.length).toBeGreaterThan(8);
  expect(await page.getByRole('button', { name: 'Play again' }).isVisible()).toBe(true);
  expect(await page.getByRole('log').getByRole('listitem').count()).toBeGreaterThan(20);
  await context.close();
});

test('two at one screen: a curtain hides the table until the other side has it', async () => {
  const { page, context, complaints } = await openPage(stage.browser, stage.url, { settings: AT_ONCE });
  await keepDraft(page, ONE_SCREEN);
  await playNow(page);
  await page.getByRole('button', { name: 'I am Resistance' }).click();
  await page.getByRole('grid').waitFor();
  const curtain = page.getByRole('heading', { name: 'Hand over to ISC' });
  for (let i = 0; i < 20 && !(await curtain.isVisible()); i++) await playOn(page, 1, i, { whileMine: true });
  await curtain.waitFor();
  expect(await page.getByRole('grid').count()).toBe(0);
  await page.getByRole('button', { name: 'I am ISC' }).click();
  await page.getByRole('grid').waitFor();
  expect(await page.locator('[data-mine]').count()).toBe(1);
  await page.reload();
  await curtain.waitFor();
  expect(await page.getByRole('grid').count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test.each([
  ['desktop', undefined],
  ['phone', PHONE],
] as const)('axe finds nothing at the table in either theme: %s', async (name, viewport) => {
  const looks = { settings: AT_ONCE, ...(viewport === undefined ? {} : { viewport }) };
  const { page, context } = await openPage(stage.browser, stage.url, looks);
  await layTable(page, AGAINST_THE_MACHINE);
  await playOn(page, 12, 3);
  for (const theme of ['light', 'dark'] as const) {
    await wear(page, theme);
    await picture(page, `escape-${name}-${theme}`);
    expect(await objections(page, theme === 'light' ? BY_THEME : undefined), theme).toEqual([]);
  }
  await context.close();
});

test('a whole activation is played by keyboard alone: entering, walking, a refusal, the end', async () => {
  const { page, context, complaints } = await openPage(stage.browser, stage.url, { settings: AT_ONCE });
  await layTable(page, AGAINST_THE_MACHINE);
  const heading = async (): Promise<string> => (await page.textContent('#decision')) ?? '';
  const after = async (keys: () => Promise<unknown>): Promise<void> => {
    const before = await wordsOf(page);
    await keys();
    await settle(page, before);
  };
  for (let i = 0; i < 30 && !(await heading()).includes('enter'); i++) {
    const isCell = (await page.locator('td[aria-label*="can be chosen"]').count()) > 0;
    await after(async () => {
      if (isCell && !(await heading()).includes('activate')) return void (await chooseCell(page, 'can be chosen'));
      await tabTo(page, 'section[aria-labelledby=decision] button:not([aria-disabled])');
      await page.keyboard.press('Enter');
    });
  }
  const [, who = ''] = /^Where does (.*) enter\?$/.exec(await heading()) ?? [];
  expect(who).not.toBe('');
  await after(() => chooseCell(page, 'can be chosen'));
  expect(await heading()).toBe(`What does ${who} do?`);
  const label = await chooseCell(page, ' 3 steps');
  await page.getByRole('heading', { name: /^Move .* to/ }).waitFor();
  await after(() => page.keyboard.press('Enter')); // the same cell once more confirms it
  const [place = ''] = label.split(',');
  expect(await page.locator(`td[aria-label^="${place},"]`).getAttribute('aria-label')).toContain(who);
  const told = page.getByRole('log').getByRole('listitem').filter({ hasText: who });
  expect(await told.filter({ hasText: 'for 3 Movement' }).count()).toBe(1);
  expect(await heading()).toBe(`What does ${who} do?`);
  // Whatever is shut gives its reason with its clause.
  const shut = page.locator('button[aria-keyshortcuts][aria-disabled]').filter({ visible: true }).first();
  await page.keyboard.press((await shut.getAttribute('aria-keyshortcuts')) ?? '');
  const refusal = page.getByRole('region', { name: 'Not allowed' }).filter({ visible: true });
  await refusal.getByRole('link', { name: /ES-/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('9');
  await page.locator('#decision', { hasText: 'End the activation' }).waitFor();
  await tabTo(page, 'section[aria-labelledby=decision] > div:last-child > button:last-of-type');
  await page.keyboard.press('Enter');
  await page.locator('#decision', { hasText: 'End the activation' }).waitFor({ state: 'detached' });
  expect(await page.locator('[role=status] p').count()).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await context.close();
});
