/** Holds what the person at a table of burncycle is choosing, until it is confirmed or given up. */
import { type BurncycleView, guardOn } from '@tablerunner/burncycle/plan';
import type { Cell } from '@tablerunner/geometry';
import type { Offer } from '@tablerunner/table';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../../../app/settings.ts';
import { usePlay, useTable } from '../../../table/play-context.ts';
import { announce } from '../../../ui/live-region.tsx';
import { fieldsOf } from '../choices.ts';
import { decisionOf, type Plan, PlanContext, type Planning, type Refused, type Walk } from '../shared.ts';
import { answersOf } from './answers.ts';
import { refusalOf } from './cards.ts';
import { moversOf, type Picked, pickAt, planOf, walkTo } from './pick.ts';
import { setOut } from './walking.ts';

interface Choosing {
  readonly card?: string | undefined;
  readonly plan?: Plan | undefined;
  /** The space that was picked for it: picked once more it is confirmed. */
  readonly planned?: Cell | undefined;
  readonly menu?: Planning['menu'];
  readonly refused?: Refused | undefined;
}

const NOTHING: Choosing = {};

/** From the choice of the action to its first step a planned walk is kept. */
const ON_THE_WAY = [
  'burncycle/choose-dice',
  'burncycle/use-in-roll',
  'burncycle/reroll',
  'burncycle/combine',
  'burncycle/choose-target',
];

/** Offers that are planned before they are carried out, wherever they are chosen. */
const PLANNED = ['ip', 'ping', 'line'];

