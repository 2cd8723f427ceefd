/** A person at a table of burncycle in a real browser: answers every question by clicking what the page offers for it. */
import { createPlayer, type Player } from '@tablerunner/ai';
import { burncycleGame } from '@tablerunner/burncycle';
import { type BurncycleView, floorOf } from '@tablerunner/burncycle/plan';
import type { MatchView } from '@tablerunner/engine';
import { createSpeaker } from '@tablerunner/language';
import type { Page } from 'playwright-core';
import { fieldsOf, isOnFloorPlan, type Spot, spotOf } from '../../src/games/burncycle/choices.ts';
import { answersOf } from '../../src/games/burncycle/play/answers.ts';
import { cardOf } from '../../src/games/burncycle/play/cards.ts';
import { explain, labelFor } from '../../src/games/burncycle/play/labels.ts';
import { moversOf } from '../../src/games/burncycle/play/pick.ts';
import { botNameOf } from '../../src/games/burncycle/play/questions.ts';
import { type Decision, decisionOf, game } from '../../src/games/burncycle/shared.ts';
import { makeWords } from '../../src/i18n/make-words.ts';
import en from '../../src/i18n/messages/en.json' with { type: 'json' };
import { type Aim, byMouse, type Hand } from './hand.ts';
import { pictureOfTrouble } from './table-kit.ts';

const say = makeWords('en', en);
const speaker = createSpeaker(burncycleGame.messages, 'en');

const DOCK = 'section[aria-labelledby=decision]';
const ANSWERS = `${DOCK} > div:last-child button`;
const CARDS = 'fieldset button[aria-pressed]';
const PICKER = `section[aria-label="${say('burncycle.dice.pool')}"]`;
/** From a card over a spot and a menu to the button that carries it out, with one to spare. */
const MOST_CLICKS = 6;

/** A partner that decides what the person does; every decision of a match has its own number. */
export function partner(seed: number, kind: 'greedy' | 'random' = 'greedy'): Player {
  const made = createPlayer(game, kind, seed);
  if (!made.ok) throw new Error(made.problem);
  return made.value;
}

interface Shown {
  readonly length: number;
  readonly isSending: boolean;
  readonly hasMenu: boolean;
  /** Something is planned and waits to be confirmed: it alone can be cancelled. */
  readonly isPlan: boolean;
  /** Several choices of a card, one below the other. */
  readonly isList: boolean;
}

const look = (page: Page): Promise<Shown> =>
  page.evaluate(
    ({ answers, cancel, which }) => {
      const table = document.querySelector<HTMLElement>('[data-length]');
      const words = [...document.querySelectorAll(answers)].map(({ textContent }) => textContent?.trim());
      return {
        length: Number(table?.dataset.length ?? -1),
        isSending: table?.dataset.sending !== undefined,
        hasMenu: document.querySelector('[role=menu]') !== null,
        isPlan: words.includes(cancel),
        isList: document.getElementById('decision')?.textContent === which,
      };
    },
    { answers: ANSWERS, cancel: say('table.cancel'), which: say('table.which') },
  );

/** So many commands have been carried out, and the page waits for the next. */
export const untilLength = (page: Page, length: number): Promise<unknown> =>
  page.waitForFunction(
    (wanted) => {
      const { length, sending } = document.querySelector<HTMLElement>('[data-length]')?.dataset ?? {};
      return Number(length ?? -1) >= wanted && sending === undefined;
    },
    length,
    { timeout: 30_000 },
  );

