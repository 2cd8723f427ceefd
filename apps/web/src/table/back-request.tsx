/** Somebody asks to go back, and how far: the others agree or not. */
import { useEffect, useId } from 'react';
import { Link } from 'wouter';
import { Button } from '../ui/button.tsx';
import { announce } from '../ui/live-region.tsx';
import styles from './back-request.module.css';
import { backWords } from './back-words.ts';
import { usePlay, useTable } from './play-context.ts';

export function BackRequest() {
  const { say, speaker, table } = usePlay();
  const id = useTable((state) => state.id);
  const back = useTable(({ standing }) => standing?.back);
  const length = useTable(({ standing }) => standing?.length ?? 0);
  const viewer = useTable((state) => state.viewer);
  const info = useTable((state) => state.info);
  const about = useId();
  const words =
    back === undefined || info === undefined
      ? ''
      : backWords(back, { viewer, length, seats: info.seats }, say, speaker);
  const isAsked = back !== undefined && viewer !== undefined && back.waitingFor.includes(viewer);
  useEffect(() => announce(words, isAsked ? 'assertive' : 'polite'), [words, isAsked]);
  if (back === undefined) return undefined;
  const { by, to } = back;
  return (
    // Another request has other buttons: whoever was about to agree to this one has not agreed to that one.
    <section key={`${by} ${to}`} className={styles.request}>
      <p id={about}>
        {words} <Link href={`/t/${id}/replay?at=${to}`}>{say('table.back-look')}</Link>
      </p>
      {isAsked && (
        <div className={styles.answers}>
          <Button aria-describedby={about} onClick={() => table.answerBack(false, { by, to })}>
            {say('table.back-no')}
          </Button>
          <Button kind="primary" aria-describedby={about} onClick={() => table.answerBack(true, { by, to })}>
            {say('table.back-yes')}
          </Button>
        </div>
      )}
    </section>
  );
}
