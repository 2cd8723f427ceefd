/** Reads a position, line by line. What is left out has its usual value; what makes no sense is told with its line. */
import { type Frame, type Position, type Read, readable, unreadable } from '@tablerunner/engine';
import { ACTIONS_PER_TURN } from '../rules/actions.ts';
import { isCard, servers } from '../rules/cards.ts';
import { ENDS, outcomeOf } from '../rules/end.ts';
import { isStanding, SERVER_COUNT } from '../rules/servers.ts';
import { options } from '../rules/setup.ts';
import { type CardId, type Runner, SEATS, type SeatId, type Server, type SkimState } from '../rules/types.ts';
import { shorten } from './choice.ts';
import { framesProblem, parseFrame, parsePlace, usualPlace } from './frames.ts';
import { NO_CARDS } from './print.ts';

const MOST_LINES = 200;
const MOST_CHARACTERS = 20_000;

/** Thrown by the readers below and caught once, in `parsePosition`. */
class Problem extends Error {}

const fail = (problem: string): never => {
  throw new Problem(problem);
};

const readNumber = (text: string, what: string): number =>
  /^\d{1,4}$/.test(text) ? Number(text) : fail(`${what} must be a number, not '${shorten(text)}'`);

const readSeat = (text: string): SeatId =>
  SEATS.find((seat) => seat === text) ?? fail(`there are ${SEATS.join(' and ')}, but no '${shorten(text)}'`);

function readCards(text: string): CardId[] {
  if (text === '' || text === NO_CARDS) return [];
  return text
    .split(/\s+/)
    .map((card) => (isCard(card) ? card : fail(`no card is called '${shorten(card)}'; ${NO_CARDS} means none`)));
}

/** Parts between commas, each a word and what follows it: `credits 3, hand mole burner`. */
function readParts(text: string, known: readonly string[]): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  for (const part of text.split(',').map((words) => words.trim())) {
    if (part === '') continue;
    const [word = '', ...rest] = part.split(/\s+/);
    if (!known.includes(word)) fail(`'${shorten(word)}' means nothing here; write ${known.join(', ')}`);
    if (parts.has(word)) fail(`'${word}' stands there twice`);
    parts.set(word, rest.join(' '));
  }
  return parts;
}

function readRunner(text: string): Runner {
  const parts = readParts(text, ['credits', 'score', 'hand', 'programs']);
  return {
    credits: readNumber(parts.get('credits') ?? '0', 'credits'),
    score: readNumber(parts.get('score') ?? '0', 'score'),
    hand: readCards(parts.get('hand') ?? NO_CARDS),
    programs: readCards(parts.get('programs') ?? NO_CARDS),
  };
}

function readServers(text: string): Server[] {
  const words = text.split(/\s+/);
  if (words.length !== SERVER_COUNT) fail(`there are ${SERVER_COUNT} servers, not ${words.length}`);
  return words.map((word) => {
    const found = /^(\d{1,2})\/(\d{1,2})(?:=(.*))?$/.exec(word);
    if (found === null) return fail(`write a server as ICE/DATA or ICE/DATA=red, not '${shorten(word)}'`);
    const ice = Number(found[1]);
    if (ice < 1) fail('ICE cannot be less than 1');
    return { ice, data: Number(found[2]), taken: found[3] === undefined ? 'nobody' : readSeat(found[3]) };
  });
}

/** Each line by its first words: how it changes the state. */
const READERS: Readonly<Record<string, (state: SkimState, text: string) => void>> = {
  round(state, text) {
    const found = /^(\S+)(?: of (\S+))?$/.exec(text) ?? fail('write: round: 3 of 12');
    state.round = readNumber(found[1] ?? '', 'the round');
    state.rounds = readNumber(found[2] ?? String(state.rounds), 'the last round');
    if (state.round < 1 || state.rounds < 1) fail('rounds are counted from 1');
  },
  'hand limit'(state, text) {
    state.handLimit = readNumber(text, 'the hand limit');
    if (state.handLimit < 1) fail('a hand limit is at least 1');
  },
  turn(state, text) {
    const [seat = '', ...rest] = text.split(',');
    state.active = readSeat(seat.trim());
    const left = readParts(rest.join(','), ['actions']).get('actions');
    if (left !== undefined) state.actions = readNumber(left, 'actions');
  },
  servers(state, text) {
    state.servers = readServers(text);
  },
  red(state, text) {
    state.red = readRunner(text);
  },
  blue(state, text) {
    state.blue = readRunner(text);
  },
  deck(state, text) {
    state.deck = readCards(text).reverse();
  },
  discard(state, text) {
    state.discard = readCards(text);
  },
  run(state, text) {
    const [server = '', ...rest] = text.split(',');
    const parts = readParts(rest.join(','), ['die', 'raised']);
    state.run = {
      on: readNumber(server.trim(), 'the server of a run'),
      die: readNumber(parts.get('die') ?? '0', 'die'),
      raised: readNumber(parts.get('raised') ?? '0', 'raised'),
    };
  },
};

