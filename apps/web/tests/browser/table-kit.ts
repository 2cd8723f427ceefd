/** Lays tables of Escape through the first page, and plays them by what is on the screen. */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { playNow } from './kit.ts';

const PICTURES = join(dirname(fileURLToPath(import.meta.url)), '../../../../node_modules/.cache/tablerunner-pictures');

export interface TableWish {
  readonly mode: 'revolution' | 'cooperation';
  readonly scenario: string;
  readonly seats: Readonly<Record<string, 'me' | 'machine'>>;
}

/** As if it had been set up the last time: "Play now" takes it. */
export async function keepDraft(page: Page, { mode, scenario, seats }: TableWish): Promise<void> {
  const placed = Object.entries(seats).map(([seat, who]) => [seat, { who, strength: '1' }]);
  const options = { mode, scenario, squads: 'proposed', ...(mode === 'cooperation' ? { players: placed.length } : {}) };
  const draft = { options, seats: Object.fromEntries(placed), keep: 'here' };
  await page.evaluate((text) => localStorage.setItem('tablerunner.draft.escape', text), JSON.stringify(draft));
  await page.reload();
}

/** Through the door that everybody uses. */
export async function layTable(page: Page, wish: TableWish): Promise<void> {
  await keepDraft(page, wish);
  await playNow(page);
  await page.getByRole('grid').waitFor({ timeout: 60_000 });
}

/** Through the workshop: both sides at this screen, so that it opens behind the curtain of whoever acts. */
export async function openPosition(page: Page, position: string): Promise<void> {
  await page.getByLabel('Position as text').fill(position);
  await page.locator('[role=gridcell][aria-label*="Green Mamushi"]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Open as a table' }).click();
  await page.waitForURL(/\/t\/local-/);
  await liftCurtain(page);
}

/** Several sit at one screen: whoever is asked says so. */
export const liftCurtain = (page: Page): Promise<void> => page.getByRole('button', { name: /^I am / }).click();

/** For those who want to look: only where TABLERUNNER_PICTURES is set, since taking them takes time. */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env.TABLERUNNER_PICTURES !== undefined) await pictureOfTrouble(page, name);
}

