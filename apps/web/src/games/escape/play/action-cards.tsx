/** The action cards in their fixed order. A refused one keeps its focus, says why on itself and, pressed, at length. */

import type { Refusal } from '@tablerunner/engine';
import { left, stateOf } from '@tablerunner/escape/plan';
import { type ActionCard, ActionCards, shortcutAt } from '../../../table/action-cards.tsx';
import { usePlay } from '../../../table/play-context.ts';
import { refusalOf } from './card-refusal.ts';
import { CARD_GLYPHS, type Card, type CardId, cardOf } from './cards.ts';
import type { Decision } from './decision.ts';
import { isByPlace } from './help.ts';
import { usePlan } from './plan-context.tsx';

export function EscapeCards({ choose }: { readonly choose: (id: string) => void }) {
  const { say, speaker } = usePlay();
  const { decision, card: chosen, plan } = usePlan();
  if (decision === undefined) return undefined;
  const planned = plan === undefined ? undefined : cardOf(plan.choices[0]);
  const cards = decision.cards.map((card, at, all): ActionCard => {
    const why = card.legal.length > 0 ? undefined : refusalOf(decision, card);
    return {
      id: card.id,
      glyph: CARD_GLYPHS[card.id],
      name: say(`escape.card.${card.id}`),
      note: why === undefined ? priceOf(decision, card) : reasonOf(card, why.refusal),
      refusedBy: why?.refusal.clause,
      shortcut: shortcutAt(at, all.length),
      isChosen: (chosen ?? planned) === card.id,
    };
  });
  return <ActionCards cards={cards} choose={choose} />;

  /** In short where nothing is near; pressed, the card tells at length and of the nearest. */
  function reasonOf({ id, refused }: Card, refusal: Refusal): string {
    const isNone = isByPlace(refusal) || refusal.reason === 'not-one-of-the-choices';
    if (refused.length === 0 && isNone) return say('escape.card-none', { card: id });
    return speaker.say(`refusal.${refusal.reason}`, refusal.facts);
  }

  function priceOf({ actor, view }: Decision, { id, legal }: Card): string {
    if (actor === undefined) return '';
    const pool = POOL_OF[id];
    const count = legal.length;
    if (id === 'end') return say('escape.card-note.end', { moves: left(stateOf(view), actor, 'mvt') });
    if (id === 'move')
      return say('escape.card-note.left', { left: left(stateOf(view), actor, 'mvt'), of: actor.profile.values.mvt });
    return pool === undefined ? say('escape.card-note.free') : say('escape.card-note.targets', { count });
  }
}

const POOL_OF: Readonly<Partial<Record<CardId, 'mvt' | 'cbt' | 'int'>>> = {
  enter: 'mvt',
  melee: 'cbt',
  ranged: 'cbt',
  blast: 'cbt',
  'throw-crate': 'cbt',
  flame: 'cbt',
  door: 'mvt',
  drill: 'cbt',
  hack: 'int',
  heal: 'int',
  repair: 'int',
  free: 'mvt',
  exit: 'mvt',
};
