/** Who plays each of the seats of a draft. */
import { type Draft, withSeat } from './draft.ts';
import type { GameOffer } from './game-offer.ts';
import { SeatField } from './seat-field.tsx';

interface SeatFieldsProps {
  readonly offer: GameOffer;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  /** Whether friends can be asked to sit down. */
  readonly friends?: boolean;
}

export function SeatFields({ offer, draft, onChange, friends = true }: SeatFieldsProps) {
  return Object.entries(draft.seats).map(([seat, sits]) => (
    <SeatField
      key={seat}
      offer={offer}
      seat={seat}
      sits={sits}
      friends={friends}
      onChange={(change) => onChange(withSeat(draft, seat, change))}
    />
  ));
}
