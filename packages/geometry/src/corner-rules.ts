/**
 * What may pass exactly through a corner, for sight and for diagonal steps alike.
 *
 * Whoever goes from a cell to the one diagonally behind a corner has a flank on either side: a cell, the edge before it
 * (near) and the edge behind it (far). A rule is a table of 64 answers, one for each state of the two flanks.
 */
import type { Direction } from './directions.ts';
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

/** Bit of `cornerBits` for the flank cell that `firstFlank` names, and for the other. */
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

/** One of the two cells beside the corner that a diagonal direction passes. The target must lie inside the rectangle. */
export function firstFlank(grid: Grid, cell: Cell, diagonal: Direction): Cell {
  return cell + i32(grid.deltas, diagonal & 3);
}

export function secondFlank(grid: Grid, cell: Cell, diagonal: Direction): Cell {
  return cell + i32(grid.deltas, (diagonal + 1) & 3);
}

/** The state of the four edges that meet at the corner, as index into a rule; add the bits for occupied flanks. */
export function cornerBits(grid: Grid, edges: Uint8Array, blocks: Uint8Array, cell: Cell, diagonal: Direction): number {
  const one = diagonal & 3;
  const two = (diagonal + 1) & 3;
  const { sides } = grid;
  let bits = 0;
  if (u8(blocks, u8(edges, i32(sides, cell * 4 + one))) !== 0) bits |= NEAR;
  if (u8(blocks, u8(edges, i32(sides, cell * 4 + two))) !== 0) bits |= NEAR << 3;
  if (u8(blocks, u8(edges, i32(sides, firstFlank(grid, cell, diagonal) * 4 + two))) !== 0) bits |= FAR;
  if (u8(blocks, u8(edges, i32(sides, secondFlank(grid, cell, diagonal) * 4 + one))) !== 0) bits |= FAR << 3;
  return bits;
}
