/** A card in one line; pressed, it says what it does. */
import { Popover } from '../ui/popover.tsx';
import styles from './card-line.module.css';
import { usePlay } from './play-context.ts';

interface CardLineProps {
  readonly name: string;
  readonly note?: string | undefined;
  readonly lines: readonly string[];
  /** Not at work: face down, not running, not paid for yet. */
  readonly isOff?: boolean;
}

export function CardLine({ name, note, lines, isOff = false }: CardLineProps) {
  const { say } = usePlay();
  return (
    <Popover
      label={name}
      side="right"
      trigger={
        <button type="button" className={styles.line} data-off={isOff || undefined}>
          <b>{name}</b>
          {note !== undefined && <span>{note}</span>}
          <span className="visually-hidden">{say('table.read-card')}</span>
        </button>
      }
    >
      <p>
        <b>{name}</b>
      </p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Popover>
  );
}
