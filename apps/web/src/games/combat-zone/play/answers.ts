/** Which answers have a button in the prompt: all that neither a card nor a place on the table stands for. */
import type { Offer } from '@tablerunner/table';
import type { Planning } from '../shared.ts';
import { cardOf } from './cards.ts';
import { deedOf, doerOf, fieldsOf, isMoveChoice, isPlaceChoice, modelMeant } from './choices.ts';
import { paidBy } from './pick.ts';

/** Targets that are listed for those who do not point. */
const MOST = 24;

export function buttonsOf({ decision, card, actor, token }: Planning): readonly Offer[] {
  if (decision === undefined) return [];
  const own = decision.legal.filter(({ choice }) => isOwn(choice));
  // Whoever reads of it in the question finds it among the answers too, with the reason why not.
  const refused = decision.offers.filter(({ choice, verdict }) => !verdict.ok && fieldsOf(choice).kind === 'inspire');
  return [...own.slice(0, MOST), ...refused];

  function isOwn(choice: unknown): boolean {
    if (decision === undefined || isMoveChoice(choice)) return false;
    // A direction has a button, though it can be pointed at; a place has none.
    if (isPlaceChoice(choice)) return deedOf(choice).kind === 'shove';
    const own = cardOf(decision, choice);
    if (own === undefined) return !isOfAnother(choice);
    return (
      own === card &&
      doerOf(decision, choice) === actor &&
      paidBy([...ofCard()], token).some((one) => one.choice === choice)
    );
  }

  function isOfAnother(choice: unknown): boolean {
    return deedOf(choice).kind === 'reserve' && doerOf(decision as NonNullable<typeof decision>, choice) !== actor;
  }

  function* ofCard(): Generator<Offer> {
    for (const offer of decision?.legal ?? []) {
      if (cardOf(decision as NonNullable<typeof decision>, offer.choice) === card) yield offer;
    }
  }
}

/** Models that can be pointed at now, with the card and the token that were chosen. */
export function targetsNow({ decision, card, actor, token }: Planning): ReadonlySet<number> {
  if (decision === undefined) return new Set();
  const offers = decision.legal.filter(({ choice }) => {
    const own = cardOf(decision, choice);
    return own === undefined || (doerOf(decision, choice) === actor && (card === undefined || own === card));
  });
  return new Set(
    paidBy(offers, token)
      .map(({ choice }) => modelMeant(choice))
      .filter((model) => model >= 0),
  );
}
