/**
 * `npm run pictures`: takes the pictures of the README anew, of the built client on a server of its own: a match between
 * machines up to its third turn, opened as a file by a person, on a desktop and on a phone.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { NO_BROWSER, needBrowser } from './browser.mjs';
import { root } from './files.mjs';
import { prepare } from './prepare.mjs';
import { startServer } from './server.mjs';

/** @typedef {import('playwright-core').Page} Page */

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const TURNS = 3;

prepare((line) => console.log(line), { web: true });
const executablePath = needBrowser((line) => console.log(line));
if (executablePath === undefined) throw new Error(NO_BROWSER);

/** A match that has come to a decision of the Resistance in that turn, or to its end. */
async function savedMatch(/** @type {number} */ turn) {
  const { Match } = await import('@tablerunner/engine');
  const { createPlayer } = await import('@tablerunner/ai');
  const { escapeGame } = await import('@tablerunner/escape');
  const options = { mode: 'revolution', scenario: 'infiltration', squads: 'proposed' };
  const match = Match.start(escapeGame, { seed: 'pictures', options });
  if (!match.ok) throw new Error(match.problem);
  for (let at = match.value.decision(); at !== undefined; at = match.value.decision()) {
    const { turn: now, active } = match.value.position.state;
    if (now === turn && at.seat === 'resistance' && active >= 0) break;
    const player = createPlayer(escapeGame, 'search:50', match.value.log.length);
    if (!player.ok) throw new Error(player.problem);
    match.value.play(at.seat, player.value.choose(match.value.view(at.seat)));
  }
  return Buffer.from(JSON.stringify(match.value.save()));
}

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--no-first-run'] });
const server = await startServer();
const { url } = server;

/**
 * @param {'dark' | 'light'} theme
 * @param {{ width: number, height: number }} viewport
 * @param {(page: Page) => Promise<void>} show
 * @param {string} name
 */
async function take(name, theme, viewport, show) {
  const context = await browser.newContext({ viewport, colorScheme: theme, hasTouch: viewport === PHONE });
  const settings = JSON.stringify({ state: { theme, locale: 'en', sound: false }, version: 1 });
  await context.addInitScript((text) => localStorage.setItem('tablerunner.settings', text), settings);
  const page = await context.newPage();
  await show(page);
  await page.waitForTimeout(1500); // whatever moves has come to rest
  writeFileSync(join(root, 'docs/pictures', `${name}.png`), await page.screenshot());
  await context.close();
  console.log(name);
}

const running = await savedMatch(TURNS);
const over = await savedMatch(Number.POSITIVE_INFINITY);

/** @type {(page: Page) => Promise<void>} */
async function openTable(page) {
  await page.goto(url);
  await page.setInputFiles('input[type=file]', { name: 'match.json', mimeType: 'application/json', buffer: running });
  await page.getByRole('dialog').getByRole('button', { name: 'Open' }).click();
  await page.getByRole('grid').waitFor();
  await page.locator('[data-mine]').first().waitFor();
  await page.mouse.move(1, 1); // where the button was, the pointer would now explain the board
}

try {
  for (const theme of /** @type {const} */ (['dark', 'light'])) {
    await take(`escape-desktop-${theme}`, theme, DESKTOP, openTable);
    await take(`escape-phone-${theme}`, theme, PHONE, openTable);
  }
  await take('lobby-desktop-dark', 'dark', DESKTOP, async (page) => {
    await openTable(page);
    await page.goto(url);
    await page.getByRole('button', { name: 'Play now' }).waitFor();
  });
  await take('replay-desktop-dark', 'dark', DESKTOP, async (page) => {
    await page.goto(`${url}/replays`);
    await page.setInputFiles('input[type=file]', { name: 'match.json', mimeType: 'application/json', buffer: over });
    const slider = page.getByRole('slider');
    await slider.waitFor();
    await slider.focus();
    for (let i = 0; i < 3; i++) await page.keyboard.press('PageDown');
    for (let i = 0; i < 20; i++) await page.keyboard.press('ArrowRight');
  });
  await take('rulebook-desktop-light', 'light', DESKTOP, async (page) => {
    await page.goto(`${url}/rules/escape/ES-LOS-02`);
    await page.locator('[id="ES-LOS-02"]').waitFor();
  });
  await take('lesson-desktop-dark', 'dark', DESKTOP, async (page) => {
    await page.goto(`${url}/lessons/escape/sight-and-shooting`);
    await page.getByRole('grid').waitFor();
  });
} finally {
  await browser.close();
  await server.stop();
}
