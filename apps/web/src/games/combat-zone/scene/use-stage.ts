/** The 3D table in a page: made when it is shown, told of every view, theme and size, given back when it goes. */
import type { CombatZoneView } from '@tablerunner/combat-zone/plan';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { isMotionReduced, useSettings } from '../../../app/settings.ts';
import { readPalette } from './palette.ts';
import { createStage, type Projected, type Stage } from './stage.ts';

/** A model glides to its next place in this many milliseconds at the usual speed. */
const GLIDE = 320;

interface Wanted {
  readonly view: CombatZoneView;
  readonly lookedAt: number | undefined;
}

/** Why nothing can be shown: the browser has no WebGL, or has taken it away. */
type Problem = 'missing' | 'lost';

export function useStage(
  host: RefObject<HTMLElement | null>,
  { view, lookedAt }: Wanted,
  onDrawn: (projected: readonly Projected[]) => void,
): { readonly stage: Stage | undefined; readonly problem: Problem | undefined } {
  const [stage, setStage] = useState<Stage>();
  const [problem, setProblem] = useState<Problem>();
  const drawn = useRef(onDrawn);
  drawn.current = onDrawn;
  useEffect(() => {
    const box = host.current;
    if (box === null) return;
    const canvas = document.createElement('canvas');
    canvas.setAttribute('aria-hidden', 'true');
    let made: Stage;
    try {
      made = createStage(canvas, readPalette(box), () => drawn.current(made.projected()));
    } catch {
      setProblem('missing');
      return;
    }
    const lose = (event: Event): void => {
      event.preventDefault();
      setProblem('lost');
    };
    canvas.addEventListener('webglcontextlost', lose);
    box.prepend(canvas);
    const fit = (): void => made.resize(box.clientWidth, box.clientHeight);
    fit();
    const sizes = new ResizeObserver(fit);
    sizes.observe(box);
    const themes = new MutationObserver(() => made.paint(readPalette(box)));
    themes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    setStage(made);
    return () => {
      sizes.disconnect();
      themes.disconnect();
      canvas.removeEventListener('webglcontextlost', lose);
      made.dispose();
      canvas.remove();
      setStage(undefined);
    };
  }, [host]);
  const { motion, speed } = useSettings();
  const glide = speed === 0 || isMotionReduced(motion) ? 0 : GLIDE / speed;
  useEffect(() => stage?.show({ view, lookedAt, glide }), [stage, view, lookedAt, glide]);
  return { stage, problem };
}
