/**
 * A dialog over the page. The browser's own element: it keeps the focus inside, closes with Escape, gives the focus back,
 * and needs no style that our policy forbids.
 */
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../i18n/use-words.ts';
import { Button } from './button.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly hint?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons at its end. */
  readonly actions?: ReactNode;
}

export const Dialog = (props: DialogProps) =>
  props.open ? createPortal(<Opened {...props} />, document.body) : undefined;

function Opened({ onClose, title, hint, children, actions }: DialogProps) {
  const say = useWords();
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const { current } = element;
    if (current === null || current.open) return;
    current.showModal();
    return () => {
      current.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it closes it as Escape does, which is onCancel
    <dialog
      ref={element}
      className={styles.dialog}
      aria-labelledby={id}
      aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose(); // beside it
      }}
    >
      <div className={styles.inside}>
        <header className={styles.header}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <Button kind="quiet" iconOnly icon={<X size={20} aria-hidden="true" />} onClick={onClose}>
            {say('ui.close')}
          </Button>
        </header>
        {hint === undefined ? undefined : (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
        {children}
        {actions === undefined ? undefined : <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
}
