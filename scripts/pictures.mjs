/**
 * `npm run pictures`: takes the pictures of the README anew, of the built client on a server of its own: matches between
 * machines up to a moment worth seeing, opened as files by a person, on a desktop and on a phone. With names of pictures
 * behind it (`npm run pictures -- burncycle`) only those are taken whose names begin so.
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
const wanted = process.argv.slice(2);

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

/**
 * A match of burncycle at the first decision of a step in a round, played by machine partners.
 * @param {string} step
 * @param {number} round
 */
async function burncycleMatch(step, round) {
  const { Match } = await import('@tablerunner/engine');
  const { createPlayer } = await import('@tablerunner/ai');
  const { burncycleGame } = await import('@tablerunner/burncycle');
  const options = { mission: 'night-shift', players: 2, difficulty: 'simplified' };
  const match = Match.start(burncycleGame, { seed: 'pictures', options });
  if (!match.ok) throw new Error(match.problem);
  const player = createPlayer(burncycleGame, 'greedy', 1);
  if (!player.ok) throw new Error(player.problem);
  for (let at = match.value.decision(); at !== undefined; at = match.value.decision()) {
    if (at.step === `burncycle/${step}` && match.value.position.state.round >= round) break;
    match.value.play(at.seat, player.value.choose(match.value.view(at.seat)));
  }
  return Buffer.from(JSON.stringify(match.value.save()));
}

/** A match of Combat Zone in its second round, at the first activation of player 1 that has both a rival to shoot at and a long way to go. */
async function combatZoneMatch() {
  const { Match } = await import('@tablerunner/engine');
  const { createPlayer } = await import('@tablerunner/ai');
  const { combatZoneGame } = await import('@tablerunner/combat-zone');
  const { offersOf } = await import('@tablerunner/table');
  const options = { scenario: 'stash-run', limit: 100 };
  const match = Match.start(combatZoneGame, { seed: 'pictures', options });
  if (!match.ok) throw new Error(match.problem);
  const player = createPlayer(combatZoneGame, 'greedy', 1);
  if (!player.ok) throw new Error(player.problem);
  for (let at = match.value.decision(); at !== undefined; at = match.value.decision()) {
    const seen = match.value.view(at.seat);
    const isLater = (match.value.position.state.marks.rounds ?? 0) >= 1;
    if (isLater && at.seat === 'p1' && at.step === 'combat-zone/activation') {
      const legal = offersOf(combatZoneGame, seen).filter(({ verdict }) => verdict.ok);
      /** @typedef {{ kind: string, target?: number, way?: { x: number, y: number }[] }} Choice */
      const choices = /** @type {Choice[]} */ (legal.map(({ choice }) => choice));
      const isAttack = choices.some(({ kind, target }) => kind === 'act' && target !== undefined);
      const { models, active } = match.value.position.state;
      const isFar = choices.some(({ kind, way }) => {
        const [from, to] = [models[active], way?.at(-1)];
        return kind === 'move' && from && to && Math.hypot(to.x - from.x, to.y - from.y) > 6000;
      });
      if (isAttack && isFar) break;
    }
    match.value.play(at.seat, player.value.choose(seen));
  }
  return Buffer.from(JSON.stringify(match.value.save()));
}

const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--enable-unsafe-swiftshader'],
});
const server = await startServer();
const { url } = server;

/**
 * @param {'dark' | 'light'} theme
 * @param {{ width: number, height: number }} viewport
 * @param {(page: Page) => Promise<void>} show
 * @param {string} name
 */
