/** Several choices that were pointed at together: one below the other, in the dock. */
import { usePlay } from '../../../table/play-context.ts';
import { Prompt } from '../../../table/prompt.tsx';
import { Button } from '../../../ui/button.tsx';
import { usePlan } from '../shared.ts';
import { OfferButton } from './offer-button.tsx';

export function OfferList() {
  const { say } = usePlay();
  const { decision, menu, back } = usePlan();
  if (decision === undefined || menu === undefined) return undefined;
  return (
    <Prompt clause={decision.clause} title={say('table.which')} many>
      <Button onClick={back}>{say('table.back')}</Button>
      {menu.offers.map((offer) => (
        <OfferButton key={offer.text} decision={decision} offer={offer} />
      ))}
    </Prompt>
  );
}
