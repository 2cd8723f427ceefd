/** What a decision asks, and what stands below the question. */
import type { Speaker } from '@tablerunner/language';
import type { Words } from '../../../i18n/words.ts';
import { nameOf } from '../board/describe.ts';
import { inchesText } from '../board/inches.ts';
import type { Decision, Planning } from '../shared.ts';
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
];

/** "Warlord: What does the Active Model do?" */
export function titleOf({ decision, actor, view }: Planning, say: Words, speaker: Speaker): string {
  if (decision === undefined) return '';
  const question = speaker.step(decision.step);
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
  if (isDeedStep(decision)) {
    return decision.legal.some(({ choice }) => isMoveChoice(choice)) ? say('combat-zone.hint.deed') : '';
  }
  if (decision.legal.some(({ choice }) => isPlaceChoice(choice))) return say('combat-zone.hint.place');
  return decision.step === 'combat-zone/control' ? say('combat-zone.hint.control') : '';
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
