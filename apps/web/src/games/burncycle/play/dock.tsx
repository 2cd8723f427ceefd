/** What can I do: the burncycle, the prompt with its answers, the action cards. */
import { useMemo, useRef } from 'react';
import dock from '../../../table/dock.module.css';
import { useDockKeys } from '../../../table/dock-keys.ts';
import { useKeptFocus } from '../../../table/kept-focus.ts';
import { WaitingPrompt } from '../../../table/waiting-prompt.tsx';
import { CycleTrack } from '../cycle/cycle-track.tsx';
import { DicePicker } from '../cycle/dice-picker.tsx';
import { TestDice } from '../roll/test-dice.tsx';
import { usePlan } from '../shared.ts';
import { answersOf } from './answers.ts';
import { CardsRow } from './cards-row.tsx';
import { DecisionPrompt } from './decision-prompt.tsx';
import styles from './dock.module.css';
import { OfferList } from './offer-list.tsx';
import { PlanPrompt } from './plan-prompt.tsx';
import { Refusal } from './refusal.tsx';

export function Dock() {
  const { decision, chooseCard, back } = usePlan();
  const cards = useMemo(
    () => (decision === undefined ? [] : answersOf(decision).cards.map(({ id }) => id)),
    [decision],
  );
  useDockKeys({ cards, choose: chooseCard, back });
  const own = useRef<HTMLDivElement>(null);
  useKeptFocus(own);
  return (
    <div ref={own} className={dock.dock}>
      <div className={dock.phoneNote}>
        <Refusal />
      </div>
      <CycleTrack />
      <Asked />
      <TestDice />
      {cards.length > 0 && <CardsRow />}
    </div>
  );
}

function Asked() {
  const { decision, plan, menu } = usePlan();
  if (decision === undefined) return <WaitingPrompt />;
  if (menu !== undefined && menu.cell === undefined) return <OfferList />;
  if (plan !== undefined) return <PlanPrompt />;
  if (decision.step === 'burncycle/choose-dice') {
    return (
      <>
        <DecisionPrompt />
        <div className={styles.dice}>
          <DicePicker />
        </div>
      </>
    );
  }
  return <DecisionPrompt />;
}
