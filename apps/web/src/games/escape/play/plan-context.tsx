/** What the person at the table is choosing: card, character, spot, until it is confirmed or given up. */

import type { Refusal } from '@tablerunner/engine';
import type { EscapeView } from '@tablerunner/escape/plan';
import type { Cell } from '@tablerunner/geometry';
import type { Offer } from '@tablerunner/table';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../../../app/settings.ts';
import type { Picked as PickedCell } from '../../../plan/cells.tsx';
import { usePlay, useTable } from '../../../table/play-context.ts';
import { announce } from '../../../ui/live-region.tsx';
import { refusalOf } from './card-refusal.ts';
import type { CardId } from './cards.ts';
import { answersOf, type Decision, decisionOf } from './decision.ts';
import { type Picked, type Plan, pickAt, planOf } from './pick.ts';
import { type OddsNow, useOdds } from './use-odds.ts';

export interface Refused {
  readonly cell?: Cell;
  readonly refusal: Refusal;
  readonly steps?: number;
  readonly choice?: unknown;
}

interface Choosing {
  readonly card?: CardId | undefined;
  readonly actor?: string | undefined;
  readonly plan?: Plan | undefined;
  /** The cell that was picked for it: picked once more it is confirmed. */
  readonly planned?: Cell | undefined;
  readonly menu?: { readonly cell: Cell; readonly offers: readonly Offer[] } | undefined;
  readonly refused?: Refused | undefined;
}

export interface Planning extends Choosing {
  /** The view on show: while events are played it is older than the decision. */
  readonly view: EscapeView;
  readonly decision: Decision | undefined;
  readonly odds: OddsNow;
  /** The answers to a question about a roll, each with its odds. */
  readonly answers: readonly { readonly offer: Offer; readonly odds: OddsNow }[];
  readonly hover: Cell | undefined;
  readonly cursor: Cell | undefined;
  setHover(cell: Cell | undefined): void;
  setCursor(cell: Cell): void;
  chooseCard(card: CardId): void;
  chooseActor(unit: string): void;
  pickCell(picked: PickedCell): void;
  pickOffer(offer: Offer): void;
  refuse(refused: Refused): void;
  commit(): void;
  /** One step back: menu, plan, refusal, card, character. */
  back(): void;
}

const PlanContext = createContext<Planning | undefined>(undefined);

export function usePlan(): Planning {
  const planning = useContext(PlanContext);
  if (planning === undefined) throw new Error('this part belongs to a table of Escape');
  return planning;
}

const NOTHING: Choosing = {};

export function PlanProvider({ children }: { readonly children: ReactNode }) {
  const { table, say, speaker } = usePlay();
  const quick = useSettings((settings) => settings.quick);
  const seen = useTable(({ standing }) => standing?.seen);
  const shown = useTable((state) => state.shown);
  const revision = useTable(({ standing }) => standing?.revision);
  const [choosing, setChoosing] = useState<Choosing>(NOTHING);
  const [hover, setHover] = useState<Cell | undefined>();
  const [cursor, setCursor] = useState<Cell | undefined>();
  const decision = useMemo(
    () => (seen === undefined ? undefined : decisionOf(seen, choosing.actor)),
    [seen, choosing.actor],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was being chosen belongs to the standing before
  useEffect(() => setChoosing(NOTHING), [revision]);

  const { odds, answers } = useAllOdds(decision, choosing.plan);

  const carryOut = useCallback(
    (plan: Plan): void => {
      setChoosing(NOTHING);
      table.play(plan.choices);
    },
    [table],
  );

  const refuse = useCallback(
    (refused: Refused): void => {
      announce(say('table.not-allowed', { why: speaker.refusal(refused.refusal) }));
      setChoosing(({ card, actor }) => ({ card, actor, refused }));
    },
    [say, speaker],
  );

  const take = useCallback(
    (picked: Picked, cell?: Cell): void => {
      table.finish();
      switch (picked.is) {
        case 'plan':
          if (picked.atOnce || quick) return carryOut(picked.plan);
          return setChoosing(({ card, actor }) => ({ card, actor, plan: picked.plan, planned: cell }));
        case 'menu':
          return setChoosing(({ card, actor }) => ({ card, actor, menu: picked }));
        case 'actor':
          return setChoosing({ actor: picked.unit });
        case 'refused':
          return refuse(picked);
        case 'nothing':
          return setChoosing(({ card, actor }) => ({ card, actor }));
      }
    },
    [table, quick, carryOut, refuse],
  );

  const planning = useMemo(
    (): Planning => ({
      ...choosing,
      view: (shown?.view ?? seen?.view) as EscapeView,
      decision,
      odds,
      answers,
      hover,
      cursor,
      setHover,
      setCursor,
      chooseCard(card) {
        table.finish();
        const own = decision?.cards.find(({ id }) => id === card);
        if (decision === undefined || own === undefined) return;
        const [only] = own.legal;
        if (only === undefined) return refuse(refusalOf(decision, own));
        const isSpotted = own.legal.some((offer) => decision.spots.includes(offer));
        if (own.legal.length === 1 && !isSpotted) return take(planOf(decision, only));
        if (!isSpotted) {
          const cell = decision.actor?.cell ?? 0;
          return setChoosing(({ actor }) => ({ card, actor, menu: { cell, offers: own.legal } }));
        }
        setChoosing(({ card: before, actor }) => ({ card: before === card ? undefined : card, actor }));
      },
      chooseActor: (unit) => setChoosing({ actor: unit }),
      pickCell({ cell, at }) {
        if (decision === undefined) return table.finish();
        if (choosing.plan !== undefined && choosing.planned === cell) return carryOut(choosing.plan);
        take(pickAt(decision, { cell, at, card: choosing.card }), cell);
      },
      pickOffer(offer) {
        if (decision === undefined) return;
        if (!offer.verdict.ok) return take({ is: 'refused', cell: decision.actor?.cell ?? -1, refusal: offer.verdict });
        take(
          choosing.menu === undefined
            ? ({ ...planOf(decision, offer), ...({ atOnce: true } as const) } as Picked)
            : planOf(decision, offer),
          choosing.menu?.cell,
        );
      },
      refuse,
      commit() {
        if (choosing.plan !== undefined) carryOut(choosing.plan);
      },
      back: () =>
        setChoosing(({ card, actor, plan, menu, refused }) => {
          if (plan !== undefined || menu !== undefined || refused !== undefined) return { card, actor };
          return card === undefined ? NOTHING : { actor };
        }),
    }),
    [choosing, shown, seen, decision, odds, answers, hover, cursor, table, take, carryOut, refuse],
  );
  return <PlanContext value={planning}>{children}</PlanContext>;
}

const NONE: readonly Offer[] = [];

function useAllOdds(decision: Decision | undefined, plan: Plan | undefined) {
  const planned = useMemo(() => plan?.choices.slice(0, 1) ?? [], [plan]);
  const asked = useMemo(() => (decision === undefined ? NONE : answersOf(decision)), [decision]);
  const choices = useMemo(() => asked.map(({ choice }) => choice), [asked]);
  const [odds] = useOdds(decision?.seen, planned, 'plan');
  const found = useOdds(decision?.seen, choices, 'answer');
  const answers = useMemo(() => asked.map((offer, i) => ({ offer, odds: found[i] })), [asked, found]);
  return { odds, answers };
}
