/** Names of bots, security units, spaces, doors, rooms, posts and nodes: printed so that reading gives back the same number. */
import { directionName, edgeName, parseCell, parseDirection, parseEdge } from '@tablerunner/geometry';
import { NETWORK } from '../content/network.ts';
import { nodeOf } from '../rules/network/map.ts';
import type { BurncycleState } from '../rules/types.ts';
import { floorOf, moduleIndex } from '../rules/units.ts';
import { fail, shorten } from './words.ts';

/** How the numbers of one kind are written. */
export interface Names {
  print(state: BurncycleState, value: number): string;
  read(state: BurncycleState, text: string): number;
}

/** A number that has no name here, as `#3`: so that anything at all can be written down. */
const NUMBER = /^#(\d{1,9})$/;

/** Prints the name if it can be read again, else the number; reads both. */
const named = (names: Names): Names => ({
  print(state, value) {
    try {
      const text = names.print(state, value);
      if (names.read(state, text) === value) return text;
    } catch {}
    return `#${value}`;
  },
  read: (state, text) => {
    const [, number] = NUMBER.exec(text) ?? [];
    return number === undefined ? names.read(state, text) : Number(number);
  },
});

const MODULE = 'module';

/** By its card; the module also by that word. */
export const BOT = named({
  print: ({ bots }, bot) => bots[bot]?.card ?? '',
  read(state, text) {
    if (text === MODULE) return moduleIndex(state);
    const bot = text === '' ? -1 : state.bots.findIndex(({ card }) => card === text);
    const known = state.bots.map(({ card }) => card).filter((card) => card !== '');
    return bot >= 0 ? bot : fail(`no bot is called '${shorten(text)}'; there are ${known.join(', ')}`);
  },
});

/** By its kind, the second of a kind as `hamster-2`; or by its space. */
export const GUARD = named({
  print({ guards }, guard) {
    const kind = guards[guard]?.kind ?? '';
    const before = guards.slice(0, guard).filter((other) => other.kind === kind).length;
    return before === 0 ? kind : `${kind}-${before + 1}`;
  },
  read(state, text) {
    const [, kind = '', number = '1'] = /^(.*?)(?:-(\d{1,2}))?$/.exec(text) ?? [];
    const alike = [...state.guards.keys()].filter((guard) => state.guards[guard]?.kind === kind);
    const found = alike[Number(number) - 1];
    if (found !== undefined) return found;
    const cell = parseCell(floorOf(state).grid, text);
    const here = cell === undefined ? -1 : state.guards.findIndex((guard) => guard.cell === cell);
    if (here >= 0) return here;
    const kinds = state.guards.map((_, guard) => GUARD.print(state, guard));
    return fail(`no security unit is called '${shorten(text)}'; there are ${kinds.join(', ') || 'none'}`);
  },
});

export const CELL = named({
  print: (state, cell) => floorOf(state).cellNames[cell] ?? '',
  read: (state, text) =>
    parseCell(floorOf(state).grid, text) ?? fail(`there is no space '${shorten(text)}' on this floor`),
});

export const EDGE = named({
  print: (state, edge) => edgeName(floorOf(state).grid, edge),
  read: (state, text) =>
    parseEdge(floorOf(state).grid, text) ?? fail(`'${shorten(text)}' is no wall; write a space and a side, as in c4n`),
});

/** By its edge. */
export const DOOR = named({
  print: (state, door) => EDGE.print(state, floorOf(state).doors[door]?.edge ?? -1),
  read(state, text) {
    const door = floorOf(state).doorAt[EDGE.read(state, text)] ?? -1;
    return door >= 0 ? door : fail(`there is no door at ${shorten(text)}`);
  },
});

/** By its ID, or by its letter where two have the same. */
export const ROOM = named({
  print(state, room) {
    const { rooms } = floorOf(state);
    const { id = '', letter = '' } = rooms[room] ?? {};
    return rooms.filter((other) => other.id === id).length === 1 ? id : letter;
  },
  read(state, text) {
    const { rooms } = floorOf(state);
    const found = rooms.findIndex(({ id, letter }) => id === text || letter === text);
    return found >= 0
      ? found
      : fail(`there is no room '${shorten(text)}'; there are ${rooms.map(({ id }) => id).join(', ') || 'none'}`);
  },
});

/** By its space. */
export const POST = named({
  print: (state, post) => floorOf(state).cellNames[floorOf(state).posts[post]?.cell ?? -1] ?? '',
  read(state, text) {
    const cell = CELL.read(state, text);
    const post = floorOf(state).posts.findIndex((one) => one.cell === cell);
    return post >= 0 ? post : fail(`there is no post on ${text}`);
  },
});

/** Layer and place on its ring, counted from 0: 1.2; the core is 4.0. */
export const NODE = named({
  print(_state, node) {
    const { layer } = nodeOf(NETWORK, node);
    return `${layer}.${node - startOf(layer)}`;
  },
  read(_state, text) {
    const [, layer = '', place = ''] =
      /^([1-9])\.(\d{1,2})$/.exec(text) ?? fail(`write a node as 1.2, not '${shorten(text)}'`);
    const node = startOf(Number(layer)) + Number(place);
    const isThere = startOf(Number(layer)) >= 0 && NETWORK.nodes[node]?.layer === Number(layer);
    return isThere ? node : fail(`there is no node ${text}`);
  },
});

const startOf = (layer: number): number => NETWORK.nodes.findIndex((node) => node.layer === layer);

/** One of the four sides. */
export const SIDE: Names = {
  print: (_state, side) => directionName(side),
  read: (_state, text) => readSide(text),
};

export function readSide(text: string): number {
  const side = parseDirection(text) ?? -1;
  return side >= 0 && side < 4 ? side : fail(`a side is one of n, e, s, w, not '${shorten(text)}'`);
}

/** Slots, dice, options and the like: counted from 1. */
export const ORDINAL: Names = {
  print: (_state, value) => String(value + 1),
  read: (_state, text) =>
    /^[1-9]\d{0,2}$/.test(text) ? Number(text) - 1 : fail(`write a number from 1 on, not '${shorten(text)}'`),
};
