/** The actions of the moment as cards: always in the same order, with their price, or with the reason why not. */
import { Glyph, type GlyphName } from '../plan/glyph.tsx';
import { classes } from '../ui/classes.ts';
import styles from './action-cards.module.css';
import { usePlay } from './play-context.ts';

export interface ActionCard {
  readonly id: string;
  readonly glyph: GlyphName;
  readonly name: string;
  /** The price and what is left, or the reason in short. */
  readonly note: string;
  /** The clause that forbids it; none where it is allowed. */
  readonly refusedBy?: string | undefined;
  /** The single key that chooses it. */
  readonly shortcut?: string | undefined;
  readonly isChosen: boolean;
}

interface ActionCardsProps {
  readonly cards: readonly ActionCard[];
  readonly choose: (id: string) => void;
}

export function ActionCards({ cards, choose }: ActionCardsProps) {
  const { say } = usePlay();
  return (
    <fieldset className={styles.cards}>
      <legend className="visually-hidden">{say('table.actions')}</legend>
      {cards.map(({ id, glyph, name, note, refusedBy, shortcut, isChosen }) => (
        <button
          key={id}
          type="button"
          className={classes(styles.card, refusedBy !== undefined && styles.refused, isChosen && styles.chosen)}
          aria-disabled={refusedBy !== undefined || undefined}
          aria-pressed={isChosen}
          aria-keyshortcuts={shortcut}
          onClick={() => choose(id)}
        >
          <span className={styles.top} aria-hidden="true">
            <svg className={styles.icon} viewBox="0 0 26 26" aria-hidden="true" focusable="false">
              <Glyph name={glyph} x={13} y={13} size={24} />
            </svg>
            {shortcut !== undefined && <kbd className={styles.key}>{shortcut}</kbd>}
          </span>
          <span className={styles.name}>{name}</span>
          <span className={styles.note}>{note}</span>
          {refusedBy !== undefined && <span className={styles.clause}>{refusedBy}</span>}
        </button>
      ))}
    </fieldset>
  );
}

/** The key of a card by its place: 1 to 8 in order, and 9 for the last one alone; those between them have none. */
export const shortcutAt = (at: number, count: number): string | undefined => {
  if (at === count - 1) return '9';
  return at < 8 ? String(at + 1) : undefined;
};
