/** What a model can do: its skills, armor, actions and the keywords of its actions. */
import type { ActionCard } from '../../content/types.ts';
import { BASIC_ACTIONS } from '../actions/basic.ts';
import type { Keyword, Skill } from '../lists.ts';
import type { Bonus, CombatZoneState } from '../types.ts';
import { gearOf, modelOf, profileOf } from '../units.ts';

export interface SkillUse {
  /** It opposes an action, so that Defense counts (CZ-KW-25). */
  readonly isOpposing: boolean;
  /** The action that is rolled for. */
  readonly action?: ActionCard | undefined;
}

/** What the model adds to its die for a skill; a skill that is missing counts as 0 (CZ-UNSKILLED-01). */
export function skillOf(
  state: CombatZoneState,
  model: number,
  skill: Skill,
  { action, isOpposing }: SkillUse,
): Bonus[] {
  const isUnwieldy = !isOpposing && action?.keywords.unwieldy !== undefined; // CZ-KW-48
  return [{ why: skill, by: isUnwieldy ? 0 : (profileOf(state, model)?.skills[skill] ?? 0) }];
}

/** A source of armor: a place in `carried`, or -1 for what is printed on the card (CZ-ARMOR-03, CZ-ARMOR-07). */
export interface ArmorSource {
  readonly source: number;
  readonly value: number;
}

export function armorsOf(state: CombatZoneState, model: number): ArmorSource[] {
  const printed = profileOf(state, model)?.armor ?? 0;
  const worn = modelOf(state, model).carried.flatMap(({ card, isExhausted }, source) => {
    const { armor } = gearOf(state, card);
    return armor > 0 && !isExhausted ? [{ source, value: armor }] : [];
  });
  return printed > 0 ? [{ source: -1, value: printed }, ...worn] : worn;
}

/** Actions of its card and of what it carries; the basic ones are open besides (CZ-ACTION-07, CZ-ACTION-08). */
export function actionsOf(state: CombatZoneState, model: number): ActionCard[] {
  const { carried } = modelOf(state, model);
  return [
    ...(profileOf(state, model)?.actions ?? []),
    ...carried.flatMap(({ card, isExhausted }) => (isExhausted ? [] : gearOf(state, card).actions)),
  ];
}

/** An action of the model by its ID: basic, of its card, of what it carries, or a program's launch. */
export function actionOf(state: CombatZoneState, model: number, id: string): ActionCard | undefined {
  const basic = BASIC_ACTIONS[id];
  if (basic !== undefined) return basic;
  return (
    actionsOf(state, model).find((action) => action.id === id) ??
    modelOf(state, model)
      .programs.map(({ card }) => state.cards.programs[card]?.launch)
      .find((launch) => launch?.id === id)
  );
}

export type Keywords = Readonly<Partial<Record<Keyword, number>>>;

export const keywordsOf = (_state: CombatZoneState, _model: number, action: ActionCard, _target?: number): Keywords =>
  action.keywords;

/** The place of the carried card that brings an action; -1 if no card does. */
export const carrierOf = (state: CombatZoneState, model: number, id: string): number =>
  modelOf(state, model).carried.findIndex(({ card }) => gearOf(state, card).actions.some((action) => action.id === id));
