/** The decision of the moment with its answers: every legal choice that has no other place has a button here. */
import type { Offer } from '@tablerunner/table';
import { Glyph } from '../../../plan/glyph.tsx';
import { usePlay } from '../../../table/play-context.ts';
import { Prompt } from '../../../table/prompt.tsx';
import { Button } from '../../../ui/button.tsx';
import { BotToken, glyphOfBot } from '../board/bot-token.tsx';
import { fieldsOf } from '../choices.ts';
import { usePlan } from '../shared.ts';
import { answersOf } from './answers.ts';
import { OfferButton } from './offer-button.tsx';
import { moversOf } from './pick.ts';
import { botNameOf, hintOf, titleOf } from './questions.ts';

/** Answers that leave things as they are: never the proposed one. */
const QUIET = ['pass', 'keep', 'end', 'done', 'end-turn', 'go-on', 'decline', 'leave', 'stay', 'spare', 'give-up'];

export function DecisionPrompt() {
  const { say, speaker } = usePlay();
  const planning = usePlan();
  const { decision, back, card, mover, chooseMover, view } = planning;
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
        <OfferButton
          key={offer.text}
          decision={decision}
          offer={offer}
          isFirst={offer === first && decision.legal.length <= 4}
          icon={iconOf(offer)}
        />
      ))}
    </Prompt>
  );

  /** A bot that is chosen by its card shows its face. */
  function iconOf({ choice }: Offer) {
    const { kind, card } = fieldsOf(choice);
    if (kind !== 'bot' || typeof card !== 'string') return undefined;
    return (
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
        <Glyph name={glyphOfBot(card)} x={16} y={16} size={30} />
      </svg>
    );
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
