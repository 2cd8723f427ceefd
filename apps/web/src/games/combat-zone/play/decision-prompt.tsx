/** The decision of the moment with its answers: every legal choice that has no other place has a button here. */
import type { Speaker } from '@tablerunner/language';
import type { Offer } from '@tablerunner/table';
import { usePlay } from '../../../table/play-context.ts';
import { Prompt } from '../../../table/prompt.tsx';
import { Button } from '../../../ui/button.tsx';
import { nameOf } from '../board/describe.ts';
import { ModelSign } from '../roster/model-sign.tsx';
import { type Planning, usePlan } from '../shared.ts';
import { buttonsOf } from './answers.ts';
import { actorsOf, fieldsOf, modelMeant } from './choices.ts';
import styles from './dock.module.css';
import { OfferButton } from './offer-button.tsx';
import { hintOf, titleOf } from './questions.ts';
import { TokenRow } from './token-row.tsx';

/** Answers that leave things as they are: never the proposed one. */
const QUIET = ['stand', 'pass', 'stay', 'leave', 'no', 'finish', 'stop', 'reserve'];

const RISKS = ['combat-zone/contest', 'combat-zone/luck'];

export function DecisionPrompt() {
  const { say, speaker } = usePlay();
  const planning = usePlan();
  const { decision, actor, card, chooseActor, back, view } = planning;
  if (decision === undefined) return undefined;
  const buttons = buttonsOf(planning);
  const actors = actorsOf(decision);
  // Whoever opposes or might roll again decides between risks: none of them is proposed.
  const isRisk = RISKS.includes(decision.step);
  const first = buttons.find(({ verdict, choice }) => verdict.ok && !QUIET.includes(fieldsOf(choice).kind));
  const names = targetNames(planning, buttons, speaker);
  const isMany = buttons.length + (actors.length > 1 ? actors.length : 0) > 3;
  return (
    <Prompt
      clause={decision.clause}
      title={titleOf(planning, say, speaker)}
      hint={hintOf(planning, say, speaker)}
      many={isMany}
      aside={<TokenRow />}
    >
      {card !== undefined && <Button onClick={back}>{say('table.back')}</Button>}
      {actors.length > 1 &&
        actors.map((model) => (
          <Button
            key={model}
            className={styles.actor}
            aria-pressed={model === actor}
            icon={<ModelSign view={view} model={model} size={28} />}
            onClick={() => chooseActor(model)}
          >
            {nameOf(view, model, speaker)}
          </Button>
        ))}
      {buttons.map((offer) => (
        <OfferButton
          key={offer.text}
          decision={decision}
          offer={offer}
          called={names.get(offer)}
          model={card === undefined && names.has(offer) ? modelMeant(offer.choice) : undefined}
          isFirst={offer === first && buttons.length <= 3 && !isRisk}
        />
      ))}
    </Prompt>
  );
}

/** With a card chosen, or where it is asked who acts, only a model is still open: its name is enough, unless two would be called alike. */
function targetNames(
  { card, decision, view }: Planning,
  buttons: readonly Offer[],
  speaker: Speaker,
): ReadonlyMap<Offer, string> {
  const isWho = decision?.step === 'combat-zone/control';
  if (card === undefined && !isWho) return new Map();
  const named = buttons.flatMap((offer) => {
    if (isWho && fieldsOf(offer.choice).kind !== 'activate') return [];
    const target = modelMeant(offer.choice);
    return target < 0 ? [] : [[offer, nameOf(view, target, speaker)] as const];
  });
  return new Map(named.filter(([, name]) => named.filter(([, other]) => other === name).length === 1));
}
