/** What is planned: its length or its chance, which token pays, and the button that carries it out. */
import { hazardsOf, lengthAllowed, walkOf } from '@tablerunner/combat-zone/plan';
import { CornerDownLeft } from 'lucide-react';
import { usePlay, useTable } from '../../../table/play-context.ts';
import { Prompt } from '../../../table/prompt.tsx';
import { Button } from '../../../ui/button.tsx';
import { nameOf } from '../board/describe.ts';
import { inchesText, placeText } from '../board/inches.ts';
import { usePlan } from '../shared.ts';
import { chanceIn } from './chances.ts';
import { deedOf } from './choices.ts';
import styles from './dock.module.css';
import { labelFor } from './labels.ts';
import { TokenRow } from './token-row.tsx';
import { movingFor } from './ways.ts';

export function PlanPrompt() {
  const { say, speaker } = usePlay();
  const { decision, plan, view, actor, token, card, commit, back, bendHere } = usePlan();
  const isSending = useTable((state) => state.isSending);
  if (decision === undefined || plan === undefined) return undefined;
  const { move } = plan;
  const moving = move === undefined ? undefined : movingFor({ decision, actor, token, card }, move.way, move.second);
  const chance = chanceIn(decision, plan.choice);
  return (
    <Prompt
      clause={move === undefined ? decision.clause : 'CZ-MOVE-01'}
      title={title()}
      hint={hint()}
      aside={<TokenRow />}
    >
      <Button onClick={back}>{say(move === undefined ? 'table.cancel' : 'combat-zone.plan.redraw')}</Button>
      {moving !== undefined && walkOf(view, moving).length < lengthAllowed(view, moving) && (
        <Button onClick={bendHere}>{say('combat-zone.plan.bend')}</Button>
      )}
      <Button kind="primary" busy={isSending} onClick={commit} icon={<CornerDownLeft size={18} aria-hidden="true" />}>
        {say(`combat-zone.plan.${doWord()}`)}
        {chance !== undefined && (
          <span className={styles.onButton}>{say('combat-zone.odds.plain', chance.facts(say.locale))}</span>
        )}
      </Button>
    </Prompt>
  );

  function doWord(): 'move' | 'roll' | 'place' | 'do' {
    if (move !== undefined) return 'move';
    if (chance !== undefined) return 'roll';
    return plan?.at !== undefined && deedOf(plan.choice).x !== undefined ? 'place' : 'do';
  }

  function title(): string {
    if (decision === undefined || plan === undefined) return '';
    if (moving === undefined) return labelFor(decision, plan.choice, speaker);
    return say('combat-zone.plan.way', {
      model: nameOf(view, actor, speaker),
      length: inchesText(walkOf(view, moving).length, say),
    });
  }

  /** "Clear path, one bend, to 12.5 | 8." */
  function hint(): string {
    if (moving === undefined || move === undefined) return '';
    const rolls = hazardsOf(view, moving).filter(({ prospect }) => prospect !== undefined).length;
    const end = move.way.at(-1);
    return say('combat-zone.plan.facts', {
      rolls,
      bends: Math.max(0, move.way.length - 1),
      place: end === undefined ? '' : placeText(end, say),
    });
  }
}
