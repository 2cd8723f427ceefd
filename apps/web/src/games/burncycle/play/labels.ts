/** What a choice of burncycle is called on a button. */
import { explainChoice, labelOf } from '@tablerunner/burncycle/plan';
import type { Speaker } from '@tablerunner/language';
import type { Offer } from '@tablerunner/table';
import type { Decision } from '../shared.ts';

/** In words, or as the command is written where nobody has words for it. */
export function labelFor({ view, step, memory }: Decision, { choice, text }: Offer, speaker: Speaker): string {
  const { kind } = choice as { readonly kind: string };
  const label = labelOf(view, { step, memory }, choice, speaker);
  return label === '' || label === `choice.${kind}` ? text : label;
}

/** What the choice would do, where its name does not say it. */
export const explain = ({ view, step, memory }: Decision, { choice }: Offer, speaker: Speaker): string =>
  explainChoice(view, { step, memory }, choice, speaker);
