/** Luck tokens at the start. Clauses CZ-LUCK-01, CZ-LUCK-04, CZ-LUCK-06; CZ-RULE-15, CZ-RULE-88. */
import type { Gift } from '../../content/types.ts';
import type { Cards, Model } from '../types.ts';

const START_LUCK = 3;

const starsOf = (cards: Cards, models: readonly Model[], player: number): number =>
  models.reduce((sum, model) => (model.player === player ? sum + (cards.profiles[model.card]?.stars ?? 0) : sum), 0);

/** What the cards of a model give, its own and those that it carries. */
export function printedGifts(cards: Cards, { card, carried }: Model): readonly Gift[] {
  return [cards.profiles[card], ...carried.map((one) => cards.gear[one.card])].flatMap((found) => found?.gifts ?? []);
}

/** For a player of a team: three, what cards give, and one for each point of street cred below the highest rival. */
export function luckAtStart(cards: Cards, models: readonly Model[], player: number, rivals: readonly number[]): number {
  const own = models.filter((model) => model.player === player);
  const given = own
    .flatMap((model) => printedGifts(cards, model))
    .reduce((sum, gift) => (gift.give === 'luck' ? sum + Number(gift.by) : sum), 0);
  const highest = Math.max(0, ...rivals.map((rival) => starsOf(cards, models, rival)));
  return START_LUCK + given + Math.max(0, highest - starsOf(cards, models, player));
}
