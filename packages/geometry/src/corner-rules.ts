/**
 * What may pass exactly through a corner, for sight and for diagonal steps alike.
 *
 * Whoever goes from a cell to the one diagonally behind a corner has a flank on either side: a cell, the edge before it
 * (near) and the edge behind it (far). A rule is a table of 64 answers, one for each state of the two flanks.
 */
import { type Direction, stepX, stepY } from './directions.ts';
import type { Cell, Grid } from './grid.ts';
import { i32, u8 } from './packed.ts';

/** 1 where the corner is shut, at the index made of the bits NEAR, FAR, OCCUPIED of one flank and, << 3, the other. */
export type CornerRule = Uint8Array;

export interface Flank {
  /** The edge between the cell that is left and the flank cell blocks. */
  readonly isNearShut: boolean;
  /** The edge between the flank cell and the cell that is entered blocks. */
  readonly isFarShut: boolean;
  readonly isOccupied: boolean;
}

const NEAR = 1;
const FAR = 2;
const OCCUPIED = 4;
const STATES = 64;

/** What to add to `cornerBits` if the first or second flank is occupied. */
export const FIRST_OCCUPIED = OCCUPIED;
export const SECOND_OCCUPIED = OCCUPIED << 3;

/** Throws for a rule that depends on which way one goes, or that a further obstacle would open. */
export function cornerRule(isShut: (one: Flank, other: Flank) => boolean): CornerRule {
  const rule = new Uint8Array(STATES);
  for (let bits = 0; bits < STATES; bits++) rule[bits] = isShut(flankOf(bits & 7), flankOf(bits >> 3)) ? 1 : 0;
  for (let bits = 0; bits < STATES; bits++) {
    if (rule[bits] !== rule[mirrored(bits)] || rule[bits] !== rule[reversed(bits)]) {
      throw new RangeError('a corner rule must say the same from all sides');
    }
    for (let more = 1; more < STATES; more <<= 1) {
      if (u8(rule, bits) > u8(rule, bits | more)) throw new RangeError('an obstacle more may not open a corner');
    }
  }
  return rule;
}

function flankOf(bits: number): Flank {
  return {
    isNearShut: (bits & NEAR) !== 0,
    isFarShut: (bits & FAR) !== 0,
    isOccupied: (bits & OCCUPIED) !== 0,
  };
}

function mirrored(bits: number): number {
  return ((bits & 7) << 3) | (bits >> 3);
}

function reversed(bits: number): number {
  const near = NEAR | (NEAR << 3);
  const far = FAR | (FAR << 3);
  return (bits & ~(near | far)) | ((bits & near) << 1) | ((bits & far) >> 1);
}

const hasWall = (flank: Flank) => flank.isNearShut || flank.isFarShut;
const isShut = (flank: Flank) => hasWall(flank) || flank.isOccupied;

/** The usual rules. A flank is walled if either of its edges blocks, and shut if it is walled or occupied. */
export const CORNER_RULES = {
  /** Nothing at a corner is ever in the way. */
  open: cornerRule(() => false),
  /** There must be a way round on one side at least. */
  bothFlanksShut: cornerRule((one, other) => isShut(one) && isShut(other)),
  /** Both sides must be free: no squeezing past anything. */
  anyFlankShut: cornerRule((one, other) => isShut(one) || isShut(other)),
  /** As bothFlanksShut, but pieces on the flanks do not matter. */
  bothFlanksWalled: cornerRule((one, other) => hasWall(one) && hasWall(other)),
  /** No cutting corners of walls; pieces on the flanks do not matter. */
  anyFlankWalled: cornerRule((one, other) => hasWall(one) || hasWall(other)),
  /** As anyFlankShut for walls, but pieces only block if they stand on both flanks. */
  anyWallOrTwoPieces: cornerRule(
    (one, other) => hasWall(one) || hasWall(other) || (one.isOccupied && other.isOccupied),
  ),
} as const;

/**
 * A corner inside the board, as somebody passes it. A rising way goes north-east or back: its flanks lie to the
 * north-west (first) and south-east. A falling way goes south-east or back: its flanks lie to the north-east (first)
 * and south-west. `northEast` is the cell on that side of the corner.
 */
export function firstFlank(northEast: Cell, isRising: boolean): Cell {
  return isRising ? northEast - 1 : northEast;
}

export function secondFlank(grid: Grid, northEast: Cell, isRising: boolean): Cell {
  return isRising ? northEast - grid.width : northEast - grid.width - 1;
}

export function isRisingWay(diagonal: Direction): boolean {
  return (diagonal & 1) === 0;
}

/** The cell to the north-east of the corner at which one leaves a cell. */
export function northEastOf(grid: Grid, cell: Cell, diagonal: Direction): Cell {
  return cell + (stepX(diagonal) > 0 ? 1 : 0) + (stepY(diagonal) > 0 ? grid.width : 0);
}

/** The state of the four edges that meet at a corner, as index into a rule; add the bits for occupied flanks. */
export function cornerBits(
  grid: Grid,
  edges: Uint8Array,
  blocks: Uint8Array,
  northEast: Cell,
  isRising: boolean,
): number {
  const corner = northEast + i32(grid.ys, northEast);
  const north = u8(blocks, u8(edges, 2 * corner)) === 0 ? 0 : 1;
  const east = u8(blocks, u8(edges, 2 * corner + 1)) === 0 ? 0 : 1;
  const south = u8(blocks, u8(edges, 2 * (corner - grid.width - 1))) === 0 ? 0 : 1;
  const west = u8(blocks, u8(edges, 2 * corner - 1)) === 0 ? 0 : 1;
  return isRising ? west | (north << 1) | (south << 3) | (east << 4) : north | (east << 1) | (west << 3) | (south << 4);
}