/** Lines about the steps at work; read when the state is known. */
const LATER = ['at', 'step', 'drawn', 'over'] as const;

const emptyRunner = (): Runner => ({ credits: 0, score: 0, hand: [], programs: [] });

function usualState(): SkimState {
  const { rounds, handLimit } = options.parse({});
  return {
    rounds,
    handLimit,
    round: 1,
    active: 'red',
    actions: ACTIONS_PER_TURN,
    servers: servers.map(({ ice, data }) => ({ ice, data, taken: 'nobody' })),
    run: { on: 0, die: 0, raised: 0 },
    red: emptyRunner(),
    blue: emptyRunner(),
    deck: [],
    discard: [],
  };
}

interface Line {
  readonly where: string;
  readonly key: string;
  readonly text: string;
}

/** An empty line and what follows a # are for the reader only. */
function splitLines(text: string): Line[] {
  return text.split(/\r?\n/).flatMap((raw, i) => {
    const line = raw.replace(/#.*$/, '').trim();
    if (line === '') return [];
    const colon = line.indexOf(':');
    const key = colon < 0 ? line : line.slice(0, colon).trim();
    return [{ where: `line ${i + 1}`, key, text: colon < 0 ? '' : line.slice(colon + 1).trim() }];
  });
}

export function parsePosition(text: string): Read<Position<SkimState>> {
  if (text.length > MOST_CHARACTERS) return unreadable('position', `it is longer than ${MOST_CHARACTERS} characters`);
  const lines = splitLines(text);
  if (lines.length === 0) return unreadable('position', 'it is empty; write for example: turn: red, actions 2');
  if (lines.length > MOST_LINES) return unreadable('position', `it has more than ${MOST_LINES} lines`);
  let here = 'position';
  try {
    const state = usualState();
    const seen = new Set<string>();
    for (const { where, key, text: value } of lines) {
      here = where;
      const known = Object.hasOwn(READERS, key) || LATER.some((later) => later === key);
      if (!known) fail(`'${shorten(key)}' is no line of a position; there are ${ALL_KEYS.join(', ')}`);
      if (seen.has(key) && key !== 'step') fail(`the line '${key}' stands there twice`);
      seen.add(key);
      READERS[key]?.(state, value);
    }
    here = 'position';
    if (state.run.on > 0 && !isStanding(state, state.run.on)) fail(`no server ${state.run.on} stands to be run on`);
    const lineOf = (key: string): Line | undefined => lines.find((line) => line.key === key);
    const stack = readStack(lines, state, (where) => {
      here = where;
    });
    const drawn = readDrawn(lineOf('drawn')?.text ?? '0');
    const reason = lineOf('over')?.text;
    if (reason === undefined && !state.servers.some(({ taken }) => taken === 'nobody'))
      fail('all servers are taken: write over: servers-down');
    return readable({ state, stack, drawn, ...(reason === undefined ? {} : { outcome: readOutcome(state, reason) }) });
  } catch (error) {
    if (error instanceof Problem) return unreadable(here, error.message);
    throw error;
  }
}

const ALL_KEYS = [...Object.keys(READERS), ...LATER];

function readStack(lines: readonly Line[], state: SkimState, at: (where: string) => void): Frame[] {
  const place = lines.find(({ key }) => key === 'at');
  const steps = lines.filter(({ key }) => key === 'step');
  if (place !== undefined && steps.length > 0) fail('write either at or step lines, not both');
  const stack: Frame[] = [];
  const usual = usualPlace(state);
  const reads =
    steps.length > 0 ? steps : [{ where: place?.where ?? 'position', key: 'at', text: place?.text ?? usual }];
  for (const { where, key, text } of reads) {
    at(where);
    const read = key === 'at' ? parsePlace(text, state) : parseFrame(text);
    if (!read.ok) fail(read.problem);
    else if ('step' in read.value) stack.push(read.value);
    else stack.push(...read.value);
  }
  const problem = framesProblem(stack, state);
  return problem === undefined ? stack : fail(problem);
}

const readDrawn = (text: string): number =>
  /^\d{1,9}$/.test(text) ? Number(text) : fail(`drawn must be a number, not '${shorten(text)}'`);

function readOutcome(state: SkimState, reason: string) {
  if (reason === 'servers-down' || reason === 'rounds-over') return outcomeOf(state, reason);
  return fail(`'${shorten(reason)}' is no end; there are ${Object.keys(ENDS).join(' and ')}`);
}
