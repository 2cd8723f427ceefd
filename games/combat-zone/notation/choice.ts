/** Commands as short lines: `activate warlord`, `move t1 11,6 12,8`, `act basic/ranged t2 ripper.1`. What has no short form is JSON. */
import { canonicalJson, type Frame, type Read, readText } from '@tablerunner/engine';
import type { CombatZoneState } from '../rules/types.ts';
import { modelName, playerName, readModel, readPlayer, readToken, tokenName } from './names.ts';
import { fail, Problem, printSpot, readCount, readRecord, readSpot, shorten } from './words.ts';

const MOST_CHARACTERS = 1000;

type Fields = Record<string, unknown>;

/** The table whose models and players are named; left out where the form of a name is enough. */
type Named = CombatZoneState | undefined;

/** How the value of a key is written. */
interface Kind {
  print(state: CombatZoneState, value: unknown): string | undefined;
  read(state: Named, text: string): unknown;
}

const numbered = (
  print: (state: CombatZoneState, value: number) => string,
  read: (state: Named, text: string) => number,
): Kind => ({ print: (state, value) => (typeof value === 'number' ? print(state, value) : undefined), read });

/** Whatever looks like the name of a model or a seat. */
const NAME = /^(?:#\d{1,3}|[a-z0-9][a-z0-9-]*(?:\.\d{1,2})?)$/;

const readName = (text: string): number => (NAME.test(text) ? 0 : fail(`'${shorten(text)}' is no name`));

const MODEL = numbered(
  (state, value) => (value < 0 ? '-' : modelName(state, value)),
  (state, text) => (text === '-' ? -1 : state === undefined ? readName(text) : readModel(state, text)),
);
/** By name as it is printed, or by the bare number that older records have. */
const BODY: Kind = {
  print: MODEL.print,
  read: (state, text) => (/^\d{1,3}$/.test(text) ? Number(text) : MODEL.read(state, text)),
};
const TOKEN = numbered(
  (_state, value) => tokenName(value),
  (_state, text) => readToken(text),
);
const PLAYER = numbered(playerName, (state, text) => (state === undefined ? readName(text) : readPlayer(state, text)));
const NUMBER = numbered(
  (_state, value) => String(value),
  (_state, text) => readCount(text, 'this', -999_999),
);

/** Counted from 1, `-` for none: a program, a card, an objective, one of several dice. */
const ORDINAL = numbered(
  (_state, value) => (value < 0 ? '-' : String(value + 1)),
  (_state, text) => (text === '-' ? -1 : readCount(text, 'this', 1, 99) - 1),
);

const WORD: Kind = {
  print: (_state, value) => (typeof value === 'string' && /^[a-z][a-z0-9/-]*$/.test(value) ? value : undefined),
  read: (_state, text) => (/^[a-z][a-z0-9/-]*$/.test(text) ? text : fail(`'${shorten(text)}' is no word`)),
};

const FLAG: Kind = {
  print: (_state, value) => (value === true ? 'yes' : value === false ? 'no' : undefined),
  read: (_state, text) =>
    text === 'yes' ? true : text === 'no' ? false : fail(`write yes or no, not '${shorten(text)}'`),
};

/** Points of a way, `>` between them; `here` where it goes nowhere. */
const WAY: Kind = {
  print(_state, value) {
    if (!Array.isArray(value)) return undefined;
    return value.length === 0 ? 'here' : value.map((point) => printSpot(point as { x: number; y: number })).join('>');
  },
  read(_state, text) {
    if (text === 'here') return [];
    return text.split('>').map((part) => {
      const { x, y, z } = readSpot(part);
      if (z !== 0) fail(`a way is written without heights, which follow from the floors: not '${shorten(part)}'`);
      return { x, y };
    });
  },
};

/** Keys whose numbers stand for something. */
const KINDS: Readonly<Record<string, Kind>> = {
  model: MODEL,
  target: MODEL,
  rival: MODEL,
  by: MODEL,
  body: BODY,
  token: TOKEN,
  second: TOKEN,
  player: PLAYER,
  action: WORD,
  deed: WORD,
  means: WORD,
  program: ORDINAL,
  card: ORDINAL,
  armor: ORDINAL,
  option: ORDINAL,
  objective: ORDINAL,
  roller: ORDINAL,
  way: WAY,
};

/** What stands without its key right after the first word, in this order. `at` is x and y together. */
const PLAIN: Readonly<Record<string, readonly string[]>> = {
  activate: ['model'],
  inspire: ['player'],
  gonk: ['model'],
  deploy: ['model', 'at'],
  reserve: ['model'],
  arrive: ['at'],
  place: ['at'],
  impact: ['at'],
  act: ['action', 'token', 'target'],
  move: ['token', 'way'],
  evade: ['model', 'token', 'way'],
  objective: ['deed', 'objective', 'token'],
  launch: ['program', 'target'],
  use: ['card'],
  option: ['option'],
  react: ['model'],
  oppose: ['token'],
  reroll: ['roller', 'means'],
  token: ['token'],
  pass: ['model'],
  stop: ['model'],
  hit: ['model'],
  shoot: ['target'],
  target: ['target'],
  take: ['card'],
};

/** Some words have numbers where others have a way: `shove way=3`. */
const kindOf = (key: string, value?: unknown): Kind | undefined => {
  if (key === 'way' && typeof value === 'number') return NUMBER;
  return Object.hasOwn(KINDS, key) ? KINDS[key] : undefined;
};

function printValue(state: CombatZoneState, key: string, value: unknown): string | undefined {
  const kind = kindOf(key, value);
  if (kind !== undefined) return kind.print(state, value);
  if (typeof value === 'number') return NUMBER.print(state, value);
  if (typeof value === 'boolean') return FLAG.print(state, value);
  return WORD.print(state, value);
}

function readValue(state: Named, key: string, text: string): unknown {
  if (key === 'way' && /^\d$/.test(text)) return Number(text);
  const kind = kindOf(key);
  if (kind !== undefined) return kind.read(state, text);
  if (/^-?\d{1,6}$/.test(text)) return NUMBER.read(state, text);
  return text === 'yes' || text === 'no' ? FLAG.read(state, text) : WORD.read(state, text);
}

/** The words of a choice, or undefined where one of its values has no short form. */
function wordsOf(state: CombatZoneState, choice: Fields): string[] | undefined {
  const { kind, ...fields } = choice;
  if (typeof kind !== 'string') return undefined;
  const words = [kind];
  const left = new Map(Object.entries(fields).filter(([, value]) => value !== undefined));
  for (const key of PLAIN[kind] ?? []) {
    if (key === 'at') {
      const [x, y] = [left.get('x'), left.get('y')];
      if (typeof x !== 'number' || typeof y !== 'number') break;
      words.push(printSpot({ x, y }));
      left.delete('x');
      left.delete('y');
      continue;
    }
    if (!left.has(key)) break; // what follows must bring its key
    const text = printValue(state, key, left.get(key));
    if (text === undefined) return undefined;
    words.push(text);
    left.delete(key);
  }
  // What is done inside: a [RE]action with its own words, the last of the line.
  const inner = left.get('with');
  left.delete('with');
  for (const [key, value] of left) {
    const text = printNested(state, key, value);
    if (text === undefined) return undefined;
    words.push(text);
  }
  if (inner === undefined) return words;
  const deeper = typeof inner === 'object' && inner !== null ? wordsOf(state, inner as Fields) : undefined;
  return deeper === undefined ? undefined : [...words, 'with', ...deeper];
}

/** `key=value`; a thing with one part of its own is `drag.model=ripper.1`. */
function printNested(state: CombatZoneState, key: string, value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const text = printValue(state, key, value);
    return text === undefined ? undefined : `${key}=${text}`;
  }
  const parts = Object.entries(value).filter(([, part]) => part !== undefined);
  const [only] = parts;
  if (parts.length !== 1 || only === undefined) return undefined;
  const text = printValue(state, only[0], only[1]);
  return text === undefined ? undefined : `${key}.${only[0]}=${text}`;
}

