/** Dice that are shown tumble first: tells when those of a moment have come to rest. */
import { useEffect, useState } from 'react';
import { isMotionReduced, useSettings } from '../app/settings.ts';
import type { Moment } from './shown.ts';

/** Of the time that a roll is shown the dice tumble for so much. */
const TUMBLE = 2 / 3;

/** The number of the moment whose dice have come to rest. */
export function useRested(shown: Moment | undefined): number | undefined {
  const { speed, motion } = useSettings();
  const isStill = speed === 0 || isMotionReduced(motion);
  const [rested, setRested] = useState<number | undefined>();
  useEffect(() => {
    if (shown === undefined || isStill) return;
    const timer = setTimeout(() => setRested(shown.n), (shown.time * TUMBLE) / speed);
    return () => clearTimeout(timer);
  }, [shown, isStill, speed]);
  return isStill ? shown?.n : rested;
}
