/** What a click on the board means: carry it out, ask to confirm, offer a menu, or say why not. */

import type { Refusal } from '@tablerunner/engine';
import { left, stateOf } from '@tablerunner/escape/plan';
import type { Cell } from '@tablerunner/geometry';
import { judge, type Offer } from '@tablerunner/table';
import type { CardId } from './cards.ts';
import { cardOf } from './cards.ts';
import { fieldsOf, offersAt } from './choices.ts';
import { type Decision, game, leavesUndone, wayTo } from './decision.ts';

/** Choices in the order in which they are carried out; more than one for a walk. */
export interface Plan {
  readonly choices: readonly unknown[];
  readonly path?: readonly Cell[];
}

export type Picked =
  | { readonly is: 'plan'; readonly plan: Plan; readonly atOnce: boolean }
  | { readonly is: 'menu'; readonly cell: Cell; readonly offers: readonly Offer[] }
  | { readonly is: 'actor'; readonly unit: string }
  | {
      readonly is: 'refused';
      readonly cell: Cell;
      readonly refusal: Refusal;
      /** How far it would be. */
      readonly steps?: number;
      /** What was judged. */
      readonly choice?: unknown;
    }
  | { readonly is: 'nothing'; readonly cell: Cell };

/** Something was begun by it; neither a refusal nor nothing at all. */
export const isChoice = ({ is }: Picked): boolean => is === 'plan' || is === 'menu' || is === 'actor';

/** These cost a step at most and roll nothing; undo takes them back. */
const AT_ONCE = ['move', 'enter', 'open', 'close', 'activate', 'place', 'put', 'deploy'];

const isAtOnce = (choice: unknown): boolean => AT_ONCE.includes(fieldsOf(choice).kind ?? '');

/** Whether a button's choice is carried out at once: all but an end that leaves something undone. */
export function planOf(decision: Decision, { choice }: Offer): Picked {
  const isEnd = fieldsOf(choice).kind === 'end';
  return { is: 'plan', plan: { choices: [choice] }, atOnce: isEnd ? !leavesUndone(decision) : isAtOnce(choice) };
}

export interface Click {
  readonly cell: Cell;
  readonly at?: { readonly x: number; readonly y: number } | undefined;
  /** The card that was chosen; `undefined`: whatever fits. */
  readonly card?: CardId | undefined;
}

export function pickAt(decision: Decision, { cell, at, card }: Click): Picked {
  const { view, spots } = decision;
  const here = offersAt(view, spots, cell, at);
  const ofCard = card === undefined ? here : here.filter(({ choice }) => cardOf(choice) === card);
  const legal = ofCard.filter(({ verdict }) => verdict.ok);
  const [only] = legal;
  if (only !== undefined && legal.length === 1) return planOf(decision, only);
  if (legal.length > 1) return { is: 'menu', cell, offers: legal };
  const actor = actorAt(decision, cell);
  if (actor !== undefined) return { is: 'actor', unit: actor };
  if (card === undefined || card === 'move') {
    const walk = walkTo(decision, cell);
    if (walk !== undefined) return walk;
  }
  const others = card === undefined ? [] : here.filter(({ verdict }) => verdict.ok);
  if (others.length > 0 && ofCard.length === 0) return pickAt(decision, { cell, at });
  const refused = ofCard.find(({ verdict }) => !verdict.ok);
  if (refused?.verdict.ok === false) return { is: 'refused', cell, refusal: refused.verdict, choice: refused.choice };
  return whyNot(decision, cell, card);
}

function actorAt({ view, actors }: Decision, cell: Cell): string | undefined {
  return actors.find((id) => view.units.some((unit) => unit.id === id && unit.place === 'board' && unit.cell === cell));
}

/** A walk of several steps, as far as the actions reach. Its own Movement goes first, then the Pilot's. */
function walkTo(decision: Decision, cell: Cell): Picked | undefined {
  const { actor, reach, view } = decision;
  if (actor === undefined || !reach.has(cell)) return undefined;
  const path = wayTo(decision, cell);
  if (path === undefined || path.length < 2) return undefined;
  const own = left(stateOf(view), actor, 'mvt');
  const choices = path.slice(1).map((to, i) => (i < own ? { kind: 'move', to } : { kind: 'move', to, by: 'pilot' }));
  return { is: 'plan', plan: { choices, path }, atOnce: choices.length === 1 };
}

/** Nothing is offered there: a judge is asked about the likeliest meaning. */
function whyNot(decision: Decision, cell: Cell, card: CardId | undefined): Picked {
  const { seen, view, actor, step } = decision;
  if (actor === undefined || step !== 'escape/activation') return { is: 'nothing', cell };
  const there = view.units.find((unit) => unit.place === 'board' && unit.cell === cell);
  const isEnemy = there !== undefined && there.faction !== actor.faction;
  const kinds = isEnemy ? (actor.profile.abilities['tesla-rifle'] === undefined ? ['melee'] : ['ranged', 'melee']) : [];
  const kind = card === 'melee' || card === 'ranged' || card === 'throw-crate' ? card : kinds[0];
  if (there !== undefined && kind !== undefined) return refusalOf(decision, cell, { kind, target: there.id });
  if (there?.id === actor.id) return { is: 'nothing', cell };
  const verdict = judge(game, seen, { kind: 'move', to: cell });
  if (verdict.ok) return { is: 'nothing', cell };
  const way = wayTo(decision, cell);
  if (way === undefined)
    return { is: 'refused', cell, refusal: { ...verdict, clause: 'ES-MOVE-03', reason: 'way-is-barred' } };
  if (way.length <= 2) return { is: 'refused', cell, refusal: verdict };
  return {
    is: 'refused',
    cell,
    refusal: { ...verdict, clause: 'ES-MOVE-01', reason: 'no-action-left', facts: { unit: actor.id, pool: 'mvt' } },
    steps: way.length - 1,
  };
}

function refusalOf({ seen }: Decision, cell: Cell, choice: unknown): Picked {
  const verdict = judge(game, seen, choice);
  return verdict.ok ? { is: 'nothing', cell } : { is: 'refused', cell, refusal: verdict, choice };
}
