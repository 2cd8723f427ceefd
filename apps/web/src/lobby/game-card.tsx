/** A game in the lobby: a piece of its board, what it is, Play now and Set up. */
import { Check, Clock, Play, SlidersHorizontal, Users } from 'lucide-react';
import { Link } from 'wouter';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import styles from './game-card.module.css';
import type { GameOffer } from './game-offer.ts';

interface GameCardProps {
  readonly offer: GameOffer;
  readonly isChosen: boolean;
  /** The picture stands beside the text. */
  readonly isWide: boolean;
  readonly busy: boolean;
  /** Why it cannot be played as it is set up. */
  readonly refused?: string | undefined;
  readonly onPlay: () => void;
  readonly onSetUp: () => void;
}

export function GameCard({ offer, isChosen, isWide, busy, refused, onPlay, onSetUp }: GameCardProps) {
  const say = useWords();
  const { Picture } = offer;
  return (
    <article className={classes(styles.card, isWide && styles.wide, isChosen && styles.chosen)} data-game={offer.id}>
      <div className={styles.picture}>
        <Picture />
      </div>
      <div className={styles.text}>
        <header className={styles.header}>
          <h2>{offer.name}</h2>
          {isChosen ? (
            <span className={styles.mark}>
              <Check size={16} aria-hidden="true" />
              {say('lobby.chosen')}
            </span>
          ) : undefined}
        </header>
        <p>{say(offer.tagline)}</p>
        <p className={styles.facts}>
          <span>
            <Users size={16} aria-hidden="true" />
            {say('lobby.card-players', { players: offer.players })}
          </span>
          <span>
            <Clock size={16} aria-hidden="true" />
            {say('lobby.card-minutes', { minutes: offer.minutes })}
          </span>
          {offer.more === undefined ? undefined : <Link href={offer.more.to}>{say(offer.more.text)}</Link>}
        </p>
        <div className={styles.buttons}>
          <Button
            className={styles.play}
            busy={busy}
            refused={refused}
            icon={<Play size={18} className={styles.sign} aria-hidden="true" />}
            onClick={onPlay}
          >
            {say('lobby.play-now')}
          </Button>
          <Button
            aria-expanded={isChosen}
            aria-controls="set-up"
            icon={<SlidersHorizontal className={styles.narrow} size={18} aria-hidden="true" />}
            onClick={onSetUp}
          >
            <span className={styles.words}>{say('lobby.set-up')}</span>
          </Button>
        </div>
      </div>
    </article>
  );
}