export function printChoice(choice: unknown, state: CombatZoneState, frame: Frame): string {
  const text = typeof choice === 'object' && choice !== null ? shortForm(choice as Fields, state) : undefined;
  return text !== undefined && text.length <= MOST_CHARACTERS && isReadBack(text, state, frame, choice)
    ? text
    : JSON.stringify(choice);
}

function shortForm(choice: Fields, state: CombatZoneState): string | undefined {
  if (choice.pass === true) return 'pass';
  if (typeof choice.first === 'number') return `first ${choice.first + 1}`;
  return wordsOf(state, choice)?.join(' ');
}

function isReadBack(text: string, state: CombatZoneState, frame: Frame, choice: unknown): boolean {
  try {
    return canonicalJson(read(text, state, frame)) === canonicalJson(choice);
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

export const parseChoice = (text: string, state: CombatZoneState, frame: Frame): Read<unknown> =>
  readText(text, 'command', MOST_CHARACTERS, () => read(text.trim(), state, frame));

/** What a text may mean as a command, whoever is at the table and whichever step is at work: its forms, without its names. */
export const formsOf = (text: string): Read<readonly unknown[]> =>
  readText(text, 'command', MOST_CHARACTERS, () => {
    if (text.startsWith('{')) return [readRecord(text, 'a command that begins with {')];
    const [, number] = /^first (\d{1,3})$/.exec(text) ?? [];
    if (number !== undefined) return [{ first: Number(number) - 1 }];
    return [readWords(text.split(/\s+/), undefined)];
  });

/** Windows of the engine take a bare pass; the rules have one with a kind too, which their memory tells apart. */
const isWindow = ({ memory }: Frame): boolean =>
  typeof memory === 'object' && memory !== null && 'asked' in memory && !('hasOtherRerolled' in memory);

function read(text: string, state: CombatZoneState, frame: Frame): Fields {
  if (text.startsWith('{')) return readRecord(text, 'a command that begins with {');
  if (text === 'pass' && isWindow(frame)) return { pass: true };
  if (frame.step === 'engine/triggers') {
    const [, number = ''] = /^first (\d{1,3})$/.exec(text) ?? fail('write: first 1');
    return { first: Number(number) - 1 };
  }
  return readWords(text.split(/\s+/), state);
}

function readWords(words: readonly string[], state: Named): Fields {
  const [kind = '', ...rest] = words;
  if (!/^[a-z][a-z-]*$/.test(kind)) fail(`a command begins with a word like activate or move, not '${shorten(kind)}'`);
  const choice: Fields = { kind };
  const inner = rest.indexOf('with');
  const own = inner < 0 ? rest : rest.slice(0, inner);
  const plain = [...(Object.hasOwn(PLAIN, kind) ? (PLAIN[kind] ?? []) : [])];
  for (const word of own) {
    const at = word.indexOf('=');
    if (at > 0) {
      readNamed(choice, word.slice(0, at), word.slice(at + 1), state);
      plain.length = 0;
      continue;
    }
    const key = plain.shift();
    if (key === undefined)
      return fail(`'${shorten(word)}' is one word too many after ${kind}; others are written key=value`);
    if (key === 'at') {
      const { x, y } = readSpot(word);
      Object.assign(choice, { x, y });
    } else choice[key] = readValue(state, key, word);
  }
  if (inner >= 0) choice.with = readWords(rest.slice(inner + 1), state);
  return choice;
}

const KEY = /^[a-z][a-zA-Z]*$/;

function readNamed(choice: Fields, name: string, text: string, state: Named): void {
  const [key = '', part, ...more] = name.split('.');
  if (more.length > 0 || !KEY.test(key) || (part !== undefined && !KEY.test(part)))
    fail(`'${shorten(name)}' is no key`);
  choice[key] = part === undefined ? readValue(state, key, text) : { [part]: readValue(state, part, text) };
}
