/** What a card costs each faction; nothing where it cannot be bought. */
import type { GearCard } from '@tablerunner/combat-zone';
import type { Speaker } from '@tablerunner/language';
import { useWords } from '../../i18n/use-words.ts';
import styles from '../cards.module.css';

interface PricesProps {
  readonly prices: GearCard['prices'];
  readonly speaker: Speaker;
}

export function Prices({ prices, speaker }: PricesProps) {
  const say = useWords();
  return (
    <ul className={styles.prices}>
      {Object.entries(prices).map(([faction, { eb, rarity, streetCred }]) => (
        <li key={faction}>
          {faction === 'any' ? '' : `${speaker.name(faction)}: `}
          {say('teams.price', { eb, rarity, streetCred: String(streetCred) })}
        </li>
      ))}
    </ul>
  );
}
