/** The replay of a table on a real server: it grows while the match runs, opens every view at its end, and goes on at the server. */
import { Match, type MatchSave } from '@tablerunner/engine';
import { escapeGame } from '@tablerunner/escape';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './kit.ts';
import { openServerStage } from './server-kit.ts';
import { picture, playOn, playTogether } from './table-kit.ts';

const stage = openServerStage();

/** The last turns of a small match: long enough to watch, short enough to wait for. */
const LATE = `board: atrium
scenario: infiltration
unit alice g6
unit ashton g7
unit green-mamushi i6
unit black-ubume i7
prop terminal h7 6
prop terminal j2 5
prop terminal g11 5
turn: 3 of 6
next: resistance
active: nobody
at: choose-active`;

function lateMatch(): MatchSave {
  const position = escapeGame.notation.parsePosition(LATE);
  if (!position.ok) throw new Error(`${position.where}: ${position.problem}`);
  const match = Match.from(escapeGame, { seed: 'late', position: position.value });
  if (!match.ok) throw new Error(match.problem);
  return match.value.save();
}

const layFrom = (setup: object, save: object): Promise<Response> =>
  fetch(`${stage.url}/api/tables/from-file`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: `${JSON.stringify({ setup })}\n${JSON.stringify(save)}`,
  });

async function layLateTable(): Promise<{ table: string; secrets: Record<string, string> }> {
  const seats = { resistance: { kind: 'person', name: 'Ada' }, isc: { kind: 'machine', strength: '1' } };
  const answer = await layFrom({ game: 'escape', options: {}, seats }, lateMatch());
  expect(answer.status).toBe(201);
  return (await answer.json()) as { table: string; secrets: Record<string, string> };
}

/** How many moments the scrubber has, less one. */
const momentsOf = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider').getAttribute('aria-valuemax'));

