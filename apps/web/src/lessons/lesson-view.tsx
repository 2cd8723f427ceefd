/** The lesson laid out: the coach at the left, board and dock in the middle, odds and dice at the right. */
import type { Lesson } from '@tablerunner/learning';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { LogPanel } from '../table/log-panel.tsx';
import { usePlay, useTable } from '../table/play-context.ts';
import { SHOW_PLACE } from '../table/sentence.tsx';
import { Loading } from '../ui/loading.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { CoachPanel } from './coach-panel.tsx';
import type { LessonTable } from './lesson-table.ts';
import styles from './lesson-view.module.css';

export interface LessonViewProps {
  readonly lesson: Lesson;
  readonly host: LessonTable;
}

export function LessonView({ lesson, host }: LessonViewProps) {
  const { ui, say } = usePlay();
  const seen = useTable(({ standing }) => standing?.seen);
  const at = useStore(host.coach, (coach) => coach.at);
  const isThere = seen !== undefined;
  const place = lesson.steps[at]?.point.find((word) => seen !== undefined && ui.isPlace(word, seen));
  useEffect(() => {
    if (isThere && place !== undefined) dispatchEvent(new CustomEvent(SHOW_PLACE, { detail: place }));
  }, [isThere, place]);
  if (!isThere) return <Loading />;
  const title = lesson.title[say.locale];
  const isReading = lesson.steps[at]?.wants === undefined;
  return (
    <PageFrame
      title={`${title} · ${say('lessons.title')}`}
      game={lesson.game}
      full
      tabs={false}
      skip={[
        { to: 'coach', text: say('lessons.coach') },
        { to: 'board', text: say('table.skip-board') },
      ]}
    >
      <div className={styles.lesson} data-reading={isReading || undefined}>
        <aside className={styles.coach} id="coach" tabIndex={-1} aria-label={say('lessons.coach')}>
          <CoachPanel lesson={lesson} host={host} />
        </aside>
        <section className={styles.middle} id="board" tabIndex={-1} aria-label={say('table.board')}>
          <ui.Board />
          <ui.Dock />
        </section>
        <aside className={styles.why} aria-label={say('table.why')}>
          <ui.Why />
          <ui.Roll />
        </aside>
        <aside className={styles.log} aria-label={say('table.log')}>
          <LogPanel />
        </aside>
      </div>
    </PageFrame>
  );
}
