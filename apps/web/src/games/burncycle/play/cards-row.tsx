/** The action cards of the moment, each with its price or with the reason why not. */
import { type ActionCard, ActionCards, shortcutAt } from '../../../table/action-cards.tsx';
import { usePlay } from '../../../table/play-context.ts';
import { type Decision, usePlan } from '../shared.ts';
import { answersOf } from './answers.ts';
import { type Card, refusalOf } from './cards.ts';
import { botNameOf } from './questions.ts';

/** Chips by which an action is optimized (BC-ACT-01, BC-OPT-01). */
const TYPE_OF: Readonly<Record<string, string>> = {
  move: 'physical',
  strike: 'physical',
  terminal: 'tech',
  'network-card': 'tech',
  keypad: 'utility',
};

export function CardsRow() {
  const { say, speaker } = usePlay();
  const { decision, card: chosen, chooseCard } = usePlan();
  if (decision === undefined) return undefined;
  const cards = answersOf(decision).cards.map((card, at, all): ActionCard => {
    const why = card.legal.length > 0 ? undefined : refusalOf(decision, card).refusal;
    return {
      id: card.id,
      glyph: card.glyph,
      name: card.upgrade === undefined ? say(`burncycle.card.${card.action}`) : upgradeName(card.upgrade.name),
      note: why === undefined ? priceOf(decision, card) : speaker.say(`refusal.${why.reason}`, why.facts),
      refusedBy: why?.clause,
      shortcut: shortcutAt(at, all.length),
      isChosen: chosen === card.id,
    };
  });
  return <ActionCards cards={cards} choose={chooseCard} />;

  /** Names of upgrades stand inside sentences; on a card they begin one. */
  function upgradeName(id: string): string {
    const name = speaker.name(id);
    return name.charAt(0).toUpperCase() + name.slice(1);
  }

  function priceOf({ view, step }: Decision, { id, action, upgrade, legal }: Card): string {
    if (upgrade !== undefined) {
      return say('burncycle.card-note.route', { cost: upgrade.cost, bot: botNameOf(view, upgrade.bot, speaker) });
    }
    const chip = view.burncycle[view.tracker]?.chip;
    if (step === 'burncycle/act' && TYPE_OF[id] !== undefined && TYPE_OF[id] === chip) {
      return say('burncycle.card-note.optimized', { action: id.replace('-', '_') });
    }
    if (id === 'pass' || id === 'move' || id === 'network-card') return say(`burncycle.card-note.${id}`);
    return say('burncycle.card-note.choices', { count: legal.length, action });
  }
}
