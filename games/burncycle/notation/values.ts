/** Values inside a command: bots, units, spaces, doors, nodes and cards by name, slots and dice counted from 1, everything else as it is. */
import { parseCell, SIDES } from '@tablerunner/geometry';
import { fly } from '../rules/special/fly.ts';
import type { Bot, BurncycleState } from '../rules/types.ts';
import { floorOf } from '../rules/units.ts';
import { BOT, CELL, DOOR, EDGE, GUARD, type Names, NODE, ORDINAL, POST, ROOM, SIDE } from './names.ts';
import { fail, NONE, shorten, split } from './words.ts';

/** Who speaks, and at which step. */
export interface Spoken {
  readonly state: BurncycleState;
  readonly step: string;
  readonly memory: Readonly<Record<string, unknown>>;
  /** The bot that the command is for, or that the step belongs to; -1 for none. */
  readonly bot: number;
}

const numberOf = ({ memory }: Spoken, key: string): number => {
  const value = memory[key];
  return typeof value === 'number' ? value : -1;
};

const holderOf = ({ state, bot }: Spoken): Bot | undefined => state.bots[bot];

/** A card among those that somebody holds; the second of two alike has its number. */
const heldCard = (cards: readonly string[], what: string): Names => ({
  print: (_state, at) => (cards[at] !== undefined && cards.indexOf(cards[at]) === at ? cards[at] : `#${at}`),
  read(_state, text) {
    const [, number] = /^#(\d{1,2})$/.exec(text) ?? [];
    const at = number === undefined ? cards.indexOf(text) : Number(number);
    return at >= 0 ? at : fail(`there is no ${what} '${shorten(text)}' here; there are ${cards.join(', ') || NONE}`);
  },
});

export const itemsOf = (bot: Bot | undefined): Names =>
  heldCard(bot?.items.map(({ card }) => card) ?? [], 'equipment or mod');

/** Who moves at this step: a security unit, the drone, or a bot. */
function moverAt(spoken: Spoken): number {
  const { state, step } = spoken;
  if (step === fly.name) return state.drone?.cell ?? -1;
  return state.guards[numberOf(spoken, 'guard')]?.cell ?? holderOf(spoken)?.cell ?? -1;
}

/** A side, or the space on that side of whoever moves. */
const sideOf = (spoken: Spoken): Names => ({
  print: SIDE.print,
  read(state, text) {
    const { grid } = floorOf(state);
    const to = parseCell(grid, text);
    if (to === undefined) return SIDE.read(state, text);
    const from = moverAt(spoken);
    const side = SIDES.find((one) => from >= 0 && grid.ways[from * 8 + one] === to);
    return side ?? fail(`${text} is not the next space in one of the four directions`);
  },
});

const NAMES: Readonly<Record<string, Names>> = {
  bot: BOT,
  other: BOT,
  guard: GUARD,
  door: DOOR,
  wall: EDGE,
  edge: EDGE,
  cell: CELL,
  space: CELL,
  room: ROOM,
  node: NODE,
  post: POST,
  slot: ORDINAL,
  die: ORDINAL,
  demand: ORDINAL,
  number: ORDINAL,
  access: ORDINAL,
  options: ORDINAL,
};

/** What the numbers of a key stand for in a command that begins with the word. */
function namesFor(word: string, key: string, spoken: Spoken): Names | undefined {
  if (key === 'to') return word === 'ip' || word === 'line' ? NODE : CELL;
  if (key === 'side' || key === 'facing') return sideOf(spoken);
  if (key === 'item') return itemsOf(holderOf(spoken));
  if (key === 'card') return heldCard(holderOf(spoken)?.cards ?? [], 'network card');
  return Object.hasOwn(NAMES, key) ? NAMES[key] : undefined;
}

/** Undefined for what has no short form: such a choice is written as JSON. */
export function printValue(word: string, key: string, value: unknown, spoken: Spoken): string | undefined {
  if (Array.isArray(value)) {
    const items = value.map((item) => printPlain(word, key, item, spoken));
    if (items.includes(undefined)) return undefined;
    return items.length === 0 ? NONE : items.join(',');
  }
  return printPlain(word, key, value, spoken);
}

function printPlain(word: string, key: string, value: unknown, spoken: Spoken): string | undefined {
  if (typeof value === 'string') return /^[a-z][a-z0-9-]*$/.test(value) ? value : undefined;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'number') return undefined;
  return namesFor(word, key, spoken)?.print(spoken.state, value) ?? String(value);
}

const LISTS: readonly string[] = ['options', 'gives', 'takes', 'pays', 'cells', 'nodes', 'slots'];

export function readValue(word: string, key: string, text: string, spoken: Spoken): unknown {
  if (!LISTS.includes(key)) return readPlain(word, key, text, spoken);
  return text === NONE ? [] : split(text).map((item) => readPlain(word, key, item, spoken));
}

/** Keys whose values are words, though they might look like names of something else. */
const WORDS: readonly string[] = ['from', 'chip', 'input', 'result', 'upgrade'];

function readPlain(word: string, key: string, text: string, spoken: Spoken): unknown {
  if (WORDS.includes(key) || (key === 'card' && (word === 'bot' || word === 'keep-card'))) return text;
  const names = namesFor(word, key, spoken);
  if (names !== undefined) return names.read(spoken.state, text);
  if (/^-?\d{1,9}$/.test(text)) return Number(text);
  return text === 'yes' ? true : text === 'no' ? false : text;
}
