/** The coach: what the step asks, a hint, the clause behind it, and what to do when one is stuck. */
import type { Lesson } from '@tablerunner/learning';
import { ArrowRight, Check, CircleHelp, RotateCcw, Wand } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { usePlay } from '../table/play-context.ts';
import { SentenceWithPlaces } from '../table/sentence.tsx';
import { Button } from '../ui/button.tsx';
import { ClauseTag } from '../ui/clause-tag.tsx';
import { Label } from '../ui/label.tsx';
import { announce } from '../ui/live-region.tsx';
import styles from './coach-panel.module.css';
import type { LessonTable } from './lesson-table.ts';
import { useLearned } from './progress.ts';
import { lessonAfter } from './shelf.ts';

export interface CoachPanelProps {
  readonly lesson: Lesson;
  readonly host: LessonTable;
}

export function CoachPanel({ lesson, host }: CoachPanelProps) {
  const { say } = usePlay();
  const { at, isOver, isUnderWay, isAstray } = useStore(host.coach);
  const finish = useLearned((learned) => learned.finish);
  const [hintAt, setHintAt] = useState(-1);
  const { game, id, steps, title, ending } = lesson;
  const step = steps[at];
  const words = step === undefined ? ending[say.locale] : step.say[say.locale];
  useEffect(() => announce(words, 'assertive'), [words]);
  useEffect(() => {
    if (isAstray) announce(say('lessons.astray'), 'assertive');
  }, [isAstray, say]);
  useEffect(() => {
    if (isOver) finish(game, id);
  }, [isOver, finish, game, id]);
  const next = lessonAfter(lesson);
  return (
    <div className={styles.coach}>
      <header>
        <Label>{isOver ? say('lessons.over') : say('lessons.step', { step: at + 1, steps: steps.length })}</Label>
        <h1>{title[say.locale]}</h1>
        <ol className={styles.steps} aria-hidden="true">
          {steps.map((one, i) => (
            <li key={one.say.en} data-state={i < at ? 'done' : i === at ? 'now' : 'coming'} />
          ))}
        </ol>
      </header>
      <div className={isOver ? styles.ending : styles.task}>
        {isOver && <Check size={22} aria-hidden="true" />}
        <p>
          <SentenceWithPlaces text={words} />
        </p>
        {step !== undefined && <ClauseTag game={game} clause={step.clause} />}
      </div>
      {isAstray && <p className={styles.astray}>{say('lessons.astray')}</p>}
      {step?.hint !== undefined && hintAt === at && (
        <p className={styles.hint}>
          <SentenceWithPlaces text={step.hint[say.locale]} />
        </p>
      )}
      <div className={styles.buttons}>
        {step !== undefined && step.wants === undefined && (
          <Button kind="primary" icon={<ArrowRight size={18} aria-hidden="true" />} onClick={() => host.read()}>
            {say('lessons.read')}
          </Button>
        )}
        {step?.hint !== undefined && hintAt !== at && (
          <Button icon={<CircleHelp size={18} aria-hidden="true" />} onClick={() => setHintAt(at)}>
            {say('lessons.hint')}
          </Button>
        )}
        {step?.wants !== undefined && (
          <Button icon={<Wand size={18} aria-hidden="true" />} onClick={() => host.show()}>
            {say('lessons.show')}
          </Button>
        )}
        {isUnderWay && !isOver && (
          <Button kind="quiet" icon={<RotateCcw size={18} aria-hidden="true" />} onClick={() => host.again()}>
            {say('lessons.again')}
          </Button>
        )}
        {isOver && next !== undefined && (
          <Link href={`/lessons/${game}/${next.id}`} className={styles.next}>
            {say('lessons.next', { title: next.title[say.locale] })}
            <ArrowRight size={18} aria-hidden="true" />
          </Link>
        )}
        {isOver && next === undefined && (
          <Link href="/" className={styles.next}>
            {say('lessons.play')}
            <ArrowRight size={18} aria-hidden="true" />
          </Link>
        )}
        {(at > 0 || isOver) && (
          <Button kind="quiet" icon={<RotateCcw size={18} aria-hidden="true" />} onClick={() => host.restart()}>
            {say('lessons.restart')}
          </Button>
        )}
      </div>
      <p className={styles.all}>
        <Link href="/lessons">{say('lessons.all')}</Link>
      </p>
    </div>
  );
}
