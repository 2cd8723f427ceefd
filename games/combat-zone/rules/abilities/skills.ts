/** What a model can do: its skills, armor, actions and the keywords of its actions, with all that cards add. */
import type { ActionCard } from '../../content/types.ts';
import { BASIC_ACTIONS } from '../actions/basic.ts';
import type { CardKeyword, Keyword, Skill } from '../lists.ts';
import type { Bonus, CombatZoneState } from '../types.ts';
import { gearOf, hasKeyword, modelOf, profileOf, programOf } from '../units.ts';
import { isVulnerable, liveCards } from './cards.ts';
import { type Given, giftsNamed, hasGift } from './gifts.ts';
import type { ActionFilter } from './words.ts';

interface SkillUse {
  /** It opposes an action, so that Defense counts (CZ-KW-25). */
  readonly isOpposing: boolean;
  /** The action that is rolled for. */
  readonly action?: ActionCard | undefined;
  /** The first target of the action, for keywords that depend on it. */
  readonly target?: number | undefined;
}

function printedSkill(state: CombatZoneState, model: number, skill: Skill): number {
  const { kind, card } = modelOf(state, model);
  if (kind === 'drone') return programOf(state, card).drone?.skills[skill] ?? 0;
  return profileOf(state, model)?.skills[skill] ?? 0;
}

/**
 * The skill itself with what cards always add to it; 0 if it is missing, or if the model is Vulnerable (CZ-UNSKILLED-01,
 * CZ-VULN-01). Nobody adds anything to a drone (CZ-DRONE-09).
 */
function plainSkill(state: CombatZoneState, model: number, skill: Skill): Bonus[] {
  if (modelOf(state, model).kind === 'drone') return [{ why: skill, by: printedSkill(state, model, skill) }];
  if (skill !== 'tech' && isVulnerable(state, model)) return [{ why: 'vulnerable', by: 0 }];
  const added = giftsNamed(state, model, 'skill').filter(({ gift }) => gift.skill === skill);
  return [
    { why: skill, by: printedSkill(state, model, skill) },
    ...added.map(({ gift, card }) => ({ why: card, by: gift.by })),
  ];
}

const sumOf = (bonuses: readonly Bonus[]): number => bonuses.reduce((sum, { by }) => sum + by, 0);

/** A skill that its player has chosen for the action in the place of its own, and the keyword that this costs. */
const replacement = (state: CombatZoneState, model: number, { skill }: ActionCard) =>
  skill === undefined
    ? undefined
    : giftsNamed(state, model, 'instead-of').find(({ gift }) => gift.skill !== skill)?.gift;

/** Skills that cards offer for an action and that are better than its own, with the card that does. */
export function betterSkills(state: CombatZoneState, model: number, action: ActionCard): readonly Given<'may-use'>[] {
  const { skill } = action;
  const gifts = skill === undefined ? [] : giftsNamed(state, model, 'may-use');
  if (skill === undefined || gifts.length === 0 || keywordsOf(state, model, action).unwieldy !== undefined) return [];
  const own = sumOf(plainSkill(state, model, skill));
  return gifts.filter(({ gift }) => sumOf(plainSkill(state, model, gift.skill)) > own);
}

/** What the model adds to its die for a skill, and why. */
export function skillOf(state: CombatZoneState, model: number, skill: Skill, use: SkillUse): Bonus[] {
  return use.isOpposing ? opposingSkill(state, model, skill, use.action) : actingSkill(state, model, skill, use);
}

function actingSkill(state: CombatZoneState, model: number, skill: Skill, { action, target }: SkillUse): Bonus[] {
  if (action === undefined) return plainSkill(state, model, skill);
  if (keywordsOf(state, model, action, target).unwieldy !== undefined) return [{ why: 'unwieldy', by: 0 }]; // CZ-KW-48
  return plainSkill(state, model, replacement(state, model, action)?.skill ?? skill);
}

/** Vulnerable comes first, then Defense (CZ-KW-24, CZ-RULE-78). */
function opposingSkill(state: CombatZoneState, model: number, skill: Skill, action: ActionCard | undefined): Bonus[] {
  const isAttack = action?.isAttack === true;
  const defense = giftsNamed(state, model, 'defense').filter(
    ({ gift }) => (gift.skill === undefined || gift.skill === skill) && (gift.isAttack !== true || isAttack),
  );
  return [...plainSkill(state, model, skill), ...defense.map(({ gift, card }) => ({ why: card, by: gift.by }))];
}

/**
 * What cards of a target take from, or add to, the roll of an attack on it; told as a bonus of the target, which comes to
 * the same. A drone rolls as it is (CZ-DRONE-09).
 */
export const hampersOn = (
  state: CombatZoneState,
  { model, target }: { readonly model: number; readonly target: number },
  action: ActionCard | undefined,
): Bonus[] =>
  action?.isAttack !== true || model < 0 || modelOf(state, model).kind === 'drone'
    ? []
    : giftsNamed(state, target, 'hampers')
        .filter(({ gift }) => gift.skill === action.skill)
        .map(({ gift, card }) => ({ why: card, by: -gift.by }));

