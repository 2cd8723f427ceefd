/** Boosts come to an end: when they have served, with the activation, with the Inspire. */
import { defineStep, defineTrigger, type Trigger } from '@tablerunner/engine';
import { actionResolved } from '../events/actions.ts';
import { activationEnded, inspired } from '../events/turn.ts';
import type { Boost, CombatZoneState } from '../types.ts';
import { modelOf, seatOf } from '../units.ts';
import { boostsEnded } from './events.ts';
import { actionOf, isMeant } from './skills.ts';
import type { ActionFilter } from './words.ts';

interface EndMemory {
  readonly model: number;
  readonly places: readonly number[];
}

const placesOf = (state: CombatZoneState, model: number, isOver: (boost: Boost) => boolean): number[] =>
  modelOf(state, model).boosts.flatMap((boost, i) => (isOver(boost) ? [i] : []));

const endBoosts = defineStep<CombatZoneState, EndMemory>({
  name: 'combat-zone/end-boosts',
  clause: 'CZ-CARD-03',
  run(_state, memory, engine) {
    engine.emit(boostsEnded, memory);
    engine.done();
  },
});

/** Everything that was for one action of the model only, whether it was taken or not. */
export const endServed = defineStep<CombatZoneState, { readonly model: number }>({
  name: 'combat-zone/end-served',
  clause: 'CZ-CARD-03',
  run(state, { model }, engine) {
    engine.done();
    const places = placesOf(state, model, ({ until }) => until === 'served');
    if (places.length > 0) engine.emit(boostsEnded, { model, places });
  },
});

/** A boost has served when an action that it fits has been carried out, before anybody [RE]acts to it. */
function hasServed(state: CombatZoneState, model: number, id: string, { gift, until }: Boost): boolean {
  const action = actionOf(state, model, id);
  if (until !== 'served' || action === undefined) return false;
  if (gift.give === 'keyword') return isMeant(state, model, action, gift.on as ActionFilter);
  if (gift.give === 'instead-of') return action.skill !== undefined;
  return gift.give === 'skill' && action.skill === gift.skill;
}

const firing = (state: CombatZoneState, model: number, places: readonly number[]) =>
  places.length === 0 ? [] : [{ owner: seatOf(state, model), memory: { model, places } }];

const served = defineTrigger<CombatZoneState, { model: number; action: string }, EndMemory>({
  name: 'combat-zone/boosts-served',
  clause: 'CZ-CARD-03',
  on: actionResolved,
  fires: (state, { model, action }) =>
    firing(
      state,
      model,
      placesOf(state, model, (boost) => hasServed(state, model, action, boost)),
    ),
  step: endBoosts,
});

/** Whoever was boosted until the activation ends, the boosted model may have [RE]acted in that of another. */
const withActivation = defineTrigger<CombatZoneState, { model: number }, EndMemory>({
  name: 'combat-zone/boosts-of-activation',
  clause: 'CZ-ACTIVATE-03',
  on: activationEnded,
  fires: (state, { model: active }) =>
    state.models.flatMap(({ boosts }, model) =>
      boosts.length === 0
        ? []
        : firing(
            state,
            model,
            placesOf(state, model, ({ until }) => until === 'activation' || (until === 'served' && model === active)),
          ),
    ),
  step: endBoosts,
});

const withInspire = defineTrigger<CombatZoneState, { player: number }, EndMemory>({
  name: 'combat-zone/boosts-of-inspire',
  clause: 'CZ-INSPIRE-02',
  on: inspired,
  fires: (state, { player }) =>
    state.models.flatMap(({ player: owner }, model) =>
      owner === player
        ? firing(
            state,
            model,
            placesOf(state, model, ({ until }) => until !== 'spent'),
          )
        : [],
    ),
  step: endBoosts,
});

export const boostSteps = [endBoosts, endServed];
export const boostTriggers = [served, withActivation, withInspire] as unknown as readonly Trigger<CombatZoneState>[];
