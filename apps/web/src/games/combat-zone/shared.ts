/**
 * What all parts of a table of Combat Zone have in common: the game, the view on show, the decision of the moment, and what
 * the person is choosing. Flat view, 3D view, roster, cards and lists all answer the same decision through it.
 */
import { combatZoneGame } from '@tablerunner/combat-zone';
import type { CombatZoneView } from '@tablerunner/combat-zone/plan';
import type { Game, Refusal } from '@tablerunner/engine';
import type { Point } from '@tablerunner/geometry';
import type { Offer } from '@tablerunner/table';
import { createContext, useContext } from 'react';
import { type Asked, decisionReader } from '../../table/asked.ts';

export const game = combatZoneGame as unknown as Game;

/** The actor is a model, by its number. */
export type Decision = Asked<CombatZoneView>;

export const decisionOf = decisionReader<CombatZoneView>(game, ({ view, memory }) => {
  const { model } = (memory ?? {}) as { readonly model?: number };
  return model ?? view.active;
});

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
  /** The way that is planned is kept as it is, and goes on from its end. */
  bendHere(): void;
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
