/** What stands at the spot itself: a small menu, or the reason for a refusal. */
import type { Point } from '@tablerunner/geometry';
import { SpotNote } from '../../../plan/spot-note.tsx';
import { ChoiceMenu } from '../../../table/choice-menu.tsx';
import { usePlay } from '../../../table/play-context.ts';
import { usePlan } from '../shared.ts';
import { labelFor } from './labels.ts';
import { Refusal } from './refusal.tsx';

interface FieldNoteProps {
  /** Where a place of the table stands on the page. */
  readonly at: (point: Point) => { readonly left: number; readonly top: number };
  readonly size: number;
}

export function FieldNote({ at, size }: FieldNoteProps) {
  const { speaker } = usePlay();
  const { menu, refused, decision, pickOffer, back } = usePlan();
  const spot = menu?.at ?? refused?.at;
  const hasMenu = menu?.at !== undefined && decision !== undefined;
  const items = hasMenu
    ? menu.offers.map((offer) => ({
        id: offer.text,
        label: labelFor(decision, offer.choice, speaker),
        choose: () => pickOffer(offer),
      }))
    : [];
  return (
    <SpotNote spot={spot === undefined ? undefined : at(spot)} size={size} hasLeader={!hasMenu}>
      {hasMenu && <ChoiceMenu items={items} back={back} />}
      {!hasMenu && refused !== undefined && <Refusal />}
    </SpotNote>
  );
}
