/** All lessons, in the order in which they build on each other. */
import { Check, Clock } from 'lucide-react';
import { Link } from 'wouter';
import { useSpeaker, useWords } from '../i18n/use-words.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { Prose } from '../ui/prose.tsx';
import styles from './lessons-page.module.css';
import { useLearned } from './progress.ts';
import { LESSONS } from './shelf.ts';

const GAMES = [...new Set(LESSONS.map(({ game }) => game))];

export function LessonsPage() {
  const say = useWords();
  return (
    <PageFrame title={say('lessons.title')}>
      <Prose className={styles.page}>
        <h1>{say('lessons.title')}</h1>
        <p className={styles.about}>{say('lessons.about')}</p>
        {GAMES.map((game) => (
          <LessonsOf key={game} game={game} />
        ))}
      </Prose>
    </PageFrame>
  );
}

function LessonsOf({ game }: { readonly game: string }) {
  const say = useWords();
  const speaker = useSpeaker(game);
  const done = useLearned((learned) => learned.done);
  return (
    <section data-game={game}>
      <h2>{speaker?.name(game) ?? game}</h2>
      <ol className={styles.list}>
        {LESSONS.filter((lesson) => lesson.game === game).map(({ id, order, title, about, minutes }) => {
          const isDone = done.includes(`${game}/${id}`);
          return (
            <li key={id}>
              <Link href={`/lessons/${game}/${id}`} className={styles.lesson}>
                <span className={styles.number} data-done={isDone || undefined}>
                  {isDone ? <Check size={20} aria-label={say('lessons.done')} /> : order}
                </span>
                <span className={styles.words}>
                  <b>{title[say.locale]}</b>
                  <span>{about[say.locale]}</span>
                </span>
                <span className={styles.time}>
                  <Clock size={16} aria-hidden="true" />
                  {say('lessons.minutes', { minutes })}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
