/** What can I do: the prompt with its buttons, then the action cards. */
import { useEffect, useRef } from 'react';
import { useSettings } from '../../../app/settings.ts';
import { useKeptFocus } from '../../../table/kept-focus.ts';
import { usePlay, useTable } from '../../../table/play-context.ts';
import { WaitingPrompt } from '../../../table/waiting-prompt.tsx';
import { ActionCards } from './action-cards.tsx';
import { DecisionPrompt } from './decision-prompt.tsx';
import styles from './dock.module.css';
import { usePlan } from './plan-context.tsx';
import { PlanPrompt } from './plan-prompt.tsx';
import { RefusalNote } from './refusal-note.tsx';

export function Dock() {
  const { decision, plan, cards } = useDock();
  const own = useRef<HTMLDivElement>(null);
  useKeptFocus(own);
  return (
    <div ref={own} className={styles.dock}>
      <div className={styles.phoneNote}>
        <RefusalNote />
      </div>
      {decision === undefined ? <WaitingPrompt /> : plan === undefined ? <DecisionPrompt /> : <PlanPrompt />}
      {cards.length > 0 && <ActionCards />}
    </div>
  );
}

function useDock() {
  const { decision, plan, chooseCard, back } = usePlan();
  const { table } = usePlay();
  const shortcuts = useSettings((settings) => settings.shortcuts);
  const isShowing = useTable(({ shown }) => shown !== undefined);
  const cards = decision?.cards ?? [];
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && isShowing) table.finish();
      if (event.defaultPrevented || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') return back();
      if (shortcuts && event.key === 'd') document.getElementById('decision')?.focus();
      if (shortcuts && event.key === 'b') document.querySelector<HTMLElement>('#board td[tabindex="0"]')?.focus();
      const number = shortcuts ? '123456789'.indexOf(event.key) : -1;
      const card = event.key === '9' ? cards.at(-1) : cards.slice(0, -1)[number];
      if (number < 0 || card === undefined) return;
      event.preventDefault();
      chooseCard(card.id);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [cards, chooseCard, back, shortcuts, isShowing, table]);
  return { decision, plan, cards };
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
