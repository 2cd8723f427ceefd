/** Effects on cards: boosts, discards, loot, Luck, programs. */

import type { Gift } from '../../../content/types.ts';
import { drawLoot, mayBear } from '../../actions/loot.ts';
import { cardDiscarded } from '../../events/cards.ts';
import { programReloaded } from '../../net/events.ts';
import type { Boost, CombatZoneState } from '../../types.ts';
import { gearOf, isCharacter, modelOf } from '../../units.ts';
import { boostGiven, cardPassed, luckGained } from '../events.ts';
import type { Who } from '../words.ts';
import { type Doer, placeOfCard, whomOf } from './context.ts';

export const boosting: Doer<{ readonly gift: Gift; readonly until: Boost['until']; readonly who?: Who }> = (
  state,
  { gift, until, who },
  context,
  engine,
) => {
  for (const model of whomOf(state, who, context)) engine.emit(boostGiven, { model, boost: { gift, until } });
};

export const drawingLoot: Doer<{ readonly who?: Who }> = (state, { who }, context, engine) => {
  for (const model of whomOf(state, who, context)) drawLoot(state, model, engine, { isFromBody: false });
};

export const gainingLuck: Doer<{ readonly tokens: number }> = (state, { tokens }, { model }, engine) =>
  engine.emit(luckGained, { player: modelOf(state, model).player, tokens });

export const discarding: Doer<Record<never, never>> = (state, _params, context, engine) => {
  const carried = placeOfCard(state, context);
  if (carried >= 0) engine.emit(cardDiscarded, { model: context.model, carried, card: context.card, why: 'card' });
};

/** Room for the card: neither the same name nor a second Bulky one (CZ-GEAR-03, CZ-GEAR-04); and it is not somebody else's alone. */
function hasRoom(state: CombatZoneState, model: number, card: string): boolean {
  const isBulky = (id: string): boolean => gearOf(state, id).keywords.includes('bulky');
  if (!mayBear(state, model, card)) return false;
  return !modelOf(state, model).carried.some((own) => own.card === card || (isBulky(card) && isBulky(own.card)));
}

export const passing: Doer<{ readonly who: Who }> = (state, { who }, context, engine) => {
  const [to] = whomOf(state, who, context);
  const carried = placeOfCard(state, context);
  if (to === undefined || carried < 0 || !isCharacter(state, to) || !hasRoom(state, to, context.card)) return;
  engine.emit(cardPassed, { model: context.model, to, carried, card: context.card });
};

export const reloading: Doer<Record<never, never>> = (state, _params, { model, card }, engine) => {
  const program = modelOf(state, model).programs.findIndex((one) => one.card === card && one.isRunning);
  if (program >= 0) engine.emit(programReloaded, { model, program });
};
