/** Leaving the board through an Airlock. Clauses ES-EXIT; the Anthem ES-RES-01, ES-RES-04, ES-CRESIST-01. */
import { accept, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { has } from '../abilities.ts';
import { type Airlock, boardOf, nameOfCell } from '../board.ts';
import { anthemGained } from '../events/rolls.ts';
import { unitLeft } from '../events/units.ts';
import { scenarioOf } from '../scenario/scenario.ts';
import type { EscapeState, Unit } from '../types.ts';
import { type Choice, defineAction } from './action.ts';

interface Exit extends Choice {
  readonly kind: 'exit';
}

const EXIT: Exit = { kind: 'exit' };

function airlockUnder(state: EscapeState, { cell }: Unit): Airlock | undefined {
  const { airlocks, airlockAt } = boardOf(state);
  const index = cell < 0 ? -1 : (airlockAt[cell] ?? -1);
  return index < 0 ? undefined : airlocks[index];
}

export const exit = defineAction<Exit>({
  kind: 'exit',
  clause: 'ES-EXIT-02',
  pool: 'mvt',
  choice: z.strictObject({ kind: z.literal('exit'), by: z.literal('pilot').optional() }),

  candidates: (state, { unit }) =>
    airlockUnder(state, unit) !== undefined && scenarioOf(state).exits[unit.faction].length > 0 ? [EXIT] : [],

  check(state, { unit }) {
    if (unit.place !== 'board') return refuse('ES-RULE-29', 'not-on-the-board', { unit: unit.id });
    const airlock = airlockUnder(state, unit);
    if (airlock === undefined) {
      return refuse('ES-EXIT-02', 'not-in-an-airlock', { unit: unit.id, from: nameOfCell(boardOf(state), unit.cell) });
    }
    if (!scenarioOf(state).exits[unit.faction].includes(airlock.number)) {
      return refuse('ES-EXIT-02', 'not-an-exit-of-this-side', { unit: unit.id, airlock: airlock.number });
    }
    return accept();
  },

  /** It takes what it carries along (ES-RULE-59). */
  apply(state, { unit, index }, _choice, engine) {
    engine.emit(unitLeft, { unit: index, airlock: airlockUnder(state, unit)?.number ?? 0 });
    if (unit.faction !== 'resistance' || has(state, unit, 'insignificant')) return;
    engine.emit(anthemGained, { seat: unit.seat, reason: 'left-the-board' });
  },
});
