/** What lies on the floor: doors, walls, terminals, caches, scout beads, keypad cards, objective beads. */
import { KEYPADS } from '../content/keypads.ts';
import { EDGE as KIND } from '../rules/floor/floor.ts';
import type { BurncycleState } from '../rules/types.ts';
import { floorOf } from '../rules/units.ts';
import type { LineKind } from './line-kind.ts';
import { BOT, CELL, DOOR, EDGE, type Names, ROOM } from './names.ts';
import { fail, printList, readCount, readKnown, readList, readOneOf, shorten, split } from './words.ts';

/** A name that stands for something of this floor; no bare number. */
export function readPlace(names: Names, state: BurncycleState, text: string): number {
  return text.startsWith('#') ? fail(`'${shorten(text)}' is no name of a place`) : names.read(state, text);
}

/** Several, none of them twice. */
function readPlaces(names: Names, state: BurncycleState, text: string): number[] {
  const places = readList(text, (word) => readPlace(names, state, word));
  const twice = places.findIndex((place, at) => places.indexOf(place) < at);
  return twice < 0 ? places : fail(`${split(text)[twice]} stands there twice`);
}

export const OFF = 'off';
const MAINFRAME = '/mainframe';
const MOST_WALLS = 3;
const MOST_BEADS = 20;

function readWall(state: BurncycleState, text: string): number {
  const edge = readPlace(EDGE, state, text);
  const kind = floorOf(state).grid.edges[edge];
  return kind === KIND.wall || kind === KIND.outerWall ? edge : fail(`there is no wall at ${text} (BC-STRIKE-18)`);
}

export const FLOOR_LINES: Readonly<Record<string, LineKind>> = {
  unlocked: {
    read(state, text) {
      const doors = readPlaces(DOOR, state, text);
      state.floor.doors = state.floor.doors.map((_, door) => (doors.includes(door) ? 1 : 0));
    },
    print: (state) =>
      printList(state.floor.doors.flatMap((isUnlocked, door) => (isUnlocked === 1 ? [DOOR.print(state, door)] : []))),
  },
  destroyed: {
    read(state, text) {
      const walls = readList(text, (word) => readWall(state, word));
      if (walls.length > MOST_WALLS) fail('at most three walls are destroyed (BC-STRIKE-19)');
      if (new Set(walls).size < walls.length) fail('a wall is destroyed once only');
      state.floor.destroyed = walls;
    },
    print: (state) => printList(state.floor.destroyed.map((edge) => EDGE.print(state, edge))),
  },
  terminals: {
    read(state, text) {
      state.floor.terminals = readList(text, (word) => ({
        cell: readPlace(CELL, state, word.replace(MAINFRAME, '')),
        isMainframe: word.endsWith(MAINFRAME),
      }));
    },
    print: (state) =>
      printList(
        state.floor.terminals.map(
          ({ cell, isMainframe }) => `${CELL.print(state, cell)}${isMainframe ? MAINFRAME : ''}`,
        ),
      ),
  },
  caches: {
    read(state, text) {
      state.floor.caches = readPlaces(CELL, state, text);
    },
    print: (state) => printList(state.floor.caches.map((cell) => CELL.print(state, cell))),
  },
  unscouted: {
    read(state, text) {
      state.floor.unscouted = readPlaces(ROOM, state, text);
    },
    print: (state) => printList(state.floor.unscouted.map((room) => ROOM.print(state, room))),
  },
  keypads: {
    read(state, text) {
      state.floor.keypads = readList(text, (word) => {
        const [door = '', card = ''] = word.split('/');
        return { door: readPlace(DOOR, state, door), card: readKnown(card, KEYPADS, 'keypad card') };
      });
    },
    print: (state) => printList(state.floor.keypads.map(({ door, card }) => `${DOOR.print(state, door)}/${card}`)),
  },
  beads: {
    read(state, text) {
      state.floor.beads = Object.fromEntries(
        readList(text, (word) => {
          const [place = '', count = ''] = word.split('/');
          const beads = readCount(count, { what: 'objective beads', most: MOST_BEADS, clause: 'BC-BEAD-01' });
          return [String(readPlace(CELL, state, place)), beads] as const;
        }),
      );
    },
    print: (state) =>
      printList(
        Object.entries(state.floor.beads).map(([cell, count]) => `${CELL.print(state, Number(cell))}/${count}`),
      ),
  },
};

/** `memory c4 charged moved 2`: whose Joan is, where, and what she did (BC-MEM-01). */
export const DRONE_LINE: LineKind = {
  read(state, text) {
    const [owner = '', place = '', ...words] = split(text);
    const bot = readPlace(BOT, state, owner);
    const drone = { bot, cell: place === OFF ? -1 : readPlace(CELL, state, place), isCharged: false, moved: 0 };
    for (let at = 0; at < words.length; at++) {
      const word = readOneOf(words[at] ?? '', ['charged', 'moved'], 'what is said of the drone');
      if (word === 'charged') drone.isCharged = true;
      else drone.moved = readCount(words[++at] ?? '', { what: 'spaces moved', most: 99, clause: 'BC-MEM-01' });
    }
    state.drone = drone;
  },
  print(state) {
    const { drone } = state;
    if (drone === undefined) return undefined;
    return [
      BOT.print(state, drone.bot),
      drone.cell < 0 ? OFF : CELL.print(state, drone.cell),
      ...(drone.isCharged ? ['charged'] : []),
      ...(drone.moved === 0 ? [] : ['moved', drone.moved]),
    ].join(' ');
  },
};
