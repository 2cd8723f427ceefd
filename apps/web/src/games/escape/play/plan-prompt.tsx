/** What is planned, what it costs, what it leads to; and the button that carries it out. */
import { boardOf, left, seenFrom, stateOf } from '@tablerunner/escape/plan';
import { cellName } from '@tablerunner/geometry';
import type { Speaker } from '@tablerunner/language';
import { CornerDownLeft } from 'lucide-react';
import type { Words } from '../../../i18n/words.ts';
import { usePlay, useTable } from '../../../table/play-context.ts';
import { Prompt } from '../../../table/prompt.tsx';
import { Button } from '../../../ui/button.tsx';
import { fieldsOf } from './choices.ts';
import { leavesUndone } from './decision.ts';
import { labelOf } from './labels.ts';
import { type Planning, usePlan } from './plan-context.tsx';
import { partsOf, stanceOf } from './read-odds.ts';

export function PlanPrompt() {
  const { say, speaker } = usePlay();
  const planning = usePlan();
  const { decision, plan, view, odds, commit, back } = planning;
  const isSending = useTable((state) => state.isSending);
  if (decision === undefined || plan === undefined) return undefined;
  const [choice] = plan.choices;
  const steps = plan.path === undefined ? 0 : plan.choices.length;
  const first = odds?.[0]?.odds;
  const percent =
    first === undefined
      ? undefined
      : new Intl.NumberFormat(say.locale, { style: 'percent' }).format(
          partsOf(first, stanceOf(view, decision)).success.share,
        );
  const name = speaker.name(decision.actor?.id ?? '');
  const end = plan.path?.at(-1);
  const title =
    end === undefined
      ? labelOf(view, choice, say, speaker)
      : say('escape.plan.move', { unit: name, cell: cellName(boardOf(view).grid, end) });
  return (
    <Prompt clause={clauseOf(planning)} title={title} hint={hintOf(planning, say, speaker)}>
      <Button onClick={back}>{say('table.cancel')}</Button>
      <Button kind="primary" busy={isSending} onClick={commit} icon={<CornerDownLeft size={18} aria-hidden="true" />}>
        {steps > 0
          ? say('escape.plan.move-steps', { steps })
          : percent === undefined
            ? say('escape.plan.do')
            : say('escape.plan.roll', { percent })}
      </Button>
    </Prompt>
  );
}

function clauseOf({ plan, decision }: Planning): string {
  return plan?.path === undefined ? (decision?.clause ?? '') : 'ES-MOVE-02';
}

function hintOf(planning: Planning, say: Words, speaker: Speaker): string {
  const { decision, plan, view } = planning;
  const { actor } = decision ?? {};
  if (decision === undefined || plan === undefined || actor === undefined) return '';
  const state = stateOf(view);
  const end = plan.path?.at(-1);
  if (end !== undefined) {
    const seen = seenFrom(view, end);
    const foes = view.units.filter(({ place, faction }) => place === 'board' && faction !== actor.faction);
    const inSight = foes.filter(({ cell }) => seen.has(cell)).map(({ id }) => speaker.name(id));
    const list = new Intl.ListFormat(say.locale).format(inSight);
    return say('escape.plan.move-hint', {
      steps: plan.choices.length,
      left: left(state, actor, 'mvt'),
      count: inSight.length,
      seen: list,
    });
  }
  if (fieldsOf(plan.choices[0]).kind === 'end' && leavesUndone(decision)) {
    return say('escape.plan.end-hint', {
      moves: left(state, actor, 'mvt'),
      combat: left(state, actor, 'cbt'),
      intellect: left(state, actor, 'int'),
    });
  }
  return '';
}
