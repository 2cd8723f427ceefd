/** A dialog over the page; as a sheet it comes from below and leaves the board in sight. */
import { X } from 'lucide-react';
import { Dialog as Parts } from 'radix-ui';
import type { ReactNode } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly hint?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons at its end. */
  readonly actions?: ReactNode;
  readonly sheet?: boolean;
}

export function Dialog({ open, onClose, title, hint, children, actions, sheet = false }: DialogProps) {
  const say = useWords();
  return (
    <Parts.Root open={open} onOpenChange={(isOpen) => isOpen || onClose()} modal={!sheet}>
      <Parts.Portal>
        {sheet ? undefined : <Parts.Overlay className={styles.overlay} />}
        <Parts.Content
          className={classes(styles.content, sheet ? styles.sheet : styles.dialog)}
          {...(hint === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <header className={styles.header}>
            <Parts.Title className={styles.title}>{title}</Parts.Title>
            <Parts.Close asChild>
              <Button kind="quiet" iconOnly icon={<X size={20} aria-hidden="true" />}>
                {say('ui.close')}
              </Button>
            </Parts.Close>
          </header>
          {hint === undefined ? undefined : <Parts.Description className={styles.hint}>{hint}</Parts.Description>}
          {children}
          {actions === undefined ? undefined : <footer className={styles.actions}>{actions}</footer>}
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  );
}
