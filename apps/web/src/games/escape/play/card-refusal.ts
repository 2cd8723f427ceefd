/** Why a card has nothing to offer: the clause, what was judged, and where it would be. */
import type { Refusal } from '@tablerunner/engine';
import type { Cell } from '@tablerunner/geometry';
import { judge } from '@tablerunner/table';
import { type Card, exampleOf } from './cards.ts';
import { spotOf } from './choices.ts';
import { type Decision, game } from './decision.ts';

export interface CardRefusal {
  readonly refusal: Refusal;
  readonly choice?: unknown;
  readonly cell?: Cell;
}

/** The reason of the first refused offer, or of the nearest thing that the card might have meant. */
export function refusalOf(decision: Decision, card: Card): CardRefusal {
  const { actor, seen, view } = decision;
  const [given] = card.refused;
  const example = given?.choice ?? (actor === undefined ? undefined : exampleOf(view, actor, card.id));
  const isWhole = given !== undefined || decision.step !== 'escape/extra-actions';
  const choice = isWhole ? example : { source: 'anthem', unit: actor?.id ?? '', action: example };
  const verdict = given?.verdict ?? (example === undefined ? undefined : judge(game, seen, choice));
  if (verdict === undefined || verdict.ok) {
    return { refusal: { ok: false, clause: decision.clause, reason: 'not-one-of-the-choices', facts: {} } };
  }
  const [cell] = spotOf(view, choice).cells;
  return cell === undefined ? { refusal: verdict, choice } : { refusal: verdict, choice, cell };
}
