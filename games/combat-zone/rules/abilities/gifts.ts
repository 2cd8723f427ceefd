/** What cards give a model as long as they are there: its own cards, boosts, and what others share with it. */
import type { z } from 'zod';
import type { Gift } from '../../content/types.ts';
import { COLOURS, type Colour } from '../lists.ts';
import type { CombatZoneState, Model } from '../types.ts';
import { modelOf } from '../units.ts';
import { eachLive, giftsBy, hasLive, isEmpty } from './card-index.ts';
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

/** `other`: the target or whoever else is concerned, for conditions that ask about it. */
export function giftsNamed<N extends GiftName>(
  state: CombatZoneState,
  model: number,
  name: N,
  other = -1,
): readonly Given<N>[] {
  const bearing = modelOf(state, model);
  const { own, shared } = giftsBy(state, name);
  const isGiven = bearing.boosts.length > 0 || hasLive(own, bearing) || isShared(state, bearing, shared);
  return isGiven ? collect(state, model, name, other) : NONE;
}

/** What cards give to others they give to characters and gonks: a drone is not among them (CZ-GAME-16, CZ-DRONE-09). */
function isShared({ models }: CombatZoneState, { kind }: Model, shared: ReturnType<typeof giftsBy>['shared']): boolean {
  if (kind === 'drone' || isEmpty(shared)) return false;
  for (const giver of models) if (giver.place === 'table' && hasLive(shared, giver)) return true;
  return false;
}

/** On its own, because what it needs is made anew each time, and most questions need nothing. */
function collect<N extends GiftName>(
  state: CombatZoneState,
  model: number,
  name: N,
  other: number,
): readonly Given<N>[] {
  const bearing = modelOf(state, model);
  const { own, shared } = giftsBy(state, name);
  let found: Given<N>[] | undefined;
  const take = (gift: Gift, card: string, bearer: number, carried: number): void => {
    if (!allHold(state, model, gift.when as readonly string[] | undefined, other)) return;
    found ??= [];
    found.push({ gift: gift as unknown as Given<N>['gift'], card, bearer, carried });
  };
  eachLive(own, bearing, (gifts, card, carried) => {
    for (const gift of gifts) take(gift, card, model, carried);
  });
  for (const { gift } of bearing.boosts) if (gift.give === name) take(gift, 'boost', model, -1);
  if (isShared(state, bearing, shared)) {
    for (let bearer = 0; bearer < state.models.length; bearer++) {
      const giver = state.models[bearer];
      if (giver?.place !== 'table') continue;
      eachLive(shared, giver, (gifts, card, carried) => {
        for (const gift of gifts)
          if (isInGroup(state, bearer, model, gift.to as Group)) take(gift, card, bearer, carried);
      });
    }
  }
  return found ?? NONE;
}

const NONE: readonly never[] = [];

export const hasGift = (state: CombatZoneState, model: number, name: GiftName): boolean =>
  giftsNamed(state, model, name).length > 0;

/** How a model drags: what is added to the roll, and the least colour of the distance (CZ-DRAG-*). */
export function dragOf(state: CombatZoneState, model: number): { readonly by: number; readonly colour?: Colour } {
  const gifts = giftsNamed(state, model, 'drag').map(({ gift }) => gift);
  const [best] = gifts.map(({ colour }) => colour).sort((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b));
  const by = gifts.reduce((sum, gift) => sum + gift.by, 0);
  return best === undefined ? { by } : { by, colour: best };
}
