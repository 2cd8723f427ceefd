/** One clause: its number, its text, where the booklet says it, and the worked examples that show it. */
import type { Clause, Example, Term } from '@tablerunner/learning';
import { ChevronDown, ChevronRight, Link2 } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { ClauseTag } from '../ui/clause-tag.tsx';
import { toast } from '../ui/toasts.tsx';
import styles from './clause-row.module.css';
import { ClauseText, type ClauseTextProps } from './clause-text.tsx';
import { PositionFigure } from './position-figure.tsx';
import { titleOf } from './title-of.ts';

export interface ClauseRowProps {
  readonly game: string;
  readonly clause: Clause;
  readonly gloss: ClauseTextProps['gloss'];
  readonly examples: readonly Example[];
  readonly textOf: (clause: string) => string;
  readonly words?: readonly string[];
  readonly isChosen?: boolean;
  /** The language of the page: a clause in another one says so. */
  readonly language: string;
  readonly onTerm?: (term: Term) => void;
}

export function ClauseRow(props: ClauseRowProps) {
  const { game, clause, gloss, examples, textOf, words, isChosen = false, language, onTerm } = props;
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(`${location.origin}/rules/${game}/${clause.id}`);
    toast(say('rules.copied', { clause: clause.id }));
  };
  return (
    <li id={clause.id} className={classes(styles.row, isChosen && styles.chosen)} tabIndex={isChosen ? -1 : undefined}>
      <div className={styles.number}>
        <ClauseTag game={game} clause={clause.id} />
      </div>
      <div className={styles.body}>
        <p lang={clause.language === language ? undefined : clause.language}>
          <ClauseText
            game={game}
            text={clause.text}
            gloss={gloss}
            language={clause.language}
            {...(words && { words })}
            onTerm={onTerm}
          />
        </p>
        {clause.source === '' ? undefined : (
          <p className={styles.source}>{say('rules.source', { at: clause.source })}</p>
        )}
        <div className={styles.tools}>
          {examples.length > 0 && (
            <Button
              kind="quiet"
              aria-expanded={isOpen}
              icon={
                isOpen ? <ChevronDown size={16} aria-hidden="true" /> : <ChevronRight size={16} aria-hidden="true" />
              }
              onClick={() => setOpen(!isOpen)}
            >
              {say('rules.examples', { count: examples.length })}
            </Button>
          )}
          {isChosen && (
            <Button
              kind="quiet"
              icon={<Link2 size={16} aria-hidden="true" />}
              onClick={() => void copy().catch(() => toast(say('rules.not-copied'), 'bad'))}
            >
              {say('rules.copy-link')}
            </Button>
          )}
        </div>
        {isOpen && (
          <div className={styles.figures}>
            {examples.map((example) => (
              <PositionFigure key={example.id} game={game} example={example} title={titleOf(textOf(example.id))} />
            ))}
          </div>
        )}
      </div>
    </li>
  );
}
