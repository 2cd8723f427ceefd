/** The action cards in their fixed order. A refused one keeps its focus, says why on itself and, pressed, at length. */

import type { Refusal } from '@tablerunner/engine';
import { left, stateOf } from '@tablerunner/escape/plan';
import { judge } from '@tablerunner/table';
import { usePlay } from '../../../table/play-context.ts';
import { classes } from '../../../ui/classes.ts';
import { Glyph } from '../board/glyph.tsx';
import styles from './action-cards.module.css';
import { CARD_GLYPHS, type Card, type CardId, cardOf, exampleOf } from './cards.ts';
import { type Decision, game } from './decision.ts';
import { usePlan } from './plan-context.tsx';

export function ActionCards() {
  const { say, speaker } = usePlay();
  const { decision, card: chosen, plan, chooseCard, refuse } = usePlan();
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
            onClick={() => (why === undefined ? chooseCard(card.id) : refuse(why))}
          >
            <span className={styles.top} aria-hidden="true">
              <svg className={styles.icon} viewBox="0 0 26 26" aria-hidden="true" focusable="false">
                <Glyph name={CARD_GLYPHS[card.id]} x={13} y={13} size={24} />
              </svg>
              {key <= 9 && <kbd className={styles.key}>{key}</kbd>}
            </span>
            <span className={styles.name}>{say(`escape.card.${card.id}`)}</span>
            <span className={styles.note}>
              {why === undefined ? priceOf(decision, card) : shorten(speaker.say(`refusal.${why.reason}`, why.facts))}
            </span>
            {why !== undefined && <span className={styles.clause}>{why.clause}</span>}
          </button>
        );
      })}
    </fieldset>
  );

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

/** The reason of the first refused offer, or of the nearest thing that the card might have meant. */
function refusalOf(decision: Decision, card: Card): Refusal | undefined {
  const given = card.refused[0]?.verdict;
  if (given !== undefined && !given.ok) return given;
  const { actor, seen, view } = decision;
  const example = actor === undefined ? undefined : exampleOf(view, actor, card.id);
  const asExtra =
    decision.step === 'escape/extra-actions' ? { source: 'anthem', unit: actor?.id ?? '', action: example } : example;
  const verdict = example === undefined ? undefined : judge(game, seen, asExtra);
  if (verdict !== undefined && !verdict.ok) return verdict;
  return { ok: false, clause: decision.clause, reason: 'not-one-of-the-choices', facts: {} };
}

/** The card has room for a few words; pressing it tells the rest. */
const LONGEST = 58;
const shorten = (text: string): string => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).trimEnd()}…`);
