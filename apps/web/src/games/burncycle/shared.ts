/**
 * What all parts of burncycle's table have in common: the game, the view on show, the decision of the moment, and what the
 * person is choosing. Floor, network, burncycle, dice and boards all answer the same decision through it.
 */
import { burncycleGame } from '@tablerunner/burncycle';
import type { BurncycleView } from '@tablerunner/burncycle/plan';
import type { Game, Refusal } from '@tablerunner/engine';
import type { Cell } from '@tablerunner/geometry';
import type { Offer } from '@tablerunner/table';
import { createContext, useContext } from 'react';
import { type Asked, decisionReader } from '../../table/asked.ts';

export const game = burncycleGame as unknown as Game;

/** The actor is a bot, by its place. */
export type Decision = Asked<BurncycleView>;

export const decisionOf = decisionReader<BurncycleView>(game, ({ view, step, memory }) => {
  const { bot, agent } = (memory ?? {}) as { readonly bot?: number; readonly agent?: number };
  return bot ?? agent ?? (step === 'burncycle/setup-routing' ? 0 : view.active);
});

/** What is chosen and not carried out yet. More than one choice for a walk. */
export interface Plan {
  readonly choices: readonly unknown[];
  /** A walk: who walks, the way with its first space, and what it costs in AP. */
  readonly walk?: Walk | undefined;
}

export interface Walk {
  readonly bot: number;
  readonly path: readonly Cell[];
  readonly cost: number;
}

export interface Refused {
  readonly refusal: Refusal;
  readonly cell?: Cell | undefined;
  readonly choice?: unknown;
}

export interface Planning {
  /** The view on show: while events are played it is older than the decision. */
  readonly view: BurncycleView;
  readonly decision: Decision | undefined;
  /** The action card that was chosen. */
  readonly card: string | undefined;
  /** The bot whose steps are planned: the agent or the module. */
  readonly mover: number;
  readonly plan: Plan | undefined;
  /** A walk that was planned before its dice were rolled: so many AP are wanted, and after the roll it is offered again. */
  readonly intent: Walk | undefined;
  readonly menu: { readonly cell?: Cell | undefined; readonly offers: readonly Offer[] } | undefined;
  readonly refused: Refused | undefined;
  /** The space under the pointer or the focus, and where the keyboard stands. */
  readonly hover: Cell | undefined;
  readonly cursor: Cell | undefined;
  /** The security unit whose awareness is shown alone. */
  readonly lookedAt: number | undefined;
  setHover(cell: Cell | undefined): void;
  setCursor(cell: Cell): void;
  lookAt(guard: number | undefined): void;
  chooseCard(card: string): void;
  chooseMover(bot: number): void;
  pickCell(picked: { readonly cell: Cell; readonly at?: { readonly x: number; readonly y: number } }): void;
  /** Answers with an offer: carried out at once where it costs nothing to take back, otherwise planned first. */
  pickOffer(offer: Offer): void;
  /** Several offers fit: the person says which. */
  openMenu(offers: readonly Offer[], cell?: Cell): void;
  refuse(refused: Refused): void;
  commit(): void;
  /** One step back: menu, plan, refusal, card. */
  back(): void;
}

export const PlanContext = createContext<Planning | undefined>(undefined);

export function usePlan(): Planning {
  const planning = useContext(PlanContext);
  if (planning === undefined) throw new Error('this part belongs to a table of burncycle');
  return planning;
}
