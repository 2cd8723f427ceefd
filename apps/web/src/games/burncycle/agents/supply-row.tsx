/** Action chips at hand, each kind with its count. */
import { type Chips, SUPPLY_CHIPS } from '@tablerunner/burncycle/plan';
import { usePlay } from '../../../table/play-context.ts';
import { Label } from '../../../ui/label.tsx';
import { ChipSign } from '../cycle/chip-sign.tsx';
import styles from './supply-row.module.css';

interface SupplyRowProps {
  readonly label: string;
  readonly chips: Chips;
}

export function SupplyRow({ label, chips }: SupplyRowProps) {
  const { say } = usePlay();
  const kinds = SUPPLY_CHIPS.filter((chip) => chips[chip] > 0);
  return (
    <p className={styles.supply}>
      <Label>{label}</Label>
      {kinds.length === 0 && <span className={styles.none}>{say('burncycle.agent.none')}</span>}
      {kinds.map((chip) => (
        <span key={chip} className={styles.kind}>
          <ChipSign chip={chip} size={22} />
          <span aria-hidden="true">{chips[chip] > 1 ? `×${chips[chip]}` : ''}</span>
          <span className="visually-hidden">{chips[chip]}</span>
        </span>
      ))}
    </p>
  );
}
