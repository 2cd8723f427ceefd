/** The upper rim of a sheet with three stops: it is dragged, or raised and lowered by its buttons. */
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type PointerEvent, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { Label } from '../ui/label.tsx';
import { usePlay } from './play-context.ts';
import styles from './sheet-handle.module.css';

/** From the lowest to the highest. */
export const STOPS = ['low', 'half', 'high'] as const;
export type Stop = (typeof STOPS)[number];

/** A drag of so many pixels is one stop. */
const ONE_STOP = 60;
const TWO_STOPS = 320;

export const stopAfter = (stop: Stop, by: number): Stop =>
  STOPS[Math.min(STOPS.length - 1, Math.max(0, STOPS.indexOf(stop) + by))] ?? stop;

/** How many stops a drag means; up is negative, as on the screen. */
export function stopsOfDrag(pixels: number): number {
  const far = Math.abs(pixels);
  const count = far < ONE_STOP ? 0 : far < TWO_STOPS ? 1 : 2;
  return pixels < 0 ? count : 0 - count;
}

interface SheetHandleProps {
  readonly stop: Stop;
  readonly set: (stop: Stop) => void;
}

export function SheetHandle({ stop, set }: SheetHandleProps) {
  const { say } = usePlay();
  const began = useRef<number | undefined>(undefined);
  const end = (event: PointerEvent): void => {
    if (began.current !== undefined) set(stopAfter(stop, stopsOfDrag(event.clientY - began.current)));
    began.current = undefined;
  };
  return (
    <div
      className={styles.handle}
      onPointerDown={(event) => {
        if (event.target instanceof Element && event.target.closest('button') !== null) return;
        began.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={end}
      onPointerCancel={() => {
        began.current = undefined;
      }}
    >
      <span className={styles.grip} aria-hidden="true" />
      <Label>{say('table.sheet')}</Label>
      <Button
        kind="quiet"
        iconOnly
        icon={<ChevronDown size={20} aria-hidden="true" />}
        onClick={() => set(stopAfter(stop, -1))}
      >
        {say('table.sheet-lower')}
      </Button>
      <Button
        kind="quiet"
        iconOnly
        icon={<ChevronUp size={20} aria-hidden="true" />}
        onClick={() => set(stopAfter(stop, 1))}
      >
        {say('table.sheet-higher')}
      </Button>
    </div>
  );
}
