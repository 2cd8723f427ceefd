/** Answers go with their question. The focus that one of them had goes on to the next question, and not to the top of the page. */
import { type RefObject, useEffect, useRef } from 'react';

/** `dock` holds the questions; the one that is asked has the ID `decision`. */
export function useKeptFocus(dock: RefObject<HTMLElement | null>): void {
  const isOurs = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      isOurs.current = target instanceof Node && dock.current?.contains(target) === true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [dock]);
  // After every drawing: nothing tells that what had the focus is gone, and while others decide there is no question yet.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isOurs.current && isLost) document.getElementById('decision')?.focus({ preventScroll: true });
  });
}
