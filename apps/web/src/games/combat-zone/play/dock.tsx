/** What can I do: the prompt with its answers, which token pays, the action cards. */
import { useEffect, useMemo, useRef } from 'react';
import dock from '../../../table/dock.module.css';
import { useDockKeys } from '../../../table/dock-keys.ts';
import { useKeptFocus } from '../../../table/kept-focus.ts';
import { useTable } from '../../../table/play-context.ts';
import { ShowPrompt } from '../../../table/show-prompt.tsx';
import { WaitingPrompt } from '../../../table/waiting-prompt.tsx';
import { classes } from '../../../ui/classes.ts';
import { ContestNow } from '../roll/contest-now.tsx';
import { usePlan } from '../shared.ts';
import { buttonsOf } from './answers.ts';
import { cardsOf } from './cards.ts';
import { CardsRow } from './cards-row.tsx';
import { DecisionPrompt } from './decision-prompt.tsx';
import styles from './dock.module.css';
import { OfferList } from './offer-list.tsx';
import { PathSheet } from './path-sheet.tsx';
import { PlanPrompt } from './plan-prompt.tsx';
import { Refusal } from './refusal.tsx';

export function Dock() {
  const planning = usePlan();
  const { decision, actor, card, plan, refused, chooseCard, back } = planning;
  const cards = useMemo(
    () => (decision === undefined ? [] : cardsOf(decision, actor).map(({ id }) => id)),
    [decision, actor],
  );
  useDockKeys({ cards, choose: chooseCard, back });
  // A list of targets takes the room that the cards' notes have otherwise: the table above stays as large as it is.
  const isAiming = card !== undefined && plan === undefined && buttonsOf(planning).length > 0;
  const own = useRef<HTMLDivElement>(null);
  useKeptFocus(own);
  // On a phone the reason stands at the top of the dock.
  useEffect(() => {
    if (refused !== undefined) own.current?.scrollTo({ top: 0 });
  }, [refused]);
  return (
    <div ref={own} className={classes(dock.dock, styles.dock)}>
      <div className={dock.phoneNote}>
        <Refusal />
        <ContestNow />
        <PathSheet />
      </div>
      <Asked />
      {cards.length > 0 && (
        <div className={styles.cards} data-chosen={card !== undefined || undefined}>
          <CardsRow isShort={isAiming} />
        </div>
      )}
    </div>
  );
}

function Asked() {
  const { decision, plan, menu } = usePlan();
  const isHeld = useTable((state) => state.isHeld);
  if (isHeld) return <ShowPrompt />;
  if (decision === undefined) return <WaitingPrompt />;
  if (menu !== undefined && menu.at === undefined) return <OfferList />;
  return plan === undefined ? <DecisionPrompt /> : <PlanPrompt />;
}
