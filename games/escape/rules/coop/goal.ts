/** Whom a piece goes for. Clauses ES-DRONE-03 to 05, ES-TOKEN-01, ES-TOKEN-03; ES-RULE-66, ES-RULE-68, ES-RULE-98. */
import { type Cell, flood, UNREACHED } from '@tablerunner/geometry';
import { boardOf } from '../board.ts';
import { isProtected } from '../combat/targets.ts';
import { live } from '../live.ts';
import type { EscapeState, Token } from '../types.ts';
import { isOnBoard } from '../units.ts';
import { CELL, type Piece, pieceOfToken, walkPastAll } from './pieces.ts';

export interface Nearest {
  /** Resistance characters at the lowest cost, as indices; empty if walls leave no route to anybody. */
  readonly units: readonly number[];
  readonly cost: number;
}

/** The nearest Resistance characters by route; `starts` are the cells the piece could set out from. */
export function nearest(state: EscapeState, piece: Piece, starts: readonly Cell[] = [piece.cell]): Nearest {
  const { grid } = live(state);
  const { cost } = flood(grid, walkPastAll(state, piece), starts);
  const goals = goalsOf(state);
  let best = UNREACHED;
  let units: number[] = [];
  for (const index of goals) {
    const there = cost[state.units[index]?.cell ?? -1] ?? UNREACHED;
    if (there === UNREACHED) continue;
    const steps = Math.floor(there / CELL);
    if (steps < best) [best, units] = [steps, [index]];
    else if (steps === best) units.push(index);
  }
  return { units, cost: best };
}

/** ES-RULE-98: who cannot be attacked is no goal as long as somebody else can be. */
function goalsOf(state: EscapeState): readonly number[] {
  const all: number[] = [];
  const open: number[] = [];
  for (const [index, unit] of state.units.entries()) {
    if (unit.faction !== 'resistance' || !isOnBoard(unit)) continue;
    all.push(index);
    if (!isProtected(state, unit)) open.push(index);
  }
  return state.options.jammedGoals === 'avoided' && open.length > 0 ? open : all;
}

/** A token on the board sets out from its cell, one outside from the cells of its Airlock. */
export const nearestToToken = (state: EscapeState, token: Token): Nearest =>
  nearest(state, pieceOfToken(state, token), token.cell >= 0 ? [token.cell] : airlockCells(state, token.airlock));

export const airlockCells = (state: EscapeState, number: number): readonly Cell[] =>
  boardOf(state).airlocks.find((airlock) => airlock.number === number)?.cells ?? [];
