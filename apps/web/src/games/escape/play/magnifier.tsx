/** The cells around a tap, large enough for a finger: on a small plan the person says here which one was meant. */
import { boardOf } from '@tablerunner/escape/plan';
import type { Cell } from '@tablerunner/geometry';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { usePlay } from '../../../table/play-context.ts';
import { SOON } from '../../../table/taps.ts';
import { Button } from '../../../ui/button.tsx';
import type { Picked } from '../board/cells.tsx';
import { EscapeBoard } from '../board/escape-board.tsx';
import { CELL, middleOf, RIM } from '../board/measure.ts';
import type { Overlays } from '../board/overlays.tsx';
import styles from './magnifier.module.css';
import { usePlan } from './plan-context.tsx';

/** Below so many pixels a cell a finger cannot be sure; and below so many not sure enough for what is carried out at once. */
const SMALL = 28;
const SURE = 44;
/** Pixels a cell in the magnifier. */
const LARGE = 60;

export const needsMagnifier = (size: number, { isTouch }: Pick<Picked, 'isTouch'>, isAtOnce: boolean): boolean =>
  isTouch === true && size < (isAtOnce ? SURE : SMALL);

/** It opens when it is sure that no second tap follows, which would fit the plan instead. */
export function useMagnifier() {
  const [magnified, setMagnified] = useState<Cell | undefined>();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const magnify = (cell: Cell | undefined): void => {
    const isSecond = timer.current !== undefined;
    clearTimeout(timer.current);
    timer.current = undefined;
    if (cell === undefined) return setMagnified(undefined);
    if (isSecond) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setMagnified(cell);
    }, SOON);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { magnified, magnify };
}

interface MagnifierProps {
  readonly cell: Cell;
  readonly overlays: Overlays;
  readonly targets: ReadonlySet<number>;
  readonly onPick: (picked: Picked) => void;
  readonly onClose: () => void;
}

export function Magnifier({ cell, overlays, targets, onPick, onClose }: MagnifierProps) {
  const { say, speaker } = usePlay();
  const { view } = usePlan();
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => own.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true }), []);
  const { x, y } = middleOf(boardOf(view), cell);
  const off = (way: number): string => `calc(50% - ${((way + RIM) * LARGE) / CELL}px)`;
  return (
    <div
      ref={own}
      className={styles.magnifier}
      role="dialog"
      aria-label={say('escape.magnifier')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <p className={styles.words}>
        <span>{say('escape.magnifier')}</span>
        <Button kind="quiet" iconOnly icon={<X size={18} aria-hidden="true" />} onClick={onClose}>
          {say('ui.close')}
        </Button>
      </p>
      <div className={styles.glass}>
        <div className={styles.plan} style={{ left: off(x), top: off(y) }}>
          <EscapeBoard
            view={view}
            speaker={speaker}
            say={say}
            cell={LARGE}
            overlays={{ ...overlays, changed: new Set([cell]) }}
            targets={targets}
            cursor={cell}
            onCursor={() => undefined}
            onPick={onPick}
          />
        </div>
      </div>
    </div>
  );
}
