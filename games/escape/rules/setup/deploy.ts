/** Deployment by Position: squads are placed in the room that the scenario names. Clauses ES-DEPLOY-01, ES-DEPLOY-02. */
import { accept, defineStep, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { boardOf, nameOfCell, roomOf } from '../board.ts';
import { isFree } from '../cells.ts';
import { unitEntered } from '../events/units.ts';
import { scenarioOf } from '../scenario/scenario.ts';
import type { EscapeState, Faction } from '../types.ts';
import { otherFaction, unitAt } from '../units.ts';

interface Deploy {
  readonly kind: 'deploy';
  readonly cell: number;
}

/** The room of a side that starts by Position, as index; -1 for one that enters later. */
function startRoom(state: EscapeState, faction: Faction): number {
  const way = scenarioOf(state).deployment[faction];
  return way?.by === 'position' ? boardOf(state).roomNumbers.indexOf(way.room) : -1;
}

/** Squad after squad, the Setup Initiative's winner first, each in the order in which it was recruited. */
function nextUnit(state: EscapeState): number {
  for (const faction of [state.initiative, otherFaction(state.initiative)]) {
    const room = startRoom(state, faction);
    if (room < 0 || !freeCells(state, room).length) continue;
    const index = state.units.findIndex((unit) => unit.faction === faction && unit.place === 'waiting');
    if (index >= 0) return index;
  }
  return -1;
}

const freeCells = (state: EscapeState, room: number): readonly number[] =>
  (boardOf(state).rooms.cells[room] ?? []).filter((cell) => isFree(state, cell));

function places(state: EscapeState): readonly Deploy[] {
  const room = startRoom(state, unitAt(state, nextUnit(state)).faction);
  return freeCells(state, room).map((cell) => ({ kind: 'deploy', cell }));
}

export const deploy = defineStep<EscapeState, Record<string, never>, Deploy>({
  name: 'escape/deploy',
  clause: 'ES-DEPLOY-02',
  choice: z.strictObject({ kind: z.literal('deploy'), cell: z.int().min(0) }),

  who(state) {
    const index = nextUnit(state);
    return index < 0 ? undefined : unitAt(state, index).seat;
  },

  candidates: (state) => places(state),
  legal: (state) => places(state),

  check(state, _memory, { cell }) {
    const unit = unitAt(state, nextUnit(state));
    const board = boardOf(state);
    const room = startRoom(state, unit.faction);
    if (cell >= board.grid.cellCount || roomOf(board, cell) !== room)
      return refuse('ES-DEPLOY-02', 'not-in-the-start-room', { unit: unit.id, room: board.roomNumbers[room] ?? 0 });
    if (!isFree(state, cell))
      return refuse('ES-DEPLOY-02', 'cell-occupied', { unit: unit.id, to: nameOfCell(board, cell) });
    return accept();
  },

  apply: (state, _memory, { cell }, engine) => engine.emit(unitEntered, { unit: nextUnit(state), to: cell }),

  run: (_state, _memory, engine) => engine.done(),
});
