import { CENTRAL_AIRLOCK } from '../rules/board.ts';
import { DOOR_HACKED, DOOR_OPEN } from '../rules/live.ts';
import { ROLL_PURPOSES } from '../rules/roll.ts';
import { type EscapeState, FACTIONS } from '../rules/types.ts';
import { printDie, readDie } from './die.ts';
import type { LineKind } from './line-kind.ts';
import { REPRESSION_LINES } from './repression-lines.ts';
import {
  fail,
  once,
  printCell,
  printDoor,
  printEdge,
  printRoom,
  readCell,
  readDoor,
  readEdge,
  readOneOf,
  readRoom,
  readWithin,
  shorten,
} from './words.ts';

const MOST_TURNS = 999;
const MOST_EVENT = 12;
const MOST_IN_A_ROW = 9;
const MOST_ANTHEM = 99;
const MOST_POINTS = 9_999;
const MOST_DICE = 60;

const split = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');
const list = (words: readonly string[]): string | undefined => (words.length === 0 ? undefined : words.join(' '));
const unless = (value: number, usual: number): string | undefined => (value === usual ? undefined : String(value));
const idOf = (state: EscapeState, index: number): string | undefined => state.units[index]?.id;

export const STATE_LINES: Readonly<Record<string, LineKind>> = {
  turn: {
    read({ state }, text) {
      const [, turn = '', last] = /^(\d+)(?: of (\d+))?$/.exec(text) ?? fail('write: turn: 2 of 6');
      state.turn = readWithin(turn, 'the turn', 0, MOST_TURNS);
      if (last !== undefined) state.lastTurn = readWithin(last, 'the last turn', 1, MOST_TURNS);
    },
    print: ({ turn, lastTurn }) => `${turn} of ${lastTurn}`,
  },
  leader: {
    read({ state }, text) {
      state.leader = readOneOf(text, state.seats, 'the leader');
    },
    print: ({ leader, seats }) => (leader === seats[0] ? undefined : leader),
  },
  doors: {
    read({ state, board }, text) {
      for (const part of text.split(',')) {
        const [door = '', ...words] = split(part);
        const bits = words.map(
          (word) => DOOR_WORDS[word] ?? fail(`a door is open, closed or hacked, not '${shorten(word)}'`),
        );
        state.doors[readDoor(board, door)] = bits.reduce((sum, bit) => sum | bit, 0);
      }
    },
    print(state, board) {
      const shown = state.doors.flatMap((bits, door) =>
        bits === 0 ? [] : [`${printDoor(board, door)} ${DOOR_STATES[bits]}`],
      );
      return shown.length === 0 ? undefined : shown.join(', ');
    },
  },
  broken: {
    read({ state, board }, text) {
      state.broken = once(split(text)).map((edge) => readEdge(board, edge));
    },
    print: ({ broken }, board) => list(broken.map((edge) => printEdge(board, edge))),
  },
  burns: {
    read({ state, board }, text) {
      state.burns = once(split(text)).map((cell) => readCell(board, cell));
    },
    print: ({ burns }, board) => list(burns.map((cell) => printCell(board, cell))),
  },
  anthem: {
    read({ state }, text) {
      state.anthem = readCounts(text, 0, MOST_ANTHEM);
    },
    print: ({ anthem }) => printCounts(anthem),
  },
  score: {
    read({ state }, text) {
      state.score = readCounts(text, -MOST_POINTS, MOST_POINTS);
    },
    print: ({ score }) => printCounts(score),
  },
  initiative: {
    read({ state }, text) {
      state.initiative = readOneOf(text, FACTIONS, 'initiative');
    },
    print: ({ initiative }) => (initiative === 'resistance' ? undefined : initiative),
  },
  next: {
    read({ state }, text) {
      state.next = readOneOf(text, FACTIONS, 'next');
    },
    print: ({ next }) => next,
  },
  event: {
    read({ state }, text) {
      state.event = readWithin(text, 'the event', 0, MOST_EVENT);
    },
    print: ({ event }) => unless(event, 0),
  },
  'dark room': {
    read({ state, board }, text) {
      state.darkRoom = readRoom(board, text);
    },
    print: ({ darkRoom }, board) => (darkRoom < 0 ? undefined : printRoom(board, darkRoom)),
  },
  'shut airlock': {
    read({ state }, text) {
      state.shutAirlock = readWithin(text, 'an Airlock', 0, CENTRAL_AIRLOCK);
    },
    print: ({ shutAirlock }) => unless(shutAirlock, 0),
  },
  trapped: {
    read({ state, find }, text) {
      state.trapped = find(text);
    },
    print: (state) => idOf(state, state.trapped),
  },
  'in a row': {
    read({ state }, text) {
      state.inARow = readWithin(text, 'in a row', 0, MOST_IN_A_ROW);
    },
    print: ({ inARow }) => unless(inARow, 0),
  },
  active: {
    read({ state, find }, text) {
      state.active = text === 'nobody' ? -1 : find(text);
    },
    print: (state) => idOf(state, state.active) ?? 'nobody',
  },
  'last free': {
    read({ state, board }, text) {
      state.lastFree = readCell(board, text);
    },
    print: ({ lastFree }, board) => (lastFree < 0 ? undefined : printCell(board, lastFree)),
  },
  roll: {
    read({ state, find }, text) {
      const [purpose = '', ...dice] = text.split(/\s+/);
      if (dice.length > MOST_DICE) fail(`there are at most ${MOST_DICE} dice`);
      state.roll = {
        purpose: readOneOf(purpose, ROLL_PURPOSES, 'a roll'),
        dice: dice.map((die) => readDie(die, state, find)),
      };
    },
    print: (state) =>
      state.roll === undefined
        ? undefined
        : [state.roll.purpose, ...state.roll.dice.map((die) => printDie(die, state))].join(' '),
  },
  ...REPRESSION_LINES,
};

const DOOR_WORDS: Readonly<Record<string, number>> = { open: DOOR_OPEN, hacked: DOOR_HACKED, closed: 0, locked: 0 };
const DOOR_STATES = ['closed', 'open', 'closed hacked', 'open hacked'];

/** `resistance 2, isc 1`. */
function readCounts(text: string, least: number, most: number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const part of text.split(',')) {
    const [, name = '', count = ''] =
      /^\s*([a-z][A-Za-z0-9-]*) (-?\d{1,6})\s*$/.exec(part) ?? fail('write a name and a number: resistance 2');
    if (Number(count) < least || Number(count) > most) fail(`${name} is ${least} to ${most}, not ${count}`);
    counts[name] = Number(count);
  }
  return counts;
}

function printCounts(counts: Readonly<Record<string, number>>): string | undefined {
  const parts = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  return parts.length === 0 ? undefined : parts.join(', ');
}
