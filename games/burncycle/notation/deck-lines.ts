/** Decks and piles of guards: what is left, then after a slash what was discarded. */

import { GUARDS } from '../content/guards.ts';
import { IMPERATIVES } from '../content/imperatives.ts';
import { EQUIPMENT, MODS } from '../content/items.ts';
import { KEYPADS } from '../content/keypads.ts';
import { NETWORK_CARDS } from '../content/network-cards.ts';
import { TERMINALS } from '../content/terminals.ts';
import type { BurncycleState, Deck, Pile } from '../rules/types.ts';
import type { LineKind } from './line-kind.ts';
import { fail, NONE, readCount, readKnown } from './words.ts';

type Cards = readonly { readonly id: string }[];

const CARDS: Readonly<Record<Deck, Cards>> = {
  terminal: TERMINALS,
  network: NETWORK_CARDS,
  keypad: KEYPADS,
  equipment: EQUIPMENT,
  mod: MODS,
  imperative: IMPERATIVES,
};

const DECKS = Object.keys(CARDS) as Deck[];
const LEVELS = [1, 2, 3] as const;
const MOST_CARDS = 200;

/** What is in nobody's hands and on no floor, in the order of the box. */
function without(all: readonly string[], gone: readonly string[]): string[] {
  const left = [...all];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Cards of a deck that lie elsewhere. */
function goneFrom({ bots, floor }: BurncycleState, deck: Deck): readonly string[] {
  if (deck === 'network') return bots.flatMap(({ cards }) => cards);
  if (deck === 'keypad') return floor.keypads.map(({ card }) => card);
  if (deck === 'imperative') return bots.flatMap(({ imperative }) => imperative?.card ?? []);
  return deck === 'terminal' ? [] : bots.flatMap(({ items }) => items.map(({ card }) => card));
}

/** Takes what lies elsewhere out of the full piles. */
export function fillPiles(state: BurncycleState): void {
  const box = { ...state, decks: { ...state.decks }, guardPiles: [...state.guardPiles] };
  for (const deck of DECKS) state.decks[deck] = usualDeck(state, box, deck);
  state.guardPiles = box.guardPiles.map((_, level) => usualPile(state, box, level));
}

const usualDeck = (state: BurncycleState, box: BurncycleState, deck: Deck): Pile => ({
  left: without(box.decks[deck].left, goneFrom(state, deck)),
  discard: [],
});

const usualPile = ({ guards }: BurncycleState, box: BurncycleState, level: number): Pile => ({
  left: without(
    box.guardPiles[level]?.left ?? [],
    guards.map(({ kind }) => kind),
  ),
  discard: [],
});

/** `a b*2 / c`: two cards alike that lie together are written once. */
function printPile({ left, discard }: Pile): string {
  const words = (cards: readonly string[]): string => {
    const folded: { card: string; count: number }[] = [];
    for (const card of cards) {
      const last = folded.at(-1);
      if (last?.card === card) last.count += 1;
      else folded.push({ card, count: 1 });
    }
    return folded.map(({ card, count }) => (count === 1 ? card : `${card}*${count}`)).join(' ') || NONE;
  };
  return discard.length === 0 ? words(left) : `${words(left)} / ${words(discard)}`;
}

function readPile(text: string, known: Cards, what: string): Pile {
  const [left = '', discard = NONE, ...rest] = text.split('/').map((part) => part.trim());
  if (rest.length > 0) fail('write what is left, then after one slash what was discarded');
  const read = (part: string): string[] => {
    const words = part === NONE ? [] : part.split(/\s+/);
    const cards = words.flatMap((word) => {
      const [card = '', count = '1'] = word.split('*');
      const copies = readCount(count, { what: 'copies', least: 1, most: 20, clause: 'BC-LIMIT-01' });
      return Array<string>(copies).fill(readKnown(card, known, what));
    });
    return cards.length <= MOST_CARDS ? cards : fail(`a pile has at most ${MOST_CARDS} cards`);
  };
  return { left: read(left), discard: read(discard) };
}

const isSame = (one: Pile | undefined, other: Pile): boolean => JSON.stringify(one) === JSON.stringify(other);

export function printPiles(state: BurncycleState, box: BurncycleState): string[] {
  return [
    ...DECKS.flatMap((deck) =>
      isSame(usualDeck(state, box, deck), state.decks[deck]) ? [] : [`deck ${deck}: ${printPile(state.decks[deck])}`],
    ),
    ...LEVELS.flatMap((level) => {
      const pile = state.guardPiles[level] ?? { left: [], discard: [] };
      return isSame(usualPile(state, box, level), pile) ? [] : [`guards ${level}: ${printPile(pile)}`];
    }),
  ];
}

/** Lines by deck, and by level of the guards. */
export const PILE_LINES: Readonly<Record<string, Pick<LineKind, 'read'>>> = {
  ...Object.fromEntries(
    DECKS.map((deck): [string, Pick<LineKind, 'read'>] => [
      `deck ${deck}`,
      {
        read(state, text) {
          state.decks[deck] = readPile(text, CARDS[deck], `${deck} card`);
        },
      },
    ]),
  ),
  ...Object.fromEntries(
    LEVELS.map((level): [string, Pick<LineKind, 'read'>] => [
      `guards ${level}`,
      {
        read(state, text) {
          const known = GUARDS.filter((guard) => guard.level === level);
          state.guardPiles[level] = readPile(text, known, `guard of level ${level}`);
        },
      },
    ]),
  ),
};
