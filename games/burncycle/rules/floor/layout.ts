/** A floor as it lies on the table, in plain data: one drawing, its rooms, and what its spaces bear. Clauses BC-FLOOR-01, BC-SPACE. */
import type { ActionType, PostKind, RoomType } from '../lists.ts';

/** Cells of a drawing that belong to no room. */
export const HALLWAY = '.';
export const OUTDOOR = ',';

export interface RoomCard {
  /** The letter of its spaces in the drawing. */
  readonly letter: string;
  /** The tile it came from, which also names it. */
  readonly id: string;
  readonly type?: RoomType | undefined;
  /** What it gives to the team supply (BC-SUPPLY-03). */
  readonly chip?: ActionType | undefined;
  readonly scout: number;
  /** Secure zones only: the place of the mat, which is the same on all floors (BC-FLOOR-11). */
  readonly zone?: string | undefined;
}

export interface LayoutPost {
  readonly cell: string;
  readonly facing: 'n' | 'e' | 's' | 'w';
  readonly kind: PostKind;
  readonly number: number;
}

export interface Layout {
  readonly id: string;
  /** The real number of the floor, whatever the mission begins with (BC-FLOOR-03). */
  readonly number: number;
  /** Cells: `.` hallway, `,` outdoors, a letter for a room. Edges: `|` and `-` walls, `d` doors. */
  readonly drawing: readonly string[];
  readonly rooms: readonly RoomCard[];
  readonly posts: readonly LayoutPost[];
  readonly terminals: readonly string[];
  readonly caches: readonly string[];
  readonly hideouts: readonly string[];
  readonly objectives: readonly string[];
  /** Outdoor spaces with an action icon (BC-SUPPLY-02). */
  readonly icons: Readonly<Record<string, ActionType>>;
}
