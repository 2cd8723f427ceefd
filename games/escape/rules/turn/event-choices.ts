/** The events of Revolution in which somebody chooses: Celestial Order, Blackout, Short Circuit. ES-EVENT-03, 09, 10; ES-RULE-39, ES-RULE-40. */
import { accept, defineStep, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { boardOf, nameOfCell } from '../board.ts';
import { isFree } from '../cells.ts';
import { doorChanged } from '../events/board.ts';
import { roomDarkened, unitSent } from '../events/turn.ts';
import { DOOR_HACKED, DOOR_OPEN } from '../live.ts';
import type { EscapeState, Unit } from '../types.ts';
import { indexOf, isOnBoard, seatOf } from '../units.ts';

interface Send {
  readonly kind: 'send';
  readonly unit: string;
  readonly to: number;
}

/** ES-EVENT-03. Compulsory, if there is a legal move (ES-RULE-40). */
export const celestialOrder = defineStep<EscapeState, Record<string, never>, Send>({
  name: 'escape/celestial-order',
  clause: 'ES-EVENT-03',
  choice: z.strictObject({ kind: z.literal('send'), unit: z.string(), to: z.int().min(0) }),

  who: (state) => (piecesToSend(state).length > 0 && isAnyFree(state) ? seatOf(state, 'isc') : undefined),
  candidates: (state) => sendable(state),
  legal: (state) => sendable(state),
  check(state, _memory, { unit: id, to }) {
    const unit = state.units[indexOf(state, id)];
    if (unit?.faction !== 'isc') return refuse('ES-EVENT-03', 'not-your-character', { unit: id });
    if (!isOnBoard(unit)) return refuse('ES-RULE-40', 'not-on-the-board', { unit: id });
    const board = boardOf(state);
    if (to >= board.grid.cellCount || board.grid.holes[to] === 1)
      return refuse('ES-EVENT-03', 'no-such-cell', { unit: id });
    if (!isFree(state, to)) return refuse('ES-RULE-40', 'cell-occupied', { unit: id, to: nameOfCell(board, to) });
    return accept();
  },
  apply(state, _memory, { unit, to }, engine) {
    engine.emit(unitSent, { unit: indexOf(state, unit), to });
    engine.done();
  },
  run: (_state, _memory, engine) => engine.done(), // ES-RULE-79
});

const piecesToSend = (state: EscapeState): Unit[] =>
  state.units.filter((unit) => unit.faction === 'isc' && isOnBoard(unit));

function isAnyFree(state: EscapeState): boolean {
  const { cellCount } = boardOf(state).grid;
  for (let cell = 0; cell < cellCount; cell++) if (isFree(state, cell)) return true;
  return false;
}

function sendable(state: EscapeState): Send[] {
  const { cellCount } = boardOf(state).grid;
  const free: number[] = [];
  for (let cell = 0; cell < cellCount; cell++) if (isFree(state, cell)) free.push(cell);
  const choices: Send[] = [];
  for (const { id } of piecesToSend(state)) for (const to of free) choices.push({ kind: 'send', unit: id, to });
  return choices;
}

interface Darken {
  readonly kind: 'darken';
  readonly room: number;
}

const DARK = { revolution: 'ES-EVENT-09', cooperation: 'ES-CEVENT-12' } as const;

/** ES-EVENT-09, ES-CEVENT-12. */
export const blackout = defineStep<EscapeState, Record<string, never>, Darken>({
  name: 'escape/blackout',
  clause: 'ES-EVENT-09',
  choice: z.strictObject({ kind: z.literal('darken'), room: z.int().min(0) }),
  who: (state) => seatOf(state, 'resistance'),
  candidates: (state) => boardOf(state).roomNumbers.map((_, room) => ({ kind: 'darken', room })),
  check: (state, _memory, { room }) =>
    room < boardOf(state).rooms.count ? accept() : refuse(DARK[state.mode], 'no-such-room', { room }),
  apply(_state, _memory, { room }, engine) {
    engine.emit(roomDarkened, { room });
    engine.done();
  },
});

interface Switch {
  readonly kind: 'switch';
  readonly door: number;
}

/** ES-EVENT-10: only open or closed changes; locked stays locked, hacked stays hacked (ES-RULE-39). */
export const shortCircuit = defineStep<EscapeState, Record<string, never>, Switch>({
  name: 'escape/short-circuit',
  clause: 'ES-EVENT-10',
  choice: z.strictObject({ kind: z.literal('switch'), door: z.int().min(0) }),
  who: (state) => (boardOf(state).doors.length > 0 ? seatOf(state, 'resistance') : undefined),
  candidates: (state) => boardOf(state).doors.map((_, door) => ({ kind: 'switch', door })),
  check: (state, _memory, { door }) =>
    door < boardOf(state).doors.length ? accept() : refuse('ES-EVENT-10', 'no-such-door', { door }),
  apply(state, _memory, { door }, engine) {
    const now = state.doors[door] ?? 0;
    engine.emit(doorChanged, { door, open: (now & DOOR_OPEN) === 0, hacked: (now & DOOR_HACKED) !== 0 });
    engine.done();
  },
  run: (_state, _memory, engine) => engine.done(), // ES-RULE-79
});
