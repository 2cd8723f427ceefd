/** Rulebook, lessons, replays and workshop in a real browser: by mouse, by keyboard, in both themes. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { objections, objectionsInBoth, openPage, openStage, PHONE, untilStill } from './kit.ts';
import { liftCurtain, sideways } from './table-kit.ts';

const RECORDED = fileURLToPath(
  new URL(
    '../../../../games/escape/tests/playthroughs/recorded/endings/revolution-the-isc-lasts-to-the-end-of-the-last-turn.json',
    import.meta.url,
  ),
);

const stage = openStage();

const at = (path: string): string => `${stage.url}${path}`;

async function openReplay(page: Page): Promise<void> {
  await page.setInputFiles('input[type=file]', RECORDED);
  await page.getByRole('slider').waitFor();
}

describe('rulebook', () => {
  test('a clause has an address, is searched for, leads to its example and to the table', async () => {
    const { page, context, complaints } = await openPage(stage.browser, at('/rules/escape/ES-LOS-02'));
    await page.locator('[id="ES-LOS-02"]').waitFor();
    expect(await page.title()).toContain('ES-LOS-02');
    await page.keyboard.press('/');
    await page.keyboard.type('countermeasure equality');
    await page.getByRole('heading', { name: /clauses?$/ }).waitFor();
    await page.locator('[id="ES-DX-08"]').waitFor();
    await page.keyboard.press('Escape');
    await page
      .getByRole('link', { name: /Line of sight/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Line of sight' }).waitFor();
    await page.getByRole('grid').first().waitFor();
    await page.getByRole('button', { name: 'Open on the table' }).first().click();
    await page.waitForURL(/\/t\/local-[a-z0-9]{12}/);
    await liftCurtain(page);
    await page.getByRole('grid').waitFor();
    await page.goto(at('/rules/escape/ES-LOS-02'));
    await page.getByRole('link', { name: 'Back to the table' }).click();
    await page.waitForURL(/\/t\/local-/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a word of the glossary tells its meaning on focus', async () => {
    const { page, context } = await openPage(stage.browser, at('/rules/escape/ES-LOS-02'));
    const word = page.locator('[id="ES-LOS-02"]').getByRole('button', { name: 'closed door' });
    await word.focus();
    await page.getByText('Porte fermée').waitFor();
    await context.close();
  });

  test('in French topics and clauses are French, and none is left in English', async () => {
    const { page, context } = await openPage(stage.browser, at('/rules/escape/rolls'), { locale: 'fr' });
    await page.getByRole('heading', { level: 1, name: 'Jets de dés' }).waitFor();
    await page.getByText(/Il y a deux sortes de/).waitFor();
    expect(await page.getByText(/encore en anglais/).count()).toBe(0);
    await context.close();
  });
});

describe('lessons', () => {
  test('the first lesson is done by its own controls, and is kept as done', async () => {
    const { page, context, complaints } = await openPage(stage.browser, at('/lessons'), {
      settings: { speed: 0, quick: true },
    });
    await page.getByRole('link', { name: /Move and open doors/ }).click();
    await page.getByText('Step 1 of 5').waitFor();
    await page.getByRole('button', { name: 'Hint' }).click();
    const cell = (name: string) => page.locator('[role=gridcell]').filter({ hasText: new RegExp(`^${name},`) });
    // A cell is chosen by keyboard or by mouse; the mouse is enough here.
    await page.getByRole('gridcell', { name: /^d3,/ }).or(cell('d3')).first().click();
    await page.getByText('Step 2 of 5').waitFor();
    for (const step of [3, 4, 5]) {
      await page.getByRole('button', { name: 'Show me' }).click();
      await page.getByText(`Step ${step} of 5`).waitFor();
    }
    await page.getByRole('button', { name: 'Show me' }).click();
    await page.getByText('Lesson finished').waitFor();
    expect(await objections(page)).toEqual([]);
    await page.getByRole('link', { name: /Next lesson/ }).click();
    await page.getByText('Step 1 of 5').waitFor();
    await page.goto(at('/lessons'));
    await page.getByLabel('done').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('what a step does not ask for is not done', async () => {
    const { page, context } = await openPage(stage.browser, at('/lessons/escape/move-and-doors'), {
      settings: { speed: 0, quick: true },
    });
    await page.getByText('Step 1 of 5').waitFor();
    await page.getByRole('button', { name: /^End/ }).click();
    await page.getByText('Allowed, but not what this step is about.', { exact: false }).first().waitFor();
    await page.getByText('Step 1 of 5').waitFor();
    await context.close();
  });
});

describe('replays', () => {
  test('a match file is opened, verified, stepped through by keyboard, seen through other eyes, gone on from', async () => {
    const { page, context, complaints } = await openPage(stage.browser, at('/replays'));
    await openReplay(page);
    await page.getByText('Log verified').waitFor();
    const slider = page.getByRole('slider');
    await slider.focus();
    const place = async (): Promise<number> => Number(await slider.getAttribute('aria-valuenow'));
    expect(await place()).toBe(0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await place()).toBe(2);
    await page.keyboard.press('PageDown');
    const turn = await place();
    expect(turn).toBeGreaterThan(2);
    await page.keyboard.press('ArrowLeft');
    expect(await place()).toBe(turn - 1);
    await page.keyboard.press('End');
    expect(await slider.getAttribute('aria-valuenow')).toBe(await slider.getAttribute('aria-valuemax'));
    await page.keyboard.press('Home');
    expect(await place()).toBe(0);
    await page.getByRole('radio', { name: 'ISC' }).check();
    await page.keyboard.press('PageDown');
    const [report] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Report', exact: true }).click(),
    ]);
    const written = JSON.parse(readFileSync(await report.path(), 'utf8'));
    expect(written).toMatchObject({
      format: 'tablerunner-report',
      game: 'escape',
      match: { format: 'tablerunner-match' },
    });
    await slider.focus();
    for (let i = 0; i < 3; i++) await page.keyboard.press('PageDown');
    await page.getByRole('button', { name: 'Continue from here' }).click();
    await page.waitForURL(/\/t\/local-[a-z0-9]{12}$/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a file that is none is told so', async () => {
    const { page, context } = await openPage(stage.browser, at('/replays'));
    await page.setInputFiles('input[type=file]', {
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"a":1}'),
    });
    await page
      .getByText(/This is no match file of ours/)
      .first()
      .waitFor();
    await context.close();
  });

  test('a running table at a shared screen shows what everybody there may see, and goes on from any moment', async () => {
    const { page, context } = await openPage(stage.browser, at('/rules/escape/ES-LOS-02'));
    await page.getByRole('button', { name: 'Open on the table' }).first().click();
    await page.waitForURL(/\/t\/local-/);
    await liftCurtain(page);
    await page.getByRole('grid').waitFor();
    await page.goto(`${page.url()}/replay?at=0`);
    await page.getByText('While the match runs you see what everybody at the table may see.').waitFor();
    const running = page.url().replace(/\/replay.*/, '');
    await page.getByRole('button', { name: 'Continue from here' }).click();
    await page.waitForURL(/\/t\/local-[a-z0-9]{12}$/);
    expect(page.url()).not.toBe(running);
    await context.close();
  });
});

