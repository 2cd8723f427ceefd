/** Reads a position, line by line. What is left out has its usual value; what makes no sense is told with its line. */
import { type Frame, type Position, type Read, readable, unreadable } from '@tablerunner/engine';
import { ACTIONS_PER_TURN } from '../rules/actions.ts';
import { allCards, isCard, servers } from '../rules/cards.ts';
import { ENDS, outcomeOf } from '../rules/end.ts';
import { RUN_DIE } from '../rules/run.ts';
import { anyStanding, isStanding, SERVER_COUNT } from '../rules/servers.ts';
import { options } from '../rules/setup.ts';
import { type CardId, type Runner, SEATS, type SeatId, type Server, type SkimState } from '../rules/types.ts';
import { shorten } from './choice.ts';
import { framesProblem, parseFrame, parsePlace, usualPlace } from './frames.ts';
import { NO_CARDS } from './print.ts';

const MOST_LINES = 200;
const MOST_CHARACTERS = 20_000;

/** Thrown by the readers below and caught once, in `parsePosition`. */
class Problem extends Error {
  readonly where: string | undefined;

  constructor(problem: string, where?: string) {
    super(problem);
    this.where = where;
  }
}

const fail = (problem: string): never => {
  throw new Problem(problem);
};

/** Does the work, and says of a problem in which line it lies. */
function at<T>(where: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof Problem && error.where === undefined ? new Problem(error.message, where) : error;
  }
}

const readNumber = (text: string, what: string): number =>
  /^\d{1,4}$/.test(text) ? Number(text) : fail(`${what} must be a number, not '${shorten(text)}'`);

const readSeat = (text: string): SeatId =>
  SEATS.find((seat) => seat === text) ?? fail(`there are ${SEATS.join(' and ')}, but no '${shorten(text)}'`);

function readCards(text: string): CardId[] {
  if (text === '' || text === NO_CARDS) return [];
  const words = text.split(/\s+/);
  if (words.length > allCards.length) fail(`there are ${allCards.length} cards, not ${words.length}`);
  return words.map((card) =>
    isCard(card) ? card : fail(`no card is called '${shorten(card)}'; ${NO_CARDS} means none`),
  );
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
    if (state.run.die > RUN_DIE) fail(`a die shows 1 to ${RUN_DIE}`);
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

const ALL_KEYS = [...Object.keys(READERS), ...LATER];

export function parsePosition(text: string): Read<Position<SkimState>> {
  try {
    return readable(readPosition(text));
  } catch (error) {
    if (error instanceof Problem) return unreadable(error.where ?? 'position', error.message);
    throw error;
  }
}

function readPosition(text: string): Position<SkimState> {
  if (text.length > MOST_CHARACTERS) fail(`it is longer than ${MOST_CHARACTERS} characters`);
  const lines = splitLines(text);
  if (lines.length === 0) fail('it is empty; write for example: turn: red, actions 2');
  if (lines.length > MOST_LINES) fail(`it has more than ${MOST_LINES} lines`);

  const state = readState(lines);
  const stack = readStack(lines, state);
  const drawn = lines.find(({ key }) => key === 'drawn');
  const over = lines.find(({ key }) => key === 'over');
  if (over === undefined && !anyStanding(state)) fail('all servers are taken: write over: servers-down');
  return {
    state,
    stack,
    drawn: drawn === undefined ? 0 : at(drawn.where, () => readDrawn(drawn.text)),
    ...(over === undefined ? {} : { outcome: at(over.where, () => readOutcome(state, over.text)) }),
  };
}

function readState(lines: readonly Line[]): SkimState {
  const state = usualState();
  const seen = new Set<string>();
  for (const { where, key, text } of lines) {
    at(where, () => {
      if (!ALL_KEYS.includes(key)) fail(`'${shorten(key)}' is no line of a position; there are ${ALL_KEYS.join(', ')}`);
      if (seen.has(key) && key !== 'step') fail(`the line '${key}' stands there twice`);
      seen.add(key);
      READERS[key]?.(state, text);
    });
  }
  if (state.run.on > 0 && !isStanding(state, state.run.on)) fail(`no server ${state.run.on} stands to be run on`);
  return state;
}

function readStack(lines: readonly Line[], state: SkimState): Frame[] {
  const place = lines.find(({ key }) => key === 'at');
  const steps = lines.filter(({ key }) => key === 'step');
  if (place !== undefined && steps.length > 0) fail('write either at or step lines, not both');
  const stack =
    steps.length > 0
      ? steps.map(({ where, text }) => at(where, () => take(parseFrame(text))))
      : at(place?.where ?? 'position', () => take(parsePlace(place?.text ?? usualPlace(state), state)));
  const problem = framesProblem(stack, state);
  return problem === undefined ? [...stack] : fail(problem);
}

const take = <T>(read: Read<T>): T => (read.ok ? read.value : fail(read.problem));

const readDrawn = (text: string): number =>
  /^\d{1,9}$/.test(text) ? Number(text) : fail(`drawn must be a number, not '${shorten(text)}'`);

function readOutcome(state: SkimState, reason: string) {
  if (reason === 'servers-down' || reason === 'rounds-over') return outcomeOf(state, reason);
  return fail(`'${shorten(reason)}' is no end; there are ${Object.keys(ENDS).join(' and ')}`);
}
