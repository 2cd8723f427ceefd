/** A hand that has a keyboard and nothing else: for a person at a table of burncycle who presses keys. */
import type { Page } from 'playwright-core';
import type { Aim, Hand } from './hand.ts';

const MOST_TABS = 160;

interface Target {
  /** The single key that chooses it, where it has one. */
  readonly shortcut: string | null;
  readonly cell: string | undefined;
  readonly node: string | undefined;
  readonly hasFocus: boolean;
}

/** What is meant, and whether the focus is on it. */
const find = (page: Page, { selector, text, nth = 0 }: Aim): Promise<Target | undefined> =>
  page.evaluate(
    ({ selector, text, nth }) => {
      const wordsOn = (one: HTMLElement): string | undefined =>
        (one.querySelector(':scope > span:last-child') ?? one).textContent?.trim();
      const fitting = [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (one) => one.getClientRects().length > 0 && (text === undefined || wordsOn(one) === text),
      );
      const element = fitting[nth];
      if (element === undefined) return undefined;
      return {
        shortcut: element.getAttribute('aria-keyshortcuts'),
        cell: element.dataset.cell,
        node: element.dataset.node,
        hasFocus: document.activeElement === element,
      };
    },
    { selector, text, nth },
  );

const isAt = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);

/** D leads to the decision; from there Tab comes to everything. */
async function tabUntil(page: Page, isThere: () => Promise<boolean>, what: string): Promise<void> {
  if (await isThere()) return;
  await page.keyboard.press('d');
  for (let i = 0; i < MOST_TABS; i++) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${what}`);
}

/** The floor is one tab stop; arrows walk over it. */
async function walkTo(page: Page, cell: number): Promise<void> {
  await tabUntil(page, () => isAt(page, 'td[data-cell]'), 'the floor');
  const { dx, dy } = await page.evaluate((to) => {
    const width = Number(document.querySelector('[role=grid]')?.getAttribute('aria-colcount'));
    const from = Number((document.activeElement as HTMLElement).dataset.cell);
    return { dx: (to % width) - (from % width), dy: Math.floor(to / width) - Math.floor(from / width) };
  }, cell);
  for (let i = 0; i < Math.abs(dx); i++) await page.keyboard.press(dx > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let i = 0; i < Math.abs(dy); i++) await page.keyboard.press(dy > 0 ? 'ArrowUp' : 'ArrowDown');
  if (!(await isAt(page, `td[data-cell="${cell}"]`))) throw new Error(`the arrows never came to the space ${cell}`);
}

/** The network is one tab stop; Page Down goes through what can be chosen. */
async function goToNode(page: Page, node: string): Promise<void> {
  await tabUntil(page, () => isAt(page, 'button[data-node]'), 'the network');
  for (let i = 0; i < MOST_TABS; i++) {
    if (await isAt(page, `button[data-node="${node}"]`)) return;
    await page.keyboard.press('PageDown');
  }
  throw new Error(`Page Down never came to the node ${node}`);
}

export const byKeys: Hand = async (page, aim) => {
  const found = await find(page, aim);
  if (found === undefined) throw new Error(`${aim.selector} “${aim.text ?? ''}” is not there`);
  if (found.shortcut !== null) return page.keyboard.press(found.shortcut);
  if (aim.selector.includes('menuitem')) {
    for (let i = 0; i < MOST_TABS && (await find(page, aim))?.hasFocus !== true; i++) {
      await page.keyboard.press('ArrowDown');
    }
  } else if (found.cell !== undefined) await walkTo(page, Number(found.cell));
  else if (found.node !== undefined) await goToNode(page, found.node);
  else await tabUntil(page, async () => (await find(page, aim))?.hasFocus === true, aim.text ?? aim.selector);
  await page.keyboard.press('Enter');
};
