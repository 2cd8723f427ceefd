/** Which names are shown in the 3D view: where two would cover each other, the more important one, then the nearer one. */

export interface Placed {
  readonly model: number;
  /** Pixels in the picture: the middle of its upper edge. */
  readonly x: number;
  readonly y: number;
  /** How far from the camera. */
  readonly far: number;
  readonly isImportant: boolean;
  readonly width: number;
}

const HEIGHT = 18;
const GAP = 2;

export function freeLabels(placed: readonly Placed[]): ReadonlySet<number> {
  const order = [...placed].sort(
    (one, other) =>
      Number(other.isImportant) - Number(one.isImportant) || one.far - other.far || one.model - other.model,
  );
  const kept: Placed[] = [];
  for (const one of order) if (one.isImportant || !kept.some((other) => isOver(one, other))) kept.push(one);
  return new Set(kept.map(({ model }) => model));
}

const isOver = (one: Placed, other: Placed): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 + GAP && Math.abs(one.y - other.y) < HEIGHT + GAP;
