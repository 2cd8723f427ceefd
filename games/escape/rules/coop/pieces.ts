/** Pieces of the automated ISC, characters and tokens alike, as they walk. Clauses ES-CISC-01, ES-TOKEN-02; ES-RULE-66, ES-RULE-71. */
import { type Cell, CORNER_RULES, costKinds, type Grid, SHUT, type Walk } from '@tablerunner/geometry';
import { has } from '../abilities.ts';
import { BLOCKING, EDGE } from '../board.ts';
import { type Live, live } from '../live.ts';
import type { EscapeState, Token, Unit } from '../types.ts';

export interface Piece {
  readonly cell: Cell;
  /** Passes walls and doors and opens none (Infiltration). */
  readonly infiltrates: boolean;
  /** Steps diagonally (Stabiliser). */
  readonly strides: boolean;
}

export const pieceOfUnit = (state: EscapeState, unit: Unit): Piece => ({
  cell: unit.cell,
  infiltrates: has(state, unit, 'infiltration'),
  strides: has(state, unit, 'stabiliser'),
});

/** ES-RULE-71: all tokens of a colour have the gift of their bots, unless the table plays without. */
export function pieceOfToken(state: EscapeState, { colour, cell }: Token): Piece {
  const gifted = state.options.tokenGifts === 'by-colour';
  return { cell, infiltrates: gifted && colour === 'green', strides: gifted && colour === 'black' };
}

/**
 * A cell counts CELL and a closed door DOOR: one step and one action each, and where two routes cost the same the one with
 * fewer doors is a little cheaper (ES-RULE-91). Divided by CELL and rounded down it is the cost of ES-RULE-66.
 */
export const CELL = 16;
const DOOR = CELL + 1;

const THROUGH_WALLS = costKinds([]);
const ON_FOOT = costKinds([
  [EDGE.wall, SHUT],
  [EDGE.hardWall, SHUT],
  [EDGE.closedDoor, DOOR],
]);

/** How the piece walks when characters and fires are no obstacle: for choosing whom to approach. */
export const walkPastAll = (state: EscapeState, piece: Piece): Walk => walk(live(state), piece, (cost) => cost);

/** How it walks now: no cell that is occupied, the goal's own excepted (ES-RULE-66). */
export function walkNow(state: EscapeState, piece: Piece, goal: Cell): Walk {
  const { standing, burnt, blockers, ...rest } = live(state);
  const isShut = (cell: Cell): boolean => cell !== goal && (standing[cell] !== -1 || burnt[cell] === 1);
  return walk({ ...rest, standing, burnt, blockers }, piece, (cost, cell) => (isShut(cell) ? SHUT : cost), blockers);
}

function walk(now: Live, piece: Piece, enter: (cost: number, cell: Cell) => number, occupied?: Uint8Array): Walk {
  return {
    edgeCost: piece.infiltrates ? THROUGH_WALLS : ON_FOOT,
    enterCost: enterCosts(now.grid, enter),
    diagonal: piece.strides
      ? { rule: piece.infiltrates ? CORNER_RULES.open : CORNER_RULES.bothFlanksShut, blocks: BLOCKING, occupied }
      : undefined,
  };
}

function enterCosts(grid: Grid, enter: (cost: number, cell: Cell) => number): Uint8Array {
  const costs = new Uint8Array(grid.cellCount);
  for (let cell = 0; cell < grid.cellCount; cell++) costs[cell] = enter(CELL, cell);
  return costs;
}
