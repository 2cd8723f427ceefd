/** Programs of netrunners: their die, and what their two sides do. */
import { CARDS, describeProgram } from '@tablerunner/combat-zone';
import { CardLines } from '../../teams/card-text.tsx';
import { Tokens } from '../../teams/tokens.tsx';
import styles from '../cards.module.css';
import type { ShelfProps } from '../shelf.ts';
import { Prices } from './prices.tsx';

export function Programs({ speaker }: ShelfProps) {
  return (
    <ul className={styles.cards}>
      {Object.values(CARDS.programs).map((card) => (
        <li key={card.id} className={styles.card}>
          <h3>{speaker.name(card.id)}</h3>
          <Tokens tokens={[card.quality]} />
          <CardLines lines={describeProgram(card, speaker).map((text) => ({ text }))} />
          <Prices prices={card.prices} speaker={speaker} />
        </li>
      ))}
    </ul>
  );
}
