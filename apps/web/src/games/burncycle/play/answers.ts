/** A decision sorted into what the table shows: cards, buttons, spots of the floor. Nothing legal is ever left without a control. */
import type { Offer } from '@tablerunner/table';
import { isOnFloorPlan, spotOf } from '../choices.ts';
import type { Decision } from '../shared.ts';
import { type Card, cardOf, cardsOf } from './cards.ts';

export interface Answers {
  readonly cards: readonly Card[];
  /** What is chosen by a button of its own. */
  readonly buttons: readonly Offer[];
  /** What is chosen on the floor, whether or not it has a button or a card too. */
  readonly spots: readonly Offer[];
}

/** So many choices still fit into a row of buttons, whether or not they are on a board too. */
const MOST_BUTTONS = 8;

/** Dice are chosen one by one, and not among all their combinations. */
const BY_PICKER = 'burncycle/choose-dice';

const sorted = new WeakMap<Decision, Answers>();

export function answersOf(decision: Decision): Answers {
  const kept = sorted.get(decision);
  if (kept !== undefined) return kept;
  const { step, offers } = decision;
  const rest = offers.filter(({ choice }) => cardOf(step, choice) === undefined);
  const isFew = rest.length <= MOST_BUTTONS;
  const answers: Answers = {
    cards: cardsOf(decision),
    buttons: step === BY_PICKER ? [] : rest.filter((offer) => isFew || !isElsewhere(decision, offer)),
    spots: offers.filter(({ choice }) => isOnFloorPlan(spotOf(decision.view, choice, decision.memory))),
  };
  sorted.set(decision, answers);
  return answers;
}

/** It can be chosen on the floor or on the network. */
function isElsewhere({ view, memory }: Decision, { choice }: Offer): boolean {
  const spot = spotOf(view, choice, memory);
  return isOnFloorPlan(spot) || spot.node !== undefined || spot.access !== undefined;
}
