/** A plan that can be moved and made larger: drag, wheel, pinch, plus and minus, a double tap fits. */
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../ui/button.tsx';
import { FRAME, scrollToPart } from './in-sight.ts';
import styles from './pan-zoom.module.css';
import { isDoubleTap, type Tap } from './taps.ts';

interface PanZoomProps {
  /** The size of the plan in cells, its rim included. */
  readonly width: number;
  readonly height: number;
  /** Beside the tools for zooming: switches for overlays. */
  readonly tools?: ReactNode;
  /** Laid over the frame, and not moved with the plan. */
  readonly over?: ReactNode;
  /** Whether the last tap on the plan has chosen something: then a second one is no wish to fit the plan. */
  readonly hasChosen?: () => boolean;
  /** A part of the plan that is to be seen whole, in cells: it is brought into sight, and on a phone made small enough. */
  readonly part?: PlanPart | undefined;
  readonly children: (cell: number) => ReactNode;
}

/** In cells, from the plan's upper left corner. */
export interface PlanPart {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const LEAST = 18;
const MOST = 96;
const STEP = 1.2;
/** A frame of a phone, and the least size of a cell that a finger hits there. */
const NARROW = 600;
const TOUCHABLE = 34;
/** On a phone the tools lie over the lower rim of the frame. */
const TOOLS = 64;
/** A pointer that moves less has clicked. */
const CLICK = 6;

/** So small a part of the plan may become that is to be seen whole: to be looked at, hardly to be touched. */
const LEAST_PART = 11;

const between = (value: number, least = LEAST): number => Math.min(MOST, Math.max(least, value));

export function PanZoom({ width, height, tools, over, hasChosen, part, children }: PanZoomProps) {
  const say = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const [cell, setCell] = useState(44);
  const isFitted = useRef(true);
  const wanted = useRef(part);
  wanted.current = part;
  const fit = useCallback(() => {
    const box = frame.current;
    if (box === null) return;
    isFitted.current = true;
    const whole = Math.min(box.clientWidth / width, box.clientHeight / height);
    // On a phone a plan that fits is too small to touch: the rest is a drag away.
    const usual = box.clientWidth < NARROW ? Math.max(whole, TOUCHABLE) : whole;
    setCell(Math.min(between(usual), between(mostFor(box, wanted.current), LEAST_PART)));
  }, [width, height]);
  useFitting(frame, fit, isFitted);
  usePartInSight(frame, part, { cell, fit, isFitted });
  const zoom = useCallback((factor: number, at?: { readonly x: number; readonly y: number }) => {
    isFitted.current = false;
    setCell((before) => {
      const after = between(before * factor);
      keepInPlace(frame.current, after / before, at);
      return after;
    });
  }, []);
  useWheel(frame, zoom);
  const drag = useDrag(frame, zoom);
  const onClick = useDoubleTap(fit, hasChosen);
  return (
    <div className={styles.whole}>
      <div className={styles.tools}>
        {tools}
        <div className={styles.zoom}>
          <Button kind="quiet" iconOnly icon={<ZoomOut size={18} aria-hidden="true" />} onClick={() => zoom(1 / STEP)}>
            {say('table.zoom-out')}
          </Button>
          <Button kind="quiet" iconOnly icon={<Maximize size={18} aria-hidden="true" />} onClick={fit}>
            {say('table.fit')}
          </Button>
          <Button kind="quiet" iconOnly icon={<ZoomIn size={18} aria-hidden="true" />} onClick={() => zoom(STEP)}>
            {say('table.zoom-in')}
          </Button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging is a convenience; the keyboard moves the board's cursor instead */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: two taps do what a button does too */}
      <div
        ref={frame}
        className={styles.frame}
        {...{ [FRAME]: '' }}
        {...drag}
        onClick={onClick}
        onDoubleClick={(event) => event.target === event.currentTarget && fit()}
      >
        <div className={styles.plan}>{children(cell)}</div>
      </div>
      {over}
    </div>
  );
}

/** A mouse has the button for it, and the plan's rim: only fingers tap twice. */
function useDoubleTap(fit: () => void, hasChosen: (() => boolean) | undefined): (event: MouseEvent) => void {
  const last = useRef<Tap | undefined>(undefined);
  return ({ nativeEvent, clientX: x, clientY: y, timeStamp: time }) => {
    if ((nativeEvent as globalThis.PointerEvent).pointerType === 'mouse') return;
    const tap = { x, y, time, chose: hasChosen?.() === true };
    if (isDoubleTap(last.current, tap)) fit();
    last.current = tap;
  };
}

/** Fits at first and whenever the window changes, until the person has chosen a size. */
function useFitting(
  frame: React.RefObject<HTMLDivElement | null>,
  fit: () => void,
  isFitted: React.RefObject<boolean>,
): void {
  useLayoutEffect(() => {
    fit();
    if (frame.current === null) return;
    const watch = new ResizeObserver(() => isFitted.current && fit());
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, [frame, fit, isFitted]);
}

/** The room for a part of the plan. */
function roomOf({ clientWidth: width, clientHeight: height }: HTMLDivElement): { width: number; height: number } {
  return { width, height: height - (width < NARROW ? TOOLS : 0) };
}

/** How large a cell may be if a part is to be seen whole: on a phone alone, where the plan is larger than its frame. */
function mostFor(box: HTMLDivElement, part: PlanPart | undefined): number {
  if (part === undefined || box.clientWidth >= NARROW) return MOST;
  const { width, height } = roomOf(box);
  return Math.min(width / (part.right - part.left), height / (part.bottom - part.top));
}

/** What is planned is brought into sight, also when the frame changes with what the dock below has to say. */
function usePartInSight(
  frame: React.RefObject<HTMLDivElement | null>,
  part: PlanPart | undefined,
  { cell, fit, isFitted }: { cell: number; fit: () => void; isFitted: React.RefObject<boolean> },
): void {
  const key = part === undefined ? '' : `${part.left} ${part.top} ${part.right} ${part.bottom}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the part is known by its corners
  useLayoutEffect(() => {
    if (isFitted.current) fit();
  }, [key, fit, isFitted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the part is known by its corners
  useEffect(() => {
    const box = frame.current;
    if (box === null || part === undefined) return;
    const watch = new ResizeObserver(() => scrollToPart(box, part, cell, roomOf(box)));
    watch.observe(box); // tells at once
    return () => watch.disconnect();
  }, [frame, key, cell]);
}

/** What was under the pointer stays under it. */
function keepInPlace(
  box: HTMLDivElement | null,
  ratio: number,
  at: { readonly x: number; readonly y: number } | undefined,
): void {
  if (box === null) return;
  const { left, top } = box.getBoundingClientRect();
  const [x, y] = at === undefined ? [box.clientWidth / 2, box.clientHeight / 2] : [at.x - left, at.y - top];
  const [toX, toY] = [(box.scrollLeft + x) * ratio - x, (box.scrollTop + y) * ratio - y];
  requestAnimationFrame(() => box.scrollTo(toX, toY));
}

/** React listens to the wheel passively; a plan that zooms must not scroll the page. */
function useWheel(
  frame: React.RefObject<HTMLDivElement | null>,
  zoom: (factor: number, at: { readonly x: number; readonly y: number }) => void,
): void {
  useEffect(() => {
    const box = frame.current;
    if (box === null) return;
    const turn = (event: WheelEvent): void => {
      event.preventDefault();
      zoom(event.deltaY < 0 ? STEP : 1 / STEP, { x: event.clientX, y: event.clientY });
    };
    box.addEventListener('wheel', turn, { passive: false });
    return () => box.removeEventListener('wheel', turn);
  }, [frame, zoom]);
}

type Spot = { readonly x: number; readonly y: number };

function useDrag(frame: React.RefObject<HTMLDivElement | null>, zoom: (factor: number, at: Spot) => void) {
  const pointers = useRef(new Map<number, Spot>());
  const moved = useRef(0);
  const onPointerMove = (event: PointerEvent): void => {
    const before = pointers.current.get(event.pointerId);
    const box = frame.current;
    if (before === undefined || box === null) return;
    const here = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, here);
    if (other === undefined) {
      moved.current += Math.hypot(here.x - before.x, here.y - before.y);
      if (moved.current < CLICK) return;
      box.scrollLeft -= here.x - before.x;
      box.scrollTop -= here.y - before.y;
      return;
    }
    moved.current = CLICK;
    const gap = (spot: Spot): number => Math.hypot(spot.x - other.x, spot.y - other.y);
    if (gap(before) > 0) zoom(gap(here) / gap(before), { x: (here.x + other.x) / 2, y: (here.y + other.y) / 2 });
  };
  const onPointerUp = (event: PointerEvent): void => {
    pointers.current.delete(event.pointerId);
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      if (pointers.current.size === 0) moved.current = 0;
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerUp,
    onPointerLeave: onPointerUp,
    /** A drag ends with a click that nobody meant. */
    onClickCapture(event: MouseEvent) {
      if (moved.current >= CLICK) event.stopPropagation();
      moved.current = 0;
    },
  };
}
