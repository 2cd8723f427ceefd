/** What the 3D view is made of: simple bodies in inches, x to the east, y to the north, z up, coloured by the names of CSS tokens. */
import type { Point, Spot } from '@tablerunner/geometry';

/** Names of CSS custom properties, without the dashes. */
export const TONES = [
  'board',
  's2',
  's3',
  'ink',
  'ink3',
  'edge',
  'line',
  'acc',
  'bad',
  'wall',
  'floor0',
  'side-a',
  'side-a-ink',
  'side-b',
  'side-b-ink',
  'scene-green',
  'scene-yellow',
  'scene-red',
  'scene-barrier',
  'scene-obstacle',
  'scene-light',
  'scene-side-c',
  'scene-side-d',
] as const;
export type Tone = (typeof TONES)[number];

interface Look {
  /** Left out: nothing but its edges is drawn. */
  readonly tone?: Tone | undefined;
  /** Its edges as lines; left out: none. */
  readonly edges?: Tone | undefined;
  /** A dark or light skin round all of it, so that it stands out from any ground. */
  readonly skin?: Tone | undefined;
  /** 1 unless something can be seen through it. */
  readonly opacity?: number | undefined;
}

/** An outline from a lower to an upper height. */
interface Prism extends Look {
  readonly form: 'prism';
  readonly outline: readonly Point[];
  readonly bottom: number;
  readonly top: number;
}

/** A cylinder, a cone or a regular prism, upright; the first corner points north when nothing turns it. */
interface Drum extends Look {
  readonly form: 'drum';
  readonly at: Point;
  readonly bottom: number;
  readonly top: number;
  readonly radius: number;
  /** The radius at its top; left out: the same. */
  readonly upper?: number;
  readonly sides: number;
  /** Radians, anticlockwise from above. */
  readonly turn?: number;
}

interface Ball extends Look {
  readonly form: 'ball';
  readonly at: Spot;
  readonly radius: number;
  /** 4 makes a diamond; many a ball. */
  readonly sides: number;
}

/** A ring that lies flat. */
interface Ring extends Look {
  readonly form: 'ring';
  readonly at: Spot;
  readonly radius: number;
  readonly thickness: number;
}

/** A flat thing that stands upright and looks south: its outline from left to right and upwards. */
interface Plate extends Look {
  readonly form: 'plate';
  readonly outline: readonly Point[];
  readonly thickness: number;
}

interface Lines {
  readonly form: 'lines';
  readonly pairs: readonly (readonly [Spot, Spot])[];
  readonly tone: Tone;
}

export type Part = Prism | Drum | Ball | Ring | Plate | Lines;

/** Rules count in thousandths. */
export const inches = (mil: number): number => mil / 1000;

export const inchPoint = ({ x, y }: Point): Point => ({ x: inches(x), y: inches(y) });
export const inchSpot = ({ x, y, z }: Spot): Spot => ({ x: inches(x), y: inches(y), z: inches(z) });

export const ROUND = 28;
