/** Why something is not allowed: a fact, the blocker, a way out. It stays until it is closed. */
import { Ban, EyeOff, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { ClauseTag } from '../ui/clause-tag.tsx';
import { usePlay } from './play-context.ts';
import styles from './refusal-note.module.css';
import { SentenceWithPlaces } from './sentence.tsx';

interface RefusalNoteProps {
  readonly fact: string;
  readonly clause: string;
  /** It has to do with what is seen. */
  readonly isSight?: boolean;
  readonly onClose: () => void;
  /** What is in the way, and from where it would be allowed. */
  readonly children?: ReactNode;
}

export function RefusalNote({ fact, clause, isSight = false, onClose, children }: RefusalNoteProps) {
  const { say, ui } = usePlay();
  const Sign = isSight ? EyeOff : Ban;
  return (
    <section className={styles.refusal} aria-label={say('table.refused')}>
      <header>
        <Sign size={20} aria-hidden="true" />
        <b>
          <SentenceWithPlaces text={fact} />
        </b>
        <Button kind="quiet" iconOnly icon={<X size={18} aria-hidden="true" />} onClick={onClose}>
          {say('ui.close')}
        </Button>
      </header>
      {children}
      <p className={styles.rule}>
        <ClauseTag game={ui.game.id} clause={clause} />
      </p>
    </section>
  );
}
