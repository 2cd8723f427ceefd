/** A person at a table of Combat Zone in a real browser: reads what the page asks, presses what it offers, and goes for the middle. */
import type { Page } from 'playwright-core';
import { type Aim, byMouse, type Hand } from './hand.ts';
import { pictureOfTrouble } from './table-kit.ts';

const DOCK = 'section[aria-labelledby=decision]';
/** Buttons that name who acts are no answers. */
const ANSWERS = `${DOCK} > div:last-child > button:not([aria-pressed], [aria-disabled])`;
/** A card has an icon, a name and a note. */
const CARDS = 'button[aria-pressed]:has(> span[aria-hidden=true] + span + span)';
const BOARD = '[data-board-focus]';
/** Every card with its targets and places, several times over. */
const MOST_PRESSES = 80;
/** So many places are pointed at before those that keys lead to are tried, and so many of these before a move is given up. */
const MOST_PLACES = 6;
const MOST_BY_KEYS = 6;

interface Card {
  readonly name: string;
  readonly isRefused: boolean;
  readonly isChosen: boolean;
}

/** What the page shows, as far as the next press depends on it. */
export interface Shown {
  readonly length: number;
  readonly isBusy: boolean;
  readonly isMine: boolean;
  readonly isOver: boolean;
  readonly title: string;
  readonly cards: readonly Card[];
  readonly answers: readonly string[];
  readonly hasMenu: boolean;
  /** Something is planned and waits to be confirmed. */
  readonly isPlan: boolean;
}

export const look = (page: Page): Promise<Shown> =>
  page.evaluate(
    ({ answers, cards, plan }) => {
      const table = document.querySelector<HTMLElement>('[data-length]');
      const all = (selector: string): HTMLElement[] =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.getClientRects().length > 0);
      const words = all(answers).map(({ textContent }) => textContent?.trim() ?? '');
      return {
        length: Number(table?.dataset.length ?? -1),
        isBusy: table?.dataset.sending !== undefined || document.querySelector('[aria-busy]') !== null,
        isMine: document.querySelector('[data-mine]') !== null,
        isOver: document.querySelector('[data-over]') !== null,
        title: document.getElementById('decision')?.textContent ?? '',
        cards: all(cards).map((card) => ({
          name: card.querySelector('span:nth-of-type(2)')?.textContent ?? '',
          isRefused: card.getAttribute('aria-disabled') === 'true',
          isChosen: card.getAttribute('aria-pressed') === 'true',
        })),
        answers: words,
        hasMenu: document.querySelector('[role=menu]') !== null,
        isPlan: words.some((word) => plan.includes(word)),
      };
    },
    { answers: ANSWERS, cards: CARDS, plan: ['Cancel', 'Redraw'] },
  );

/** Places of the table that the token leads to, those near to the middle first, in pixels of the page. */
const placesInReach = (page: Page): Promise<readonly { readonly x: number; readonly y: number }[]> =>
  page.evaluate((board) => {
    const path = document.querySelector<SVGPathElement>(`${board} [class*="_reach_"] path`);
    const [box, frame] = [path?.getBBox(), path?.ownerSVGElement?.viewBox.baseVal];
    const matrix = path?.getScreenCTM();
    if (path === null || box === undefined || frame === undefined || !matrix) return [];
    const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
    const far = ({ x, y }: DOMPoint): number => Math.hypot(x - middle.x, y - middle.y);
    const steps = Array.from({ length: 15 }, (_, i) => (i + 0.5) / 15);
    const places = steps.flatMap((across) =>
      steps.map((along) => new DOMPoint(box.x + box.width * across, box.y + box.height * along)),
    );
    return places
      .filter((place) => path.isPointInFill(place))
      .sort((one, other) => far(one) - far(other))
      .map((place) => place.matrixTransform(matrix))
      .filter(({ x, y }) => {
        const hit = document.elementFromPoint(x, y);
        return hit?.closest(board) && hit.closest('[role=menu], [role=status], [data-model], a, button') === null;
      })
      .map(({ x, y }) => ({ x, y }));
  }, BOARD);

/** The table has taken a command, or has settled otherwise: nothing is under way. */
const untilQuiet = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      document.querySelector<HTMLElement>('[data-length]')?.dataset.sending === undefined &&
      document.querySelector('[aria-busy]') === null,
    undefined,
    { timeout: 60_000 },
  );

/** It is our turn, or all is over. */
export const untilAsked = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => document.querySelector('[data-over], [data-mine]') !== null && document.querySelector('[aria-busy]') === null,
    undefined,
    { timeout: 120_000 },
  );

export interface Played {
  readonly commands: number;
  /** The questions that were met and the cards that were played, each once. */
  readonly asked: ReadonlySet<string>;
  readonly cards: ReadonlySet<string>;
}

/** Answers that leave things as they are: taken where there is nothing else. */
const QUIET = /^(Nobody|Nothing|No |Pass|Back|Stay|Stand|Leave|Keep)/;
/** Answers that bring the end of a match nearer: taken first by whoever is in a hurry. */
const HASTY = /^(Inspire|Finish|Pass|Nobody|Nothing|No |Let the|Do not|Stop|Leave|Take nothing)|waits in Reserve$/;

interface Told {
  readonly asked: Set<string>;
  readonly cards: Set<string>;
  /** Nothing is done that need not be done. */
  readonly isHurried?: boolean;
}

