/** The team builder in a real browser: by pointer, by keyboard and on a phone, up to a match with the team. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { objections, objectionsInBoth, openPage, openStage, PHONE } from './kit.ts';
import { sideways } from './table-kit.ts';

const stage = openStage();

const sum = (page: Page, label: string): Promise<string> =>
  page.getByRole('list', { name: 'Limits of the team' }).getByRole('listitem').filter({ hasText: label }).innerText();

test('from an empty team to a match with it: hired, equipped, refused with clauses, undone, played', async () => {
  const { context, page, complaints } = await openPage(stage.browser, stage.url);
  await page.locator('article[data-game=combat-zone]').getByRole('link', { name: 'Teams' }).click();
  await page.getByRole('button', { name: 'New team' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Street choir');
  const pledge = page.getByRole('button', { name: 'Hire Pledge, 5 EB' });
  expect(await pledge.getAttribute('aria-disabled')).toBe('true'); // no Influence yet
  const play = page.getByRole('button', { name: 'Play with it' });
  expect(await play.getAttribute('aria-disabled')).toBe('true');
  await play.click({ force: true });
  await page.getByRole('dialog').getByText('A team has exactly one Leader; this one has 0.').waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Hire Warlord, 15 EB' }).click();
  await pledge.click();
  expect(await pledge.getAttribute('aria-disabled')).toBe('true');
  expect(await sum(page, 'Gonks')).toContain('1 of 1');
  await page.getByRole('button', { name: 'Gear for Warlord' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Search').fill('heavy pistol');
  await dialog.getByRole('button', { name: /^Take Heavy Pistol/ }).click();
  await dialog.getByRole('button', { name: 'Put back Heavy Pistol of Warlord' }).waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const spent = await sum(page, 'EB');
  await page.getByRole('button', { name: 'Dismiss Pledge' }).click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('roster-title');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await sum(page, 'EB')).toBe(spent);
  expect(await objectionsInBoth(page)).toEqual([]);

  await page.reload(); // it was kept with every change
  await page.getByRole('heading', { name: 'The team: 2 models' }).waitFor();
  await play.click();
  await page.waitForURL(/set-up=combat-zone/);
  const panel = page.locator('#set-up');
  const chosen = panel.getByLabel('Team of Player 1');
  expect(await chosen.evaluate((field: HTMLSelectElement) => field.selectedOptions[0]?.label)).toMatch(/^Street choir/);
  expect(await objectionsInBoth(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/t\/local-/);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a team that does not fit the limit is told in the set-up, and nothing starts with it', async () => {
  const { context, page } = await openPage(stage.browser, `${stage.url}/?set-up=combat-zone`);
  const panel = page.locator('#set-up');
  await panel.getByLabel('Team of Player 2').selectOption('tyger-claws-200');
  await panel.getByText('It was built for 200 EB, the limit is 100.').first().waitFor();
  const start = panel.getByRole('button', { name: 'Start' });
  expect(await start.getAttribute('aria-disabled')).toBe('true');
  await panel.getByRole('radio', { name: '200' }).check();
  expect(await start.getAttribute('aria-disabled')).toBeNull();
  await panel.getByRole('radio', { name: '2 against 2' }).check();
  expect(await panel.getByRole('group', { name: /Player 4/ }).count()).toBe(1);
  await panel.getByLabel('Scenario').selectOption('bad-debts');
  expect(await panel.getByLabel('Team of Player 4').count()).toBe(0);
  await context.close();
});

test('shared as a link and taken from it, read from text, copied, deleted and put back', async () => {
  const { context, page, complaints } = await openPage(stage.browser, `${stage.url}/teams`);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Begin with Tyger Claws, 150 EB' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Copy a link' }).click();
  await dialog.getByText('Copied.').waitFor();
  const link = await dialog.getByLabel('Team as text').inputValue();
  expect(link).toContain('/teams#team=');

  await page.goto(link);
  await page.reload();
  await dialog.getByText('150 of 150 EB').waitFor();
  expect(await dialog.getByLabel('Name', { exact: true }).inputValue()).toBe('Tyger Claws 150');
  await dialog.getByRole('button', { name: 'Take it into my teams' }).click();
  await page.getByRole('heading', { name: 'Build Tyger Claws 150 2' }).waitFor({ state: 'attached' });

  await page.getByRole('link', { name: 'All teams' }).click();
  await page.getByRole('button', { name: 'Read a team from text' }).click();
  await dialog.getByLabel('Team as text').fill('team maelstrom 100\nwarlord ++');
  await dialog.getByText(/^line 2: a line names a card/).waitFor();
  expect(await dialog.getByRole('button', { name: 'Take it' }).getAttribute('aria-disabled')).toBe('true');
  await dialog.getByLabel('Team as text').fill('team maelstrom 100\npledge');
  await dialog.getByText('The team has 1 gonks').waitFor();
  expect(await objectionsInBoth(page)).toEqual([]);
  await page.keyboard.press('Escape');

  const mine = page.getByRole('region', { name: 'My teams' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Copy Tyger Claws 150 2' }).click();
  expect(await mine.count()).toBe(3);
  await page.getByRole('button', { name: 'Delete Tyger Claws 150', exact: true }).click();
  expect(await mine.count()).toBe(2);
  await page.keyboard.press('Enter'); // the focus is on Undo
  expect(await mine.count()).toBe(3);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a phone and a tablet: nothing hangs out at the side, everything is reached, axe finds nothing', async () => {
  for (const viewport of [PHONE, { width: 820, height: 1180 }]) {
    const { context, page } = await openPage(stage.browser, `${stage.url}/teams`, { viewport, locale: 'fr' });
    await page.getByRole('button', { name: 'Commencer par Maelstrom, 200 EB' }).click();
    await page.getByRole('heading', { name: /^L’équipe/ }).waitFor();
    expect(await sideways(page)).toBe(0);
    expect(await objections(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Recruter' }).check();
    await page.getByRole('heading', { name: 'Mercs' }).waitFor();
    expect(await sideways(page)).toBe(0);
    expect(await objectionsInBoth(page)).toEqual([]);
    await context.close();
  }
});

test('a team is built by keyboard alone', async () => {
  const { context, page } = await openPage(stage.browser, `${stage.url}/teams`);
  const press = async (name: RegExp | string): Promise<void> => {
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  };
  await press('New team');
  await press('Hire Hammerlord, 15 EB');
  await press('Gear for Hammerlord');
  const inside = (): Promise<boolean> => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab');
    expect(await inside()).toBe(true);
  }
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Gear for Hammerlord');
  await press('Dismiss Hammerlord');
  await page.getByText('Nobody is in it yet').waitFor();
  await context.close();
});
