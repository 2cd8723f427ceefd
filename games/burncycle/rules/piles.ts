/** Piles: a card or guard is picked by chance from what is left; when nothing is, the discards come back. Clauses BC-EQUIP-08, BC-GUARD-01 to 03; BC-RULE-19, 89. */
import type { Engine } from '@tablerunner/engine';
import { cardDrawn, guardDrawn } from './events/piles.ts';
import type { BurncycleState, Deck, Pile } from './types.ts';

const stockOf = ({ left, discard }: Pile): readonly string[] => (left.length > 0 ? left : discard);

/** The card's ID; undefined if the deck has none left at all. */
export function drawCard(state: BurncycleState, deck: Deck, engine: Engine<BurncycleState>): string | undefined {
  const stock = stockOf(state.decks[deck]);
  if (stock.length === 0) return undefined;
  const card = stock[engine.pick(stock.length)] as string;
  engine.emit(cardDrawn, { deck, card });
  return card;
}

/** A guard of the level, or of the next lower one that has any (BC-GUARD-03); undefined if there is none. */
export function drawGuard(state: BurncycleState, level: number, engine: Engine<BurncycleState>): string | undefined {
  for (let from = level; from >= 1; from--) {
    const stock = stockOf(state.guardPiles[from] ?? { left: [], discard: [] });
    if (stock.length === 0) continue;
    const kind = stock[engine.pick(stock.length)] as string;
    engine.emit(guardDrawn, { level: from, kind });
    return kind;
  }
  return undefined;
}
