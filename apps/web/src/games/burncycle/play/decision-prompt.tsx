/** The decision of the moment with its answers: every legal choice that has no other place has a button here. */
import type { Offer } from '@tablerunner/table';
import { usePlay, useTable } from '../../../table/play-context.ts';
import { Prompt } from '../../../table/prompt.tsx';
import { Button } from '../../../ui/button.tsx';
import { ClauseTag } from '../../../ui/clause-tag.tsx';
import { BotToken } from '../board/bot-token.tsx';
import { fieldsOf } from '../choices.ts';
import { usePlan } from '../shared.ts';
import { answersOf } from './answers.ts';
import { labelFor } from './labels.ts';
import { moversOf } from './pick.ts';
import { botNameOf, hintOf, titleOf } from './questions.ts';

/** Answers that leave things as they are: never the proposed one. */
const QUIET = ['pass', 'keep', 'end', 'done', 'end-turn', 'go-on', 'decline', 'leave', 'stay', 'spare', 'give-up'];

export function DecisionPrompt() {
  const { say, speaker } = usePlay();
  const isSending = useTable((state) => state.isSending);
  const planning = usePlan();
  const { decision, pickOffer, back, card, mover, chooseMover, view } = planning;
  if (decision === undefined) return undefined;
  const { buttons } = answersOf(decision);
  const movers = decision.step === 'burncycle/move' || card === 'move' ? moversOf(decision) : [];
  const [first] = buttons.filter(({ verdict, choice }) => verdict.ok && !QUIET.includes(fieldsOf(choice).kind));
  const isMany = buttons.length + movers.length > 4;
  return (
    <Prompt
      clause={decision.clause}
      title={titleOf(decision, say, speaker)}
      hint={hintOf(planning, say, speaker)}
      many={isMany}
    >
      {card !== undefined && <Button onClick={back}>{say('table.back')}</Button>}
      {movers.length > 1 &&
        movers.map((bot) => (
          <Button key={bot} aria-pressed={bot === mover} icon={<Token bot={bot} />} onClick={() => chooseMover(bot)}>
            {say('burncycle.plan-for', { bot: botNameOf(view, bot, speaker) })}
          </Button>
        ))}
      {buttons.map((offer) => (
        <Button
          key={offer.text}
          kind={offer === first && decision.legal.length <= 4 ? 'primary' : 'default'}
          busy={isSending}
          {...whyNot(offer)}
          onClick={() => pickOffer(offer)}
        >
          {labelFor(decision, offer, speaker)}
        </Button>
      ))}
    </Prompt>
  );

  function whyNot({ verdict }: Offer) {
    if (verdict.ok) return {};
    const { reason, facts, clause } = verdict;
    return { refused: speaker.say(`refusal.${reason}`, facts), rule: <ClauseTag game="burncycle" clause={clause} /> };
  }

  function Token({ bot }: { readonly bot: number }) {
    const one = view.bots[bot];
    if (one === undefined) return undefined;
    return (
      <svg viewBox="-24 -24 48 48" width="36" height="36" aria-hidden="true" focusable="false">
        <BotToken bot={one} />
      </svg>
    );
  }
}
