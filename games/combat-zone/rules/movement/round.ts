/** Points round a place, for samples: whole thousandths, no angles. */
import type { Point } from '@tablerunner/geometry';

/** Twelve directions, 1000 long. */
const DIRECTIONS: readonly Point[] = [
  { x: 1000, y: 0 },
  { x: 866, y: 500 },
  { x: 500, y: 866 },
  { x: 0, y: 1000 },
  { x: -500, y: 866 },
  { x: -866, y: 500 },
  { x: -1000, y: 0 },
  { x: -866, y: -500 },
  { x: -500, y: -866 },
  { x: 0, y: -1000 },
  { x: 500, y: -866 },
  { x: 866, y: -500 },
];

/** Points at a distance, never nearer than it. */
export const roundabout = ({ x, y }: Point, distance: number): Point[] =>
  DIRECTIONS.map((direction) => ({ x: x + away(direction.x, distance), y: y + away(direction.y, distance) }));

/** Rounded away from the middle. */
const away = (part: number, distance: number): number =>
  part < 0 ? -Math.ceil((-part * distance) / 1000) : Math.ceil((part * distance) / 1000);
