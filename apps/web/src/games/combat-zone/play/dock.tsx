/** What can I do: the prompt with its answers, which token pays, the action cards. */
import { useMemo, useRef } from 'react';
import dock from '../../../table/dock.module.css';
import { useDockKeys } from '../../../table/dock-keys.ts';
import { useKeptFocus } from '../../../table/kept-focus.ts';
import { WaitingPrompt } from '../../../table/waiting-prompt.tsx';
import { ContestNow } from '../roll/contest-now.tsx';
import { usePlan } from '../shared.ts';
import { cardsOf } from './cards.ts';
import { CardsRow } from './cards-row.tsx';
import { DecisionPrompt } from './decision-prompt.tsx';
import { OfferList } from './offer-list.tsx';
import { PathSheet } from './path-sheet.tsx';
import { PlanPrompt } from './plan-prompt.tsx';
import { Refusal } from './refusal.tsx';

export function Dock() {
  const { decision, actor, chooseCard, back } = usePlan();
  const cards = useMemo(
    () => (decision === undefined ? [] : cardsOf(decision, actor).map(({ id }) => id)),
    [decision, actor],
  );
  useDockKeys({ cards, choose: chooseCard, back });
  const own = useRef<HTMLDivElement>(null);
  useKeptFocus(own);
  return (
    <div ref={own} className={dock.dock}>
      <div className={dock.phoneNote}>
        <Refusal />
        <ContestNow />
        <PathSheet />
      </div>
      <Asked />
      {cards.length > 0 && <CardsRow />}
    </div>
  );
}

function Asked() {
  const { decision, plan, menu } = usePlan();
  if (decision === undefined) return <WaitingPrompt />;
  if (menu !== undefined && menu.at === undefined) return <OfferList />;
  return plan === undefined ? <DecisionPrompt /> : <PlanPrompt />;
}
