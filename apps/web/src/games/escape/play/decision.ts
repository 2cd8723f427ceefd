/** The decision that a seat has to make now, sorted into what the table shows: cards, buttons, spots on the board. */

import type { Game, MatchView } from '@tablerunner/engine';
import { escapeGame } from '@tablerunner/escape';
import { boardOf, type EscapeView, type Unit } from '@tablerunner/escape/plan';
import { type Cell, cellName, parseCell } from '@tablerunner/geometry';
import { askOf, type Offer, offersOf } from '@tablerunner/table';
import { type Card, cardsFor } from './cards.ts';
import { fieldsOf, spotOf } from './choices.ts';

export const game = escapeGame as unknown as Game;

export interface Decision {
  readonly seen: MatchView;
  readonly view: EscapeView;
  readonly step: string;
  readonly clause: string;
  /** The character that acts, where the decision is its own. */
  readonly actor: Unit | undefined;
  readonly offers: readonly Offer[];
  readonly legal: readonly Offer[];
  /** Characters among which one is chosen first: extra actions, the Celestial Order. */
  readonly actors: readonly string[];
  readonly cards: readonly Card[];
  /** What is chosen by a button of its own. */
  readonly buttons: readonly Offer[];
  /** What is chosen on the board. */
  readonly spots: readonly Offer[];
  /** Cells that the actor can walk to, with the Movement actions that each costs. */
  readonly reach: ReadonlyMap<Cell, number>;
}

/** So many choices still fit into a row of buttons, whether or not they are on the board too. */
const MOST_BUTTONS = 8;

/** Steps whose choices name a character and then something that it does. */
const BY_ACTOR = ['escape/extra-actions', 'escape/celestial-order'];

const made = new WeakMap<MatchView, Map<string, Decision>>();

/** `chosen` is the character picked so far, where one has to be picked first. */
export function decisionOf(seen: MatchView, chosen?: string): Decision | undefined {
  if (seen.decision === undefined || seen.decision.seat !== seen.viewer) return undefined;
  const kept = made.get(seen) ?? new Map<string, Decision>();
  made.set(seen, kept);
  let decision = kept.get(chosen ?? '');
  if (decision === undefined) {
    decision = sortOut(seen, chosen);
    kept.set(chosen ?? '', decision);
  }
  return decision;
}

function sortOut(seen: MatchView, chosen: string | undefined): Decision {
  const view = seen.view as EscapeView;
  const { step = '', clause = '' } = seen.decision ?? {};
  const all = offersOf(game, seen);
  const isByActor = BY_ACTOR.includes(step);
  const actors = isByActor
    ? [...new Set(all.flatMap(({ choice, verdict }) => (verdict.ok ? (fieldsOf(choice).unit ?? []) : [])))]
    : [];
  const offers = isByActor ? all.filter(({ choice }) => [undefined, chosen].includes(fieldsOf(choice).unit)) : all;
  const actor = view.units.find(({ id }) => id === actorId(seen, chosen));
  const hasCards = actor !== undefined && (step === 'escape/activation' || step === 'escape/extra-actions');
  const legal = offers.filter(({ verdict }) => verdict.ok);
  const rest = hasCards ? offers.filter(({ choice }) => isPass(choice)) : offers;
  const onBoard = (offer: Offer): boolean => isOnBoard(view, offer);
  const isFew = rest.length <= MOST_BUTTONS;
  return {
    seen,
    view,
    step,
    clause,
    actor,
    offers,
    legal,
    actors,
    cards: hasCards ? cardsFor(actor, offers) : [],
    buttons: rest.filter((offer) => isFew || !onBoard(offer)),
    spots: hasCards ? offers.filter(onBoard) : rest.filter(onBoard),
    reach: hasCards && step === 'escape/activation' ? reachOf(seen, actor) : new Map(),
  };
}

const isPass = (choice: unknown): boolean => fieldsOf(choice).pass === true;

function isOnBoard(view: EscapeView, { choice }: Offer): boolean {
  const { cells, edge } = spotOf(view, choice);
  return cells.length > 0 || edge !== undefined;
}

function actorId(seen: MatchView, chosen: string | undefined): string | undefined {
  if (seen.decision?.step !== 'escape/activation') return chosen;
  const { unit } = (seen.stack.at(-1)?.memory ?? {}) as { readonly unit?: number };
  return (seen.view as EscapeView).units[unit ?? -1]?.id;
}

function reachOf(seen: MatchView, unit: Unit): ReadonlyMap<Cell, number> {
  const reach = new Map<Cell, number>();
  if (unit.place !== 'board') return reach;
  const { cells } = askOf(game, seen, 'reach', { unit: unit.id }) as {
    readonly cells?: Readonly<Record<string, number>>;
  };
  const { grid } = boardOf(seen.view as EscapeView);
  for (const [name, cost] of Object.entries(cells ?? {})) {
    const cell = parseCell(grid, name);
    if (cell !== undefined) reach.set(cell, cost);
  }
  return reach;
}

/** The way of the actor to a cell, its own cell first; `undefined` where there is none. */
export function wayTo({ seen, actor, view }: Decision, to: Cell): readonly Cell[] | undefined {
  if (actor === undefined || actor.place !== 'board') return undefined;
  const { grid } = boardOf(view);
  const { cells } = askOf(game, seen, 'route', { unit: actor.id, to: cellName(grid, to) }) as {
    readonly cells?: readonly string[];
  };
  return cells?.map((one) => parseCell(grid, one) ?? actor.cell);
}

/** Steps whose answers decide about a roll: to defend oneself, to reroll, whom a drone strikes. */
const ABOUT_ROLLS = ['escape/attack', 'escape/hack', 'escape/roll', 'escape/drone'];

/** After the roll, or on the way to it. */
const NO_ROLLS = ['push', 'step', 'chooser'];

/** The answers whose odds are told before one of them is given. */
export function answersOf({ step, legal }: Decision): readonly Offer[] {
  if (!ABOUT_ROLLS.includes(step)) return [];
  return legal.some(({ choice }) => NO_ROLLS.includes(fieldsOf(choice).kind ?? '')) ? [] : legal;
}

/** Whether ending now would leave something useful undone: a blow that could be struck, or Movement with somewhere to go. */
export function leavesUndone({ cards, actor }: Decision): boolean {
  if (actor === undefined) return false;
  return cards.some(({ id, legal }) => id !== 'end' && id !== 'look' && id !== 'drop' && legal.length > 0);
}
