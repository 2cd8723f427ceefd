/** The action cards of the acting model, each with how many targets it has, or with the reason why not. */
import { type ActionCard, ActionCards, shortcutAt } from '../../../table/action-cards.tsx';
import { usePlay } from '../../../table/play-context.ts';
import { inchesText } from '../board/inches.ts';
import { usePlan } from '../shared.ts';
import { cardName } from './card-names.ts';
import { type Card, cardsOf, refusalOf } from './cards.ts';
import { modelMeant } from './choices.ts';
import { paidBy } from './pick.ts';
import { movingFor } from './ways.ts';

/** `isShort`: names alone, in one line. */
export function CardsRow({ isShort }: { readonly isShort: boolean }) {
  const { say, speaker } = usePlay();
  const { decision, actor, token, card: chosen, chooseCard } = usePlan();
  if (decision === undefined) return undefined;
  const cards = cardsOf(decision, actor).map((card, at, all): ActionCard => {
    const why = card.legal.length > 0 ? undefined : refusalOf(decision, actor, card);
    return {
      id: card.id,
      glyph: card.glyph,
      name: cardName(decision, card, say, speaker),
      note: why === undefined ? noteOf(card) : speaker.say(`refusal.${why.reason}`, why.facts),
      refusedBy: why?.clause,
      shortcut: shortcutAt(at, all.length),
      isChosen: chosen === card.id,
    };
  });
  return <ActionCards cards={cards} choose={chooseCard} keepsLast isShort={isShort} />;

  function noteOf({ id, legal }: Card): string {
    if (decision === undefined) return '';
    if (id === 'end')
      return say('combat-zone.card-note.end', { step: decision.step.replace('combat-zone/', '').replace('-', '_') });
    if (id === 'move' || id.startsWith('drag ')) {
      const { limit } = movingFor({ decision, actor, token, card: id }, []);
      return say('combat-zone.card-note.move', { length: inchesText(limit, say) });
    }
    const targets = new Set(paidBy(legal, token).map(({ choice }) => modelMeant(choice)));
    return targets.has(-1)
      ? say('combat-zone.card-note.ready')
      : say('combat-zone.card-note.targets', { count: targets.size });
  }
}
