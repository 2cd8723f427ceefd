/** Characters, gonks and mercs, each tier a card: tokens, skills, and all that the card does. */
import { CARDS } from '@tablerunner/combat-zone';
import { useWords } from '../../i18n/use-words.ts';
import { CardLines, Figures, linesOfProfile } from '../../teams/card-text.tsx';
import styles from '../cards.module.css';
import type { ShelfProps } from '../shelf.ts';

export function Characters({ speaker }: ShelfProps) {
  const say = useWords();
  return (
    <ul className={styles.cards}>
      {Object.values(CARDS.profiles).map((profile) => (
        <li key={profile.id} className={styles.card}>
          <h3>{speaker.name(profile.id)}</h3>
          <p className={styles.facts}>
            {[
              ...(profile.faction === 'merc' ? [] : [speaker.name(profile.faction)]),
              ...profile.keywords.map(speaker.name),
              say('teams.eb', { eb: profile.eb }),
            ].join(' · ')}
          </p>
          <Figures profile={profile} />
          <CardLines lines={linesOfProfile(profile, speaker)} />
        </li>
      ))}
    </ul>
  );
}
