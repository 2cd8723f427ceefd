/** Values inside a command: cells, edges, doors, rooms, markers and props by name, everything else as it is. */
import { boardOf } from '../rules/board.ts';
import type { EscapeState, Marker } from '../rules/types.ts';
import {
  fail,
  Problem,
  printCell,
  printDoor,
  printEdge,
  printRoom,
  readCell,
  readDoor,
  readEdge,
  readRoom,
  shorten,
} from './words.ts';

export const CELL_FORM = /^[a-z]{1,3}[1-9]\d{0,2}$/;
const EDGE_FORM = /^[a-z]{1,3}[1-9]\d{0,2}[nesw]$/;
const ROOM_FORM = /^\d{1,3}$/;
/** By kind, by face, by place, or by kind and place. */
const MARKER_FORM = /^[a-z][a-z0-9-]*(@[a-z][a-z0-9-]*)?(\.\d{1,3})?$/;

interface Names {
  /** What such a name looks like on any board. */
  readonly form: RegExp;
  print(state: EscapeState, value: number): string;
  read(state: EscapeState, text: string): number;
}

const CELL: Names = {
  form: CELL_FORM,
  print: (state, cell) => printCell(boardOf(state), cell),
  read: (state, text) => readCell(boardOf(state), text),
};
const EDGE: Names = {
  form: EDGE_FORM,
  print: (state, edge) => printEdge(boardOf(state), edge),
  read: (state, text) => readEdge(boardOf(state), text),
};
const DOOR: Names = {
  form: EDGE_FORM,
  print: (state, door) => printDoor(boardOf(state), door),
  read: (state, text) => readDoor(boardOf(state), text),
};
const ROOM: Names = {
  form: ROOM_FORM,
  print: (state, room) => printRoom(boardOf(state), room),
  read: (state, text) => readRoom(boardOf(state), text),
};

/** `crate@c4`, `equipment@ashton`; the second of two alike is `crate@c4.2`. A face is never named: it may be a secret. */
const MARKER: Names = {
  form: MARKER_FORM,
  print(state, index) {
    const name = markerName(state, state.markers[index]);
    const alike = state.markers.slice(0, index).filter((other) => markerName(state, other) === name).length;
    return alike === 0 ? name : `${name}.${alike + 1}`;
  },
  read(state, text) {
    const [name = '', number = '1'] = text.split('.');
    const fits = (marker: Marker): boolean =>
      name.includes('@')
        ? markerName(state, marker) === name
        : markerPlace(state, marker) === name || isCalled(marker, name);
    const found = state.markers.flatMap((marker, index) => (fits(marker) ? [index] : []));
    const index = found[Number(number) - 1];
    if (index !== undefined && (number !== '1' || found.length === 1 || name.includes('@'))) return index;
    return fail(
      `${found.length === 0 ? 'no marker is' : 'several markers are'} meant by '${shorten(text)}'; write crate@c4`,
    );
  },
};

const markerPlace = ({ units, ...state }: EscapeState, { cell, carrier }: Marker): string =>
  cell >= 0 ? printCell(boardOf(state), cell) : (units[carrier]?.id ?? 'nowhere');

const markerName = (state: EscapeState, marker: Marker | undefined): string =>
  marker === undefined ? 'nothing' : `${marker.kind}@${markerPlace(state, marker)}`;

/** By its kind, or by a face that lies open for all. */
const isCalled = ({ kind, equipment, knownTo }: Marker, name: string): boolean =>
  kind === name || (knownTo === 'all' && equipment === name);

/** A prop is named by its cell. */
const PROP: Names = {
  form: CELL_FORM,
  print: (state, index) => printCell(boardOf(state), state.props[index]?.cell ?? -1),
  read(state, text) {
    const cell = readCell(boardOf(state), text);
    const index = state.props.findIndex((prop) => prop.cell === cell);
    return index >= 0 ? index : fail(`there is no Terminal and no Cryo-tube on ${text}`);
  },
};

/** Keys of choices whose numbers have names, also in lists. */
const NAMES: Readonly<Record<string, Names>> = {
  to: CELL,
  from: CELL,
  at: CELL,
  aim: CELL,
  cell: CELL,
  cells: CELL,
  first: CELL,
  second: CELL,
  edge: EDGE,
  edges: EDGE,
  wall: EDGE,
  door: DOOR,
  doors: DOOR,
  lock: DOOR,
  room: ROOM,
  rooms: ROOM,
  marker: MARKER,
  terminal: PROP,
  tube: PROP,
  prop: PROP,
};

export function printValue(state: EscapeState, key: string, value: unknown): string {
  if (!Array.isArray(value)) return isPlain(value) ? printPlain(state, key, value) : JSON.stringify(value);
  if (value.length === 0 || !value.every(isPlain)) return JSON.stringify(value);
  const list = value.map((item) => printPlain(state, key, item)).join(',');
  return value.length === 1 ? `${list},` : list;
}

const isPlain = (value: unknown): boolean =>
  typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean';

function printPlain(state: EscapeState, key: string, value: unknown): string {
  if (typeof value === 'number') {
    const named = NAMES[key];
    return named === undefined || value < 0 ? String(value) : printPlace(named, state, value);
  }
  if (typeof value !== 'string') return String(value);
  return /^[a-z][a-z0-9-]*$/.test(value) && value !== 'true' && value !== 'false' ? value : JSON.stringify(value);
}

/** A number that is no place of this board stays a number, so that any choice can be written down. */
function printPlace(named: Names, state: EscapeState, value: number): string {
  try {
    const text = named.print(state, value);
    return named.read(state, text) === value ? text : `#${value}`;
  } catch {
    return `#${value}`;
  }
}

/** Throws a Problem for text that means nothing. */
export const readValue = (state: EscapeState, key: string, text: string): unknown =>
  readEach(key, text, (named, item) => named.read(state, item));

/** What looks like a name of the right kind is taken for one: which number it stands for nobody asks. */
export const readForm = (key: string, text: string): unknown =>
  readEach(key, text, (named, item) => (named.form.test(item) ? 0 : fail(`'${shorten(item)}' is no value`)));

type ReadName = (named: Names, text: string) => number;

function readEach(key: string, text: string, readName: ReadName): unknown {
  if (/^[[{"]/.test(text)) return readJsonValue(text);
  if (!text.includes(',')) return readPlain(key, text, readName);
  return text
    .replace(/,$/, '')
    .split(',')
    .map((item) => readPlain(key, item, readName));
}

function readPlain(key: string, text: string, readName: ReadName): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  const named = NAMES[key];
  if (named === undefined) return /^-?\d{1,9}$/.test(text) ? Number(text) : text;
  if (/^#\d{1,9}$/.test(text)) return Number(text.slice(1));
  const isNumber = named !== ROOM && /^-?\d{1,9}$/.test(text); // only rooms are named by numbers
  return isNumber ? Number(text) : readName(named, text);
}

function readJsonValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem(`'${shorten(text)}' is no value`);
  }
}