async function take(name, theme, viewport, show) {
  if (wanted.length > 0 && !wanted.some((one) => name.startsWith(one))) return;
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

/** @type {Map<string, Promise<Buffer>>} */
const matches = new Map();

/** Each match is played once, when the first picture wants it. */
function kept(/** @type {string} */ name, /** @type {() => Promise<Buffer>} */ play) {
  const match = matches.get(name) ?? play();
  matches.set(name, match);
  return match;
}

/**
 * @param {Page} page
 * @param {Buffer} buffer
 */
async function openFile(page, buffer) {
  await page.goto(url);
  await page.setInputFiles('input[type=file]', { name: 'match.json', mimeType: 'application/json', buffer });
  const dialog = page.getByRole('dialog');
  for (const mine of await dialog.getByRole('radio', { name: 'Me', exact: true }).all()) await mine.check();
  await dialog.getByRole('button', { name: 'Open' }).click();
  await page.locator('[data-length]').waitFor({ state: 'attached' });
  await page.mouse.move(1, 1); // where the button was, the pointer would now explain the board
}

/** @type {(page: Page) => Promise<void>} */
async function openTable(page) {
  const running = await kept('running', () => savedMatch(TURNS));
  await page.goto(url);
  await page.setInputFiles('input[type=file]', { name: 'match.json', mimeType: 'application/json', buffer: running });
  await page.getByRole('dialog').getByRole('button', { name: 'Open' }).click();
  await page.getByRole('grid').waitFor();
  await page.locator('[data-mine]').first().waitFor();
  await page.mouse.move(1, 1); // where the button was, the pointer would now explain the board
}

/** An own turn with a walk that is being planned. */
async function openWalk(/** @type {Page} */ page) {
  await openFile(page, await kept('act', () => burncycleMatch('act', 2)));
  await page.locator('[data-mine]').first().waitFor();
  await page.locator('button[aria-keyshortcuts="1"]').click();
  const reach = page.locator('td[aria-label*="3 AP"]');
  await reach.nth(Math.floor((await reach.count()) / 2)).click();
  await page.getByRole('button', { name: 'Cancel' }).waitFor();
  await page.mouse.move(1, 1);
}

async function openNetwork(/** @type {Page} */ page) {
  await openFile(page, await kept('network', () => burncycleMatch('ip-phase', 2)));
  await page.locator('button[data-node][aria-label*="can be chosen"]').last().click();
}

/** In the page: places in sight that the token leads to, a little within the rim of the reach, the lowest first. */
function placesInReach() {
  /** @type {SVGPathElement | null} */
  const path = document.querySelector('[data-board-focus] [class*="_reach_"] path');
  const matrix = path?.getScreenCTM();
  if (path === null || !matrix) return [];
  const { x, y, width, height } = path.getBBox();
  const steps = Array.from({ length: 24 }, (_, i) => (i + 0.5) / 24);
  return steps
    .flatMap((across) => steps.map((along) => new DOMPoint(x + width * across, y + height * along)))
    .filter((place) => [-20, 20].every((off) => path.isPointInFill(new DOMPoint(place.x + off, place.y + off / 2))))
    .sort((one, other) => other.y - one.y)
    .map((place) => place.matrixTransform(matrix))
    .filter(({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-board-focus]'))
    .map(({ x, y }) => ({ x, y }));
}

/** A table of Combat Zone with a move that is being planned. */
async function openField(/** @type {Page} */ page) {
  await openFile(page, await kept('combat-zone', combatZoneMatch));
  await page.locator('[data-mine]').first().waitFor();
  await page.locator('button[aria-keyshortcuts="1"]').click();
  const redraw = page.getByRole('button', { name: 'Redraw' });
  const places = await page.evaluate(placesInReach);
  for (const { x, y } of places) {
    await page.mouse.click(x, y);
    await page.waitForTimeout(300);
    if ((await redraw.count()) > 0) break;
  }
  await redraw.waitFor();
  await page.locator('#decision').focus();
  await page.mouse.move(1, 1);
}

/** A target is chosen: the path of attack with what lies in it, and the sum explained. */
async function openAttack(/** @type {Page} */ page) {
  await openFile(page, await kept('combat-zone', combatZoneMatch));
  await page.locator('[data-mine]').first().waitFor();
  await page.locator('button[aria-keyshortcuts]:not([aria-disabled])', { hasText: 'target' }).first().click();
  const targets = page.locator('section[aria-labelledby=decision] > div:last-child > button:not([aria-pressed])');
  if ((await page.getByRole('button', { name: 'Cancel' }).count()) === 0) await targets.nth(1).click();
  await page.locator('#decision').focus();
  await page.mouse.move(1, 1);
}

async function openScene(/** @type {Page} */ page) {
  await openFile(page, await kept('combat-zone', combatZoneMatch));
  await page.locator('[data-mine]').first().waitFor();
  await page.getByRole('radio', { name: '3D' }).check({ force: true });
  await page.locator('canvas').waitFor();
  await page.locator('canvas').hover();
  await page.mouse.wheel(0, -100);
  await page.mouse.move(1, 1);
}

try {
  for (const theme of /** @type {const} */ (['dark', 'light'])) {
    await take(`escape-desktop-${theme}`, theme, DESKTOP, openTable);
    await take(`escape-phone-${theme}`, theme, PHONE, openTable);
  }
  await take('lobby-desktop-dark', 'dark', DESKTOP, async (page) => {
    await openTable(page);
    await page.goto(url);
    await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  });
  for (const theme of /** @type {const} */ (['dark', 'light'])) {
    await take(`burncycle-desktop-${theme}`, theme, DESKTOP, openWalk);
    await take(`burncycle-phone-${theme}`, theme, PHONE, openWalk);
  }
  await take('burncycle-lobby-desktop-dark', 'dark', DESKTOP, async (page) => {
    await page.goto(url);
    await page.locator('article[data-game=burncycle]').getByRole('button', { name: 'Set up' }).click();
    await page.locator('#set-up[data-game=burncycle]').waitFor();
  });
  await take('burncycle-network-desktop-dark', 'dark', DESKTOP, openNetwork);
  await take('burncycle-network-phone-dark', 'dark', PHONE, openNetwork);
  await take('burncycle-corporation-desktop-dark', 'dark', DESKTOP, async (page) => {
    await openFile(page, await kept('corporation', () => burncycleMatch('last-word', 2)));
    // The corporation acts as soon as the last agent has nothing more to say.
    const before = page.getByRole('button', { name: 'Step before' });
    const answers = page.locator('section[aria-labelledby=decision] > div:last-child button');
    for (let i = 0; i < 8 && (await before.count()) === 0; i++) {
      await answers.last().click();
      await page.waitForTimeout(2500);
    }
    await before.click();
    await page.mouse.move(1, 1);
  });
  for (const theme of /** @type {const} */ (['dark', 'light'])) {
    await take(`combat-zone-desktop-${theme}`, theme, DESKTOP, openField);
    await take(`combat-zone-phone-${theme}`, theme, PHONE, openField);
    await take(`combat-zone-3d-desktop-${theme}`, theme, DESKTOP, openScene);
    await take(`combat-zone-attack-desktop-${theme}`, theme, DESKTOP, openAttack);
  }
  await take('combat-zone-3d-phone-dark', 'dark', PHONE, openScene);
  await take('combat-zone-lobby-desktop-dark', 'dark', DESKTOP, async (page) => {
    await page.goto(url);
    await page.locator('article[data-game=combat-zone]').getByRole('button', { name: 'Set up' }).click();
    await page.locator('#set-up[data-game=combat-zone]').waitFor();
  });
  await take('combat-zone-team-desktop-dark', 'dark', DESKTOP, async (page) => {
    await page.goto(`${url}/teams`);
    await page
      .getByRole('button', { name: /^Begin with / })
      .first()
      .click();
    await page.waitForURL(/\/teams\/./);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  });
  await take('combat-zone-lesson-desktop-dark', 'dark', DESKTOP, async (page) => {
    await page.goto(`${url}/lessons/combat-zone/shooting-and-cover`);
    await page.getByText(/^Step 1 of/).waitFor();
    await page.getByRole('application').waitFor();
  });
  await take('replay-desktop-dark', 'dark', DESKTOP, async (page) => {
    await page.goto(`${url}/replays`);
    await page.setInputFiles('input[type=file]', {
      name: 'match.json',
      mimeType: 'application/json',
      buffer: await kept('over', () => savedMatch(Number.POSITIVE_INFINITY)),
    });
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
