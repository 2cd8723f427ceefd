/** What can be passed now, and by whom: locked doors hold bots only, destroyed walls hold nobody. Clauses BC-ADJ, BC-DOOR, BC-WALL-04, BC-SEC-05. */
import { type Cell, type Direction, type Edge, SIDES } from '@tablerunner/geometry';
import { EDGE, type Floor } from './floor.ts';

/** What has changed on the floor since it was laid. */
export interface Openings {
  /** By door: 1 with a peg, that is unlocked (BC-DOOR-03). */
  readonly doors: readonly number[];
  /** Edges of destroyed walls (BC-STRIKE-19: at most three). */
  readonly destroyed: readonly Edge[];
}

/** Bots; security units; and those of them that walk through walls (BC-ABIL-07). */
export type Walker = 'bot' | 'security' | 'shift';

export function isPassable(floor: Floor, openings: Openings, edge: Edge, walker: Walker): boolean {
  const kind = floor.grid.edges[edge];
  if (kind === EDGE.open) return true;
  if (kind === EDGE.door) return walker !== 'bot' || openings.doors[floor.doorAt[edge] as number] === 1;
  return walker === 'shift' || openings.destroyed.includes(edge);
}

/** The space one step away, or -1 if there is none or the way is barred. */
export function stepFrom(floor: Floor, openings: Openings, cell: Cell, side: Direction, walker: Walker): Cell {
  const to = floor.grid.ways[cell * 8 + side] as Cell;
  if (to < 0) return -1;
  return isPassable(floor, openings, floor.grid.sides[cell * 4 + side] as Edge, walker) ? to : -1;
}

/** Two spaces are adjacent for a unit that could step from one to the other; walls are never walked through for this (BC-RULE-70). */
export function isAdjacent(floor: Floor, openings: Openings, one: Cell, other: Cell, walker: Walker): boolean {
  const by = walker === 'shift' ? 'security' : walker;
  for (const side of SIDES) {
    if (floor.grid.ways[one * 8 + side] === other) return stepFrom(floor, openings, one, side, by) === other;
  }
  return false;
}

/** The spaces adjacent to one, in the order n, e, s, w. */
export function adjacentSpaces(floor: Floor, openings: Openings, cell: Cell, walker: Walker): Cell[] {
  const by = walker === 'shift' ? 'security' : walker;
  return SIDES.map((side) => stepFrom(floor, openings, cell, side, by)).filter((to) => to >= 0);
}

/** Doors along the sides of a space (BC-ADJ-07). */
export function doorsBeside({ grid, doorAt }: Floor, cell: Cell): number[] {
  return SIDES.map((side) => doorAt[grid.sides[cell * 4 + side] as Edge] as number).filter((door) => door >= 0);
}

/** Walls along the sides of a space that still stand (BC-ADJ-07). */
export function wallsBeside({ grid }: Floor, { destroyed }: Openings, cell: Cell): Edge[] {
  return SIDES.map((side) => grid.sides[cell * 4 + side] as Edge).filter((edge) => {
    const kind = grid.edges[edge];
    return (kind === EDGE.wall || kind === EDGE.outerWall) && !destroyed.includes(edge);
  });
}
