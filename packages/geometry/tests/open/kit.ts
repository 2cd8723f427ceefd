/** Small tables for the tests, in thousandths of an inch. */
import { type Base, compileField, type Neighbour, type OpenTable, type Piece, type Point } from '../../src/index.ts';
import { STANDARD } from './scenes.ts';

/** An upright box from one corner to the other. */
export function block(
  id: string,
  [left, low, right, high]: readonly [number, number, number, number],
  rest: Partial<Piece> = {},
): Piece {
  return {
    id,
    kind: 'barrier',
    outline: [
      { x: left, y: low },
      { x: right, y: low },
      { x: right, y: high },
      { x: left, y: high },
    ],
    bottom: 0,
    top: 4000,
    isFloor: false,
    isLight: false,
    openings: [],
    ladders: [],
    ...rest,
  };
}

export function tableOf(...pieces: Piece[]): OpenTable {
  return compileField({ width: 30_000, depth: 22_000, pieces });
}

export function at(x: number, y: number, z = 0, width = STANDARD): Base {
  return { x, y, z, width };
}

export const rival = (base: Base): Neighbour => ({ base, side: 'rival' });
export const friend = (base: Base): Neighbour => ({ base, side: 'friend' });

export const to = (...points: readonly (readonly [number, number])[]): Point[] => points.map(([x, y]) => ({ x, y }));
