/** A word of the glossary inside a sentence: hover, focus or a tap tells what it means. */
import type { Term } from '@tablerunner/learning';
import type { ReactNode } from 'react';
import { Tooltip } from '../ui/tooltip.tsx';
import styles from './gloss-word.module.css';

export interface GlossWordProps {
  readonly term: Term;
  readonly children: ReactNode;
  readonly onTerm?: ((term: Term) => void) | undefined;
  readonly isStop?: boolean;
}

export function GlossWord({ term, children, onTerm, isStop = true }: GlossWordProps) {
  const tell = (): void => onTerm?.(term);
  return (
    <Tooltip text={`${term.name}. ${term.meaning}`}>
      <button
        type="button"
        className={styles.word}
        tabIndex={isStop ? undefined : -1}
        onClick={tell}
        onFocus={tell}
        onMouseEnter={tell}
      >
        {children}
      </button>
    </Tooltip>
  );
}
