/** Words of the open table: lengths and places in whole thousandths of an inch, anticlockwise outlines, heights from the table. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place with the height of the surface on which it lies. */
export interface Spot extends Point {
  readonly z: number;
}

/** A round base. Its width is its diameter, so that half a thousandth of a radius is not lost. */
export interface Base extends Spot {
  readonly width: number;
}

export const PIECE_KINDS = ['obstacle', 'barrier'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

export const OPENING_KINDS = ['door', 'window'] as const;
export type OpeningKind = (typeof OPENING_KINDS)[number];

/** A hole along the outline; it leads straight through the piece, at a right angle to the outline, to the other side. */
export interface Opening {
  readonly from: Point;
  readonly to: Point;
  readonly kind: OpeningKind;
  readonly bottom: number;
  readonly top: number;
}

/** A stretch of outline. */
export interface Stretch {
  readonly from: Point;
  readonly to: Point;
}

export interface Piece {
  readonly id: string;
  readonly kind: PieceKind;
  /** Corners of a simple polygon, anticlockwise. */
  readonly outline: readonly Point[];
  readonly bottom: number;
  readonly top: number;
  /** Models may stand on its top. */
  readonly isFloor: boolean;
  /** It may be dragged. */
  readonly isLight: boolean;
  readonly openings: readonly Opening[];
  /** Stretches of the outline that are easy to climb. */
  readonly ladders: readonly Stretch[];
}

export interface OpenField {
  readonly width: number;
  readonly depth: number;
  readonly pieces: readonly Piece[];
}

/** Another model in the way of a moving one. */
export interface Neighbour {
  readonly base: Base;
  readonly side: 'friend' | 'rival';
}

export const BANDS = ['red', 'yellow', 'green', 'long'] as const;
export type Band = (typeof BANDS)[number];

/** Why a base cannot stand at a place; `id` names the piece, `base` is an index into the others. */
export interface StandingProblem {
  readonly problem: 'base' | 'barrier' | 'obstacle' | 'edge' | 'no-surface';
  readonly id?: string;
  readonly base?: number;
}

export type CoverReason = 'enters' | 'crosses' | 'roof-edge' | 'model';

/** One thing that obscures a path of attack: a piece by its id, or a model by its index among the others. */
export type Cover =
  | { readonly piece: string; readonly why: 'enters' | 'crosses' | 'roof-edge' }
  | { readonly base: number; readonly why: 'model' };

export interface AttackPath {
  /** The barrier that crosses the path; of several that do so together the first on the field's list. */
  readonly blockedBy: string | undefined;
  /** Each adds 1 to the target's roll. Empty where the path is blocked. */
  readonly cover: readonly Cover[];
  /** In the path, but within 1 inch of the attacker's base: they add nothing. */
  readonly ignored: readonly Cover[];
  /** No obstacle, model or barrier crosses the path from side to side, however near. */
  readonly isUnobscured: boolean;
}

/** Something other than a base whose reach is asked for: a token or object, a piece, or the edge of the table. */
export type Thing =
  | { readonly spot: Spot; readonly width?: number }
  | { readonly piece: string }
  | { readonly edge: 'table' }
  | { readonly roofEdge: string };

export type MeetingKind = 'obstacle' | 'step' | 'opening' | 'rival' | 'gap' | 'climb-up' | 'climb-down';

/** Something on the way of a move that wants a roll, or a climb that may be easy. */
export interface Meeting {
  /** Length of the way up to here, climbs included. */
  readonly at: number;
  readonly kind: MeetingKind;
  /** The piece; for a rival empty. */
  readonly id: string;
  /** Index of the rival among the others. */
  readonly rival?: number;
  /** Height of a step or a climb; width of a gap. */
  readonly height?: number;
  /** A climb by a ladder: no roll. */
  readonly isEasy?: boolean;
  /** Where a model stands that fails here. */
  readonly stop: Base;
  /** How far it falls when it fails here. */
  readonly fall?: number;
  /** How far it falls even when it succeeds: a jump to a surface more than 3 inches lower. */
  readonly fallOnSuccess?: number;
  /** A gap: where a model lands that succeeds. */
  readonly land?: Base;
  /** Others under the falling base, before it is shifted aside to `stop`: indices. */
  readonly hits?: readonly number[] | undefined;
}

export type WalkProblemKind =
  | 'barrier' // the way runs into a barrier, or nearer than half an inch past it
  | 'off-table'
  | 'end' // the base cannot stand at the end: see `standing`
  | 'drop' // more than 3 inches down, and no climb
  | 'foot' // a climb that did not begin at the foot, or at the edge
  | 'gap'; // a jump of more than 3 inches, or to a surface more than half an inch higher

export interface WalkProblem {
  readonly why: WalkProblemKind;
  readonly at: number;
  readonly id?: string;
  readonly standing?: StandingProblem;
}

/** A move along a way: what it costs, what it meets, and why it is no legal move if it is none. */
export interface OpenWalk {
  readonly length: number;
  readonly problem?: WalkProblem;
  readonly meets: readonly Meeting[];
  readonly end: Base;
}

export interface WayOptions {
  /** May cross obstacles, low barriers, windows and gaps, all of which want rolls. */
  readonly over: boolean;
  /** May climb. */
  readonly climb: boolean;
  /** May go through rivals. */
  readonly through: boolean;
  /** Only to the surface at this height; left out: to the nearest one that can be reached. */
  readonly height?: number | undefined;
}

export interface Way {
  /** Waypoints after the start; the last one is where the way leads. */
  readonly way: readonly Point[];
  readonly length: number;
}

/** What a base reaches without any roll. */
export interface Region {
  /** Whether the base may end there. */
  contains(point: Point): boolean;
  /** Length of the shortest clean way, or undefined where there is none within the length. */
  lengthTo(point: Point): number | undefined;
  /** Waypoints of that way. */
  wayTo(point: Point): readonly Point[] | undefined;
  /** Areas that together are the region; they overlap. */
  readonly outlines: readonly (readonly Point[])[];
}

export interface Sampling {
  /** Distance between neighbouring spots. */
  readonly step: number;
  /** At most so many spots. */
  readonly most: number;
}

/** A place where a move may end, and what it costs to get there. */
export interface ReachSpot {
  readonly end: Base;
  readonly way: readonly Point[];
  readonly length: number;
  /** What must be rolled for on the way, in order. */
  readonly meets: readonly Meeting[];
}

export interface Push {
  readonly end: Base;
  readonly fall?: number;
  /** Others on whom it falls: indices. */
  readonly hits?: readonly number[] | undefined;
}
