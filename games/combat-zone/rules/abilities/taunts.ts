/** A taunt: the next character that a rival activates must attack the one who taunted before it does anything else, if it can. Clause CZ-GAME-11. */
import { defineStep, defineTrigger } from '@tablerunner/engine';
import type { Doer } from '../actions/deed.ts';
import { hasDeed } from '../actions/deeds.ts';
import { activated } from '../events/turn.ts';
import type { CombatZoneState } from '../types.ts';
import { isFriend, isOnTable, modelOf, seatOf } from '../units.ts';
import { boostGiven, boostsEnded } from './events.ts';
import { giftsNamed, hasGift } from './gifts.ts';

interface TauntMemory {
  readonly model: number;
  readonly taunter: number;
}

/** The taunt has found somebody, whether that one can attack or not. */
export const noteTaunt = defineStep<CombatZoneState, TauntMemory>({
  name: 'combat-zone/note-taunt',
  clause: 'CZ-GAME-11',
  run(state, { model, taunter }, engine) {
    engine.done();
    const places = modelOf(state, taunter).boosts.flatMap(({ gift }, i) => (gift.give === 'taunts' ? [i] : []));
    engine.emit(boostsEnded, { model: taunter, places });
    engine.emit(boostGiven, { model, boost: { gift: { give: 'taunted', by: taunter }, until: 'activation' } });
  },
});

export const taunts = defineTrigger({
  name: 'combat-zone/taunts',
  clause: 'CZ-GAME-11',
  on: activated,
  fires(state: CombatZoneState, { model }: { readonly model: number }) {
    const firings: { readonly owner: string; readonly memory: TauntMemory }[] = [];
    if (modelOf(state, model).kind !== 'character') return firings;
    for (let taunter = 0; taunter < state.models.length; taunter++) {
      if (!isOnTable(state, taunter) || isFriend(state, model, taunter) || !hasGift(state, taunter, 'taunts')) continue;
      firings.push({ owner: seatOf(state, model), memory: { model, taunter } });
    }
    return firings;
  },
  step: noteTaunt,
});

/** What is left to a taunted model as its first action; nothing is forbidden to one that cannot attack. */
export function tauntedDoer(state: CombatZoneState, model: number): Doer | undefined {
  for (const { gift } of giftsNamed(state, model, 'taunted')) {
    const doer: Doer = { model, isFree: false, only: ['attack'], target: gift.by };
    if (isOnTable(state, gift.by) && hasDeed(state, doer)) return doer;
  }
  return undefined;
}