describe('workshop', () => {
  test('the editor draws what is written, tells mistakes with their place, prints, and opens a table', async () => {
    const { page, context, complaints } = await openPage(stage.browser, at('/workshop/escape'));
    const area = page.getByLabel('Position as text');
    await area.waitFor();
    await area.fill('+#+#+\n#A M#\n+#+#+\nunit alice A\nunit green-mamushi M');
    await page.getByText('The position can be played.').waitFor();
    await area.press('End');
    await area.pressSequentially(' lfie 3');
    await page.getByText(/^line 5/).waitFor();
    await area.fill('+#+#+\n#A M#\n+#+#+\nunit alice A\nunit green-mamushi M life 2');
    await page.getByText('The position can be played.').waitFor();
    await page.getByRole('button', { name: 'Print the notation' }).click();
    await expect.poll(() => area.inputValue()).toContain('unit green-mamushi');
    await page.getByRole('button', { name: 'Open as a table' }).click();
    await page.waitForURL(/\/t\/local-/);
    await liftCurtain(page);
    await page.getByRole('grid').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

const PAGES = [
  ['rulebook', '/rules/escape/ES-LOS-02'],
  ['glossary', '/rules/escape/glossary'],
  ['lessons', '/lessons'],
  ['lesson', '/lessons/escape/cooperation'],
  ['replays', '/replays'],
  ['replay', '/replays'],
  ['workshop', '/workshop/escape'],
] as const;

test.each(PAGES)(
  'axe finds nothing in either theme, and a phone needs no scrolling sideways: %s',
  async (name, path) => {
    const { page, context } = await openPage(stage.browser, at(path), { settings: { motion: 'reduced' } });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    if (name === 'replay') await openReplay(page);
    if (name === 'lesson' || name === 'replay') await page.getByRole('grid').first().waitFor();
    // Every board with all its cells.
    if (name === 'workshop') await page.locator('#boards [role=grid]').nth(7).waitFor();
    expect(await objectionsInBoth(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await untilStill(page);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await context.close();
  },
);
