/** Where one looks from: round a point of the table, or out of the eyes of a model, which is the same without a distance. */
import type { Spot } from '@tablerunner/geometry';

export interface Pose {
  /** What one turns round, in inches. */
  readonly pivot: Spot;
  /** Radians: 0 looks north, a quarter turn more looks west. */
  readonly turn: number;
  /** Radians above the table: a right angle looks straight down. */
  readonly tilt: number;
  /** Inches from the point; 0 stands in it and looks out. */
  readonly distance: number;
  /** The model whose eyes these are. */
  readonly eyesOf?: number | undefined;
}

export interface Extent {
  readonly width: number;
  readonly depth: number;
}

export const TURN_STEP = Math.PI / 12;
export const TILT_STEP = Math.PI / 18;
const ZOOM_STEP = 1.25;
const LEAST_TILT = 0.12;
/** Straight down, north would be nowhere. */
const MOST_TILT = Math.PI / 2 - 0.001;
const EYE_TILTS = [-0.6, 0.9] as const;
const NEAREST = 3;
const FARTHEST = 90;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The whole table at a slant: its nearer half looks larger, so one steps back and looks at what is before its middle. */
export function firstPose(table: Extent, aspect: number): Pose {
  const above = fromAbove(table, aspect);
  const back = { ...above, tilt: 0.86, distance: above.distance * 1.05 };
  return pushed(back, table, 0, -Math.min(table.width, table.depth) * 0.06);
}

/** Half the angle that the camera sees from its lower to its upper rim: a narrow one, so that lengths can be compared. */
export const HALF_FIELD = Math.PI / 10;
/** Out of a model's eyes one sees more. */
export const WIDE_FIELD = Math.PI / 6;

/** Straight from above, the whole table; a long one is laid across where there is room, as in the flat view: north is to the right then. */
export function fromAbove({ width, depth }: Extent, aspect: number): Pose {
  const isTurned = depth > width && aspect >= 1;
  const [across, along] = isTurned ? [depth, width] : [width, depth];
  const half = Math.max(along / 2, across / 2 / Math.max(aspect, 0.1)) + 1.2;
  return {
    pivot: { x: width / 2, y: depth / 2, z: 0 },
    turn: isTurned ? Math.PI / 2 : 0,
    tilt: MOST_TILT,
    distance: within(half / Math.tan(HALF_FIELD), NEAREST, FARTHEST),
  };
}

/** Out of a model's eyes, towards a place. */
export function fromEyes(eyes: Spot, towards: { readonly x: number; readonly y: number }, model: number): Pose {
  const [dx, dy] = [towards.x - eyes.x, towards.y - eyes.y];
  return { pivot: eyes, turn: dx === 0 && dy === 0 ? 0 : Math.atan2(-dx, dy), tilt: 0.08, distance: 0, eyesOf: model };
}

export const turned = (pose: Pose, by: number): Pose => ({ ...pose, turn: pose.turn + by });

export function tilted(pose: Pose, by: number): Pose {
  const [least, most] = pose.distance === 0 ? EYE_TILTS : [LEAST_TILT, MOST_TILT];
  return { ...pose, tilt: within(pose.tilt + by, least, most) };
}

/** Nearer with a factor above 1. Whoever steps back from a model's eyes stands behind it. */
export function zoomed(pose: Pose, factor: number): Pose {
  if (pose.distance > 0) return { ...pose, distance: within(pose.distance / factor, NEAREST, FARTHEST) };
  if (factor >= 1) return pose;
  return { ...pose, distance: NEAREST * 2, tilt: Math.max(pose.tilt, LEAST_TILT + 0.3), eyesOf: undefined };
}

export const nearer = (pose: Pose): Pose => zoomed(pose, ZOOM_STEP);
export const farther = (pose: Pose): Pose => zoomed(pose, 1 / ZOOM_STEP);

/** Pushes the point that one looks at over the table, as one sees right and ahead. Out of eyes there is no pushing. */
export function pushed(pose: Pose, { width, depth }: Extent, right: number, ahead: number): Pose {
  if (pose.distance === 0) return pose;
  const [sin, cos] = [Math.sin(pose.turn), Math.cos(pose.turn)];
  const x = within(pose.pivot.x + right * cos - ahead * sin, 0, width);
  const y = within(pose.pivot.y + right * sin + ahead * cos, 0, depth);
  return { ...pose, pivot: { ...pose.pivot, x, y } };
}

/** Where the camera stands, and the way it looks. */
export function cameraOf({ pivot, turn, tilt, distance }: Pose): { readonly at: Spot; readonly way: Spot } {
  const flat = Math.cos(tilt);
  const way = { x: -Math.sin(turn) * flat, y: Math.cos(turn) * flat, z: -Math.sin(tilt) };
  return {
    at: { x: pivot.x - way.x * distance, y: pivot.y - way.y * distance, z: pivot.z - way.z * distance },
    way,
  };
}
