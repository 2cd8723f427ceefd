/** What is planned: its price, who would notice it, and the button that carries it out. */
import { floorOf, noticedOn } from '@tablerunner/burncycle/plan';
import { CornerDownLeft } from 'lucide-react';
import { usePlay, useTable } from '../../../table/play-context.ts';
import { Prompt } from '../../../table/prompt.tsx';
import { Button } from '../../../ui/button.tsx';
import { fieldsOf } from '../choices.ts';
import { type Planning, usePlan } from '../shared.ts';
import { labelFor } from './labels.ts';
import { moversOf } from './pick.ts';
import { botNameOf } from './questions.ts';

export function PlanPrompt() {
  const { say, speaker } = usePlay();
  const planning = usePlan();
  const { decision, plan, view, mover, chooseMover, commit, back } = planning;
  const isSending = useTable((state) => state.isSending);
  if (decision === undefined || plan === undefined) return undefined;
  const { walk } = plan;
  const { kind } = fieldsOf(plan.choices[0]);
  const isBefore = kind === 'move';
  const end = walk?.path.at(-1);
  const others = isBefore && walk === undefined ? moversOf(decision).filter((bot) => bot !== mover) : [];
  return (
    <Prompt clause={clauseOf(planning)} title={title()} hint={hint()}>
      <Button onClick={back}>{say('table.cancel')}</Button>
      {others.map((bot) => (
        <Button key={bot} onClick={() => chooseMover(bot)}>
          {say('burncycle.plan-for', { bot: botNameOf(view, bot, speaker) })}
        </Button>
      ))}
      <Button kind="primary" busy={isSending} onClick={commit} icon={<CornerDownLeft size={18} aria-hidden="true" />}>
        {say(isBefore ? 'burncycle.plan.to-dice' : walk === undefined ? 'burncycle.plan.do' : 'burncycle.plan.walk', {
          steps: plan.choices.length,
        })}
      </Button>
    </Prompt>
  );

  function title(): string {
    if (decision === undefined || plan === undefined) return '';
    if (walk !== undefined && end !== undefined) {
      return say('burncycle.plan.move', {
        bot: botNameOf(view, walk.bot, speaker),
        cell: floorOf(view).cellNames[end] ?? '',
      });
    }
    const [choice] = plan.choices;
    const offer = decision.offers.find((one) => one.choice === choice);
    return offer === undefined ? speaker.step(decision.step) : labelFor(decision, offer, speaker);
  }

  function hint(): string {
    if (walk === undefined)
      return isBefore ? say('burncycle.plan.where', { bot: botNameOf(view, mover, speaker) }) : '';
    return [say('burncycle.plan.cost', { cost: walk.cost }), seenText()].filter(Boolean).join(' ');
  }

  /** "Noticed on step 4 (g4) by Hamster." */
  function seenText(): string {
    if (walk === undefined) return '';
    const steps = noticedOn(view, walk.bot, walk.path);
    const at = steps.findIndex(({ noticedBy }) => noticedBy.length > 0);
    const first = steps[at];
    if (first === undefined) return say('burncycle.plan.unseen');
    const names = first.noticedBy.map((guard) => speaker.name(view.guards[guard]?.kind ?? ''));
    return say('burncycle.plan.seen', {
      step: at + 1,
      cell: floorOf(view).cellNames[first.to] ?? '',
      names: new Intl.ListFormat(say.locale).format(names),
    });
  }
}

const clauseOf = ({ plan, decision }: Planning): string =>
  plan?.walk === undefined ? (decision?.clause ?? '') : 'BC-MOVE-03';
