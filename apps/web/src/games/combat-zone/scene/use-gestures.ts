/** Pointers on the 3D view: one turns and tilts, with Shift or the other button it pushes; two push and pinch; the wheel goes nearer. */
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type Extent, type Pose, pushed, tilted, turned, zoomed } from './orbit.ts';

interface Gestures {
  readonly change: (change: (pose: Pose) => Pose) => void;
  readonly table: Extent;
  readonly onPick: (x: number, y: number) => void;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Radians a pixel. */
const TURN = 0.006;
/** Inches a pixel, for each inch of distance. */
const PUSH = 0.0012;
const WHEEL = 1.12;
/** A pointer that moves less has clicked. */
const CLICK = 6;

export function useGestures(host: RefObject<HTMLElement | null>, { change, table, onPick }: Gestures) {
  const pointers = useRef(new Map<number, Place>());
  const moved = useRef(0);
  useEffect(() => {
    const box = host.current;
    if (box === null) return;
    // React listens to the wheel passively; a table that comes nearer must not scroll the page.
    const turn = (event: WheelEvent): void => {
      event.preventDefault();
      change((pose) => zoomed(pose, event.deltaY < 0 ? WHEEL : 1 / WHEEL));
    };
    box.addEventListener('wheel', turn, { passive: false });
    return () => box.removeEventListener('wheel', turn);
  }, [host, change]);

  const push = (pose: Pose, dx: number, dy: number): Pose =>
    pushed(pose, table, -dx * PUSH * pose.distance, dy * PUSH * pose.distance);

  const onPointerMove = (event: PointerEvent): void => {
    const before = pointers.current.get(event.pointerId);
    if (before === undefined) return;
    const here = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, here);
    const [dx, dy] = [here.x - before.x, here.y - before.y];
    moved.current += Math.hypot(dx, dy);
    if (moved.current < CLICK) return;
    if (other === undefined) {
      const isPush = event.shiftKey || event.buttons === 2;
      change((pose) => (isPush ? push(pose, dx, dy) : tilted(turned(pose, -dx * TURN), dy * TURN)));
      return;
    }
    const gap = (place: Place): number => Math.hypot(place.x - other.x, place.y - other.y);
    const factor = gap(before) > 0 ? gap(here) / gap(before) : 1;
    // Each of two fingers pushes half of the way.
    change((pose) => push(zoomed(pose, factor), dx / 2, dy / 2));
  };
  const end = (event: PointerEvent): void => {
    const was = pointers.current.delete(event.pointerId);
    if (was && event.type === 'pointerup' && event.button === 0 && moved.current < CLICK) {
      const { left, top } = event.currentTarget.getBoundingClientRect();
      onPick(event.clientX - left, event.clientY - top);
    }
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (pointers.current.size === 0) moved.current = 0;
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove,
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
  };
}
