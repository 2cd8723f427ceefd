/** Profile cards: rank, life, the three values, abilities; each ability leads to its clauses. */
import { ABILITIES_WITH_X, CHARACTERS, type Character } from '@tablerunner/escape';
import { newUnit, POOLS, type Unit } from '@tablerunner/escape/plan';
import { Link } from 'wouter';
import { UnitToken } from '../../games/escape/board/unit-token.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { useLibrary } from '../../rulebook/use-library.ts';
import styles from '../cards.module.css';
import type { ShelfProps } from '../shelf.ts';

export function Characters({ speaker }: ShelfProps) {
  const say = useWords();
  const library = useLibrary('escape');
  const sections =
    library === undefined || library === 'none'
      ? []
      : (library.book.chapters.find(({ id }) => id === 'abilities')?.sections ?? []);
  const pathOf = (ability: string): string => {
    const section = sections.find(({ id }) => id === ability || id.startsWith(`${ability}-`));
    return `/rules/escape/abilities${section === undefined ? '' : `.${section.id}`}`;
  };
  return (
    <ul className={styles.cards}>
      {CHARACTERS.map((card) => (
        <li key={card.id} className={styles.card}>
          <header className={styles.header}>
            <svg width="52" height="52" viewBox="-26 -26 52 52" aria-hidden="true">
              <UnitToken unit={unitOf(card)} />
            </svg>
            <div>
              <h3>{speaker.name(card.id)}</h3>
              <p>
                {say('workshop.rank', { rank: card.rank, faction: speaker.name(card.faction) })}
                {card.colour === undefined ? '' : `, ${speaker.name(card.colour)}`}
              </p>
            </div>
          </header>
          <dl className={styles.values}>
            <div>
              <dt>{say('workshop.life')}</dt>
              <dd>{card.life}</dd>
            </div>
            {POOLS.map((pool) => (
              <div key={pool}>
                <dt>{speaker.name(pool)}</dt>
                <dd>{card.values[pool]}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.abilities}>
            {Object.entries(card.abilities).map(([ability, x]) => (
              <Link key={ability} href={pathOf(ability)}>
                {speaker.name(ability)}
                {hasNumber(ability) ? ` (${x})` : ''}
              </Link>
            ))}
          </p>
          <p className={styles.source}>{say(`workshop.source-${card.source}`)}</p>
        </li>
      ))}
    </ul>
  );
}

const hasNumber = (ability: string): boolean => ABILITIES_WITH_X.some((one) => one === ability);

/** The card as a piece on the board, whole and fresh. */
const unitOf = (card: Character): Unit => ({ ...newUnit(card.id, card, card.faction), place: 'board', cell: 0 });
