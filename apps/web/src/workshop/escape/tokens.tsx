/** The hidden tokens of the ISC: what they stand for, and how many there are of each colour. */
import { COLOURS, TOKENS } from '@tablerunner/escape';
import { useWords } from '../../i18n/use-words.ts';
import styles from '../cards.module.css';
import type { ShelfProps } from '../shelf.ts';

export function Tokens({ speaker }: ShelfProps) {
  const say = useWords();
  const colours = new Intl.ListFormat(say.locale).format(COLOURS.map((colour) => speaker.name(colour)));
  return (
    <ul className={styles.small}>
      {TOKENS.map(({ id, rank, bots, copies }) => (
        <li key={id} className={styles.card}>
          <h3>{bots > 0 ? say('workshop.bots', { bots }) : say('workshop.character-of-rank', { rank })}</h3>
          <p>{say('workshop.copies', { copies, colours })}</p>
        </li>
      ))}
    </ul>
  );
}
