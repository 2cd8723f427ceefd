/** Answers go with their question. The focus that one of them had goes on to the next question, and not to the top of the page. */
import { type RefObject, useEffect } from 'react';

/** The person was last in the dock. It outlives the dock itself, which goes and comes when the screen is handed over. */
let isOurs = false;

/** The next question gets the focus that is about to be lost. */
export function keepFocus(): void {
  isOurs = true;
}

/** `dock` holds the questions; the one that is asked has the ID `decision`. */
export function useKeptFocus(dock: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      isOurs = target instanceof Node && dock.current?.contains(target) === true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [dock]);
  // After every drawing: nothing tells that what had the focus is gone, and while others decide there is no question yet.
  useEffect(() => {
    if (!isOurs || document.activeElement !== document.body) return;
    document.getElementById('decision')?.focus({ preventScroll: true });
  });
}
