/** Everybody at a table that was laid from a file or a position reads so, as long as they sit there. */
import type { Origin } from '@tablerunner/engine';
import { FileClock } from 'lucide-react';
import { useWords } from '../i18n/use-words.ts';
import styles from './origin-note.module.css';
import { originWords } from './origin-words.ts';

export function OriginNote({ origin }: { readonly origin: Origin | undefined }) {
  const say = useWords();
  if (origin === undefined) return undefined;
  return (
    <p className={styles.origin} title={say('table.from-hint')}>
      <FileClock size={16} aria-hidden="true" />
      <span>{originWords(origin, say)}</span>
    </p>
  );
}
