/** Holds what the person at a table of Combat Zone is choosing, until it is confirmed or given up. */
import type { CombatZoneView } from '@tablerunner/combat-zone/plan';
import { lengthOf, type Point } from '@tablerunner/geometry';
import type { Offer } from '@tablerunner/table';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../../../app/settings.ts';
import { usePlay, useTable } from '../../../table/play-context.ts';
import { announce } from '../../../ui/live-region.tsx';
import { decisionOf, type Plan, PlanContext, type Planning, type Refused } from '../shared.ts';
import { cardsOf, refusalOf } from './cards.ts';
import { actorsOf, modelMeant } from './choices.ts';
import { payersOf, usualPayer } from './payers.ts';
import { bendRefusal, longerPayer, type Picked, paidBy, pickModel, pickPoint, planOf } from './pick.ts';

interface Choosing {
  readonly card?: string | undefined;
  readonly bends?: readonly Point[] | undefined;
  readonly plan?: Plan | undefined;
  readonly menu?: Planning['menu'];
  readonly refused?: Refused | undefined;
}

const NOTHING: Choosing = {};
const NO_BENDS: readonly Point[] = [];
/** Pointed at so near to what is planned, it is confirmed. */
const SAME = 450;

export function PlanProvider({ children }: { readonly children: ReactNode }) {
  const { table, say, speaker } = usePlay();
  const quick = useSettings((settings) => settings.quick);
  const seen = useTable(({ standing }) => standing?.seen);
  const shown = useTable((state) => state.shown);
  const isHeld = useTable((state) => state.isHeld);
  const revision = useTable(({ standing }) => standing?.revision);
  const [choosing, setChoosing] = useState<Choosing>(NOTHING);
  const [chosenActor, chooseActor] = useState<number | undefined>();
  const [chosenToken, setToken] = useState<number | undefined>();
  const [cursor, setCursor] = useState<Point | undefined>();
  const [lookedAt, lookAt] = useState<number | undefined>();
  // What is asked next comes up when all that led to it was shown; a press on the table before that ends the show.
  const decision = useMemo(() => (seen === undefined || isHeld ? undefined : decisionOf(seen)), [seen, isHeld]);
  const view = (shown?.view ?? seen?.view) as CombatZoneView;
  const actor = useMemo(() => {
    if (decision === undefined) return -1;
    const actors = actorsOf(decision);
    return chosenActor !== undefined && actors.includes(chosenActor) ? chosenActor : (actors[0] ?? -1);
  }, [decision, chosenActor]);
  const token = useMemo(() => {
    if (decision === undefined || actor < 0) return -1;
    const isOpen = payersOf(decision, actor).some((payer) => payer.token === chosenToken && !payer.isUsed);
    return isOpen && chosenToken !== undefined ? chosenToken : usualPayer(decision, actor);
  }, [decision, actor, chosenToken]);

  // Whatever was being chosen belongs to the standing before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every revision, and with nothing else
  useEffect(() => {
    setChoosing(NOTHING);
    setToken(undefined);
  }, [revision]);

  // The cursor begins at whoever acts next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every other actor, and with nothing else
  useEffect(() => setCursor(undefined), [actor]);

  const carryOut = useCallback(
    ({ choice }: Plan): void => {
      setChoosing(NOTHING);
      table.play([choice]);
    },
    [table],
  );

  const refuse = useCallback(
    (refused: Refused): void => {
      announce(say('table.not-allowed', { why: speaker.refusal(refused.refusal) }));
      setChoosing(({ card, bends }) => ({ card, bends, refused }));
    },
    [say, speaker],
  );

  const take = useCallback(
    (picked: Picked): void => {
      table.finish();
      switch (picked.is) {
        case 'plan':
          if (picked.atOnce || quick) return carryOut(picked.plan);
          return setChoosing(({ card, bends }) => ({ card: card ?? picked.card, bends, plan: picked.plan }));
        case 'menu':
          return setChoosing(({ card }) => ({ card, menu: picked }));
        case 'refused':
          return refuse(picked);
        case 'nothing':
          return setChoosing(({ card, bends }) => ({ card, bends }));
      }
    },
    [table, quick, carryOut, refuse],
  );

  const planning = useMemo((): Planning => {
    const { card, plan, bends = NO_BENDS } = choosing;
    const click = decision === undefined ? undefined : { decision, actor, token, card, bends };
    const isPlanned = (at: Point): boolean => plan?.at !== undefined && lengthOf(plan.at, at) <= SAME;
    return {
      card,
      plan,
      bends,
      menu: choosing.menu,
      refused: choosing.refused,
      view,
      decision,
      actor,
      token,
      cursor,
      lookedAt,
      setCursor,
      lookAt,
      chooseActor(model) {
        chooseActor(model);
        setToken(undefined);
        setChoosing(NOTHING);
      },
      chooseToken(next) {
        setToken(next);
        if (click === undefined || plan === undefined) return;
        // What was planned is planned anew with the other token, as far as that can pay for it.
        const model = modelMeant(plan.choice);
        const again = { ...click, token: next };
        if (model >= 0) take(pickModel(again, model));
        else if (plan.at !== undefined) take(pickPoint(again, plan.at));
        else setChoosing({ card });
      },
      chooseCard(id) {
        table.finish();
        if (decision === undefined) return;
        const chosen = cardsOf(decision, actor).find((one) => one.id === id);
        if (chosen === undefined) return;
        if (chosen.legal.length === 0) return refuse({ refusal: refusalOf(decision, actor, chosen) });
        if (card === id) return setChoosing(NOTHING);
        if (id === 'move' || id.startsWith('drag ')) return setChoosing({ card: id });
        const paid = paidBy(chosen.legal, token);
        const [only] = paid;
        if (id === 'end' && only !== undefined) return carryOut({ choice: only.choice });
        if (only !== undefined && paid.length === 1) {
          const picked = planOf(only, view.models[modelMeant(only.choice)]);
          return picked.is === 'plan' ? setChoosing({ card: id, plan: picked.plan }) : undefined;
        }
        setChoosing({ card: id });
      },
      pickPoint(at) {
        if (click === undefined) return table.finish();
        if (plan !== undefined && isPlanned(at)) return carryOut(plan);
        const picked = pickPoint(click, at);
        const isShort = picked.is === 'refused' && picked.refusal.reason === 'too-far' && chosenToken === undefined;
        const longer = isShort ? longerPayer(click, at) : undefined;
        if (longer === undefined) return take(picked);
        setToken(longer);
        take(pickPoint({ ...click, token: longer }, at));
      },
      pickModel(model) {
        if (click === undefined || decision === undefined) {
          table.finish();
          return lookAt(model);
        }
        if (plan !== undefined && modelMeant(plan.choice) === model) return carryOut(plan);
        const picked = pickModel(click, model);
        if (picked.is !== 'nothing') return take(picked);
        if (model !== actor && actorsOf(decision).includes(model)) return chooseActor(model);
        lookAt(model);
      },
      addBend(at) {
        if (click === undefined || (card !== 'move' && card !== undefined)) return;
        const refusal = bendRefusal(click, at);
        if (refusal !== undefined) return refuse({ refusal, at });
        setChoosing({ card: 'move', bends: [...bends, at] });
      },
      bendHere() {
        if (plan?.move !== undefined) setChoosing({ card, bends: plan.move.way });
      },
      dropBend: () => setChoosing({ card, bends: bends.slice(0, -1) }),
      pickOffer(offer: Offer) {
        if (!offer.verdict.ok) return refuse({ refusal: offer.verdict, choice: offer.choice });
        const model = view.models[modelMeant(offer.choice)];
        take(planOf(offer, model));
      },
      openMenu: (offers, at) => setChoosing({ card, menu: { offers, at } }),
      refuse,
      commit() {
        if (plan !== undefined) carryOut(plan);
      },
      back: () =>
        setChoosing((now) => {
          const isBegun = now.plan !== undefined || now.menu !== undefined || now.refused !== undefined;
          if (isBegun) return { card: now.card, bends: now.bends };
          const left = now.bends ?? NO_BENDS;
          return left.length > 0 ? { card: now.card, bends: left.slice(0, -1) } : NOTHING;
        }),
    };
  }, [choosing, view, decision, actor, token, chosenToken, cursor, lookedAt, table, take, carryOut, refuse]);
  return <PlanContext value={planning}>{children}</PlanContext>;
}
