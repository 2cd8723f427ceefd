/** The lines of a position that set one field of the state each, both ways. */
import type { Board } from '../rules/board.ts';
import { DOOR_HACKED, DOOR_OPEN } from '../rules/live.ts';
import { defaultTable, RULING_OPTIONS, type TableOptions } from '../rules/options.ts';
import { COLOURS, type EscapeState, FACTIONS, type Repression, type RolledDie } from '../rules/types.ts';
import { printCards, printPile, readCards, readPile } from './marker-lines.ts';
import {
  fail,
  printCell,
  printDoor,
  printEdge,
  printRoom,
  readCell,
  readDoor,
  readEdge,
  readId,
  readJson,
  readNumber,
  readOneOf,
  readRoom,
  shorten,
} from './words.ts';

export interface Reading {
  readonly state: EscapeState;
  readonly board: Board;
  /** The index of a character by its ID. */
  find(id: string): number;
}

interface LineKind {
  read(reading: Reading, text: string): void;
  /** Nothing where the value is the usual one. */
  print(state: EscapeState, board: Board): string | undefined;
}

const split = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');
const list = (words: readonly string[]): string | undefined => (words.length === 0 ? undefined : words.join(' '));
const unless = (value: number, usual: number): string | undefined => (value === usual ? undefined : String(value));
const idOf = (state: EscapeState, index: number): string | undefined => state.units[index]?.id;

export const emptyRepression = (): Repression => ({
  pile: [],
  drawn: [],
  piles: { black: [], green: [], blue: [] },
  tokens: [],
  cardsPerTurn: 0,
});

export const repressionOf = (state: EscapeState): Repression => {
  state.repression ??= emptyRepression();
  return state.repression;
};

export const STATE_LINES: Readonly<Record<string, LineKind>> = {
  turn: {
    read({ state }, text) {
      const [, turn = '', last] = /^(\d+)(?: of (\d+))?$/.exec(text) ?? fail('write: turn: 2 of 6');
      state.turn = readNumber(turn, 'the turn');
      if (last !== undefined) state.lastTurn = readNumber(last, 'the last turn');
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
      state.broken = split(text).map((edge) => readEdge(board, edge));
    },
    print: ({ broken }, board) => list(broken.map((edge) => printEdge(board, edge))),
  },
  burns: {
    read({ state, board }, text) {
      state.burns = split(text).map((cell) => readCell(board, cell));
    },
    print: ({ burns }, board) => list(burns.map((cell) => printCell(board, cell))),
  },
  anthem: {
    read({ state }, text) {
      state.anthem = readCounts(text);
    },
    print: ({ anthem }) => printCounts(anthem),
  },
  score: {
    read({ state }, text) {
      state.score = readCounts(text);
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
      state.event = readNumber(text, 'the event');
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
      state.shutAirlock = readNumber(text, 'an Airlock');
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
      state.inARow = readNumber(text, 'in a row');
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
      state.roll = { purpose: readId(purpose, 'a roll'), dice: dice.map((die) => readDie(die, state, find)) };
    },
    print: (state) =>
      state.roll === undefined
        ? undefined
        : [state.roll.purpose, ...state.roll.dice.map((die) => printDie(die, state))].join(' '),
  },
  cards: {
    read({ state }, text) {
      repressionOf(state).pile = readCards(text);
    },
    print: ({ repression }) => (repression === undefined ? undefined : printCards(repression.pile)),
  },
  'drawn cards': {
    read({ state }, text) {
      repressionOf(state).drawn = readCards(text);
    },
    print: ({ repression }) =>
      repression === undefined || repression.drawn.length === 0 ? undefined : printCards(repression.drawn),
  },
  'cards per turn': {
    read({ state }, text) {
      repressionOf(state).cardsPerTurn = readNumber(text, 'cards per turn');
    },
    print: ({ repression }) => (repression === undefined ? undefined : String(repression.cardsPerTurn)),
  },
  ...Object.fromEntries(
    COLOURS.map((colour): [string, LineKind] => [
      `${colour} pile`,
      {
        read({ state }, text) {
          repressionOf(state).piles[colour] = readPile(text);
        },
        print: ({ repression }) => {
          const pile = repression?.piles[colour] ?? [];
          return pile.length === 0 ? undefined : printPile(pile);
        },
      },
    ]),
  ),
};

const DOOR_WORDS: Readonly<Record<string, number>> = { open: DOOR_OPEN, hacked: DOOR_HACKED, closed: 0, locked: 0 };
const DOOR_STATES = ['closed', 'open', 'closed hacked', 'open hacked'];

/** `resistance 2, isc 1`. */
function readCounts(text: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const part of text.split(',')) {
    const [, name = '', count = ''] =
      /^\s*([a-z][A-Za-z0-9-]*) (-?\d{1,6})\s*$/.exec(part) ?? fail('write a name and a number: resistance 2');
    counts[name] = Number(count);
  }
  return counts;
}

function printCounts(counts: Readonly<Record<string, number>>): string | undefined {
  const parts = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  return parts.length === 0 ? undefined : parts.join(', ');
}

/** `ashton=5+veteran`, `@isc=3`, `rikishi@p1=2`. */
function readDie(text: string, state: EscapeState, find: (id: string) => number): RolledDie {
  const [, id = '', seat = '', face = '', rerolls = ''] =
    /^([a-z][a-z0-9-]*)?(?:@([a-z][a-z0-9-]*))?=([1-6])((?:\+[a-z-]+)*)$/.exec(text) ??
    fail(`write a die as ashton=5 or @isc=3, not '${shorten(text)}'`);
  const unit = id === '' ? -1 : find(id);
  const roller = seat !== '' ? seat : (state.units[unit]?.seat ?? fail('a die needs a character or a seat'));
  return { unit, seat: roller, face: Number(face), rerolls: rerolls.split('+').slice(1) };
}

function printDie({ unit, seat, face, rerolls }: RolledDie, { units }: EscapeState): string {
  const roller = units[unit];
  const who = `${roller?.id ?? ''}${roller?.seat === seat ? '' : `@${seat}`}`;
  return `${who}=${face}${rerolls.map((source) => `+${source}`).join('')}`;
}

/** `option: diagonalDistance one`, one line each. */
export function readOption(text: string): Partial<TableOptions> {
  const [name = '', value = ''] = text.split(/\s+/);
  const option = Object.hasOwn(RULING_OPTIONS, name) ? RULING_OPTIONS[name as keyof TableOptions] : undefined;
  if (option === undefined)
    return fail(`'${shorten(name)}' is no option; there are ${Object.keys(RULING_OPTIONS).join(', ')}`);
  return { [name]: readOneOf<string>(value, option.values, name) };
}

export const printOptions = ({ options }: EscapeState): string[] =>
  Object.entries(options).flatMap(([name, value]) =>
    defaultTable[name as keyof TableOptions] === value ? [] : [`option: ${name} ${value}`],
  );

/** Fields that other parts of the rules keep in the state, as JSON: `field: name {…}`. */
export function readField(text: string, state: EscapeState, own: readonly string[]): void {
  const [, name = '', json = ''] = /^([a-z][A-Za-z]{0,39}) (.+)$/.exec(text) ?? fail('write: field: name, then JSON');
  if (own.includes(name)) fail(`${name} has a line of its own`);
  Object.assign(state, { [name]: readJson(json, name) });
}
