/** What a decision asks, and what stands below the question. */
import { type CombatZoneView, describeEffects, totalOf } from '@tablerunner/combat-zone/plan';
import type { EffectEntry } from '@tablerunner/engine';
import type { Speaker } from '@tablerunner/language';
import type { Words } from '../../../i18n/words.ts';
import { nameOf } from '../board/describe.ts';
import { inchesText } from '../board/inches.ts';
import { rollerName } from '../roll/roll-words.ts';
import { verdictOf } from '../roll/verdict.ts';
import type { Decision, Planning } from '../shared.ts';
import { cardName } from './card-names.ts';
import { cardsOf } from './cards.ts';
import { isDeedStep, isMoveChoice, isPlaceChoice } from './choices.ts';
import { movingFor } from './ways.ts';

/** Whom a question is about. */
const ABOUT_ACTOR = [
  'activation',
  'free-action',
  'free-move',
  'react',
  'evade',
  'deployment',
  'arrive',
  'suffer',
  'heal',
  'refresh',
  'stun',
  'stun-tokens',
  'test',
];

/** "Warlord: What does the Active Model do?", and with a card chosen "Warlord: Move". */
export function titleOf({ decision, actor, view, card }: Planning, say: Words, speaker: Speaker): string {
  if (decision === undefined) return '';
  const chosen = card === undefined ? undefined : cardsOf(decision, actor).find(({ id }) => id === card);
  const question = chosen === undefined ? speaker.step(decision.step) : cardName(decision, chosen, say, speaker);
  const asked = askedModel(decision);
  const about = ABOUT_ACTOR.includes(decision.step.replace('combat-zone/', '')) ? actor : asked;
  return about < 0 ? question : say('combat-zone.ask', { about: nameOf(view, about, speaker), question });
}

interface Memory {
  readonly against?: readonly (string | { readonly model: number })[];
  readonly named?: readonly unknown[];
}

/** Who opposes a roll. */
function askedModel({ step, memory }: Decision): number {
  if (step !== 'combat-zone/contest') return -1;
  const { against = [], named = [] } = (memory ?? {}) as Memory;
  const next = against[named.length];
  return typeof next === 'object' ? next.model : -1;
}

/** What the chosen card wants, or how the question is answered. */
export function hintOf(planning: Planning, say: Words, speaker: Speaker): string {
  const { decision, card, actor, token } = planning;
  if (decision === undefined) return '';
  if (card === 'move' || card?.startsWith('drag ') === true) {
    const { limit } = movingFor({ decision, actor, token, card }, []);
    return say('combat-zone.hint.move', { length: inchesText(limit, say) });
  }
  if (card !== undefined) return say('combat-zone.hint.target');
  if (decision.step === 'combat-zone/contest') return rollHint(planning, say, speaker);
  if (decision.step === 'combat-zone/luck') return luckHint(decision, say, speaker);
  if (decision.step === 'combat-zone/deployment') return say('combat-zone.hint.deploy');
  const { effects = [], entry, context } = (decision.memory ?? {}) as CardMemory;
  const asked = entry === undefined ? effects : [entry];
  if (context !== undefined && asked.length > 0) return cardHint(planning.view, context, asked, { say, speaker });
  if (isDeedStep(decision)) {
    return decision.legal.some(({ choice }) => isMoveChoice(choice)) ? say('combat-zone.hint.deed') : '';
  }
  if (decision.legal.some(({ choice }) => isPlaceChoice(choice))) return say('combat-zone.hint.place');
  return decision.step === 'combat-zone/control' ? say('combat-zone.hint.control') : '';
}

/** A question that a card asks: what of it is done now, and for whom. */
interface CardMemory {
  readonly effects?: readonly EffectEntry[];
  readonly entry?: EffectEntry;
  readonly context?: { readonly model: number; readonly card: string };
}

/** "Shatei (Shatei 1): A free action, paid with GREEN." */
function cardHint(
  view: CombatZoneView,
  { model, card }: NonNullable<CardMemory['context']>,
  effects: readonly EffectEntry[],
  { say, speaker }: { readonly say: Words; readonly speaker: Speaker },
): string {
  const text = describeEffects(effects, speaker);
  return say('combat-zone.hint.card', { card: speaker.name(card), model: nameOf(view, model, speaker), text });
}

/** "Warlord: 8. Kyodai: 3. As the dice lie, Warlord wins. 2 Luck tokens left." With several who oppose, the panel tells of each. */
function luckHint({ view, seen }: Decision, say: Words, speaker: Speaker): string {
  const { contest } = view;
  const [opposing, ...others] = contest?.opposing ?? [];
  if (contest === undefined || opposing === undefined || others.length > 0 || opposing.die.face === 0) return '';
  const tongue = { say, speaker, view };
  return say('combat-zone.hint.luck', {
    who: rollerName(contest.acting, tongue),
    mine: totalOf(contest.acting),
    other: rollerName(opposing, tongue),
    theirs: totalOf(opposing),
    isWon: String(verdictOf(contest.acting, opposing).isWon),
    luck: view.players[view.seats.indexOf(seen.viewer)]?.luck ?? 0,
  });
}

/** "Ranged attack by Warlord: Ranged 3." */
function rollHint({ decision, view }: Planning, say: Words, speaker: Speaker): string {
  const { purpose = '', acting } = (decision?.memory ?? {}) as {
    readonly purpose?: string;
    readonly acting?: { readonly model: number };
  };
  if (acting === undefined || acting.model < 0) return speaker.name(purpose);
  return say('combat-zone.hint.oppose', { what: speaker.name(purpose), who: nameOf(view, acting.model, speaker) });
}