/** A source of armor: a place in `carried`, or -1 for what is printed on the card (CZ-ARMOR-03, CZ-ARMOR-07). */
interface ArmorSource {
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

/** Actions of its card, of what it carries and of its running programs; the basic ones are open besides (CZ-ACTION-07, CZ-ACTION-08). */
export function actionsOf(state: CombatZoneState, model: number): readonly ActionCard[] {
  const { kind, card } = modelOf(state, model);
  if (kind === 'drone') return programOf(state, card).drone?.actions ?? []; // CZ-DRONE-04: loaded or running
  const found: ActionCard[] = [];
  for (const { abilities } of liveCards(state, model)) found.push(...abilities.actions);
  return found;
}

/** An action that the model has now: basic, of its cards, or a program's launch. */
export const heldAction = (state: CombatZoneState, model: number, id: string): ActionCard | undefined =>
  BASIC_ACTIONS[id] ??
  actionsOf(state, model).find((action) => action.id === id) ??
  modelOf(state, model)
    .programs.map(({ card }) => programOf(state, card).launch)
    .find((launch) => launch.id === id);

/** An action of the model by its ID: one that it has, or one that is being resolved although its card was turned or lost in its middle (CZ-ACTION-16). */
export const actionOf = (state: CombatZoneState, model: number, id: string): ActionCard | undefined =>
  heldAction(state, model, id) ??
  (state.doing.some((doing) => doing.model === model && doing.action === id) ? printedAction(state, id) : undefined);

/** Wherever it is printed: only gear and programs can be lost. */
function printedAction({ cards }: CombatZoneState, id: string): ActionCard | undefined {
  for (const { actions } of Object.values(cards.gear)) {
    const found = actions.find((action) => action.id === id);
    if (found !== undefined) return found;
  }
  for (const { launch, actions } of Object.values(cards.programs)) {
    const found = [launch, ...actions].find((action) => action.id === id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The place of the carried card that brings an action; -1 if no card does. */
export const carrierOf = (state: CombatZoneState, model: number, id: string): number =>
  modelOf(state, model).carried.findIndex(({ card }) => gearOf(state, card).actions.some((action) => action.id === id));

/** The program of the model that an action stands on, if it is one of a program. */
export const programWith = (state: CombatZoneState, model: number, id: string): string | undefined =>
  modelOf(state, model).programs.find((one) => {
    const { launch, actions } = programOf(state, one.card);
    return launch.id === id || actions.some((action) => action.id === id);
  })?.card;

/** The card that an action stands on: gear, a program, or the card of the model itself. */
export function cardOfAction(state: CombatZoneState, model: number, id: string): string {
  const { carried, card } = modelOf(state, model);
  return carried[carrierOf(state, model, id)]?.card ?? programWith(state, model, id) ?? card;
}

const isBasic = ({ id }: ActionCard): boolean => id.startsWith('basic/');

/** Whether an action is among those that a card means. */
export function isMeant(state: CombatZoneState, model: number, action: ActionCard, filter: ActionFilter): boolean {
  if (filter.skill !== undefined && action.skill !== filter.skill) return false;
  if (filter.isAttack === true && action.isAttack !== true) return false;
  if (filter.isMove === true && action.isMove !== true) return false;
  if (filter.isBasic !== true && filter.cardKeyword === undefined) return true;
  if (filter.isBasic === true && isBasic(action)) return true;
  const carrier = modelOf(state, model).carried[carrierOf(state, model, action.id)];
  const { cardKeyword } = filter;
  return (
    cardKeyword !== undefined && carrier !== undefined && gearOf(state, carrier.card).keywords.includes(cardKeyword)
  );
}

export type Keywords = Readonly<Partial<Record<Keyword, number>>>;

/** Printed keywords, those that cards add, those that the target's friends force on it, without those that are ignored. */
export function keywordsOf(state: CombatZoneState, model: number, action: ActionCard, target = -1): Keywords {
  const isChanged =
    (mayBeForced(state, model, action, target) && hasGift(state, target, 'shelters')) ||
    giftsNamed(state, model, 'keyword', target).length > 0 ||
    hasGift(state, model, 'ignores') ||
    hasGift(state, model, 'instead-of');
  return isChanged ? changedKeywords(state, model, action, target) : action.keywords;
}

/** Cards of a target reach into an attack on it, but not into one of a drone (CZ-DRONE-09). */
const mayBeForced = (state: CombatZoneState, model: number, action: ActionCard, target: number): boolean =>
  target >= 0 && target !== model && action.isAttack === true && modelOf(state, model).kind !== 'drone';

/** On its own, because most actions have just what is printed. */
function changedKeywords(state: CombatZoneState, model: number, action: ActionCard, target: number): Keywords {
  const given = giftsNamed(state, model, 'keyword', target).filter(({ gift }) =>
    isMeant(state, model, action, gift.on),
  );
  const forced = mayBeForced(state, model, action, target)
    ? giftsNamed(state, target, 'shelters').filter(({ gift }) => gift.skill === action.skill)
    : [];
  const ignored = giftsNamed(state, model, 'ignores');
  const cost = replacement(state, model, action)?.keyword;
  const keywords: Partial<Record<Keyword, number>> = { ...action.keywords };
  if (carrierOf(state, model, action.id) >= 0) for (const { gift } of ignored) delete keywords[gift.keyword];
  for (const { gift } of given) keywords[gift.keyword] = Math.max(keywords[gift.keyword] ?? 0, gift.x ?? 1);
  for (const { gift } of forced) keywords[gift.keyword] = Math.max(keywords[gift.keyword] ?? 0, 1);
  if (cost !== undefined) keywords[cost] = 1;
  return keywords;
}

/** Printed on its card, or given by another (CZ-CARD-09). */
export const countsAs = (state: CombatZoneState, model: number, keyword: CardKeyword): boolean =>
  hasKeyword(state, model, keyword) ||
  giftsNamed(state, model, 'counts-as').some(({ gift }) => gift.keyword === keyword);

/** A character with Cybergear (CZ-GEAR-05). */
export const isCyberCharacter = (state: CombatZoneState, model: number): boolean =>
  modelOf(state, model).kind === 'character' &&
  modelOf(state, model).carried.some(({ card }) => gearOf(state, card).keywords.includes('cybergear'));
