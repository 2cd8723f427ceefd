/** Several commands fit a spot: the person says which. */
import { ChoiceMenu } from '../../../table/choice-menu.tsx';
import { usePlay } from '../../../table/play-context.ts';
import { labelOf } from './labels.ts';
import { usePlan } from './plan-context.tsx';

export function SpotMenu() {
  const { say, speaker } = usePlay();
  const { menu, view, pickOffer, back } = usePlan();
  const items = (menu?.offers ?? []).map((offer) => ({
    id: offer.text,
    label: labelOf(view, offer.choice, say, speaker),
    choose: () => pickOffer(offer),
  }));
  return <ChoiceMenu items={items} back={back} />;
}
