/** Effects that let models act: free moves, free actions, a new Active Model. */

import { BASIC_ACTIONS } from '../../actions/basic.ts';
import { checkPatient, openActions } from '../../actions/open.ts';
import { CALLED } from '../../called.ts';
import { commanded } from '../../events/turn.ts';
import type { Colour } from '../../lists.ts';
import type { CombatZoneState } from '../../types.ts';
import { limitsOf } from '../../wounds/suffer.ts';
import { endServed } from '../boosts.ts';
import { boostGiven } from '../events.ts';
import { isMeant } from '../skills.ts';
import type { ActionFilter, Who } from '../words.ts';
import { type Doer, whomOf } from './context.ts';

interface To {
  readonly who?: Who;
}

type Chooser = { readonly chooser?: 'self' };

export const freeMoving: Doer<To & Chooser & { readonly colour: Colour }> = (state, params, context, engine) => {
  for (const model of whomOf(state, params.who, context))
    engine.interrupt(CALLED.freeMove, {
      model,
      limit: params.colour,
      ...(params.chooser === undefined ? {} : { chooser: context.model }),
    });
};

export const freeClimbing: Doer<To & { readonly colour: Colour }> = (state, { colour, who }, context, engine) => {
  for (const model of whomOf(state, who, context))
    engine.interrupt(CALLED.freeMove, { model, limit: colour, isClimb: true });
};

/** IDs of the actions that are meant, moves included. */
function idsOf(state: CombatZoneState, model: number, only: ActionFilter): string[] {
  const move = BASIC_ACTIONS['basic/move'];
  return [...openActions(state, model), ...(move === undefined ? [] : [move])]
    .filter((action) => isMeant(state, model, action, only))
    .map(({ id }) => id);
}

interface FreeParams extends To, Chooser {
  readonly only?: ActionFilter;
  readonly colour?: Colour | 'same';
  readonly by?: number;
  readonly at?: 'cause' | 'target';
  readonly isReaction?: true;
}

export const freeActing: Doer<FreeParams> = (state, params, context, engine) => {
  const { only, at, by, chooser, isReaction } = params;
  const { cause } = context;
  const colour = params.colour === 'same' ? context.colour : params.colour;
  const target = at === undefined ? undefined : context[at];
  for (const model of whomOf(state, params.who, context)) {
    if (by !== undefined && only?.skill !== undefined)
      engine.emit(boostGiven, { model, boost: { gift: { give: 'skill', skill: only.skill, by }, until: 'served' } });
    engine.interrupt(CALLED.freeAction, {
      model,
      ...(only === undefined ? {} : { only: idsOf(state, model, only) }),
      ...(colour === undefined ? {} : { colour }),
      ...(target === undefined || target < 0 ? {} : { target }),
      ...(chooser === undefined ? {} : { chooser: context.model }),
      ...(isReaction === true ? { answering: { by: cause, limits: limitsOf(state, { model, by: cause }) } } : {}),
    });
    if (by !== undefined) engine.interrupt(endServed, { model });
  }
};

/** It needs a ready token, as for a Command Action, and nobody may be named already (CZ-COMMAND-05, CZ-COMMAND-13). */
export function canBeActivated(state: CombatZoneState, target: number): boolean {
  const command = BASIC_ACTIONS['basic/command'];
  return command !== undefined && state.commanded < 0 && checkPatient(state, command, target).ok;
}

export const activating: Doer<{ readonly who: Who }> = (state, { who }, context, engine) => {
  const [target] = whomOf(state, who, context);
  if (target !== undefined && canBeActivated(state, target)) engine.emit(commanded, { model: context.model, target });
};
