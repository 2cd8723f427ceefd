/** A card in one line; pressed, it says what it does. */
import { usePlay } from '../../../table/play-context.ts';
import { Popover } from '../../../ui/popover.tsx';
import styles from './card-line.module.css';

interface CardLineProps {
  readonly name: string;
  readonly note?: string;
  readonly text: string;
  /** Not at work: an ability that nobody paid for yet. */
  readonly isOff?: boolean;
}

export function CardLine({ name, note, text, isOff = false }: CardLineProps) {
  const { say } = usePlay();
  return (
    <Popover
      label={name}
      side="right"
      trigger={
        <button type="button" className={styles.line} data-off={isOff || undefined}>
          <b>{name}</b>
          {note !== undefined && <span>{note}</span>}
          <span className="visually-hidden">{say('burncycle.agent.read')}</span>
        </button>
      }
    >
      <p>
        <b>{name}</b>
      </p>
      <p>{text}</p>
    </Popover>
  );
}