export function PlanProvider({ children }: { readonly children: ReactNode }) {
  const { table, say, speaker } = usePlay();
  const quick = useSettings((settings) => settings.quick);
  const seen = useTable(({ standing }) => standing?.seen);
  const shown = useTable((state) => state.shown);
  const revision = useTable(({ standing }) => standing?.revision);
  const [choosing, setChoosing] = useState<Choosing>(NOTHING);
  const [intent, setIntent] = useState<Walk | undefined>();
  const [chosenMover, setMover] = useState<number | undefined>();
  const [hover, setHover] = useState<Cell | undefined>();
  const [cursor, setCursor] = useState<Cell | undefined>();
  const [lookedAt, lookAt] = useState<number | undefined>();
  const decision = useMemo(() => (seen === undefined ? undefined : decisionOf(seen)), [seen]);
  const movers = useMemo(() => (decision === undefined ? [] : moversOf(decision)), [decision]);
  const mover = chosenMover !== undefined && movers.includes(chosenMover) ? chosenMover : (movers[0] ?? -1);
  const view = (shown?.view ?? seen?.view) as BurncycleView;

  // Whatever was being chosen belongs to the standing before; a walk that waited for its dice is offered again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every revision, and with nothing else
  useEffect(() => {
    const walk = decision?.step === 'burncycle/move' && intent !== undefined ? again(decision, intent) : undefined;
    setChoosing(walk === undefined ? NOTHING : { plan: walk, planned: walk.walk?.path.at(-1) });
    if (decision !== undefined && !ON_THE_WAY.includes(decision.step)) setIntent(undefined);
  }, [revision]);

  const carryOut = useCallback(
    (plan: Plan): void => {
      const isBefore = plan.walk !== undefined && fieldsOf(plan.choices[0]).kind === 'move';
      const isOnTheWay = decision !== undefined && ON_THE_WAY.includes(decision.step);
      if (!isOnTheWay) setIntent(isBefore ? plan.walk : undefined);
      setOut(view, plan.walk);
      setChoosing(NOTHING);
      table.play(plan.choices);
    },
    [table, view, decision],
  );

  const refuse = useCallback(
    (refused: Refused): void => {
      announce(say('table.not-allowed', { why: speaker.refusal(refused.refusal) }));
      setChoosing(({ card }) => ({ card, refused }));
    },
    [say, speaker],
  );

  const take = useCallback(
    (picked: Picked, cell?: Cell): void => {
      table.finish();
      switch (picked.is) {
        case 'plan':
          if (picked.atOnce || quick) return carryOut(picked.plan);
          return setChoosing(({ card }) => ({ card, plan: picked.plan, planned: cell }));
        case 'menu':
          return setChoosing(({ card }) => ({ card, menu: picked }));
        case 'mover':
          setMover(picked.bot);
          return setChoosing(({ card }) => ({ card }));
        case 'refused':
          return refuse(picked);
        case 'nothing':
          return setChoosing(({ card }) => ({ card }));
      }
    },
    [table, quick, carryOut, refuse],
  );

  const planning = useMemo(
    (): Planning => ({
      card: choosing.card,
      plan: choosing.plan,
      menu: choosing.menu,
      refused: choosing.refused,
      view,
      decision,
      mover,
      intent,
      hover,
      cursor,
      lookedAt: lookedAt ?? guardUnder(view, hover),
      setHover,
      setCursor,
      lookAt,
      chooseMover: setMover,
      chooseCard(id) {
        table.finish();
        const card = decision === undefined ? undefined : answersOf(decision).cards.find((one) => one.id === id);
        if (decision === undefined || card === undefined) return;
        const [only] = card.legal;
        if (only === undefined) return refuse(refusalOf(decision, card));
        if (choosing.card === id) return setChoosing(NOTHING);
        if (id === 'move') return setChoosing({ card: id, plan: { choices: [only.choice] } });
        const isSpotted = card.legal.some((offer) => answersOf(decision).spots.includes(offer));
        if (isSpotted && card.legal.length > 1) return setChoosing({ card: id });
        if (card.legal.length > 1) return setChoosing({ card: id, menu: { offers: card.legal } });
        if (id === 'pass' || quick) return carryOut({ choices: [only.choice] });
        setChoosing({ card: id, plan: { choices: [only.choice] } });
      },
      pickCell({ cell, at }) {
        if (decision === undefined) return table.finish();
        const { plan, planned, card } = choosing;
        if (plan !== undefined && planned === cell) return carryOut(plan);
        take(pickAt(decision, { cell, at, card, mover }), cell);
      },
      pickOffer(offer: Offer) {
        if (!offer.verdict.ok) return refuse({ refusal: offer.verdict, choice: offer.choice });
        const isPlanned = PLANNED.includes(fieldsOf(offer.choice).kind);
        const picked = planOf(offer);
        take(picked.is === 'plan' ? { ...picked, atOnce: !isPlanned } : picked);
      },
      openMenu: (offers, cell) => setChoosing(({ card }) => ({ card, menu: { offers, cell } })),
      refuse,
      commit() {
        if (choosing.plan !== undefined) carryOut(choosing.plan);
      },
      back: () =>
        setChoosing(({ card, plan, menu, refused }) => {
          const isBegun = plan?.walk !== undefined || menu !== undefined || refused !== undefined;
          return isBegun && card !== undefined && card !== 'move' && menu === undefined ? { card } : NOTHING;
        }),
    }),
    [choosing, view, decision, mover, intent, hover, cursor, lookedAt, table, quick, take, carryOut, refuse],
  );
  return <PlanContext value={planning}>{children}</PlanContext>;
}

/** The awareness of a unit under the pointer or the focus is shown alone. */
function guardUnder(view: BurncycleView | undefined, cell: Cell | undefined): number | undefined {
  const guard = view === undefined || cell === undefined ? -1 : guardOn(view, cell);
  return guard < 0 ? undefined : guard;
}

/** The walk that was planned before the roll, if the AP are enough for it. */
function again(decision: NonNullable<Planning['decision']>, { bot, path }: Walk): Plan | undefined {
  const walk = walkTo(decision, bot, path.at(-1) ?? -1);
  return walk?.is === 'plan' ? walk.plan : undefined;
}
