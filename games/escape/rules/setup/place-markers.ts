/** Crates, Objectives and Equipment are placed in turn, one of a kind per room. Clauses ES-CRATE-01, ES-CRATE-02, ES-ITEM-01, ES-ITEM-02; gaps: ES-GAP-21. */
import { accept, defineStep, refuse, type Step } from '@tablerunner/engine';
import { z } from 'zod';
import { type Board, boardOf, nameOfCell, roomOf } from '../board.ts';
import { markerPlaced, markerSeen } from '../events/markers.ts';
import { scenarioOf } from '../scenario/scenario.ts';
import type { EscapeState, Faction, Marker } from '../types.ts';
import { otherFaction, seatOf } from '../units.ts';

interface Place {
  readonly kind: 'place';
  readonly cell: number;
}

interface Stage {
  readonly name: string;
  /** That markers of this stage take turns, and that there is one per room. */
  readonly clauses: { readonly turns: string; readonly room: string };
  /** Equipment; otherwise Crates and Objectives, which are the other side of a Crate (ES-OBJ-01). */
  readonly isItem: boolean;
}

/** Before the first turn a marker that lies nowhere waits to be placed. */
const nextMarker = (state: EscapeState, stage: Stage): number =>
  state.markers.findIndex((marker) => marker.cell < 0 && belongs(marker, stage));

const belongs = ({ kind }: Marker, { isItem }: Stage): boolean => (kind === 'equipment') === isItem;

/** The winner of the Setup Initiative begins, then the two sides take turns. What the scenario has laid out does not count. */
function placer(state: EscapeState, stage: Stage): Faction {
  const { crates = [], objectives = [] } = scenarioOf(state).laid;
  const laid = stage === CRATES ? crates.length + objectives.length : 0;
  const placed = state.markers.filter((marker) => marker.cell >= 0 && belongs(marker, stage)).length - laid;
  return placed % 2 === 0 ? state.initiative : otherFaction(state.initiative);
}

/** Whether such a marker lies in the room. Asked for every cell of the board. */
function isTaken({ markers }: EscapeState, { rooms }: Board, { isItem }: Stage, room: number): boolean {
  for (let i = 0; i < markers.length; i++) {
    const { kind, cell } = markers[i] as Marker;
    if (cell >= 0 && rooms.areaOf[cell] === room && (kind === 'equipment') === isItem) return true;
  }
  return false;
}

const roomLeft = (state: EscapeState, board: Board, stage: Stage): boolean =>
  board.rooms.cells.some((_, room) => !isTaken(state, board, stage, room));

/** By cell: made once, because almost every cell of the board is listed each time. */
const PLACES: Place[] = [];

function placeAt(cell: number): Place {
  let made = PLACES[cell];
  if (made === undefined) {
    made = Object.freeze<Place>({ kind: 'place', cell });
    PLACES[cell] = made;
  }
  return made;
}

function places(state: EscapeState, stage: Stage): readonly Place[] {
  const board = boardOf(state);
  const choices: Place[] = [];
  for (let room = 0; room < board.rooms.count; room++) {
    if (isTaken(state, board, stage, room)) continue;
    for (const cell of board.rooms.cells[room] ?? []) choices.push(placeAt(cell));
  }
  return choices;
}

const placeStep = (stage: Stage): Step<EscapeState, Record<string, never>, Place> =>
  defineStep<EscapeState, Record<string, never>, Place>({
    name: stage.name,
    clause: stage.clauses.turns,
    choice: z.strictObject({ kind: z.literal('place'), cell: z.int().min(0) }),

    who(state) {
      if (nextMarker(state, stage) < 0 || !roomLeft(state, boardOf(state), stage)) return undefined;
      return seatOf(state, placer(state, stage));
    },

    candidates: (state) => places(state, stage),
    legal: (state) => places(state, stage),

    check(state, _memory, { cell }) {
      const board = boardOf(state);
      const room = cell < board.grid.cellCount ? roomOf(board, cell) : -1;
      if (room < 0) return refuse(stage.clauses.turns, 'no-such-cell');
      if (isTaken(state, board, stage, room))
        return refuse(stage.clauses.room, 'room-has-one', {
          cell: nameOfCell(board, cell),
          room: board.roomNumbers[room] ?? 0,
        });
      return accept();
    },

    apply(state, _memory, { cell }, engine) {
      const marker = nextMarker(state, stage);
      const seat = seatOf(state, placer(state, stage));
      engine.emit(markerPlaced, { marker, cell });
      const face = state.markers[marker]?.equipment;
      if (face !== undefined && state.options.placerSeesEquipment === 'yes')
        engine.emit(markerSeen, { marker, seat, face }); // ES-RULE-95
    },

    run: (_state, _memory, engine) => engine.done(),
  });

const CRATES: Stage = {
  name: 'escape/place-crates',
  clauses: { turns: 'ES-CRATE-01', room: 'ES-CRATE-02' },
  isItem: false,
};

const ITEMS: Stage = {
  name: 'escape/place-equipment',
  clauses: { turns: 'ES-ITEM-01', room: 'ES-ITEM-02' },
  isItem: true,
};

export const placeCrates = placeStep(CRATES);
export const placeEquipment = placeStep(ITEMS);
