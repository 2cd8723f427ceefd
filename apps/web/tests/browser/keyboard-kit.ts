/** A person at the table of Escape who has a keyboard and nothing else: reads the page, presses keys. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pictureOfTrouble } from './table-kit.ts';

const ANSWERS = 'section[aria-labelledby=decision] > div:last-child > button:not([aria-disabled])';
const CARDS = 'button[aria-keyshortcuts]:not([aria-disabled])';
const TARGET = 'can be chosen';
/** Whoever leaves the board has nothing more to do on it. */
const LEAVE = 'Leave';
/** From the decision to any of its answers and cards and to the board, with room to spare. */
const MOST_TABS = 24;

/** What the page shows, as far as the next key depends on it. */
interface Shown {
  readonly title: string;
  /** Keys of the cards that can be played, by what the cards are called. */
  readonly cards: Readonly<Record<string, string>>;
  readonly answers: number;
  readonly hasMenu: boolean;
  readonly turn: number;
  readonly isOver: boolean;
  /** Two at one screen: the other one has to take it. */
  readonly isCurtain: boolean;
}

const shownOn = (page: Page): Promise<Shown> =>
  page.evaluate(
    ([answers = '', cards = '']) => {
      const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
      const open = all(cards).map((card) => [
        card.querySelector('span:nth-of-type(2)')?.textContent ?? '',
        card.getAttribute('aria-keyshortcuts') ?? '',
      ]);
      const bar = all('header ol[aria-label]').map((list) => list.getAttribute('aria-label') ?? '');
      return {
        title: document.getElementById('decision')?.textContent ?? '',
        cards: Object.fromEntries(open),
        answers: all(answers).length,
        hasMenu: document.querySelector('[role=menu]') !== null,
        turn: Number(/\d+/.exec(bar[0] ?? '')?.[0] ?? 0),
        isOver: document.querySelector('[data-over]') !== null,
        isCurtain: document.querySelector('main [role=grid]') === null,
      };
    },
    [ANSWERS, CARDS],
  );

/** Counts what a pointer does to the page; whoever plays by keys alone ends with 0. */
export async function countPointers(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const kept = globalThis as { pointers?: number };
    kept.pointers = 0;
    const count = ({ isTrusted }: Event): void => {
      // A click that a key makes has no pointer: its detail is 0.
      if (isTrusted) kept.pointers = (kept.pointers ?? 0) + 1;
    };
    for (const kind of ['pointerdown', 'pointermove', 'mousedown', 'touchstart', 'wheel'])
      addEventListener(kind, count, { capture: true, passive: true });
  });
  return () => page.evaluate(() => (globalThis as { pointers?: number }).pointers ?? -1);
}

const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);

