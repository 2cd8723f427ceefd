/** The actions of the moment as cards: always in the same order, with their price, or with the reason why not. */
import { ChevronRight } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
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
  /** The last card ends the turn, and stays in sight beside the others while they scroll. */
  readonly keepsLast?: boolean;
  /** One line high: what they cost, or why not, is told to readers and to those who ask. */
  readonly isShort?: boolean;
}

export function ActionCards({ cards, choose, keepsLast = false, isShort = false }: ActionCardsProps) {
  const { say } = usePlay();
  const last = keepsLast ? cards.at(-1) : undefined;
  const row = last === undefined ? cards : cards.slice(0, -1);
  const own = useRef<HTMLDivElement>(null);
  const hidden = useHidden(own, row.length);
  return (
    <fieldset className={classes(styles.cards, isShort && styles.short)}>
      <legend className="visually-hidden">{say('table.actions')}</legend>
      <div ref={own} className={styles.row}>
        {row.map((card) => (
          <CardButton key={card.id} card={card} choose={choose} />
        ))}
      </div>
      {hidden > 0 && (
        // Whoever comes by keyboard reaches the cards themselves, and they come into sight.
        <button
          type="button"
          className={styles.more}
          tabIndex={-1}
          title={say('table.more-cards', { count: hidden })}
          aria-label={say('table.more-cards', { count: hidden })}
          onClick={() => own.current?.scrollBy({ left: own.current.clientWidth * 0.8, behavior: 'smooth' })}
        >
          <ChevronRight size={18} aria-hidden="true" />+{hidden}
        </button>
      )}
      {last !== undefined && <CardButton card={last} choose={choose} />}
    </fieldset>
  );
}

/** How many cards lie beyond the end of their row. */
function useHidden(row: RefObject<HTMLDivElement | null>, count: number): number {
  const [hidden, setHidden] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted anew when there are more or fewer
  useEffect(() => {
    const box = row.current;
    if (box === null) return;
    const look = (): void => {
      const end = box.getBoundingClientRect().right + 1;
      setHidden([...box.children].filter((card) => card.getBoundingClientRect().right > end).length);
    };
    const watch = new ResizeObserver(look);
    watch.observe(box); // tells at once
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [row, count]);
  return hidden;
}

interface CardButtonProps {
  readonly card: ActionCard;
  readonly choose: (id: string) => void;
}

function CardButton({ card, choose }: CardButtonProps) {
  const { id, glyph, name, note, refusedBy, shortcut, isChosen } = card;
  return (
    <button
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
  );
}

/** The key of a card by its place: 1 to 8 in order, and 9 for the last one alone; those between them have none. */
export const shortcutAt = (at: number, count: number): string | undefined => {
  if (at === count - 1) return '9';
  return at < 8 ? String(at + 1) : undefined;
};