test('a server’s table: its replay grows, is whole at the end, and “continue from here” lays a table at the server', async () => {
  const { table, secrets } = await layLateTable();
  const settings = { speed: 0 };
  const { context, page: play, complaints } = await openPage(stage.browser, `${stage.url}/credits`, { settings });
  await play.goto(`${stage.url}/t/${table}#${secrets.resistance}`);
  await play.getByRole('grid').waitFor();
  await playOn(play, 10, 5);

  const replay = await context.newPage();
  await replay.goto(`${stage.url}/t/${table}/replay`);
  await replay.getByText('The match is still running.').waitFor();
  const early = await momentsOf(replay);
  expect(early).toBeGreaterThan(0);
  const goOn = replay.getByRole('button', { name: 'Continue from here' });
  expect(await goOn.getAttribute('aria-disabled')).toBe('true'); // the server keeps the file to itself while the match runs
  await replay.getByRole('slider').focus();
  await replay.keyboard.press('End');
  const isAtEnd = async (): Promise<boolean> =>
    (await replay.getByRole('slider').getAttribute('aria-valuenow')) === String(await momentsOf(replay));
  expect(await isAtEnd()).toBe(true);

  await playOn(play, 20, 6);
  await expect.poll(() => momentsOf(replay), { timeout: 20_000 }).toBeGreaterThan(early);
  await expect.poll(isAtEnd, { timeout: 20_000 }).toBe(true); // whoever stood at the end goes on with the match

  expect((await playOn(play, 2_000, 7)).isOver).toBe(true);
  await replay.getByText('The match is over, so every view is open.').waitFor();
  await replay.getByText('Dice partly proven').waitFor();
  await replay.getByRole('radio', { name: 'ISC' }).check();
  await replay.getByRole('grid').waitFor();
  await picture(replay, 'replay-online');

  await replay.getByRole('slider').focus();
  await replay.keyboard.press('Home');
  await replay.keyboard.press('ArrowRight');
  await goOn.click();
  await replay.waitForURL(/\/t\/[a-z0-9]{12}$/);
  const next = new URL(replay.url()).pathname.split('/').at(-1) ?? '';
  expect(next).not.toBe(table);
  await replay.getByRole('grid').waitFor();
  const status = (await (await fetch(`${stage.url}/api/tables/${next}`)).json()) as { table: { seats: unknown } };
  expect(status.table.seats).toEqual([
    { seat: 'resistance', player: { kind: 'person', name: 'Ada' } },
    { seat: 'isc', player: { kind: 'machine', strength: '1' } },
  ]);
  // The seat is mine there too: the table asks me, and does not only let me watch.
  expect(await replay.getByText('You watch').count()).toBe(0);
  expect((await playOn(replay, 30, 8)).clicks).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('whoever sat there with somebody else gets a link for them', async () => {
  const position = escapeGame.notation.parsePosition(LATE.replace('turn: 3 of 6', 'turn: 6 of 6'));
  if (!position.ok) throw new Error(position.problem);
  const match = Match.from(escapeGame, { seed: 'two', position: position.value });
  if (!match.ok) throw new Error(match.problem);
  const person = { kind: 'person' };
  const seats = { resistance: person, isc: person };
  const laid = await layFrom({ game: 'escape', options: {}, seats }, match.value.save());
  const { table, secrets } = (await laid.json()) as { table: string; secrets: Record<string, string> };
  const settings = { speed: 0 };
  const [mine, theirs] = await Promise.all(
    ['mine', 'theirs'].map((seed) => openPage(stage.browser, `${stage.url}/credits`, { settings, seed, locale: 'fr' })),
  );
  if (mine === undefined || theirs === undefined) throw new Error('no page was opened');
  await mine.page.goto(`${stage.url}/t/${table}#${secrets.resistance}`);
  await theirs.page.goto(`${stage.url}/t/${table}#${secrets.isc}`);
  await Promise.all([mine.page, theirs.page].map((page) => page.getByRole('grid').waitFor()));
  expect(await playTogether([mine.page, theirs.page], 2_000, 1)).toBe(true);
  await mine.page.goto(`${stage.url}/t/${table}/replay?at=1`);
  await mine.page.getByRole('button', { name: 'Continuer d’ici' }).click();
  const link = await mine.page.getByRole('dialog').getByRole('textbox').inputValue();
  expect(link).toMatch(/\/t\/[a-z0-9]{12}#[\w-]{20,}$/);
  // The match goes on when both are there: each adds to the dice.
  await mine.page.getByRole('dialog').getByRole('button', { name: 'À la table' }).click();
  await theirs.page.goto(link);
  await Promise.all([mine.page, theirs.page].map((page) => page.getByRole('grid').waitFor()));
  await mine.context.close();
  await theirs.context.close();
});

test('a match file goes on at the server where its opener wants that, and each of two seats has its link', async () => {
  const { context, page, complaints } = await openPage(stage.browser, stage.url, { settings: { speed: 0 } });
  const buffer = Buffer.from(JSON.stringify(lateMatch()));
  await page.setInputFiles('input[type=file]', { name: 'match.json', mimeType: 'application/json', buffer });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('group', { name: 'ISC' }).getByRole('radio', { name: 'Me' }).check();
  await dialog.getByRole('radio', { name: 'on the server' }).check();
  await dialog.getByRole('button', { name: 'Open' }).click();
  await page.waitForURL(/\/t\/[a-z0-9]{12}$/);
  const table = page.url();
  await page.getByRole('grid').waitFor();
  await page.goto(stage.url);
  await page.getByRole('button', { name: 'More about Infiltration' }).click();
  await page.getByRole('menuitem', { name: 'Copy my link' }).click();
  const links = [dialog.getByLabel('Resistance'), dialog.getByLabel('ISC')].map((field) => field.inputValue());
  const [one, two] = await Promise.all(links);
  expect(one).toMatch(new RegExp(`^${table}#.+`));
  expect(two).toMatch(new RegExp(`^${table}#.+`));
  expect(one).not.toBe(two);
  expect(complaints).toEqual([]);
  await context.close();
});
