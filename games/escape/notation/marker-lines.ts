/** Markers, props, tokens and cards as lines: `marker medikit c4`, `prop terminal d5 6`, `token 7 black 2/0 c4`. */
import { type Board, CENTRAL_AIRLOCK } from '../rules/board.ts';
import {
  COLOURS,
  type Colour,
  EQUIPMENT,
  type EscapeState,
  FACTIONS,
  type Marker,
  type Prop,
  type Repression,
  type RepressionCard,
  type Token,
} from '../rules/types.ts';
import { fail, once, printCell, readCell, readId, readOneOf, readWithin, shorten } from './words.ts';

const MOST_OBJECTIVE = 9;
const MOST_DIFFICULTY = 12;
const MOST_RANK = 4;
const MOST_BOTS = 6;
const MOST_TOKEN = 9_999;
const MOST_TOKENS = 60;
const MOST_CARDS = 40;
const MOST_OF_A_CARD = 9;

type Find = (id: string) => number;

const split = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** What lies open on the table from the start: Crates, and whatever is carried. */
const usuallyKnown = ({ kind, carrier }: Pick<Marker, 'kind' | 'carrier'>): Marker['knownTo'] =>
  kind === 'crate' || carrier >= 0 ? 'all' : [];

/** `crate c4`, `objective 2 ashton`, `medikit nowhere known isc`. */
export function readMarker(text: string, board: Board, seats: readonly string[], find: Find): Marker {
  const words = split(text);
  const kind = words.shift() ?? '';
  const item = EQUIPMENT.find((name) => name === kind);
  if (item === undefined && kind !== 'crate' && kind !== 'objective')
    fail(`'${shorten(kind)}' is no marker; there are crate, objective, ${EQUIPMENT.join(', ')}`);
  const points =
    kind === 'objective' ? readWithin(words.shift() ?? '', 'the points of an objective', 0, MOST_OBJECTIVE) : undefined;
  const place = words.shift() ?? '';
  const isCell = /^[a-z]{1,3}\d+$/.test(place);
  const cell = isCell ? readCell(board, place) : -1;
  const carrier = isCell || place === 'nowhere' ? -1 : find(place);
  const marker: Marker = {
    kind: item === undefined ? (kind as 'crate' | 'objective') : 'equipment',
    ...(item === undefined ? {} : { equipment: item }),
    ...(points === undefined ? {} : { points }),
    cell,
    carrier,
    knownTo: [],
  };
  return { ...marker, knownTo: readKnown(words, seats, usuallyKnown(marker)) };
}

/** Who has looked at a face sits at the table: whoever only watches has not. */
function readKnown(words: readonly string[], table: readonly string[], usual: Marker['knownTo']): Marker['knownTo'] {
  const [word, ...seats] = words;
  if (word === undefined) return usual;
  if (word === 'open' && seats.length === 0) return 'all';
  if (word === 'hidden' && seats.length === 0) return [];
  if (word === 'known') return once(seats).map((seat) => readOneOf(seat, table, 'a seat'));
  return fail(`after a marker comes open, hidden, or known with seats, not '${shorten(word)}'`);
}

export function printMarker(marker: Marker, board: Board, state: EscapeState): string {
  const { kind, equipment, points, cell, carrier, knownTo } = marker;
  const usual = usuallyKnown(marker);
  const isUsual = knownTo === usual || (knownTo.length === 0 && usual.length === 0);
  return [
    'marker',
    equipment ?? kind,
    ...(points === undefined ? [] : [String(points)]),
    cell >= 0 ? printCell(board, cell) : (state.units[carrier]?.id ?? 'nowhere'),
    ...(isUsual ? [] : knownTo === 'all' ? ['open'] : knownTo.length === 0 ? ['hidden'] : ['known', ...knownTo]),
  ].join(' ');
}

