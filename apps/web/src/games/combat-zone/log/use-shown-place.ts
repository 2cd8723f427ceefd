/** A place that a sentence of the log names: the cursor goes there, so that the board brings it into sight. */
import type { Point } from '@tablerunner/geometry';
import { useEffect } from 'react';
import { bringIntoSight } from '../../../table/in-sight.ts';
import { SHOW_PLACE } from '../../../table/sentence.tsx';
import { pointOfPlace } from './places.ts';

export function useShownPlace(show: (at: Point) => void): void {
  useEffect(() => {
    const hear = (event: Event): void => {
      const at = pointOfPlace(String((event as CustomEvent<string>).detail));
      if (at === undefined) return;
      show(at);
      // Once the cursor is drawn there.
      requestAnimationFrame(() => bringIntoSight(document.querySelector('[data-cursor-mark]')));
    };
    addEventListener(SHOW_PLACE, hear);
    return () => removeEventListener(SHOW_PLACE, hear);
  }, [show]);
}
