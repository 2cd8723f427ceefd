/** The room that a scenario is about: who holds it at the end of a turn. Gaps: ES-GAP-16. */
import type { Engine } from '@tablerunner/engine';
import { boardOf, roomOf } from '../board.ts';
import { roomHeld } from '../events/scenario.ts';
import type { EscapeState } from '../types.ts';
import { scenarioOf } from './scenario.ts';

/** More characters there than the other side has: with as many nobody holds it. */
export function countHold(state: EscapeState, engine: Engine<EscapeState>): void {
  const { hold } = scenarioOf(state);
  if (hold === undefined) return;
  const board = boardOf(state);
  const index = board.roomNumbers.indexOf(hold.room);
  let lead = 0;
  for (const { faction, place, cell } of state.units) {
    if (place === 'board' && roomOf(board, cell) === index) lead += faction === 'resistance' ? 1 : -1;
  }
  if (lead !== 0) engine.emit(roomHeld, { faction: lead > 0 ? 'resistance' : 'isc', room: hold.room });
}
