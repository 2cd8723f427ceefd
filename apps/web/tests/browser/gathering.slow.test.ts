/** Two people sit down at a server's table: a calm wait, shares in the dice, a request to go back, and what the end proves. */
import { Match } from '@tablerunner/engine';
import { escapeGame } from '@tablerunner/escape';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BY_THEME, objections, objectionsInBoth, openPage, PHONE, wear } from './kit.ts';
import { openServerStage } from './server-kit.ts';
import { picture, playOn, playTogether } from './table-kit.ts';

const stage = openServerStage();

/** The last turns of a small match. */
const LATE = `board: atrium
scenario: infiltration
unit alice g6
unit ashton g7
unit green-mamushi i6
unit black-ubume i7
prop terminal h7 6
prop terminal j2 5
prop terminal g11 5
turn: 5 of 6
next: resistance
active: nobody
at: choose-active`;

async function layLateTable(): Promise<{ table: string; secrets: Record<string, string> }> {
  const position = escapeGame.notation.parsePosition(LATE);
  if (!position.ok) throw new Error(`${position.where}: ${position.problem}`);
  const match = Match.from(escapeGame, { seed: 'late', position: position.value });
  if (!match.ok) throw new Error(match.problem);
  const seats = { resistance: { kind: 'person', name: 'Ada' }, isc: { kind: 'person', name: 'Bob' } };
  const answer = await fetch(`${stage.url}/api/tables/from-file`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: `${JSON.stringify({ setup: { game: 'escape', options: {}, seats } })}\n${JSON.stringify(match.value.save())}`,
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as { table: string; secrets: Record<string, string> };
}

const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('from the empty table to the proof: nobody begins without the other, and everybody reads what they agree to', async () => {
  const { table, secrets } = await layLateTable();
  const settings = { speed: 0 };
  const opened = await Promise.all([
    openPage(stage.browser, `${stage.url}/credits`, { settings, seed: 'Ada' }),
    openPage(stage.browser, `${stage.url}/credits`, { settings, seed: 'Bob', viewport: PHONE }),
  ]);
  const [ada, bob] = [opened[0].page, opened[1].page];
  // Whoever laid the table has the links of the others.
  const known = [{ id: table, game: 'escape', secrets: {}, invites: { isc: secrets.isc }, seen: 1, owner: '' }];
  for (const page of [ada, bob])
    await page.evaluate((text) => localStorage.setItem('tablerunner.tables', text), JSON.stringify(known));

  await ada.goto(`${stage.url}/t/${table}#${secrets.resistance}`);
  await ada.getByRole('heading', { name: 'The table waits for its players' }).waitFor();
  expect(ada.url()).toBe(`${stage.url}/t/${table}`); // the secret is not on the screen
  await ada.getByText('Waiting for: Bob', { exact: true }).first().waitFor();
  await ada.getByText('Ada (you)').waitFor();
  expect(await ada.getByLabel('Bob').inputValue()).toBe(`${stage.url}/t/${table}#${secrets.isc}`);
  await ada.getByText('From a written position').waitFor();
  expect(await objectionsInBoth(ada)).toEqual([]);
  await picture(ada, 'gathering-desktop');
  await ada.setViewportSize(PHONE);
  expect(await fits(ada)).toBe(true);
  await picture(ada, 'gathering-phone');
  await wear(ada, 'light');
  await picture(ada, 'gathering-phone-light');
  await wear(ada, 'dark');
  await ada.setViewportSize({ width: 1280, height: 800 });

  await ada.reload(); // her share is kept, and so is her seat
  await ada.getByText('Ada (you)').waitFor();
  await bob.goto(`${stage.url}/t/${table}#${secrets.isc}`);
  await Promise.all([ada, bob].map((page) => page.getByRole('grid').waitFor()));
  for (const page of [ada, bob]) await page.getByText('From a written position').waitFor();
  await picture(ada, 'origin-desktop');
  await picture(bob, 'origin-phone');

  await playOn(ada, 3, 2, { whileMine: true });
  await playTogether([ada, bob], 6, 3);
  const ask = ada.getByRole('button', { name: 'Ask the others to take it back' });
  for (let i = 0; i < 20 && !(await ask.isVisible()); i++) await playTogether([ada, bob], 1, 10 + i);
  await ask.click();
  const asked = bob.getByRole('main').getByText(/^Ada asks to go back/);
  const waits = ada.getByRole('main').getByText(/^You asked to go back/);
  await Promise.all([asked.waitFor(), waits.waitFor()]);
  for (const theme of ['light', 'dark'] as const) {
    await wear(bob, theme);
    expect(await objections(bob, BY_THEME), theme).toEqual([]);
  }
  expect(await fits(bob)).toBe(true);
  await picture(bob, 'back-phone');
  await picture(ada, 'back-desktop');
  await bob.getByRole('button', { name: 'Go back' }).click();
  await waits.waitFor({ state: 'hidden' });

  expect(await playTogether([ada, bob], 2_000, 40)).toBe(true);
  await ada.goto(`${stage.url}/t/${table}/replay`);
  await ada.getByRole('button', { name: 'Dice partly proven' }).click();
  await ada.getByText('2 players added to the dice').waitFor();
  await ada.getByText('The number that this browser drew is among them').waitFor();
  await ada.getByText('it was laid from a file or a position').waitFor();
  await picture(ada, 'verified-desktop');
  await wear(ada, 'light');
  await picture(ada, 'verified-desktop-light');
  await ada.setViewportSize(PHONE);
  await picture(ada, 'verified-phone');
  for (const { context, complaints } of opened) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});
