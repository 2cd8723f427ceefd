/** The cards of a position: those that its lines name, further ones by ID, and cards of one's own as JSON. */
import { canonicalJson } from '@tablerunner/engine';
import { CARDS } from '../content/cards.ts';
import { cardsFor, namedCards } from '../rules/setup/models.ts';
import type { Cards, CombatZoneState } from '../rules/types.ts';
import { withOwn } from './head.ts';
import { fail, shorten } from './words.ts';

const KINDS = ['profiles', 'gear', 'programs'] as const;

const idsOf = (cards: Cards): string[] => KINDS.flatMap((kind) => Object.keys(cards[kind]));

/** Cards that the match has and the content does not, or that differ. */
function ownCards(cards: Cards): { readonly kind: string; readonly card: unknown }[] {
  return KINDS.flatMap((kind) =>
    Object.entries(cards[kind])
      .filter(([id, card]) => canonicalJson(card) !== canonicalJson(CARDS[kind][id]))
      .map(([, card]) => ({ kind, card })),
  );
}

const namedBy = ({ models, loot }: CombatZoneState): string[] => namedCards(models, [...loot.left, ...loot.discard]);

/** Further cards by ID. */
export function readCardIds(text: string, box: Cards): string[] {
  const ids = text.split(/\s+/).filter((id) => id !== '');
  const unknown = ids.find((id) => !KINDS.some((kind) => Object.hasOwn(box[kind], id)));
  return unknown === undefined ? ids : fail(`there is no card '${shorten(unknown)}'`);
}

/** The cards that the position has without a word about them. */
export const cardsNamed = (state: CombatZoneState, own: Cards, further: readonly string[]): Cards =>
  cardsFor(withOwn(own), [...namedBy(state), ...further, ...idsOf(own)]);

export function printCards(state: CombatZoneState): string[] {
  const own = ownCards(state.cards);
  const known = new Set(idsOf(cardsFor(withOwn(state.cards), namedBy(state))));
  const further = idsOf(state.cards).filter(
    (id) => !known.has(id) && !own.some(({ card }) => (card as { id: string }).id === id),
  );
  return [
    ...own.map(({ kind, card }) => `card: ${kind} ${JSON.stringify(card)}`),
    ...(further.length === 0 ? [] : [`cards: ${further.join(' ')}`]),
  ];
}
