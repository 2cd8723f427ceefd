/** The Repression cards of the automated ISC: which Airlock, which colour, how many tokens. */
import { CARDS } from '@tablerunner/escape';
import { useWords } from '../../i18n/use-words.ts';
import styles from '../cards.module.css';
import type { ShelfProps } from '../shelf.ts';

export function RepressionCards({ speaker }: ShelfProps) {
  const say = useWords();
  return (
    <ul className={styles.small}>
      {CARDS.map(({ id, airlock, colour, tokens }) => (
        <li key={id} className={styles.card}>
          <h3>{say('workshop.airlock', { airlock })}</h3>
          <p>{say('workshop.brings', { tokens, colour: speaker.name(colour) })}</p>
          <p className={styles.source}>{id}</p>
        </li>
      ))}
    </ul>
  );
}