/** Presses Tab until something that fits has the focus. */
export async function tabTo(page: Page, selector: string, most = 120): Promise<void> {
  for (let i = 0; i <= most; i++) {
    if (await hasFocus(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${selector}`);
}

/** The board is one tab stop, after the answers and the cards of the decision, which one key leads to. */
async function toBoard(page: Page): Promise<void> {
  if (await hasFocus(page, 'td[data-cell]')) return;
  await toDecision(page);
  for (let i = 0; i < MOST_TABS; i++) {
    await page.keyboard.press('Tab');
    if (await hasFocus(page, 'td[data-cell]')) return;
  }
  throw new Error('Tab never came to the board');
}

async function toDecision(page: Page): Promise<void> {
  await page.keyboard.press('d');
  const title = await page.textContent('main').catch(() => '');
  expect(await hasFocus(page, '#decision'), `D leads to the decision: ${title}`).toBe(true);
}

/** Walks over the board with the arrow keys to a cell whose words hold a text, and chooses it: the last such cell, or the first. */
export async function chooseCell(page: Page, text: string, from: 'first' | 'last' = 'first'): Promise<string> {
  await toBoard(page);
  const way = await page.evaluate(
    ([wanted = '', end = '']) => {
      const width = Number(document.querySelector('[role=grid]')?.getAttribute('aria-colcount'));
      const cells = [...document.querySelectorAll<HTMLElement>('td[data-cell]')];
      const fitting = cells.filter((cell) => cell.getAttribute('aria-label')?.includes(wanted));
      const to = end === 'last' ? fitting.at(-1) : fitting[0];
      const place = (cell: Element | null | undefined): readonly [number, number] => {
        const number = Number((cell as HTMLElement | undefined)?.dataset.cell);
        return [number % width, Math.floor(number / width)];
      };
      const [[x, y], [toX, toY]] = [place(document.activeElement), place(to)];
      return { dx: toX - x, dy: toY - y, label: to?.getAttribute('aria-label') ?? '' };
    },
    [text, from],
  );
  expect(way.label, `no cell says “${text}”`).not.toBe('');
  for (let i = 0; i < Math.abs(way.dx); i++) await page.keyboard.press(way.dx > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let i = 0; i < Math.abs(way.dy); i++) await page.keyboard.press(way.dy > 0 ? 'ArrowUp' : 'ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(way.label);
  await page.keyboard.press('Enter');
  return way.label;
}

/** Until the table has answered and the next decision is ours, or the match is over: nothing is under way any more. */
export async function settle(page: Page, before: string): Promise<void> {
  const isNew = (old: string): boolean => {
    const isCurtain = document.querySelector('main h1') !== null && document.querySelector('[role=grid]') === null;
    const isOurs = isCurtain || document.querySelector('[data-mine], [data-over]') !== null;
    const cells = [...document.querySelectorAll('td[data-cell]')].map((cell) => cell.getAttribute('aria-label'));
    const isQuiet = document.querySelector('[data-sending], [aria-busy]') === null;
    return isOurs && isQuiet && `${document.body.innerText}${cells}` !== old;
  };
  await page.waitForFunction(isNew, before).catch(async () => {
    await pictureOfTrouble(page, 'keyboard-stuck');
    throw new Error(`nothing came of the keys at “${(await shownOn(page)).title}”`);
  });
}

/** All that the page says, cells included: other words after a command. */
export const wordsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const cells = [...document.querySelectorAll('td[data-cell]')].map((cell) => cell.getAttribute('aria-label'));
    return `${document.body.innerText}${cells}`;
  });

/** A plan stands: Enter on its cell confirms it, and a button does where it was made without a cell. */
async function confirm(page: Page, isAimed: boolean): Promise<void> {
  if (isAimed) {
    expect(await hasFocus(page, 'td[data-cell]'), 'the board keeps the focus').toBe(true);
    return page.keyboard.press('Enter');
  }
  await toDecision(page);
  await tabTo(page, 'section[aria-labelledby=decision] > div:last-child > button:last-of-type', MOST_TABS);
  await page.keyboard.press('Enter');
}

/** What is planned, and no other question: it alone can be cancelled. */
const isPlan = async (page: Page): Promise<boolean> =>
  (await page
    .locator('section[aria-labelledby=decision]')
    .getByRole('button', { name: 'Cancel', exact: true })
    .count()) > 0;

/** What a key has done is drawn. */
const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Plays a card: by its digit, then by a cell or by a line of the menu, then by confirming where that is asked. */
async function playCard(page: Page, name: string, key: string): Promise<void> {
  await page.keyboard.press(key);
  await twoFrames(page);
  const isWalk = name === 'Move';
  const isAsked = (await shownOn(page)).hasMenu || (await isPlan(page));
  const isAimed = !isAsked && (await page.locator(`td[aria-label*="${isWalk ? ' step' : TARGET}"]`).count()) > 0;
  if (isAimed) await chooseCell(page, isWalk ? ' step' : TARGET, 'last');
  await finish(page, isAimed);
}

/** Chooses from the menu where one has opened, and confirms where that is asked. */
async function finish(page: Page, isAimed: boolean): Promise<void> {
  await twoFrames(page);
  if ((await shownOn(page)).hasMenu) {
    expect(await hasFocus(page, '[role=menuitem]'), 'a menu takes the focus').toBe(true);
    await page.keyboard.press('Enter');
    await twoFrames(page);
    expect(await hasFocus(page, 'body'), 'a menu gives the focus back').toBe(false);
  }
  if (await isPlan(page)) await confirm(page, isAimed);
}

export interface Turn {
  /** The characters that have acted. */
  readonly acted: ReadonlySet<string>;
  readonly cards: ReadonlySet<string>;
  readonly asked: ReadonlySet<string>;
}

/** Plays by keys until the turn after this one, or the end. Each activation plays every card that it can, once. */
export async function playTurn(page: Page, until: number): Promise<Turn> {
  const [acted, cards, asked] = [new Set<string>(), new Set<string>(), new Set<string>()];
  let [actor, done] = ['', new Set<string>()];
  for (let i = 0; i < 200; i++) {
    const shown = await shownOn(page);
    if (shown.isOver || shown.turn >= until) return { acted, cards, asked };
    const before = await wordsOf(page);
    const who = /^What does (.+) do\?$/.exec(shown.title)?.[1];
    asked.add(shown.title);
    if (shown.isCurtain) {
      expect(await hasFocus(page, 'main button'), 'a curtain has one button, with the focus').toBe(true);
      await page.keyboard.press('Enter');
    } else if (who !== undefined) {
      if (who !== actor) [actor, done] = [who, new Set()];
      acted.add(who);
      const names = Object.keys(shown.cards).filter((name) => name !== 'Move' && name !== LEAVE);
      const name = [...names.slice(0, -1), 'Move'].find((one) => shown.cards[one] !== undefined && !done.has(one));
      const key = name === undefined ? '9' : shown.cards[name];
      done.add(name ?? 'End');
      cards.add(name ?? 'End');
      await playCard(page, name ?? 'End', key ?? '9');
    } else if (shown.answers > 0 && !shown.title.includes('enter')) {
      await toDecision(page);
      // Windows for extra actions are passed, which is the last answer.
      const which = shown.title.includes('extra action') ? 'last-of-type' : 'not(:disabled)';
      await tabTo(page, `${ANSWERS}:${which}`, MOST_TABS);
      await page.keyboard.press('Enter');
    } else {
      await chooseCell(page, TARGET);
      await finish(page, true);
    }
    await settle(page, before);
    // What one was asked has gone with its buttons: the next question has the focus, and nobody begins at the top again.
    expect(await hasFocus(page, 'body'), `the focus is lost after “${shown.title}”`).toBe(false);
  }
  throw new Error(`no turn ${until} after 200 decisions, the last: ${[...asked].at(-1)}`);
}