/** Gives an answer by the controls of the page, and waits until the table has taken it. */
export async function answer(page: Page, seen: MatchView, choice: unknown, hand: Hand = byMouse): Promise<void> {
  const press = (aim: Aim): Promise<void> => hand(page, aim);
  const decision = decisionOf(seen);
  if (decision === undefined) throw new Error('somebody else decides');
  const text = JSON.stringify(choice);
  const offer = decision.legal.find((one) => JSON.stringify(one.choice) === text);
  if (offer === undefined && decision.step !== 'burncycle/choose-dice') throw new Error(`${text} is not offered`);
  const label = offer === undefined ? '' : labelFor(decision, offer, speaker);
  const whole = offer === undefined ? '' : `${label}${explain(decision, offer, speaker)}`;
  const before = await look(page);
  try {
    await begin(press, decision, choice, whole);
    for (let clicks = 0; clicks < MOST_CLICKS; clicks++) {
      const now = await look(page);
      if (now.isSending || now.length !== before.length) return void (await untilLength(page, before.length + 1));
      if (now.hasMenu) await press({ selector: '[role=menuitem]', text: label });
      else if (now.isList) await press({ selector: ANSWERS, text: whole });
      else if (now.isPlan) await press({ selector: `${ANSWERS}:last-of-type` });
      else await aim(press, decision, spotOf(decision.view, choice, decision.memory), whole);
    }
    throw new Error('nothing came of it');
  } catch (error) {
    await pictureOfTrouble(page, 'burncycle-stuck');
    throw new Error(`${decision.step}, ${text} “${label}”: ${(error as Error).message}`);
  }
}

type Press = (aim: Aim) => Promise<void>;

/** The first click: a card, dice, the bot that is to walk, or the answer itself. */
async function begin(press: Press, decision: Decision, choice: unknown, whole: string): Promise<void> {
  const { step, view, memory } = decision;
  if (step === 'burncycle/choose-dice') return chooseDice(press, view, choice);
  const card = cardOf(step, choice);
  const nth = answersOf(decision).cards.findIndex(({ id }) => id === card);
  if (nth >= 0) return press({ selector: CARDS, nth });
  const { kind, bot } = fieldsOf(choice);
  if (kind === 'step' && bot !== undefined && moversOf(decision).length > 1) {
    await press({ selector: ANSWERS, text: say('burncycle.plan-for', { bot: botNameOf(view, bot, speaker) }) });
  }
  await aim(press, decision, spotOf(view, choice, memory), whole);
}

/** Where a choice has a place it is made there; a button is for what has none. */
async function aim(press: Press, { view }: Decision, spot: Spot, whole: string): Promise<void> {
  if (spot.node !== undefined) return press({ selector: `button[data-node="${spot.node}"]` });
  if (isOnFloorPlan(spot)) return press(onFloor(view, spot));
  await press({ selector: ANSWERS, text: whole });
}

const SIDES = [
  { x: 0.5, y: 0.1 },
  { x: 0.9, y: 0.5 },
  { x: 0.5, y: 0.9 },
  { x: 0.1, y: 0.5 },
] as const;

/** A space in its middle, a door or wall near the side on which it stands. */
function onFloor(view: BurncycleView, { cells: [cell], edge }: Spot): Aim {
  if (edge === undefined) return { selector: `td[data-cell="${cell}"]` };
  const { grid } = floorOf(view);
  for (let from = 0; from < grid.cellCount; from++) {
    const side = [0, 1, 2, 3].find((one) => grid.sides[from * 4 + one] === edge);
    const at = SIDES[side ?? -1];
    if (at !== undefined && grid.holes[from] === 0) return { selector: `td[data-cell="${from}"]`, at };
  }
  throw new Error(`no space lies at the edge ${edge}`);
}

/** Dice are pressed one by one: pressing the third of a kind takes the two before it too. */
async function chooseDice(press: Press, { pool }: BurncycleView, choice: unknown): Promise<void> {
  const wanted = choice as Readonly<Record<'basic' | 'advanced' | 'elite', number>>;
  let before = 0;
  for (const die of ['basic', 'advanced', 'elite'] as const) {
    if (wanted[die] > 0) await press({ selector: `${PICKER} button[aria-pressed]`, nth: before + wanted[die] - 1 });
    before += pool[die];
  }
  await press({ selector: `${PICKER} > button` });
}
