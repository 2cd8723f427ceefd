/** The decision that is yours: what is asked, what it costs, the answers. */
import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from '../ui/classes.ts';
import { ClauseTag } from '../ui/clause-tag.tsx';
import { Label } from '../ui/label.tsx';
import { announce } from '../ui/live-region.tsx';
import { usePlay } from './play-context.ts';
import styles from './prompt.module.css';

interface PromptProps {
  readonly clause: string;
  readonly title: string;
  readonly hint?: ReactNode;
  /** Many answers get a row of their own. */
  readonly many?: boolean;
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

export function Prompt({ clause, title, hint, many = false, aside, children }: PromptProps) {
  const { ui, say } = usePlay();
  const said = useRef('');
  useEffect(() => {
    if (said.current === title) return;
    said.current = title;
    announce(say('table.your-decision', { title }), 'assertive');
  }, [title, say]);
  return (
    <section className={classes(styles.prompt, many && styles.many)} aria-labelledby="decision">
      <div className={styles.asked}>
        <p className={styles.label}>
          <Label className={styles.mine}>{say('table.decision')}</Label>
          <ClauseTag game={ui.game.id} clause={clause} />
        </p>
        <h2 id="decision" className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        {hint !== undefined && hint !== '' && <p className={styles.hint}>{hint}</p>}
      </div>
      {aside}
      <div className={styles.answers}>{children}</div>
    </section>
  );
}
