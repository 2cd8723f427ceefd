/** The connection was lost, or the host refused something: said where the eye is, and announced. */
import { useEffect } from 'react';
import { sayTrouble } from '../link/say-trouble.ts';
import { ClauseTag } from '../ui/clause-tag.tsx';
import { announce } from '../ui/live-region.tsx';
import { toast } from '../ui/toasts.tsx';
import styles from './connection-note.module.css';
import { usePlay, useTable } from './play-context.ts';

export function ConnectionNote() {
  const { say, speaker, ui } = usePlay();
  const connection = useTable((state) => state.connection);
  const refusal = useTable((state) => state.refusal);
  const problem = useTable((state) => state.problem);
  useEffect(() => {
    if (refusal === undefined) return;
    const { reason, facts, clause } = refusal;
    toast(speaker.say(`refusal.${reason}`, facts), 'bad', <ClauseTag game={ui.game.id} clause={clause} />);
  }, [refusal, speaker, ui]);
  useEffect(() => {
    if (problem !== undefined) toast(sayTrouble(problem, say), 'bad');
  }, [problem, say]);
  useEffect(() => {
    if (connection === 'lost') announce(say('table.lost'), 'assertive');
  }, [connection, say]);
  if (connection !== 'lost') return undefined;
  return <p className={styles.note}>{say('table.lost')}</p>;
}
