/** Who plays a seat: me, a friend by link, or the machine at some strength. */
import { STRENGTHS, type Strength } from '@tablerunner/table';
import { useWords } from '../i18n/use-words.ts';
import { Segmented } from '../ui/segmented.tsx';
import { Select } from '../ui/select.tsx';
import { type DraftSeat, SITTERS } from './draft.ts';
import type { GameOffer } from './game-offer.ts';
import styles from './seat-field.module.css';

interface SeatFieldProps {
  readonly offer: GameOffer;
  readonly seat: string;
  readonly sits: DraftSeat;
  readonly onChange: (change: Partial<DraftSeat>) => void;
  /** Whether a friend can be asked to sit here. */
  readonly friends?: boolean;
}

export function SeatField({ offer, seat, sits, onChange, friends = true }: SeatFieldProps) {
  const say = useWords();
  const { SeatSign } = offer;
  const name = offer.nameOf(seat, say.locale);
  return (
    <div className={styles.seat}>
      <Segmented
        legend={
          <span className={styles.name}>
            <SeatSign seat={seat} />
            {name}
          </span>
        }
        segments={SITTERS.filter((who) => friends || who !== 'friend').map((value) => ({
          value,
          label: say(`lobby.sits-${value}`),
        }))}
        value={sits.who}
        onChange={(who) => onChange({ who })}
      />
      {sits.who === 'machine' ? (
        <Select
          label={say('lobby.strength-of', { seat: name })}
          hideLabel
          options={STRENGTHS.map((value) => ({ value, label: say(`lobby.strength-${value}`) }))}
          value={sits.strength}
          onChange={(strength: Strength) => onChange({ strength })}
        />
      ) : undefined}
    </div>
  );
}
