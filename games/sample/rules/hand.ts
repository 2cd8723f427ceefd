/** Hands: drawing, the limit, and discarding down to it at once, whoever's step is at work. Clauses SK-HAND-*. */
import { accept, defineStep, type Engine, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { cardDiscarded, cardDrawn, deckRenewed } from './events.ts';
import { type CardId, cardId, type SeatId, type SkimState, seatId } from './types.ts';

export const canDraw = ({ deck, discard }: SkimState): boolean => deck.length > 0 || discard.length > 0;

/** Draws up to `count` cards; a hand that is too full then is seen to before anything else happens. */
export function drawCards(state: SkimState, seat: SeatId, count: number, engine: Engine<SkimState>): void {
  for (let i = 0; i < count && canDraw(state); i++) {
    if (state.deck.length === 0) engine.emit(deckRenewed, { deck: engine.shuffle(state.discard, 'discard-pile') }); // SK-HAND-05
    engine.emit(cardDrawn, { seat, card: state.deck[state.deck.length - 1] as CardId });
  }
  if (state[seat].hand.length > state.handLimit) engine.interrupt(discard, { seat, keep: state.handLimit }); // SK-HAND-03
}

/** Adds a choice for each kind of card in a hand; copies of a card are one choice. */
export function addOneOfEach<C>(
  all: C[],
  hand: readonly CardId[],
  choices: { get(card: CardId): C | undefined },
): void {
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as CardId;
    const choice = hand.indexOf(card) === i ? choices.get(card) : undefined;
    if (choice !== undefined) all.push(choice);
  }
}

export const discardMemory = z.strictObject({ seat: seatId, keep: z.int().min(0) });
const discardChoice = z.strictObject({ kind: z.literal('discard'), card: cardId });
export type DiscardChoice = z.infer<typeof discardChoice>;

// Not made once for all cards: the cards need the effects, and the effects need this file.
const DISCARDS = {
  get: (card: CardId): DiscardChoice => ({ kind: 'discard', card }),
};

/** A seat discards until it holds no more than `keep` cards. */
export const discard = defineStep<SkimState, z.infer<typeof discardMemory>, DiscardChoice>({
  name: 'skim/discard',
  clause: 'SK-HAND-03',
  choice: discardChoice,
  secret: true, // a hand of one kind of card leaves no choice, and that is nobody's business

  who: (state, { seat, keep }) => (state[seat].hand.length > keep ? seat : undefined),
  candidates(state, { seat }) {
    const all: DiscardChoice[] = [];
    addOneOfEach(all, state[seat].hand, DISCARDS);
    return all;
  },
  check(state, { seat }, { card }) {
    if (!state[seat].hand.includes(card)) return refuse('SK-HAND-04', 'not-in-hand', { card });
    return accept();
  },
  apply: (_state, { seat }, { card }, engine) => engine.emit(cardDiscarded, { seat, card }),
  run: (_state, _memory, engine) => engine.done(),
});