/** `terminal c4 6`, `cryo-tube c4 by isc`. */
export function readProp(text: string, board: Board): Prop {
  const words = split(text);
  const kind = readOneOf(words.shift() ?? '', ['terminal', 'cryo-tube'], 'a prop');
  const cell = readCell(board, words.shift() ?? '');
  const difficulty = /^\d+$/.test(words[0] ?? '')
    ? readWithin(words.shift() ?? '', 'difficulty', 0, MOST_DIFFICULTY)
    : 0;
  if (words.length > 0 && words.shift() !== 'by') fail('after a prop comes its difficulty, then by and a faction');
  const by = words.shift();
  return { kind, cell, difficulty, doneBy: by === undefined ? 'nobody' : readOneOf(by, FACTIONS, 'by') };
}

export const printProp = ({ kind, cell, difficulty, doneBy }: Prop, board: Board): string =>
  [
    'prop',
    kind,
    printCell(board, cell),
    ...(difficulty === 0 ? [] : [difficulty]),
    ...(doneBy === 'nobody' ? [] : ['by', doneBy]),
  ].join(' ');

/** What a token hides: its number tells it from others. */
const readFace = (id: string, rank: string, bots: string): Pick<Token, 'id' | 'rank' | 'bots'> => ({
  id: readWithin(id, 'a token', 0, MOST_TOKEN),
  rank: readWithin(rank, 'rank', 1, MOST_RANK),
  bots: readWithin(bots, 'bots', 0, MOST_BOTS),
});

const few = (words: readonly string[], most: number): readonly string[] =>
  words.length <= most ? words : fail(`there are at most ${most} in a pile`);

/** `7 black 2/0 c4`, `7 black 1/3 airlock 4`, `7 black 1/3 c4 airlock 4`: number, colour, rank and bots, place. */
export function readToken(text: string, board: Board): Token {
  const [, id = '', colour = '', rank = '', bots = '', cell, airlock = '0'] =
    /^(\d+) (\w+) (\d+)\/(\d+)(?: (?!airlock)(\S+))?(?: airlock (\d+))?$/.exec(text) ??
    fail('write a token as its number, its colour, rank/bots and a place: 7 black 2/0 c4');
  if (cell === undefined && airlock === '0') fail('a token lies on a cell or waits beside an Airlock');
  return {
    ...readFace(id, rank, bots),
    colour: readOneOf(colour, COLOURS, 'a colour'),
    cell: cell === undefined ? -1 : readCell(board, cell),
    airlock: readWithin(airlock, 'an Airlock', 0, CENTRAL_AIRLOCK),
  };
}

export const printToken = ({ id, colour, rank, bots, cell, airlock }: Token, board: Board): string =>
  [
    `token ${id} ${colour} ${rank}/${bots}`,
    ...(cell >= 0 ? [printCell(board, cell)] : []),
    ...(cell < 0 || airlock > 0 ? [`airlock ${airlock}`] : []),
  ].join(' ');

/** `3/1/2 9/2/0`: number, rank and bots of each token of a pile. */
export function readPile(text: string): Repression['piles'][Colour] {
  return few(split(text), MOST_TOKENS).map((word) => {
    const [id = '', rank = '', bots = ''] = word.split('/');
    return readFace(id, rank, bots);
  });
}

export const printPile = (pile: Repression['piles'][Colour]): string =>
  pile.map(({ id, rank, bots }) => `${id}/${rank}/${bots}`).join(' ');

/** `r-1/4/black/2`: ID, Airlock, colour and number of tokens of each card, the next one first. */
export function readCards(text: string): RepressionCard[] {
  return few(split(text), MOST_CARDS).map((word) => {
    const [id = '', airlock = '', colour = '', tokens = ''] = word.split('/');
    return {
      id: readId(id, 'a card'),
      airlock: readWithin(airlock, 'an Airlock', 1, CENTRAL_AIRLOCK),
      colour: readOneOf(colour, COLOURS, 'a colour'),
      tokens: readWithin(tokens, 'tokens', 0, MOST_OF_A_CARD),
    };
  });
}

export const printCards = (cards: readonly RepressionCard[]): string =>
  cards.map(({ id, airlock, colour, tokens }) => `${id}/${airlock}/${colour}/${tokens}`).join(' ');
