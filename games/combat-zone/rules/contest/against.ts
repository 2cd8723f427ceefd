/** Who opposes an action with what. Clauses CZ-OPPOSE-01 to 12, CZ-ARMOR-01 to 03, CZ-KW-30, 31. */
import { accept, refuse, type Verdict } from '@tablerunner/engine';
import type { ActionCard } from '../../content/types.ts';
import { armorsOf, keywordsOf } from '../abilities/skills.ts';
import type { Skill } from '../lists.ts';
import { colourOfToken } from '../tokens.ts';
import type { Bonus, CombatZoneState, Model } from '../types.ts';
import { gearOf, isRival, modelOf } from '../units.ts';

/** One model that opposes; `obstacle` in its place is the die that nobody's model rolls (CZ-OPPOSE-04). */
export interface Against {
  readonly model: number;
  readonly skill: Skill;
  /** What is added besides the skill: cover. */
  readonly bonuses: readonly Bonus[];
  /** Armor may take the place of the skill: direct attacks with Ranged or Melee only (CZ-RULE-60). */
  readonly mayUseArmor?: boolean | undefined;
  /** Models that may oppose in its place: netrunners of its side (CZ-NET-22). */
  readonly helpers?: readonly number[] | undefined;
}

export type Opposition = Against | 'obstacle';

/** The skill that opposes a skill (CZ-OPPOSE-05 to 10). */
export const opposingSkill = (skill: Skill): Skill => (skill === 'ranged' ? 'reflexes' : skill);

/** Armor helps against attacks with Ranged or Melee and nothing else (CZ-ARMOR-01, CZ-ARMOR-02). */
const yieldsToArmor = ({ isAttack, skill }: ActionCard): boolean =>
  isAttack === true && (skill === 'ranged' || skill === 'melee');

/** How a target opposes an action that is aimed at it: a rival by itself, a friend not at all. */
export function oppositionTo(
  state: CombatZoneState,
  acting: number,
  action: ActionCard,
  { target, bonuses }: { readonly target: number; readonly bonuses: readonly Bonus[] },
): Opposition {
  const isOpposed = target >= 0 && (isRival(state, acting, target) || action.isAttack === true);
  if (!isOpposed || action.skill === undefined) return 'obstacle';
  return {
    model: target,
    skill: opposingSkill(action.skill),
    bonuses,
    ...(yieldsToArmor(action) ? { mayUseArmor: true } : {}),
  };
}

/** What is opposed: an action and who does it. */
interface Opposed {
  readonly model: number;
  readonly action: ActionCard | undefined;
}

/** What armor is left to the model against this action: Pierce takes its part, and nothing of 0 or less helps (CZ-KW-30, 31). */
export function usableArmor(
  state: CombatZoneState,
  { model, mayUseArmor }: Against,
  by: Opposed,
): { readonly source: number; readonly value: number }[] {
  if (mayUseArmor !== true) return [];
  const pierce = by.action === undefined ? 0 : (keywordsOf(state, by.model, by.action, model).pierce ?? 0);
  return armorsOf(state, model).flatMap(({ source, value }) =>
    value - pierce > 0 ? [{ source, value: value - pierce }] : [],
  );
}

/** Whether the armor helps here; armor that the model wears is told apart from armor that it has not. */
export function checkArmor(state: CombatZoneState, one: Against, by: Opposed, armor: number): Verdict {
  if (one.mayUseArmor !== true) return refuse('CZ-ARMOR-02', 'armor-does-not-help');
  if (usableArmor(state, one, by).some(({ source }) => source === armor)) return accept();
  if (armorsOf(state, one.model).some(({ source }) => source === armor))
    return refuse('CZ-KW-31', 'armor-pierced', { armor });
  const worn = modelOf(state, one.model).carried[armor];
  return worn?.isExhausted === true && gearOf(state, worn.card).armor > 0
    ? refuse('CZ-EXHAUST-02', 'armor-is-exhausted', { armor })
    : refuse('CZ-ARMOR-03', 'no-such-armor', { armor });
}

/** One token of each kind: two that look alike oppose alike. Without tokens there is nothing to choose: -1. */
export function distinctTokens({ tokens }: Model): number[] {
  if (tokens.length === 0) return [-1];
  const looks = tokens.map((token) => `${colourOfToken(token)} ${token.printed} ${token.isReady}`);
  return looks.flatMap((look, i) => (looks.indexOf(look) === i ? [i] : []));
}

export const hasToken = (state: CombatZoneState, model: number, token: number): boolean => {
  const { tokens } = modelOf(state, model);
  return tokens.length === 0 ? token === -1 : tokens[token] !== undefined;
};
