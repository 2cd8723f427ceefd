/** Where places of the table lie in its drawing: so many units an inch, north above, or to the right where a long table is laid across. */
import type { CombatZoneView } from '@tablerunner/combat-zone/plan';
import type { Point } from '@tablerunner/geometry';

/** Units of the drawing an inch. */
export const INCH = 32;
/** Room for the rulers, in inches. */
export const RIM = 0.9;

const MIL = INCH / 1000;

/** A length of the table in units of the drawing. */
export const unitsOf = (length: number): number => length * MIL;

export interface Scale {
  /** In inches. */
  readonly across: number;
  readonly along: number;
  readonly isTurned: boolean;
  /** Of the drawing, in its units. */
  at(point: Point): Point;
  /** Back to the table, in whole thousandths. */
  placeOf(point: Point): Point;
}

/** A table that is longer than wide is laid across, unless somebody wants it upright. */
export function scaleOf({ field }: Pick<CombatZoneView, 'field'>, isUpright = false): Scale {
  const { width, depth } = field;
  const isTurned = depth > width && !isUpright;
  return isTurned
    ? {
        across: depth / 1000,
        along: width / 1000,
        isTurned,
        at: ({ x, y }) => ({ x: y * MIL, y: x * MIL }),
        placeOf: ({ x, y }) => ({ x: Math.round(y / MIL), y: Math.round(x / MIL) }),
      }
    : {
        across: width / 1000,
        along: depth / 1000,
        isTurned,
        at: ({ x, y }) => ({ x: x * MIL, y: (depth - y) * MIL }),
        placeOf: ({ x, y }) => ({ x: Math.round(x / MIL), y: depth - Math.round(y / MIL) }),
      };
}

export const fixed = (value: number): string => String(Math.round(value * 100) / 100);

/** Points of the table as a line of the drawing. */
export function lineOf(scale: Scale, points: readonly Point[]): string {
  return points
    .map((point, i) => {
      const { x, y } = scale.at(point);
      return `${i === 0 ? 'M' : 'L'}${fixed(x)} ${fixed(y)}`;
    })
    .join('');
}

export const shapeOf = (scale: Scale, outline: readonly Point[]): string => `${lineOf(scale, outline)}Z`;
