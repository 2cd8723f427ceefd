/** The cells around a tap, large enough for a finger: on a small plan the person says here which one was meant. */
import type { Cell } from '@tablerunner/geometry';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { SOON } from '../table/taps.ts';
import { Button } from '../ui/button.tsx';
import type { Picked } from './cells.tsx';
import styles from './magnifier.module.css';
import { CELL, middleOf, type Plan, RIM } from './measure.ts';

/** Below so many pixels a cell a finger cannot be sure; and below so many not sure enough for what is carried out at once. */
const SMALL = 28;
const SURE = 44;
/** Pixels a cell in the magnifier. */
export const MAGNIFIED = 60;

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
  readonly plan: Plan;
  readonly cell: Cell;
  readonly onClose: () => void;
  /** The board, drawn with MAGNIFIED pixels a cell. */
  readonly children: ReactNode;
}

export function Magnifier({ plan, cell, onClose, children }: MagnifierProps) {
  const say = useWords();
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => own.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true }), []);
  const { x, y } = middleOf(plan, cell);
  const off = (way: number): string => `calc(50% - ${((way + RIM) * MAGNIFIED) / CELL}px)`;
  return (
    <div
      ref={own}
      className={styles.magnifier}
      role="dialog"
      aria-label={say('table.magnifier')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <p className={styles.words}>
        <span>{say('table.magnifier')}</span>
        <Button kind="quiet" iconOnly icon={<X size={18} aria-hidden="true" />} onClick={onClose}>
          {say('ui.close')}
        </Button>
      </p>
      <div className={styles.glass}>
        <div className={styles.plan} style={{ left: off(x), top: off(y) }}>
          {children}
        </div>
      </div>
    </div>
  );
}
