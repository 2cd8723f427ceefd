/** The connection was lost, or the host refused something: said where the eye is, and announced. */
import { useEffect } from 'react';
import { sayTrouble } from '../link/say-trouble.ts';
import { announce } from '../ui/live-region.tsx';
import { toast } from '../ui/toasts.tsx';
import styles from './connection-note.module.css';
import { usePlay, useTable } from './play-context.ts';

export function ConnectionNote() {
  const { say, speaker } = usePlay();
  const connection = useTable((state) => state.connection);
  const refusal = useTable((state) => state.refusal);
  const problem = useTable((state) => state.problem);
  useEffect(() => {
    if (refusal !== undefined) toast(speaker.refusal(refusal), 'bad');
  }, [refusal, speaker]);
  useEffect(() => {
    if (problem !== undefined) toast(sayTrouble(problem, say), 'bad');
  }, [problem, say]);
  useEffect(() => {
    if (connection === 'lost') announce(say('table.lost'), 'assertive');
  }, [connection, say]);
  if (connection !== 'lost') return undefined;
  return <p className={styles.note}>{say('table.lost')}</p>;
}
