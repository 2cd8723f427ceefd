/** Movement action: one cell. Clauses ES-MOVE; ES-ABIL-32 Infiltration, ES-ABIL-52 Stabiliser, ES-EVENT-11 Firewall. */
import { accept, type Engine, refuse, type Verdict } from '@tablerunner/engine';
import { type Cell, isBeside } from '@tablerunner/geometry';
import { z } from 'zod';
import { has } from '../abilities.ts';
import { nameOfCell } from '../board.ts';
import { isOccupied } from '../cells.ts';
import { lastFreeCellMarked, unitMoved } from '../events/units.ts';
import { firewallHolds, mayComeBackFrom } from '../firewall.ts';
import { live } from '../live.ts';
import { peripheral, sees } from '../sight.ts';
import type { EscapeState, Unit } from '../types.ts';
import { unitAt } from '../units.ts';
import { type Choice, defineAction } from './action.ts';

interface Move extends Choice {
  readonly kind: 'move';
  readonly to: number;
}

/** By cell: made once, because moves are what is listed most. */
const MOVES: Move[] = [];

function moveTo(to: Cell): Move {
  let made = MOVES[to];
  if (made === undefined) {
    made = Object.freeze<Move>({ kind: 'move', to });
    MOVES[to] = made;
  }
  return made;
}

function refuseWay(state: EscapeState, unit: Unit, to: Cell, clause: string, reason: string): Verdict {
  const { board } = live(state);
  return refuse(clause, reason, { unit: unit.id, from: nameOfCell(board, unit.cell), to: nameOfCell(board, to) });
}

export const move = defineAction<Move>({
  kind: 'move',
  clause: 'ES-MOVE-02',
  pool: 'mvt',
  choice: z.strictObject({ kind: z.literal('move'), to: z.int().min(0), by: z.literal('pilot').optional() }),

  candidates(state, { unit }) {
    const moves: Move[] = [];
    if (unit.place !== 'board') return moves;
    const { ways } = live(state).grid;
    const directions = has(state, unit, 'stabiliser') ? 8 : 4;
    for (let direction = 0; direction < directions; direction++) {
      const to = ways[unit.cell * 8 + direction] as Cell;
      if (to >= 0) moves.push(moveTo(to));
    }
    return moves;
  },

  check(state, { unit, index, extra }, { to }) {
    const { grid } = live(state);
    if (unit.place !== 'board') return refuse('ES-RULE-29', 'not-on-the-board', { unit: unit.id });
    if (to >= grid.cellCount || grid.holes[to] === 1) return refuse('ES-MOVE-02', 'no-such-cell', { unit: unit.id });
    if (!isBeside(grid, unit.cell, to)) {
      if (!peripheral(state, unit.cell, to)) return refuseWay(state, unit, to, 'ES-MOVE-02', 'not-adjacent');
      if (!has(state, unit, 'stabiliser')) return refuseWay(state, unit, to, 'ES-MOVE-02', 'no-diagonal-steps');
    }
    if (isOccupied(state, to)) {
      if (!firewallHolds(state, unit)) return refuseWay(state, unit, to, 'ES-MOVE-02', 'cell-occupied');
      if (!mayComeBackFrom(state, index, to, extra ? 0 : 1))
        return refuseWay(state, unit, to, 'ES-RULE-38', 'no-free-cell-in-reach');
    }
    if (!sees(state, unit.cell, to) && !has(state, unit, 'infiltration'))
      return refuseWay(state, unit, to, 'ES-MOVE-03', 'way-is-barred');
    return accept();
  },

  apply(state, { index }, { to }, engine) {
    if (index === state.active) rememberWayBack(state, index, to, engine);
    engine.emit(unitMoved, { unit: index, to });
  },
});

/**
 * ES-RULE-38: the way back is remembered only while the active character stands where it may not stay. One that began on a
 * burning cell has left no free one: where it began is remembered all the same, so that it may not end there.
 */
function rememberWayBack(state: EscapeState, index: number, to: Cell, engine: Engine<EscapeState>): void {
  const from = unitAt(state, index).cell;
  if (!isOccupied(state, to)) {
    if (state.lastFree >= 0) engine.emit(lastFreeCellMarked, { cell: -1 });
  } else if (state.lastFree < 0 || !isOccupied(state, from, index)) engine.emit(lastFreeCellMarked, { cell: from });
}
