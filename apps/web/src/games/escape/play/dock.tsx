/** What can I do: the prompt with its buttons, then the action cards. */
import { useMemo, useRef } from 'react';
import dock from '../../../table/dock.module.css';
import { useDockKeys } from '../../../table/dock-keys.ts';
import { useKeptFocus } from '../../../table/kept-focus.ts';
import { WaitingPrompt } from '../../../table/waiting-prompt.tsx';
import { EscapeCards } from './action-cards.tsx';
import type { CardId } from './cards.ts';
import { DecisionPrompt } from './decision-prompt.tsx';
import { usePlan } from './plan-context.tsx';
import { PlanPrompt } from './plan-prompt.tsx';
import { EscapeRefusal } from './refusal-note.tsx';

export function Dock() {
  const { decision, plan, chooseCard, back } = usePlan();
  const cards = useMemo(() => decision?.cards.map(({ id }) => id) ?? [], [decision]);
  useDockKeys({ cards, choose: chooseCard as (card: string) => void, back });
  const own = useRef<HTMLDivElement>(null);
  useKeptFocus(own);
  return (
    <div ref={own} className={dock.dock}>
      <div className={dock.phoneNote}>
        <EscapeRefusal />
      </div>
      {decision === undefined ? <WaitingPrompt /> : plan === undefined ? <DecisionPrompt /> : <PlanPrompt />}
      {cards.length > 0 && <EscapeCards choose={(id) => chooseCard(id as CardId)} />}
    </div>
  );
}
