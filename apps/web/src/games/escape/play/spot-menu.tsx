/** Several commands fit a spot: the person says which. */
import { useEffect, useRef } from 'react';
import { usePlay } from '../../../table/play-context.ts';
import { labelOf } from './labels.ts';
import { usePlan } from './plan-context.tsx';
import styles from './spot-menu.module.css';

export function SpotMenu() {
  const { say, speaker } = usePlay();
  const { menu, view, pickOffer, back } = usePlan();
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
      aria-label={say('escape.which')}
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
      {menu?.offers.map((offer) => (
        <button key={offer.text} type="button" role="menuitem" className={styles.item} onClick={() => pickOffer(offer)}>
          {labelOf(view, offer.choice, say, speaker)}
        </button>
      ))}
    </div>
  );
}
