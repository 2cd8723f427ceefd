/** Where somebody may want to go. One object for one place, so that what is worked out about it can be kept by it. */
import type { Cell } from '@tablerunner/geometry';
import { type Board, boardOf } from '../rules/board.ts';
import { scenarioOf } from '../rules/scenario/scenario.ts';
import type { Scenario } from '../rules/scenario/types.ts';
import type { EscapeState, Faction } from '../rules/types.ts';

export interface Place {
  readonly cells: readonly Cell[];
}

const cells: Place[] = [];

export function placeOfCell(cell: Cell): Place {
  cells[cell] ??= { cells: [cell] };
  return cells[cell];
}

interface BoardPlaces {
  readonly rooms: Map<number, Place>;
  readonly exits: Map<Scenario, Partial<Record<Faction, Place>>>;
}

const byBoard = new WeakMap<Board, BoardPlaces>();

function placesOf(board: Board): BoardPlaces {
  let places = byBoard.get(board);
  if (places === undefined) {
    places = { rooms: new Map(), exits: new Map() };
    byBoard.set(board, places);
  }
  return places;
}

/** The cells of the room with that number; none if there is no such room. */
export function roomPlace(state: EscapeState, number: number): Place {
  const board = boardOf(state);
  const { rooms } = placesOf(board);
  let place = rooms.get(number);
  if (place === undefined) {
    place = { cells: board.rooms.cells[board.roomNumbers.indexOf(number)] ?? [] };
    rooms.set(number, place);
  }
  return place;
}

/** The Airlocks through which a side may leave (ES-EXIT-01). */
export function exitPlace(state: EscapeState, faction: Faction): Place {
  const board = boardOf(state);
  const scenario = scenarioOf(state);
  const { exits } = placesOf(board);
  let sides = exits.get(scenario);
  if (sides === undefined) {
    sides = {};
    exits.set(scenario, sides);
  }
  sides[faction] ??= {
    cells: board.airlocks.flatMap(({ number, cells: pair }) => (scenario.exits[faction].includes(number) ? pair : [])),
  };
  return sides[faction];
}
