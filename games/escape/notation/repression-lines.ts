/** The lines of the automated ISC: cards, piles and their numbers. */
import { COLOURS, type EscapeState, type Repression } from '../rules/types.ts';
import type { LineKind } from './line-kind.ts';
import { printCards, printPile, readCards, readPile } from './marker-lines.ts';
import { readWithin } from './words.ts';

const MOST_CARDS = 21;

export const emptyRepression = (): Repression => ({
  pile: [],
  drawn: [],
  piles: { black: [], green: [], blue: [] },
  tokens: [],
  cardsPerTurn: 0,
});

export const repressionOf = (state: EscapeState): Repression => {
  state.repression ??= emptyRepression();
  return state.repression;
};

export const REPRESSION_LINES: Readonly<Record<string, LineKind>> = {
  cards: {
    read({ state }, text) {
      repressionOf(state).pile = readCards(text);
    },
    print: ({ repression }) => (repression === undefined ? undefined : printCards(repression.pile)),
  },
  'drawn cards': {
    read({ state }, text) {
      repressionOf(state).drawn = readCards(text);
    },
    print: ({ repression }) =>
      repression === undefined || repression.drawn.length === 0 ? undefined : printCards(repression.drawn),
  },
  'cards per turn': {
    read({ state }, text) {
      repressionOf(state).cardsPerTurn = readWithin(text, 'cards per turn', 0, MOST_CARDS);
    },
    print: ({ repression }) => (repression === undefined ? undefined : String(repression.cardsPerTurn)),
  },
  ...Object.fromEntries(
    COLOURS.map((colour): [string, LineKind] => [
      `${colour} pile`,
      {
        read({ state }, text) {
          repressionOf(state).piles[colour] = readPile(text);
        },
        print: ({ repression }) => {
          const pile = repression?.piles[colour] ?? [];
          return pile.length === 0 ? undefined : printPile(pile);
        },
      },
    ]),
  ),
};
