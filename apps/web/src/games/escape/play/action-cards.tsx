/** The action cards in their fixed order. A refused one keeps its focus, says why on itself and, pressed, at length. */

import type { Refusal } from '@tablerunner/engine';
import { left, stateOf } from '@tablerunner/escape/plan';
import { usePlay } from '../../../table/play-context.ts';
import { classes } from '../../../ui/classes.ts';
import { Glyph } from '../board/glyph.tsx';
import styles from './action-cards.module.css';
import { refusalOf } from './card-refusal.ts';
import { CARD_GLYPHS, type Card, type CardId, cardOf } from './cards.ts';
import type { Decision } from './decision.ts';
import { isByPlace } from './help.ts';
import { usePlan } from './plan-context.tsx';

export function ActionCards() {
  const { say, speaker } = usePlay();
  const { decision, card: chosen, plan, chooseCard } = usePlan();
  if (decision === undefined) return undefined;
  const planned = plan === undefined ? undefined : cardOf(plan.choices[0]);
  return (
    <fieldset className={styles.cards}>
      <legend className="visually-hidden">{say('escape.actions')}</legend>
      {decision.cards.map((card, i) => {
        const why = card.legal.length > 0 ? undefined : refusalOf(decision, card);
        const key = i === decision.cards.length - 1 ? 9 : i + 1;
        const isChosen = (chosen ?? planned) === card.id;
        return (
          <button
            key={card.id}
            type="button"
            className={classes(styles.card, why !== undefined && styles.refused, isChosen && styles.chosen)}
            aria-disabled={why !== undefined || undefined}
            aria-pressed={isChosen}
            aria-keyshortcuts={key <= 9 ? String(key) : undefined}
            onClick={() => chooseCard(card.id)}
          >
            <span className={styles.top} aria-hidden="true">
              <svg className={styles.icon} viewBox="0 0 26 26" aria-hidden="true" focusable="false">
                <Glyph name={CARD_GLYPHS[card.id]} x={13} y={13} size={24} />
              </svg>
              {key <= 9 && <kbd className={styles.key}>{key}</kbd>}
            </span>
            <span className={styles.name}>{say(`escape.card.${card.id}`)}</span>
            <span className={styles.note}>
              {why === undefined ? priceOf(decision, card) : reasonOf(card, why.refusal)}
            </span>
            {why !== undefined && <span className={styles.clause}>{why.refusal.clause}</span>}
          </button>
        );
      })}
    </fieldset>
  );

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
