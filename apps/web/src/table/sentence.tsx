/** A sentence in which the names of cells, doors and points are links to their place on the board, and words of the game tell what they mean. */
import { Glossed } from '../rulebook/glossed.tsx';
import { usePlay, useTable } from './play-context.ts';
import styles from './sentence.module.css';

/** `e5` is a cell, `e5n` a door of it, `12.3|4.5` a point of an open table, with or without spaces; in other languages `12,3|4,5`. */
const PLACE = String.raw`[a-z]\d{1,2}[nesw]?|\d{1,2}[.,]\d ?\| ?\d{1,2}[.,]\d`;
const WORD = new RegExp(`^(?:${PLACE})$`, 'u');
const SPLIT = new RegExp(String.raw`(?<![\p{L}\d-])(${PLACE})(?![\p{L}\d-])`, 'gu');

/** Tells whichever board is on the page to show a place. */
export const SHOW_PLACE = 'tablerunner-show-place';

interface SentenceProps {
  readonly text: string;
  /** In long lists places and words are no tab stops: the list has keys of its own to go through them. */
  readonly isStop?: boolean;
}

export function SentenceWithPlaces({ text, isStop = true }: SentenceProps) {
  const { ui, say } = usePlay();
  const seen = useTable(({ standing }) => standing?.seen);
  return text.split(SPLIT).map((part, i) => {
    const isPlace = WORD.test(part) && seen !== undefined && ui.isPlace(part, seen);
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change their order
    if (!isPlace) return <Glossed key={i} game={ui.game.id} text={part} isStop={isStop} />;
    return (
      <button
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change their order
        key={i}
        type="button"
        className={styles.place}
        tabIndex={isStop ? undefined : -1}
        aria-label={say('table.show-place', { place: part })}
        onClick={() => dispatchEvent(new CustomEvent(SHOW_PLACE, { detail: part }))}
      >
        {part}
      </button>
    );
  });
}
