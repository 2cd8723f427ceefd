/** Entry: the first Movement action of a character that is off the board. Clauses ES-DEPLOY-03, ES-ISC-04 to ES-ISC-07; ES-RULE-29, ES-RULE-92. */
import { accept, refuse, type Verdict } from '@tablerunner/engine';
import { z } from 'zod';
import { type Airlock, boardOf, nameOfCell } from '../board.ts';
import { isFree } from '../cells.ts';
import { unitEntered } from '../events/units.ts';
import { checkFactoryAirlock, comesFromFactory } from '../internal-factory.ts';
import { scenarioOf } from '../scenario/scenario.ts';
import type { EscapeState, Unit } from '../types.ts';
import { left } from '../units.ts';
import { type Choice, defineAction } from './action.ts';

interface Enter extends Choice {
  readonly kind: 'enter';
  readonly to: number;
}

export const enter = defineAction<Enter>({
  kind: 'enter',
  clause: 'ES-DEPLOY-03',
  pool: 'mvt',
  choice: z.strictObject({ kind: z.literal('enter'), to: z.int().min(0), by: z.literal('pilot').optional() }),

  candidates(state, { unit }) {
    const entries: Enter[] = [];
    if (unit.place !== 'waiting') return entries;
    for (const { cells } of boardOf(state).airlocks) for (const to of cells) entries.push({ kind: 'enter', to });
    return entries;
  },

  check(state, { unit }, { to }) {
    if (unit.place !== 'waiting') return refuse('ES-DEPLOY-03', 'not-waiting-to-enter', { unit: unit.id });
    const board = boardOf(state);
    const airlock = board.airlocks.find(({ cells }) => cells[0] === to || cells[1] === to);
    if (airlock === undefined) return refuse('ES-DEPLOY-03', 'no-airlock-there', { unit: unit.id });
    const open = checkAirlock(state, unit, airlock);
    if (!open.ok) return open;
    if (!isFree(state, to)) return refuse('ES-RULE-29', 'cell-occupied', { unit: unit.id, to: nameOfCell(board, to) });
    return accept();
  },

  apply: (_state, { index }, { to }, engine) => engine.emit(unitEntered, { unit: index, to }),
});

/** Whether this character may come in by this Airlock, whoever stands on its cells. */
function checkAirlock(state: EscapeState, unit: Unit, airlock: Airlock): Verdict {
  const { number } = airlock;
  if (number === state.shutAirlock) return refuse('ES-CEVENT-14', 'airlock-is-shut', { airlock: number });
  if (comesFromFactory(unit)) return checkFactoryAirlock(state, airlock);
  const { deployment, sealed } = scenarioOf(state);
  if (unit.faction === 'isc' && sealed.includes(number)) {
    return refuse('ES-AIRLOCK-02', 'airlock-is-sealed', { airlock: number }); // gaps: ES-GAP-17
  }
  const way = deployment[unit.faction];
  if (way?.by !== 'entry' || !way.airlocks.includes(number)) {
    return refuse('ES-DEPLOY-03', 'not-an-entry-of-this-side', { unit: unit.id, airlock: number });
  }
  return accept();
}

/** ES-RULE-92: it needs a Movement action of its own; a Pilot lends it none before it is on the board (ES-RULE-29). */
export const canPayEntry = (state: EscapeState, unit: Unit): boolean => left(state, unit, 'mvt') > 0;

/** Whether an Airlock is open to a character off the board, with a free cell (ES-RULE-29, ES-RULE-61). */
export function findsAirlock(state: EscapeState, unit: Unit): boolean {
  for (const airlock of boardOf(state).airlocks) {
    const [one, other] = airlock.cells;
    if ((isFree(state, one) || isFree(state, other)) && checkAirlock(state, unit, airlock).ok) return true;
  }
  return false;
}
