/** How a person presses what is on the page. */
import type { Page } from 'playwright-core';

export interface Aim {
  readonly selector: string;
  /** What stands on it, to the letter. */
  readonly text?: string | undefined;
  readonly nth?: number;
  /** Where in it, from 0 to 1. */
  readonly at?: { readonly x: number; readonly y: number };
}

/** How a person presses what is on the page: by mouse if nothing else is said. */
export type Hand = (page: Page, aim: Aim) => Promise<void>;

/** Brings it into sight and presses the mouse over it. Whatever else would take the press is a fault of the page. */
export const byMouse: Hand = async (page, { selector, text, nth = 0, at = { x: 0.5, y: 0.5 } }) => {
  const found = await page.evaluate(
    ({ selector, text, nth, at }) => {
      // A button may carry a token with a number beside its words.
      const wordsOn = (one: HTMLElement): string | undefined =>
        (one.querySelector(':scope > span:last-child') ?? one).textContent?.trim();
      const fitting = [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (one) => one.getClientRects().length > 0 && (text === undefined || wordsOn(one) === text),
      );
      const element = fitting[nth];
      if (element === undefined) return { problem: 'is not there' };
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width * at.x, top + height * at.y];
      const hit = document.elementFromPoint(x, y);
      if (hit !== null && (element === hit || element.contains(hit))) return { x, y };
      return { problem: `lies below ${hit?.outerHTML.slice(0, 200)}` };
    },
    { selector, text, nth, at },
  );
  if ('problem' in found) throw new Error(`${selector} “${text ?? ''}” ${found.problem}`);
  await page.mouse.click(found.x ?? 0, found.y ?? 0);
};
