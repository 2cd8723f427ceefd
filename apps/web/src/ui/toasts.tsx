/** Short notes that go away by themselves: something was done, or could not be done. Each is announced too. */
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { create } from 'zustand';
import { useWords } from '../i18n/use-words.ts';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { announce } from './live-region.tsx';
import styles from './toasts.module.css';

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'bad';
  /** The clause that says so, a field to copy from. */
  readonly more: ReactNode;
}

const STAYS = 8_000;

const useToasts = create<{ toasts: readonly Toast[]; next: number }>(() => ({ toasts: [], next: 1 }));

const drop = (id: number): void =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));

export function toast(text: string, tone: Toast['tone'] = 'plain', more?: ReactNode): void {
  const { next: id } = useToasts.getState();
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, { id, text, tone, more }].slice(-4), next: id + 1 }));
  announce(text);
  setTimeout(() => drop(id), STAYS);
}

/** Stands once on the page. */
export function Toasts() {
  const say = useWords();
  const toasts = useToasts((store) => store.toasts);
  return (
    <section className={styles.toasts} aria-label={say('ui.notes')}>
      {toasts.map(({ id, text, tone, more }) => (
        <div key={id} className={classes(styles.toast, tone === 'bad' && styles.bad)}>
          <div>
            <p>{text}</p>
            {more}
          </div>
          <Button kind="quiet" iconOnly icon={<X size={18} aria-hidden="true" />} onClick={() => drop(id)}>
            {say('ui.close')}
          </Button>
        </div>
      ))}
    </section>
  );
}