/** What the page looks like when a test gives up. */
export async function pictureOfTrouble(page: Page, name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name}.png`) });
}

export interface Played {
  readonly isOver: boolean;
  readonly clicks: number;
  /** The decisions that were met, each once. */
  readonly asked: readonly string[];
}

interface Manner {
  /** Stops where somebody at another page has to choose, or at the same one behind a curtain; else it waits for the machine. */
  readonly whileMine?: boolean;
}

/** Plays inside the page by clicking what can be clicked, with choices of its own seed: so many decisions, or until the match is over. */
export const playOn = (page: Page, most: number, seed: number, { whileMine = false }: Manner = {}): Promise<Played> =>
  page.evaluate(
    async ({ most, seed, whileMine }) => {
      let state = seed;
      const below = (count: number): number => {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
        return Math.floor((state / 2_147_483_648) * count);
      };
      const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
      const any = (elements: readonly HTMLElement[]): HTMLElement | undefined => elements[below(elements.length)];
      const has = (selector: string): boolean => document.querySelector(selector) !== null;
      const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
      const curtain = (): HTMLElement | undefined =>
        has('main [role=grid]') ? undefined : all('main button').find((one) => one.textContent?.startsWith('I am'));
      /** Nothing is under way: whatever was pressed has come to something, or to nothing. */
      const quiet = async (): Promise<void> => {
        do await rest();
        while (has('[data-sending], [aria-busy]'));
      };
      const click = async (element: HTMLElement | undefined): Promise<void> => {
        if (element === undefined) return;
        const { left, top, width, height } = element.getBoundingClientRect();
        const at = { bubbles: true, clientX: left + width / 2, clientY: top + height / 2 };
        element.dispatchEvent(new MouseEvent('click', at));
        await quiet();
      };
      const asked = new Set<string>();
      let clicks = 0;
      for (;;) {
        await quiet();
        const isOver = has('[data-over]');
        if (isOver || clicks >= most) return { isOver, clicks, asked: [...asked] };
        if (!has('[data-mine]')) {
          if (whileMine) return { isOver, clicks, asked: [...asked] };
          await click(curtain());
          continue;
        }
        clicks += 1;
        asked.add(document.getElementById('decision')?.textContent ?? '');
        const open = ':not([aria-disabled])';
        const [cards, targets] = [all(`button[aria-keyshortcuts]${open}`), all('td[aria-label*="can be chosen"]')];
        const [reach, end] = [all('td[aria-label*=" step"]'), cards.at(-1)];
        if (cards.length > 0 && below(4) < 3) await click(end);
        else if (reach.length > 0 && below(2) === 0) await click(any(reach));
        else if (targets.length > 0) await click(any(targets));
        else if (cards.length > 0) await click(any(cards));
        await click(any(all('[role=menuitem]')));
        await click(any(all('td[aria-label*="can be chosen"]').slice(0, cards.length > 0 ? 400 : 0)));
        await click(any(all('[role=menuitem]')));
        const answers = all(`section[aria-labelledby=decision] > div:last-child > button${open}`);
        await click(cards.length > 0 ? answers.at(-1) : any(answers));
      }
    },
    { most, seed, whileMine },
  );

/** Whoever is asked on one of these pages plays: so many decisions, or until the match is over for all. Tells whether it is. */
export async function playTogether(pages: readonly Page[], most: number, seed: number): Promise<boolean> {
  const over = new Set<Page>();
  for (let decisions = 0; decisions < most && over.size < pages.length; ) {
    for (const page of pages) {
      const { clicks, isOver } = await playOn(page, most - decisions, seed + decisions, { whileMine: true });
      decisions += clicks;
      if (isOver) over.add(page);
    }
  }
  return over.size === pages.length;
}

/**
 * Controls in sight that a finger of 44 pixels would miss. Words inside sentences and the cells of the plan have ways of
 * their own, and nodes of a network that cannot be chosen now only say what they are.
 */
export const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href], select, summary, [role=tab]')].flatMap((control) => {
      const { left, right, top, bottom, width } = control.getBoundingClientRect();
      // A button in a sentence is an inline block, whatever its style says.
      const isInSentence = control.closest('p, [role=log]') !== null;
      const isWord = isInSentence && ['inline', 'inline-block'].includes(getComputedStyle(control).display);
      const isOut = width === 0 || top < 0 || bottom > innerHeight || left < 0 || right > innerWidth;
      const isShut = control.matches('[data-node]:not([data-open])');
      // What is scrolled half out of its frame is not small: it comes into sight when it is wanted.
      let isScrolledOut = false;
      for (let frame = control.parentElement; frame !== null; frame = frame.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(frame);
        const room = frame.getBoundingClientRect();
        if (/auto|scroll/.test(overflowY) && (top < room.top || bottom > room.bottom)) isScrolledOut = true;
        if (/auto|scroll/.test(overflowX) && (left < room.left || right > room.right)) isScrolledOut = true;
      }
      if (isWord || isOut || isShut || isScrolledOut || control.classList.contains('visually-hidden')) return [];
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const hits = (dx: number, dy: number): boolean => {
        const found = document.elementFromPoint(x + dx, y + dy);
        return found !== null && control.contains(found);
      };
      const far = (dx: number, dy: number): number => {
        let steps = 0;
        while (steps < 44 && hits(dx * steps, dy * steps)) steps += 1;
        return steps;
      };
      if (!hits(0, 0)) return []; // something lies over it
      const [wide, tall] = [far(1, 0) + far(-1, 0), far(0, 1) + far(0, -1)];
      return wide >= 44 && tall >= 44 ? [] : [`${control.textContent} ${wide}x${tall}`];
    }),
  );

/** How far the page could be pushed sideways: not at all, if it fits. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
