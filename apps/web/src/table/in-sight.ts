/** Brings a part of the plan into sight by moving the plan alone: the page around it stays where it is. */

/** Marks the frame in which a plan is moved. */
export const FRAME = 'data-plan-frame';

interface Part {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Moves a plan of so many pixels a cell as little as needed; of a part that is larger than the room the middle is shown. */
export function scrollToPart(
  frame: Element,
  { left, top, right, bottom }: Part,
  cell: number,
  room: { readonly width: number; readonly height: number },
): void {
  frame.scrollTo({
    left: scrolledTo(frame.scrollLeft, left * cell, right * cell, room.width),
    top: scrolledTo(frame.scrollTop, top * cell, bottom * cell, room.height),
  });
}

export function scrolledTo(now: number, from: number, to: number, room: number): number {
  if (to - from > room) return Math.max(0, (from + to - room) / 2);
  return Math.max(0, Math.min(from, Math.max(now, to - room)));
}

/** Of a part that may be larger than the frame it is enough to see so much of what fits. */
const MUCH = 0.6;

/** Whether enough of a length from one end to the other lies within a frame. */
export function isEnoughIn(
  { from, to }: { readonly from: number; readonly to: number },
  frame: { readonly from: number; readonly to: number },
  wanted: 'all of it' | 'much of it',
): boolean {
  const seen = Math.min(to, frame.to) - Math.max(from, frame.from);
  return seen >= (wanted === 'all of it' ? to - from : MUCH * Math.min(to - from, frame.to - frame.from));
}

export function bringIntoSight(element: Element | null, wanted: 'all of it' | 'much of it' = 'all of it'): void {
  const frame = element?.closest(`[${FRAME}]`);
  if (element === null || !frame) return;
  const [box, part] = [frame.getBoundingClientRect(), element.getBoundingClientRect()];
  const isIn =
    isEnoughIn({ from: part.left, to: part.right }, { from: box.left, to: box.right }, wanted) &&
    isEnoughIn({ from: part.top, to: part.bottom }, { from: box.top, to: box.bottom }, wanted);
  if (isIn) return;
  frame.scrollBy({
    left: part.left + part.width / 2 - box.left - box.width / 2,
    top: part.top + part.height / 2 - box.top - box.height / 2,
  });
}