/** Answers one decision, whichever it is: by mouse if nothing else is said. */
export async function answerOne(page: Page, told: Told, hand: Hand = byMouse): Promise<void> {
  const press = (aim: Aim): Promise<void> => hand(page, aim);
  const home = page.url();
  const before = await look(page);
  const tried = new Set<string>();
  told.asked.add(before.title);
  try {
    for (let presses = 0; presses < MOST_PRESSES; presses++) {
      const now = await look(page);
      // A note that comes up below the pointer lets presses through: its clause must not lead away from the table.
      if (page.url() !== home) throw new Error(`a press led to ${page.url()}`);
      if (now.length !== before.length || now.isOver) return void (await untilQuiet(page));
      if (now.isBusy) await untilQuiet(page);
      else if (now.hasMenu) await press({ selector: '[role=menuitem]' });
      else if (now.isPlan) await press({ selector: ANSWERS, nth: now.answers.length - 1 });
      else if (now.cards.some(({ isChosen }) => isChosen)) await aimCard(page, now, tried, hand);
      else if (now.cards.length > 0) await chooseCard(page, now, tried, told, hand);
      else if (now.answers.length > 0) await press({ selector: ANSWERS, nth: answerOf(now, tried, told) });
      else await placeByKeys(page);
    }
    throw new Error('nothing came of it');
  } catch (error) {
    await pictureOfTrouble(page, 'combat-zone-stuck');
    throw new Error(`“${before.title}”: ${(error as Error).message}`);
  }
}

/** The first answer that does something, or in a hurry one that does not; the next one if that led nowhere. */
function answerOf({ answers }: Shown, tried: Set<string>, { isHurried = false }: Told): number {
  const open = answers.map((text, i) => ({ text, i })).filter(({ text }) => !tried.has(text));
  const wanted = open.find((one) => (isHurried ? HASTY.test(one.text) : !QUIET.test(one.text)));
  const { text, i } = wanted ?? open[0] ?? { text: '', i: 0 };
  tried.add(text);
  return i;
}

/** Cards that are played when nobody can be attacked: the first of them is a move. */
const LATER = /^(Move|Drag|Command)/;

/** What cards give first, then a move, then the end; in a hurry the end first. */
async function chooseCard(
  page: Page,
  { cards }: Shown,
  tried: Set<string>,
  { cards: played, isHurried = false }: Told,
  hand: Hand,
): Promise<void> {
  const open = cards
    .map((card, nth) => ({ ...card, nth }))
    .filter(({ isRefused, name }) => !isRefused && !tried.has(name));
  const last = cards.length - 1;
  const end = isHurried ? open.find(({ nth }) => nth === last) : undefined;
  const deed = open.find(({ name, nth }) => nth !== last && !LATER.test(name));
  const chosen = end ?? deed ?? open.find(({ name }) => name === 'Move') ?? open.at(-1);
  if (chosen === undefined) {
    throw new Error(`no card can be played: ${JSON.stringify(cards)}, tried: ${[...tried].join(', ')}`);
  }
  tried.add(chosen.name);
  played.add(chosen.name);
  await hand(page, { selector: CARDS, nth: chosen.nth });
}

/**
 * A card is chosen: its target by a button, a move by a place on the table, and where pointing leads nowhere (no place is reached
 * without a roll, or a model lies over it) by keys, which lead to what is offered; given up where there is none of these.
 */
async function aimCard(page: Page, { answers, cards }: Shown, tried: Set<string>, hand: Hand): Promise<void> {
  const card = cards.find(({ isChosen }) => isChosen)?.name ?? '';
  const isTried = (text: string): boolean => tried.has(`${card}: ${text}`);
  const nth = answers.findIndex((text) => text !== 'Back' && !isTried(text));
  if (nth >= 0) {
    tried.add(`${card}: ${answers[nth]}`);
    return hand(page, { selector: ANSWERS, nth });
  }
  const tries = [...tried].filter((one) => one.startsWith(`${card}: place `)).length;
  tried.add(`${card}: place ${tries}`);
  const places = tries < MOST_PLACES && hand === byMouse ? await placesInReach(page) : [];
  const place = places[Math.floor((tries * places.length) / MOST_PLACES)];
  if (place !== undefined) return page.mouse.click(place.x, place.y);
  const most = /^(Move|Drag)/.test(card) ? MOST_PLACES + MOST_BY_KEYS : 1;
  return tries < most ? placeByKeys(page) : page.keyboard.press('Escape');
}

/** Where a place is asked for: B leads to the table, N to a place that is offered or worth going to, Enter plans it. */
async function placeByKeys(page: Page): Promise<void> {
  await page.keyboard.press('b');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
}

interface Manner {
  /** Whoever is asked, before the answer. */
  readonly tell?: (page: Page) => Promise<void>;
  /** After so many commands nothing more is done than must be. */
  readonly hurryAfter?: number;
}

/** Plays whatever is asked on these pages until the match is over, or so many commands were given. */
export async function playOn(
  pages: readonly Page[],
  most: number,
  { tell, hurryAfter = most }: Manner = {},
): Promise<Played> {
  const [asked, cards] = [new Set<string>(), new Set<string>()];
  for (let commands = 0; commands < most; commands++) {
    const page = await Promise.any(pages.map((one) => untilAsked(one).then(() => one))).catch(async () => {
      const shown = await Promise.all(pages.map(look));
      await Promise.all(pages.map((one, i) => pictureOfTrouble(one, `combat-zone-nobody-asked-${i}`)));
      throw new Error(`after ${commands} commands nobody is asked: ${JSON.stringify(shown)}`);
    });
    if ((await look(page)).isOver) return { commands, asked, cards };
    await tell?.(page);
    await answerOne(page, { asked, cards, isHurried: commands >= hurryAfter });
  }
  return { commands: most, asked, cards };
}
