/** Which actions are open to a model, and what may stand against one besides its target. Clauses CZ-ACTION-07 to 10, CZ-GONK-03, CZ-DIFFICULT-*, CZ-KW-19, CZ-NET-12, CZ-REACT-06, 13, 18. */
import { accept, type Refusal, refuse, type Verdict } from '@tablerunner/engine';
import { isWithin, LIMITER } from '@tablerunner/geometry';
import type { ActionCard } from '../../content/types.ts';
import { actionsOf, keywordsOf, programWith } from '../abilities/skills.ts';
import { onlyHacks } from '../net/hacks.ts';
import { pathBetween } from '../targeting/path.ts';
import { distanceBetween } from '../targeting/table.ts';
import type { Answer, CombatZoneState, Model } from '../types.ts';
import { isCharacter, isFriend, isOnTable, modelOf } from '../units.ts';
import { BASIC_ACTIONS } from './basic.ts';
import type { Doer } from './deed.ts';

const BASICS = Object.values(BASIC_ACTIONS).filter(({ isMove }) => isMove !== true);
/** What only characters do, and the clause that says so. */
const FOR_CHARACTERS: ReadonlyMap<string, string> = new Map([
  ['basic/command', 'CZ-BASIC-13'],
  ['loot/gear', 'CZ-LOOT-02'],
  ['loot/belongings', 'CZ-LOOT-02'],
]);
const BASICS_OF: Readonly<Record<Model['kind'], readonly ActionCard[]>> = {
  character: BASICS,
  gonk: BASICS.filter(({ id }) => !FOR_CHARACTERS.has(id)),
  drone: [],
};

/** Basic actions and those of its cards; a drone has only what its program says (CZ-DRONE-03). Moves are chosen by their way. */
export function openActions(state: CombatZoneState, model: number): ActionCard[] {
  const { kind } = modelOf(state, model);
  return [...BASICS_OF[kind], ...actionsOf(state, model)];
}

/** Why a model has no such action. */
export function refuseUnknown(state: CombatZoneState, model: number, id: string): Refusal {
  const clause = modelOf(state, model).kind === 'gonk' ? FOR_CHARACTERS.get(id) : undefined;
  return clause === undefined
    ? refuse('CZ-ACTION-07', 'no-such-action', { action: id })
    : refuse(clause, 'only-for-characters', { action: id });
}

/** Whether the action can be attempted at all now, whoever is aimed at. */
export function checkOpen(state: CombatZoneState, { model, only, answering }: Doer, action: ActionCard): Verdict {
  const { id } = action;
  if (only !== undefined && !isAmong(only, action)) return refuse('CZ-FREE-01', 'not-this-action', { action: id });
  if (modelOf(state, model).stunned > 0) return refuse('CZ-KW-42', 'gonk-is-stunned', { model });
  const keywords = keywordsOf(state, model, action);
  if (keywords.difficult !== undefined && modelOf(state, model).used.includes(id))
    return refuse('CZ-DIFFICULT-01', 'difficult-used', { action: id });
  if (keywords.complex !== undefined && hasRivalWithinRed(state, model))
    return refuse('CZ-KW-19', 'rival-within-red', { action: id });
  return answering === undefined ? accept() : checkAnswer(state, model, answering, action);
}

/** An entry names an action, or a kind of actions. */
const isAmong = (only: readonly string[], { id, isAttack, isMove, skill }: ActionCard): boolean =>
  only.includes(id) ||
  (isAttack === true && only.includes('attack')) ||
  (isAttack === true && only.includes(`${skill}-attack`)) ||
  (isMove === true && only.includes('move'));

/** Walls do not matter (CZ-RULE-75). */
function hasRivalWithinRed(state: CombatZoneState, model: number): boolean {
  for (let other = 0; other < state.models.length; other++) {
    if (!isOnTable(state, other) || isFriend(state, model, other)) continue;
    if (isWithin(distanceBetween(state, model, other), LIMITER.red)) return true;
  }
  return false;
}

/** What a [RE]action may not be (CZ-REACT-18, CZ-BASIC-15, CZ-KW-49, CZ-NET-12, CZ-RULE-47). */
function checkAnswer(state: CombatZoneState, model: number, { limits }: Answer, action: ActionCard): Verdict {
  const { id, isCommand, isMove } = action;
  const program = programWith(state, model, id);
  if (program !== undefined) return refuse('CZ-NET-12', 'no-program-as-reaction', { program });
  if (limits.includes('suppression') && isMove !== true) return refuse('CZ-KW-49', 'suppressed', { action: id });
  if (isCommand !== true) return accept();
  if (state.isInspiring) return refuse('CZ-REACT-18', 'rival-inspires', { action: id });
  return state.commanded >= 0 ? refuse('CZ-RULE-47', 'commanded-already', { action: id }) : accept();
}

/** An attack as a [RE]action aims at the model that caused the wound, and against Silent along a free path (CZ-REACT-13, CZ-KW-44). */
export function checkAnswerTarget(
  state: CombatZoneState,
  { model, answering, target: only }: Doer,
  action: ActionCard,
  target: number,
): Verdict {
  if (only !== undefined && target !== only) return refuse('CZ-FREE-01', 'not-this-target', { target });
  if (answering === undefined || action.isAttack !== true) return accept();
  if (target !== answering.by) return refuse('CZ-REACT-13', 'not-the-attacker', { target });
  const isHidden = answering.limits.includes('silent') && !pathBetween(state, model, target).isUnobscured;
  return isHidden ? refuse('CZ-KW-44', 'silent-attacker', { target }) : accept();
}

/** What the basic actions ask of their target beyond range and path, and every Command Action too. */
export function checkPatient(state: CombatZoneState, action: ActionCard, target: number): Verdict {
  const { tokens, stunned, hacked, kind } = modelOf(state, target);
  const character = isCharacter(state, target);
  if (action.isCommand === true) {
    if (character && !tokens.some(({ isReady }) => isReady))
      return refuse('CZ-COMMAND-05', 'no-ready-token', { target });
    if (stunned > 0) return refuse('CZ-RULE-44', 'gonk-is-stunned', { target });
  }
  if (action.id === 'basic/firewall' && (!character || hacked === 0))
    return refuse('CZ-BASIC-10', 'not-hacked', { target });
  if (kind === 'gonk' && onlyHacks(action)) return refuse('CZ-RULE-103', 'gonks-cannot-be-hacked', { target }); // of a drone
  if (action.keywords.heal !== undefined && !character)
    return refuse('CZ-HEAL-06', 'gonks-cannot-be-healed', { target });
  return accept();
}
