/** Combat action: Flamethrower. Clauses ES-ABIL-35 to ES-ABIL-37; ES-RULE-53, ES-RULE-89. */
import { accept, refuse } from '@tablerunner/engine';
import { type Cell, flagKinds, isAround, neighboursAround } from '@tablerunner/geometry';
import { z } from 'zod';
import { has } from '../abilities.ts';
import { EDGE, nameOfCell } from '../board.ts';
import { harm } from '../casualties.ts';
import { loseActions } from '../combat/aftermath.ts';
import { isCutOff } from '../combat/cut-off.ts';
import { checkFighter } from '../combat/targets.ts';
import { burnPlaced } from '../events/board.ts';
import { featUsed } from '../events/units.ts';
import { live } from '../live.ts';
import { peripheral, sees } from '../sight.ts';
import type { EscapeState, Unit } from '../types.ts';
import { isOnBoard } from '../units.ts';
import { type Choice, defineAction } from './action.ts';

interface Flame extends Choice {
  readonly kind: 'flame';
  readonly first: number;
  /** Left out only if there is no cell for it. */
  readonly second?: number | undefined;
}

/** Walls and doors, and unlike for sight open doors too. */
const STOPS_FLAMES = flagKinds([EDGE.wall, EDGE.hardWall, EDGE.closedDoor, EDGE.openDoor]);

export const flame = defineAction<Flame>({
  kind: 'flame',
  clause: 'ES-ABIL-35',
  pool: 'cbt',
  needs: ['flamethrower'],
  choice: z.strictObject({
    kind: z.literal('flame'),
    first: z.int().min(0),
    second: z.int().min(0).optional(),
    by: z.literal('pilot').optional(),
  }),

  candidates(state, { unit }) {
    if (!isOnBoard(unit) || !has(state, unit, 'flamethrower') || unit.feats.includes('flamethrower')) return [];
    return neighboursAround(live(state).grid, unit.cell).flatMap((first): Flame[] => {
      if (!sees(state, unit.cell, first)) return [];
      const seconds = secondCells(state, first);
      return seconds.length === 0
        ? [{ kind: 'flame', first }]
        : seconds.map((second) => ({ kind: 'flame', first, second }));
    });
  },

  check(state, { unit }, { first, second }) {
    const fighter = checkFighter(state, unit);
    if (!fighter.ok) return fighter;
    const facts = { unit: unit.id, ability: 'flamethrower' };
    if (!has(state, unit, 'flamethrower')) return refuse('ES-ABIL-35', 'no-such-ability', facts);
    if (unit.feats.includes('flamethrower')) return refuse('ES-ABIL-35', 'once-per-turn', facts);
    return checkCells(state, unit, first, second);
  },

  apply(state, { index }, { first, second = first }, engine) {
    engine.emit(featUsed, { unit: index, feat: 'flamethrower' });
    engine.emit(burnPlaced, { cell: first });
    if (second !== first) engine.emit(burnPlaced, { cell: second });
    const hits: { unit: number; amount: number }[] = [];
    for (const [unit, other] of state.units.entries()) {
      if (isOnBoard(other) && (other.cell === first || other.cell === second)) hits.push({ unit, amount: 1 });
    }
    for (const { unit } of hits) loseActions(state, unit, 'mvt', 1, engine);
    if (hits.length > 0) engine.interrupt(harm, { source: 'flamethrower', hits });
  },
});

function checkCells(state: EscapeState, unit: Unit, first: Cell, second: Cell | undefined) {
  const { grid, board } = live(state);
  if (first >= grid.cellCount || grid.holes[first] === 1) {
    return refuse('ES-ABIL-35', 'no-such-cell', { unit: unit.id });
  }
  const way = (from: Cell, to: Cell) => ({ unit: unit.id, from: nameOfCell(board, from), to: nameOfCell(board, to) });
  if (!peripheral(state, unit.cell, first)) return refuse('ES-ABIL-35', 'not-peripheral', way(unit.cell, first));
  if (!sees(state, unit.cell, first)) return refuse('ES-ABIL-35', 'not-in-sight', way(unit.cell, first));
  if (second === undefined) {
    if (secondCells(state, first).length === 0) return accept();
    return refuse('ES-RULE-53', 'second-flame-needed', way(unit.cell, first));
  }
  if (second >= grid.cellCount || grid.holes[second] === 1) {
    return refuse('ES-ABIL-36', 'no-such-cell', { unit: unit.id });
  }
  if (!isAround(grid, first, second)) return refuse('ES-ABIL-36', 'not-peripheral', way(first, second));
  if (isCutOff(grid, first, second, STOPS_FLAMES)) {
    return refuse('ES-ABIL-36', 'wall-or-door-between', way(first, second));
  }
  return accept();
}

/** All cells around the first that flames can reach, the user's own too. */
function secondCells(state: EscapeState, first: Cell): Cell[] {
  const { grid } = live(state);
  return neighboursAround(grid, first).filter((cell) => !isCutOff(grid, first, cell, STOPS_FLAMES));
}
