/**
 * What all parts of a table of Combat Zone have in common: the game, the view on show, the decision of the moment, and what
 * the person is choosing. Flat view, 3D view, roster, cards and lists all answer the same decision through it.
 */
import { combatZoneGame } from '@tablerunner/combat-zone';
import type { CombatZoneView } from '@tablerunner/combat-zone/plan';
import type { Game, MatchView, Refusal } from '@tablerunner/engine';
import type { Point } from '@tablerunner/geometry';
import { type Offer, offersOf } from '@tablerunner/table';
import { createContext, useContext } from 'react';

export const game = combatZoneGame as unknown as Game;

/** The decision that the seat of this screen has to make now. */
export interface Decision {
  readonly seen: MatchView;
  readonly view: CombatZoneView;
  readonly step: string;
  readonly clause: string;
  /** The memory of the step that asks: who acts, who is aimed at, what is rolled for. */
  readonly memory: unknown;
  /** All that might be pointed at, each with its verdict; of moves and places a sample. */
  readonly offers: readonly Offer[];
  readonly legal: readonly Offer[];
  /** The model that acts or is asked about, by its number, or -1. */
  readonly actor: number;
}

const made = new WeakMap<MatchView, Decision>();

/** `undefined` while somebody else decides. Worked out once for a view. */
export function decisionOf(seen: MatchView): Decision | undefined {
  if (seen.decision === undefined || seen.decision.seat !== seen.viewer) return undefined;
  const kept = made.get(seen);
  if (kept !== undefined) return kept;
  const view = seen.view as CombatZoneView;
  const offers = offersOf(game, seen);
  const memory = seen.stack.at(-1)?.memory;
  const { model } = (memory ?? {}) as { readonly model?: number };
  const decision: Decision = {
    seen,
    view,
    step: seen.decision.step,
    clause: seen.decision.clause,
    memory,
    offers,
    legal: offers.filter(({ verdict }) => verdict.ok),
    actor: model ?? view.active,
  };
  made.set(seen, decision);
  return decision;
}

/** A move as it is being drawn with the Limiter. */
interface Drawn {
  readonly model: number;
  /** What pays; -1 for those without tokens. */
  readonly token: number;
  /** Bends and end, without the start. */
  readonly way: readonly Point[];
  /** The token of the second action of a high climb. */
  readonly second?: number | undefined;
}

/** What is chosen and not carried out yet. */
export interface Plan {
  readonly choice: unknown;
  readonly move?: Drawn | undefined;
  /** Where it was pointed at: pointed at once more it is carried out. */
  readonly at?: Point | undefined;
}

export interface Refused {
  readonly refusal: Refusal;
  readonly at?: Point | undefined;
  readonly choice?: unknown;
}

export interface Planning {
  /** The view on show: while events are played it is older than the decision. */
  readonly view: CombatZoneView;
  readonly decision: Decision | undefined;
  /** The model whose deeds are chosen from: of several that may act or answer the one that was pointed at; -1 for none. */
  readonly actor: number;
  /** The action card that was chosen: `move`, `drag <what>`, the ID of an action, `launch <program>` and so on. */
  readonly card: string | undefined;
  /** The action token that is to pay, by its place on the acting model; -1 for none. */
  readonly token: number;
  /** Bends of the Limiter that were set so far, before the pointer. */
  readonly bends: readonly Point[];
  readonly plan: Plan | undefined;
  readonly menu: { readonly at?: Point | undefined; readonly offers: readonly Offer[] } | undefined;
  readonly refused: Refused | undefined;
  /** Where the keyboard's cursor stands: thousandths of an inch. The pointer has a store of its own, in play/pointer.ts. */
  readonly cursor: Point | undefined;
  /** The model whose card and path of attack are looked at; left out: nobody's. */
  readonly lookedAt: number | undefined;
  setCursor(at: Point): void;
  lookAt(model: number | undefined): void;
  chooseActor(model: number): void;
  chooseCard(card: string): void;
  chooseToken(token: number): void;
  /** A place on the table: a bend or the end of a move, a place to stand, where a blast goes off. */
  pickPoint(at: Point): void;
  pickModel(model: number): void;
  addBend(at: Point): void;
  dropBend(): void;
  /** Answers with an offer: carried out at once where nothing is lost by it, otherwise planned first. */
  pickOffer(offer: Offer): void;
  /** Several offers fit: the person says which. */
  openMenu(offers: readonly Offer[], at?: Point): void;
  refuse(refused: Refused): void;
  commit(): void;
  /** One step back: menu, plan, refusal, bend, card. */
  back(): void;
}

export const PlanContext = createContext<Planning | undefined>(undefined);

export function usePlan(): Planning {
  const planning = useContext(PlanContext);
  if (planning === undefined) throw new Error('this part belongs to a table of Combat Zone');
  return planning;
}
