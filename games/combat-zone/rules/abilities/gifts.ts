/** What cards give a model as long as they are there: its own cards, boosts, and what others share with it. */
import type { z } from 'zod';
import type { Abilities, Gift } from '../../content/types.ts';
import { COLOURS, type Colour } from '../lists.ts';
import type { CombatZoneState } from '../types.ts';
import { modelOf, modelsOnTable } from '../units.ts';
import { liveCards } from './cards.ts';
import { allHold } from './conditions.ts';
import type { GIFTS, GiftName } from './gift-words.ts';
import { isInGroup } from './groups.ts';
import type { Group } from './words.ts';

/** A gift with its parameters, and the card that gives it. */
export interface Given<N extends GiftName> {
  readonly gift: z.infer<(typeof GIFTS)[N]['params']>;
  /** The ID of the card. */
  readonly card: string;
  /** Who bears the card, and where; -1 for what is not carried. */
  readonly bearer: number;
  readonly carried: number;
}

interface Sorted {
  readonly own: readonly Gift[];
  readonly shared: readonly Gift[];
}

/** Gifts of a card by whether they are for others too; worked out once for each card. */
const sorted = new WeakMap<Abilities, Sorted>();

function sortedGifts(abilities: Abilities): Sorted {
  const known = sorted.get(abilities);
  if (known !== undefined) return known;
  const made = {
    own: abilities.gifts.filter(({ to }) => to === undefined),
    shared: abilities.gifts.filter(({ to }) => to !== undefined),
  };
  sorted.set(abilities, made);
  return made;
}

/** `other`: the target or whoever else is concerned, for conditions that ask about it. */
export function giftsNamed<N extends GiftName>(state: CombatZoneState, model: number, name: N, other = -1): Given<N>[] {
  const found: Given<N>[] = [];
  const take = (gift: Gift, at: Omit<Given<N>, 'gift'>): void => {
    const when = gift.when as readonly string[] | undefined;
    if (allHold(state, model, when, other)) found.push({ gift: gift as unknown as Given<N>['gift'], ...at });
  };
  for (const { id, abilities, carried } of liveCards(state, model))
    for (const gift of sortedGifts(abilities).own)
      if (gift.give === name) take(gift, { card: id, bearer: model, carried });
  for (const { gift } of modelOf(state, model).boosts)
    if (gift.give === name) take(gift, { card: 'boost', bearer: model, carried: -1 });
  for (const bearer of modelsOnTable(state))
    for (const { id, abilities, carried } of liveCards(state, bearer))
      for (const gift of sortedGifts(abilities).shared)
        if (gift.give === name && isInGroup(state, bearer, model, gift.to as Group))
          take(gift, { card: id, bearer, carried });
  return found;
}

export const hasGift = (state: CombatZoneState, model: number, name: GiftName): boolean =>
  giftsNamed(state, model, name).length > 0;

/** How a model drags: what is added to the roll, and the least colour of the distance (CZ-DRAG-*). */
export function dragOf(state: CombatZoneState, model: number): { readonly by: number; readonly colour?: Colour } {
  const gifts = giftsNamed(state, model, 'drag').map(({ gift }) => gift);
  const [best] = gifts.map(({ colour }) => colour).sort((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b));
  const by = gifts.reduce((sum, gift) => sum + gift.by, 0);
  return best === undefined ? { by } : { by, colour: best };
}
