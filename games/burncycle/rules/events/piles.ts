/** What happens to decks and to piles of guards. */
import { defineEvent } from '@tablerunner/engine';
import type { BurncycleState, Deck, Pile } from '../types.ts';

function take({ left, discard }: Pile, card: string): void {
  if (left.length === 0) left.push(...discard.splice(0)); // shuffled into a new pile: the order of a pile never counts
  left.splice(left.indexOf(card), 1);
}

export const cardDrawn = defineEvent<BurncycleState, { deck: Deck; card: string }>({
  name: 'burncycle/card-drawn',
  write: (state, { deck, card }) => take(state.decks[deck], card),
  reveals: true,
});

export const cardDiscarded = defineEvent<BurncycleState, { deck: Deck; card: string }>({
  name: 'burncycle/card-discarded',
  write(state, { deck, card }) {
    state.decks[deck].discard.push(card);
  },
});

export const guardDrawn = defineEvent<BurncycleState, { level: number; kind: string }>({
  name: 'burncycle/guard-drawn',
  write(state, { level, kind }) {
    const pile = state.guardPiles[level];
    if (pile !== undefined) take(pile, kind);
  },
  reveals: true,
});
