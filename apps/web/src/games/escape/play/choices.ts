/** What a choice of Escape points at: the fields that the choices of all steps share, and the spots on the board they mean. */
import { boardOf, type EscapeView } from '@tablerunner/escape/plan';
import type { Cell, Edge } from '@tablerunner/geometry';
import type { Offer } from '@tablerunner/table';

/** All fields that a choice may have; which of them go together the rules know. */
export interface Fields {
  readonly kind?: string;
  readonly by?: 'pilot';
  readonly to?: number;
  readonly cell?: number;
  readonly first?: number;
  readonly second?: number;
  readonly target?: string;
  readonly unit?: string;
  readonly pilot?: string;
  readonly command?: string;
  readonly door?: number;
  readonly lock?: number;
  readonly wall?: number;
  readonly marker?: number;
  readonly terminal?: number;
  readonly tube?: number;
  readonly token?: number;
  readonly airlock?: number;
  readonly room?: number;
  readonly weapon?: string;
  readonly with?: string;
  readonly counter?: string;
  readonly seat?: string;
  readonly branch?: string;
  readonly faction?: string;
  readonly shift?: number;
  readonly die?: number;
  readonly source?: string;
  readonly action?: Fields;
  readonly pass?: true;
  readonly keep?: true;
}

export const fieldsOf = (choice: unknown): Fields => choice as Fields;

/** Where on the board a choice is made: cells, or an edge. Nothing of both: it is made by a button. */
export interface Spot {
  readonly cells: readonly Cell[];
  readonly edge?: Edge;
}

const NOWHERE: Spot = { cells: [] };

export function spotOf(view: EscapeView, choice: unknown): Spot {
  const fields = fieldsOf(choice);
  if (fields.action !== undefined) return spotOf(view, fields.action);
  const board = boardOf(view);
  const { to, cell, first, door, lock, wall, marker, airlock, room, token } = fields;
  const place = to ?? cell ?? first;
  if (place !== undefined) return { cells: [place] };
  const unit = fields.target ?? fields.unit ?? fields.pilot;
  if (unit !== undefined) return { cells: cellsOfUnit(view, unit) };
  const edge = wall ?? board.doors[door ?? lock ?? -1]?.edge;
  if (edge !== undefined) return { cells: [], edge };
  if (marker !== undefined) return { cells: cellsOfMarker(view, marker) };
  const prop = view.props[fields.terminal ?? fields.tube ?? -1];
  if (prop !== undefined) return { cells: [prop.cell] };
  if (airlock !== undefined) return { cells: board.airlocks.find(({ number }) => number === airlock)?.cells ?? [] };
  if (room !== undefined) return { cells: board.rooms.cells[room] ?? [] };
  if (token !== undefined) return { cells: onBoard(view.repression?.tokens.find(({ id }) => id === token)?.cell) };
  return NOWHERE;
}

const onBoard = (cell: number | undefined): readonly Cell[] => (cell === undefined || cell < 0 ? [] : [cell]);

const cellsOfUnit = ({ units }: EscapeView, id: string): readonly Cell[] => {
  const unit = units.find((one) => one.id === id);
  return unit?.place === 'board' ? [unit.cell] : [];
};

function cellsOfMarker({ markers, units }: EscapeView, index: number): readonly Cell[] {
  const marker = markers[index];
  if (marker === undefined) return [];
  return onBoard(marker.cell >= 0 ? marker.cell : units[marker.carrier]?.cell);
}

/** The offers that are made at a cell, or at an edge of it. Near an edge that edge alone is meant. */
export function offersAt(
  view: EscapeView,
  offers: readonly Offer[],
  cell: Cell,
  at?: { readonly x: number; readonly y: number },
): readonly Offer[] {
  const { sides } = boardOf(view).grid;
  const near = at === undefined ? undefined : nearSide(at);
  const nearEdge = near === undefined ? undefined : sides[cell * 4 + near];
  const found = offers.filter(({ choice }) => {
    const { cells, edge } = spotOf(view, choice);
    if (cells.includes(cell)) return true;
    return edge !== undefined && [0, 1, 2, 3].some((side) => sides[cell * 4 + side] === edge);
  });
  const meant = found.filter(({ choice }) => spotOf(view, choice).edge === nearEdge && nearEdge !== undefined);
  return meant.length > 0 ? meant : found;
}

/** How near to a side a click must be, in parts of a cell, to mean what is on the side. */
const NEAR = 0.28;

function nearSide({ x, y }: { readonly x: number; readonly y: number }): number | undefined {
  const gaps = [y, 1 - x, 1 - y, x];
  const least = Math.min(...gaps);
  return least < NEAR ? gaps.indexOf(least) : undefined;
}
