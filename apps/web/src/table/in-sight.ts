/** Brings a part of the plan into sight by moving the plan alone: the page around it stays where it is. */

/** Marks the frame in which a plan is moved. */
export const FRAME = 'data-plan-frame';

export function bringIntoSight(element: Element | null): void {
  const frame = element?.closest(`[${FRAME}]`);
  if (element === null || !frame) return;
  const [box, part] = [frame.getBoundingClientRect(), element.getBoundingClientRect()];
  const isIn = part.left >= box.left && part.right <= box.right && part.top >= box.top && part.bottom <= box.bottom;
  if (isIn) return;
  frame.scrollBy({
    left: part.left + part.width / 2 - box.left - box.width / 2,
    top: part.top + part.height / 2 - box.top - box.height / 2,
  });
}
