/** The moments that decided something, as a list to jump from. */
import type { Speaker } from '@tablerunner/language';
import { useWords } from '../i18n/use-words.ts';
import { Label } from '../ui/label.tsx';
import styles from './moments-list.module.css';
import type { Replay } from './use-replay.ts';

export interface MomentsListProps {
  readonly replay: Replay;
  readonly speaker: Speaker;
}

export function MomentsList({ replay, speaker }: MomentsListProps) {
  const say = useWords();
  const { story, place } = replay;
  const keys = story.beats.flatMap((beat, i) =>
    beat.key === undefined ? [] : [{ beat, i, told: beat.told[beat.key] }],
  );
  const now = keys.findLast(({ i }) => i <= place)?.i;
  return (
    <section className={styles.moments}>
      <h2>
        <Label>{say('replay.moments')}</Label>
      </h2>
      {keys.length === 0 && <p className={styles.none}>{say('replay.no-moments')}</p>}
      <ol>
        {keys.map(({ beat, i, told }) => {
          return (
            <li key={beat.at}>
              <button
                type="button"
                className={styles.moment}
                aria-current={i === now ? 'true' : undefined}
                onClick={() => replay.go(i)}
              >
                <span className={styles.number}>{i}</span>
                <span>
                  <b>{told === undefined ? '' : speaker.event(told)}</b>
                  <span className={styles.turn}>
                    {beat.turn === 0 ? say('replay.setup') : say('replay.turn', { turn: beat.turn, game: replay.game })}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
