/** The mission of the day: the same for everybody, by the date of the whole world. */
import { ArrowRight, CalendarDays, Check } from 'lucide-react';
import { useWords } from '../i18n/use-words.ts';
import { scoreOf, useRecords } from '../records/records.ts';
import { Label } from '../ui/label.tsx';
import type { Draft } from './draft.ts';
import type { GameOffer } from './game-offer.ts';
import styles from './lobby-page.module.css';

/** The day changes for everybody at once. */
const today = (now = Date.now()): string => new Date(now).toISOString().slice(0, 10);

interface DailyCardProps {
  readonly offer: GameOffer;
  readonly busy: boolean;
  readonly onPlay: (draft: Draft) => void;
}

export function DailyCard({ offer, busy, onPlay }: DailyCardProps) {
  const say = useWords();
  const date = today();
  const entries = useRecords((records) => records.entries);
  const draft = offer.daily?.(date);
  if (draft === undefined) return undefined;
  const { won } = scoreOf(entries, { game: offer.id, daily: date });
  const { difficulty } = draft.options;
  const Sign = won > 0 ? Check : CalendarDays;
  return (
    <button type="button" className={styles.learn} disabled={busy} onClick={() => onPlay(draft)} data-daily={date}>
      <Sign size={26} aria-hidden="true" className={styles.hat} />
      <span>
        <Label>{say('lobby.daily')}</Label>
        <b className={styles.lesson}>{offer.titleOf(draft.options, say.locale)}</b>
        <span className={styles.lead}>
          {say(won > 0 ? 'lobby.daily-won' : 'lobby.daily-hint', {
            game: offer.name,
            difficulty: typeof difficulty === 'string' ? offer.nameOf(difficulty, say.locale) : '',
          })}
        </span>
      </span>
      <ArrowRight size={20} aria-hidden="true" />
    </button>
  );
}
