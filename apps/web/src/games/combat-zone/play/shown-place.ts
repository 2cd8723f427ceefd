/** A place that a sentence of the log names: the cursor goes there, and a ring stays round it for a moment. */
import type { Point } from '@tablerunner/geometry';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { bringIntoSight } from '../../../table/in-sight.ts';
import { useShownPlace } from '../log/use-shown-place.ts';

const OUTLINED = 2000;

export function useRingedPlace(
  stage: RefObject<HTMLDivElement | null>,
  setCursor: (at: Point) => void,
): Point | undefined {
  const [ringed, setRinged] = useState<Point | undefined>();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback(
    (at: Point): void => {
      setCursor(at);
      setRinged(at);
      requestAnimationFrame(() => bringIntoSight(stage.current?.querySelector('[data-shown-place]') ?? null));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setRinged(undefined), OUTLINED);
    },
    [stage, setCursor],
  );
  useShownPlace(show);
  return ringed;
}
