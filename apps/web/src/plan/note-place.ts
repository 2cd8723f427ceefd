/** Where a note stands beside its spot: inside the frame, off the spot, with a line that leads back to it. */

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface NotePlace {
  /** The note's upper left corner, counted from the spot. */
  readonly x: number;
  readonly y: number;
  /** Where the leader line meets the note, counted from the spot. */
  readonly end: { readonly x: number; readonly y: number };
}

interface Asked {
  readonly spot: { readonly x: number; readonly y: number };
  readonly size: { readonly width: number; readonly height: number };
  readonly frame: Box;
  /** How far the note keeps from the spot. */
  readonly gap: number;
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

export function placeNote({ spot, size: { width, height }, frame, gap }: Asked): NotePlace {
  const [above, below] = [spot.y - frame.top, frame.bottom - spot.y];
  const isRight = frame.right - spot.x >= width + gap || frame.right - spot.x >= spot.x - frame.left;
  const x = clamp(isRight ? gap : 0 - gap - width, frame.left - spot.x, frame.right - spot.x - width);
  const wanted = above >= height + gap ? 0 - gap - height : below >= height + gap ? gap : 0 - height / 2;
  const y = clamp(wanted, 0 - above, Math.max(0 - above, below - height));
  return { x, y, end: { x: clamp(0, x, x + width), y: clamp(0, y, y + height) } };
}
