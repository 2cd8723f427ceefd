/** Which reflexes of a model's cards wake up at a moment. */
import type { Reflex } from '../../content/types.ts';
import type { Colour, Skill } from '../lists.ts';
import type { CombatZoneState, Model } from '../types.ts';
import { mayAnswer } from '../wounds/suffer.ts';
import { eachLive, hasLive, reflexesOn } from './card-index.ts';
import { allHold } from './conditions.ts';
import type { Rolled } from './effects/context.ts';
import type { Moment } from './moments.ts';
import { actionOf, isMeant } from './skills.ts';
import type { ActionFilter } from './words.ts';

/** What a reflex may ask about, and what its effects know. */
export interface Happening {
  readonly model: number;
  readonly target: number;
  readonly cause: number;
  readonly colour?: Colour;
  /** Who acts and with which action, where there is one. */
  readonly action?: { readonly model: number; readonly id: string } | undefined;
  readonly isAttack?: boolean | undefined;
  /** The skill of the roll. */
  readonly skill?: Skill | undefined;
  /** Who has fumbled the roll that lies there, and the token that is at stake in it. */
  readonly rolled?: Rolled;
}

export interface Woken {
  readonly card: string;
  readonly carried: number;
  readonly reflex: Reflex;
}

function isFor(state: CombatZoneState, reflex: Reflex, happening: Happening): boolean {
  const { model, action, isAttack = false, skill, cause, target } = happening;
  const isAnswer = reflex.effects.some(({ isReaction }) => isReaction === true);
  if (isAnswer && !mayAnswer(state, { model, by: cause, isAttack })) return false; // CZ-REACT-09, CZ-REACT-10
  if (reflex.isAttack === true && isAttack !== true) return false;
  if (reflex.skill !== undefined && reflex.skill !== skill) return false;
  const filter = reflex.action as ActionFilter | undefined;
  if (filter !== undefined) {
    const done = action === undefined ? undefined : actionOf(state, action.model, action.id);
    if (action === undefined || done === undefined || !isMeant(state, action.model, done, filter)) return false;
  }
  return allHold(state, model, reflex.when as readonly string[] | undefined, cause >= 0 ? cause : target);
}

/** Whether the model bears a card that wakes up at the moment, whatever else it asks for. */
export function mayWake(state: CombatZoneState, moment: Moment, model: number): boolean {
  const bearer = state.models[model];
  return bearer !== undefined && hasLive(reflexesOn(state, moment), bearer);
}

export function wokenBy(state: CombatZoneState, moment: Moment, happening: Happening): readonly Woken[] {
  const reflexes = reflexesOn(state, moment);
  const bearer = state.models[happening.model];
  return bearer === undefined || !hasLive(reflexes, bearer) ? NONE : collect(state, reflexes, bearer, happening);
}

function collect(
  state: CombatZoneState,
  reflexes: ReturnType<typeof reflexesOn>,
  bearer: Model,
  happening: Happening,
): Woken[] {
  const woken: Woken[] = [];
  eachLive(reflexes, bearer, (found, card, carried) => {
    for (const reflex of found) if (isFor(state, reflex, happening)) woken.push({ card, carried, reflex });
  });
  return woken;
}

const NONE: readonly never[] = [];
