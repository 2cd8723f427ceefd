/** The moment itself in sentences, with the dice that fell, and what came before and after it. */
import type { Speaker } from '@tablerunner/language';
import { useWords } from '../i18n/use-words.ts';
import { Glossed } from '../rulebook/glossed.tsx';
import { Die } from '../ui/die.tsx';
import { Label } from '../ui/label.tsx';
import styles from './moment-panel.module.css';
import { sentencesOf } from './sentences.ts';
import type { Replay } from './use-replay.ts';

export interface MomentPanelProps {
  readonly replay: Replay;
  readonly speaker: Speaker;
  readonly game: string;
}

/** So many moments before and after are shown. */
const AROUND = 6;

export function MomentPanel({ replay, speaker, game }: MomentPanelProps) {
  const say = useWords();
  const { story, place } = replay;
  const beat = story.beats[place];
  const sentences = beat === undefined ? [] : sentencesOf(beat, speaker);
  const dice = beat?.lying ?? [];
  const from = Math.max(0, place - AROUND);
  return (
    <>
      <section className={styles.now}>
        <h2>
          <Label>{say('replay.event', { place })}</Label>
        </h2>
        {sentences.length === 0 ? (
          <p className={styles.quiet}>{say('replay.nothing')}</p>
        ) : (
          sentences.map((sentence, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences of a moment never change their places
            <p key={i} className={i === 0 ? styles.first : undefined}>
              <Glossed game={game} text={sentence} />
            </p>
          ))
        )}
        {dice.length > 0 && (
          <p className={styles.dice}>
            {dice.map((face, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice lie where they fell
              <Die key={i} face={face} role={i === 0 ? 'active' : 'passive'} />
            ))}
          </p>
        )}
      </section>
      <section className={styles.around}>
        <h2>
          <Label>{say('replay.around')}</Label>
        </h2>
        <ol>
          {story.beats.slice(from, place + AROUND + 1).map((one, i) => (
            <li key={one.at} data-now={from + i === place || undefined}>
              <button type="button" className={styles.line} onClick={() => replay.go(from + i)}>
                <span className={styles.number}>{from + i}</span>
                <span>{sentencesOf(one, speaker).join(' ') || say('replay.nothing')}</span>
              </button>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
