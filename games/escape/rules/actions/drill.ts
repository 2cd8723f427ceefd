/** Combat action: Drill through a wall. Clauses ES-ABIL-23 to ES-ABIL-26, ES-WALL-02, ES-WALL-03; ES-RULE-52. */
import { accept, defineStep, refuse } from '@tablerunner/engine';
import { cellsBeside, edgeName, isEdge, SIDES } from '@tablerunner/geometry';
import { z } from 'zod';
import { ability, has } from '../abilities.ts';
import { EDGE } from '../board.ts';
import { checkFighter } from '../combat/targets.ts';
import { wallBroken } from '../events/board.ts';
import { rollClosed } from '../events/rolls.ts';
import { featUsed } from '../events/units.ts';
import { live } from '../live.ts';
import { rollDice } from '../roll.ts';
import type { EscapeState } from '../types.ts';
import { isOnBoard, unitAt } from '../units.ts';
import { type Choice, defineAction } from './action.ts';

interface Drill extends Choice {
  readonly kind: 'drill';
  readonly wall: number;
}

export const drill = defineAction<Drill>({
  kind: 'drill',
  clause: 'ES-ABIL-23',
  pool: 'cbt',
  needs: ['drill'],
  choice: z.strictObject({ kind: z.literal('drill'), wall: z.int().min(0), by: z.literal('pilot').optional() }),

  candidates(state, { unit }) {
    if (!isOnBoard(unit) || !has(state, unit, 'drill')) return [];
    const { grid } = live(state);
    return SIDES.map((side): Drill => ({ kind: 'drill', wall: grid.sides[unit.cell * 4 + side] ?? 0 }));
  },

  check(state, { unit, index }, { wall }) {
    const fighter = checkFighter(state, unit);
    if (!fighter.ok) return fighter;
    const facts = { unit: unit.id, ability: 'drill' };
    if (!has(state, unit, 'drill')) return refuse('ES-ABIL-23', 'no-such-ability', facts);
    if (index !== state.active) return refuse('ES-ABIL-23', 'only-while-active', facts);
    if (unit.feats.includes('drill-broken')) return refuse('ES-ABIL-25', 'drill-is-broken', facts);
    if (unit.feats.includes('drill')) return refuse('ES-ABIL-24', 'once-per-turn', facts);
    const { grid } = live(state);
    if (!isEdge(grid, wall) || !cellsBeside(grid, wall).includes(unit.cell)) {
      return refuse('ES-ABIL-23', 'not-adjacent-wall', facts);
    }
    const place = { unit: unit.id, wall: edgeName(grid, wall) };
    const kind = grid.edges[wall];
    if (kind === EDGE.hardWall || cellsBeside(grid, wall).includes(undefined)) {
      return refuse('ES-ABIL-26', 'wall-is-unbreakable', place);
    }
    return kind === EDGE.wall ? accept() : refuse('ES-ABIL-23', 'no-wall-there', place);
  },

  apply(_state, { index }, { wall }, engine) {
    engine.interrupt(drillWall, { unit: index, wall, rolled: false });
  },
});

interface DrillMemory {
  readonly unit: number;
  readonly wall: number;
  readonly rolled: boolean;
}

/** ES-RULE-52: a plain die; 1 fails whatever X is, and breaks the drill. */
export const drillWall = defineStep<EscapeState, DrillMemory>({
  name: 'escape/drill',
  clause: 'ES-ABIL-23',
  run(state, memory, engine) {
    const { unit: index, wall, rolled } = memory;
    const unit = unitAt(state, index);
    if (!rolled) {
      engine.interrupt(rollDice, { purpose: 'drill', dice: [{ unit: index, seat: unit.seat }], added: false });
      return engine.stay<DrillMemory>({ ...memory, rolled: true });
    }
    const face = state.roll?.dice[0]?.face ?? 1;
    engine.emit(rollClosed, {});
    if (face === 1) engine.emit(featUsed, { unit: index, feat: 'drill-broken' });
    else if (face >= ability(state, unit, 'drill')) {
      engine.emit(featUsed, { unit: index, feat: 'drill' });
      engine.emit(wallBroken, { edge: wall });
    }
    engine.done();
  },
});
