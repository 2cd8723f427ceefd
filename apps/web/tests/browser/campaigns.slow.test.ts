/** A campaign in a real browser: begun, its first match played to the end, its result recorded, its second match laid. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { objections, openPage, openStage, PHONE } from './kit.ts';
import { picture, playOn } from './table-kit.ts';

const stage = openStage();

test('from the first page to the second match of a campaign, with its file taken along', async () => {
  const settings = { speed: 0, playerName: 'Ada' };
  const { context, page, complaints } = await openPage(stage.browser, stage.url, { settings });
  await page.getByRole('link', { name: /Campaigns/ }).click();
  await page.waitForURL(`${stage.url}/campaigns`);
  await page.getByRole('group', { name: 'ISC' }).getByRole('radio', { name: 'Machine' }).check();
  await page.getByLabel('Strength of the machine at ISC').selectOption('1');
  await page.getByRole('button', { name: 'Begin the campaign' }).click();
  const card = page.getByRole('region', { name: 'Pathfinder' });
  await card.getByText('Infiltration').waitFor();
  expect(await objections(page)).toEqual([]);
  await picture(page, 'campaigns-desktop-dark');

  await card.getByRole('button', { name: 'Play match 1' }).click();
  await page.waitForURL(/\/t\/local-/);
  await page.getByRole('grid').waitFor();
  const first = page.url();
  await playOn(page, 30, 3);
  await page.goto(`${stage.url}/campaigns`);
  await card.getByRole('button', { name: 'Go on with match 1' }).click();
  await page.waitForURL(first);
  await page.getByRole('grid').waitFor();
  expect((await playOn(page, 2_000, 4)).isOver).toBe(true);
  await page.getByRole('button', { name: 'On with the campaign' }).click();
  await card.getByText(/won by|a draw/).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: 'Campaign file' }).click(),
  ]);
  const path = await download.path();
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
    format: 'tablerunner-campaign',
    game: 'escape',
    campaign: { players: { resistance: ['Ada'] }, played: [{ scenario: 'infiltration' }] },
  });
  await card.getByRole('button', { name: 'Play match 2' }).click();
  await page.waitForURL(/\/t\/local-/);
  expect(page.url()).not.toBe(first);
  await page.getByRole('grid').waitFor();

  // Another person, on a phone, in French, takes the file up.
  const other = await openPage(stage.browser, `${stage.url}/campaigns`, {
    theme: 'light',
    locale: 'fr',
    viewport: PHONE,
  });
  await other.page.locator('input[type=file]').setInputFiles(path);
  await other.page.getByRole('dialog').getByRole('button', { name: 'La reprendre' }).click();
  await other.page.getByRole('button', { name: 'Jouer la partie 2' }).waitFor();
  expect(await objections(other.page)).toEqual([]);
  await picture(other.page, 'campaigns-phone-light');
  await other.page.locator('input[type=file]').setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":"x"}'),
  });
  await other.page.getByRole('status').getByText('Cette campagne ne peut pas être jouée.').waitFor();
  expect([...complaints, ...other.complaints]).toEqual([]);
  await other.context.close();
  await context.close();
});
