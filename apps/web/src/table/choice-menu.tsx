/** Several commands fit: the person says which. */
import { useEffect, useRef } from 'react';
import styles from './choice-menu.module.css';
import { usePlay } from './play-context.ts';

interface ChoiceMenuProps {
  readonly items: readonly { readonly id: string; readonly label: string; readonly choose: () => void }[];
  readonly back: () => void;
}

export function ChoiceMenu({ items, back }: ChoiceMenuProps) {
  const { say } = usePlay();
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    own.current?.querySelector('button')?.focus();
    return () => {
      if (before instanceof HTMLElement && document.activeElement === document.body)
        before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div
      ref={own}
      className={styles.menu}
      role="menu"
      tabIndex={-1}
      aria-label={say('table.which')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.preventDefault(); // the table around it would take one more step back
          return back();
        }
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (step === undefined) return;
        event.preventDefault();
        const all = [...(own.current?.querySelectorAll('button') ?? [])];
        all[(all.indexOf(document.activeElement as HTMLButtonElement) + step + all.length) % all.length]?.focus();
      }}
    >
      {items.map(({ id, label, choose }) => (
        <button key={id} type="button" role="menuitem" className={styles.item} onClick={choose}>
          {label}
        </button>
      ))}
    </div>
  );
}
