/** A position as lines of text, made to be written by hand: what is as usual is left out. */
import {
  canonicalJson,
  type Here,
  type Line,
  Lines,
  type Outcome,
  type Position,
  type Read,
  readText,
  writeText,
} from '@tablerunner/engine';
import type { Piece } from '@tablerunner/geometry';
import { bareState } from '../rules/setup/bare.ts';
import type { Cards, CombatZoneState } from '../rules/types.ts';
import { cardsNamed, printCards, readCardIds } from './cards.ts';
import { whyMisbuilt, whyStuck } from './dry-run.ts';
import { printFrames, readFrame, readFrames } from './frames.ts';
import {
  piecesBySeed,
  printOptions,
  printPlayer,
  printScenery,
  printTable,
  readCard,
  readOption,
  readPlayerLine,
  readScenario,
  readScenery,
  readTable,
  withOwn,
} from './head.ts';
import { printModel, readModelLine } from './model-line.ts';
import { whyUnsound } from './sound.ts';
import { STATE_LINES } from './state-lines.ts';
import { fail, readCount, shorten } from './words.ts';

const MOST_CHARACTERS = 200_000;
const MOST_MODELS = 200;
const MOST_PIECES = 80;
const SEEDS = 1_000_000;

/** Lines that are read before or after those of the state. */
const APART = [
  'scenario',
  'table',
  'field',
  'scenery',
  'option',
  'player',
  'card',
  'cards',
  'model',
  'drawn',
  'step',
  'over',
];
export const KEYS: readonly string[] = [...APART, ...Object.keys(STATE_LINES)];

export const printPosition = (position: Position<CombatZoneState>): string => writeText(() => print(position));

function print(position: Position<CombatZoneState>): string {
  const { state, drawn, outcome } = position;
  const box = withOwn(state.cards);
  return [
    `scenario: ${state.scenario}`,
    ...(state.field.width === 22_000 && state.field.depth === 30_000 ? [] : [`table: ${printTable(state)}`]),
    ...state.field.pieces.map((piece) => `scenery: ${printScenery(piece)}`),
    ...printOptions(state),
    ...state.players.map((player, i) => `player: ${printPlayer(state.seats[i] ?? '', player, i)}`),
    ...printCards(state),
    ...state.models.map((model) => `model: ${printModel(state, model, box)}`),
    ...Object.entries(STATE_LINES).flatMap(([key, line]) =>
      [line.print(state) ?? []].flat().map((text) => `${key}: ${text}`),
    ),
    ...(drawn === 0 ? [] : [`drawn: ${drawn}`]),
    ...printFrames(position),
    ...(outcome === undefined ? [] : [`over: ${printOutcome(outcome)}`]),
  ].join('\n');
}

const printOutcome = ({ winners, draw, clause, reason }: Outcome): string =>
  `${draw ? 'draw' : winners.join(',') || 'nobody'} ${clause} ${reason}`;

function readOutcome(text: string, seats: readonly string[]): Outcome {
  const [, who = '', clause = '', reason = ''] =
    /^(\S+) (CZ-GAME-09) ([a-z-]+)$/.exec(text) ?? fail('write: over: p1 CZ-GAME-09 most-points');
  const winners = who === 'draw' || who === 'nobody' ? [] : who.split(',');
  const stranger = winners.find((seat) => !seats.includes(seat));
  if (stranger !== undefined) fail(`nobody sits at '${shorten(stranger)}'; there are ${seats.join(', ')}`);
  if (new Set(winners).size < winners.length) fail('nobody wins twice');
  return { winners, draw: who === 'draw', clause, reason };
}

/** What follows a # is for the reader only, unless the # is part of a word. */
function splitText(text: string): Line[] {
  return text.split(/\r?\n|\r/).flatMap((raw, i) => {
    const row = raw.replace(/(^|\s)#(\s.*)?$/, '').trim();
    if (row === '') return [];
    const [, key = '', rest = ''] = /^([a-z]+)\s*:?\s*(.*)$/s.exec(row) ?? [];
    return [{ where: `line ${i + 1}`, key: key === '' ? row : key, text: rest.trim() }];
  });
}

export const parsePosition = (text: string): Read<Position<CombatZoneState>> =>
  readText(text, 'position', MOST_CHARACTERS, (here) => read(new Lines(splitText(text), here), here));

function read(lines: Lines, here: Here): Position<CombatZoneState> {
  lines.check(KEYS);
  const each: Lines['each'] = (key, take) => lines.each(key, take);
  const last = <T>(key: string, take: (text: string) => T): T | undefined => each(key, take).at(-1);

  const players = each('player', readPlayerLine);
  here.where = 'position';
  if (players.length < 2 || players.length > 4) fail('a position has from 2 to 4 player lines');
  const seats = players.map(({ seat }) => seat);
  if (new Set(seats).size < seats.length) fail('two players sit at the same place');
  const own = mergeCards(each('card', readCard));
  let state: CombatZoneState = {
    ...bareState(),
    scenario: last('scenario', readScenario) ?? 'none',
    seats,
    players: players.map(({ player }) => player),
    options: Object.assign(bareState().options, ...each('option', readOption)),
  };
  const size = last('table', readTable) ?? { width: 22_000, depth: 30_000 };
  state = { ...state, field: { ...size, pieces: [] } };
  state.field.pieces = [
    ...(last('field', (text) => piecesBySeed(state, readCount(text, 'the field', 0, SEEDS - 1))) ?? []),
    ...each('scenery', readScenery),
  ];
  here.where = 'position';
  checkPieces(state.field.pieces);
  const box = withOwn(own);
  each('model', (text) => {
    if (state.models.length >= MOST_MODELS) fail(`there are at most ${MOST_MODELS} models`);
    state.models.push(readModelLine(state, text, box));
  });
  for (const [key, line] of Object.entries(STATE_LINES)) each(key, (text) => line.read(state, text));
  if (!lines.has('control')) state.control = state.models[state.active]?.player ?? 0;
  const further = each('cards', (text) => readCardIds(text, box)).flat();
  state = { ...state, cards: cardsNamed(state, own, further) };
  const drawn = last('drawn', (text) => readCount(text, 'drawn')) ?? 0;
  const stack = readFrames(each('step', readFrame), state);
  const outcome = last('over', (text) => readOutcome(text, seats));
  const position = { state, stack, drawn, ...(outcome === undefined ? {} : { outcome }) };
  here.where = 'position';
  const why = whyMisbuilt(state) ?? whyUnsound(position) ?? whyStuck(position);
  if (why !== undefined) fail(why);
  return position;
}

function mergeCards(all: readonly Cards[]): Cards {
  const merged: { [kind in keyof Cards]: Record<string, unknown> } = { profiles: {}, gear: {}, programs: {} };
  for (const one of all) {
    for (const kind of ['profiles', 'gear', 'programs'] as const) Object.assign(merged[kind], one[kind]);
  }
  return merged as unknown as Cards;
}

function checkPieces(pieces: readonly Piece[]): void {
  if (pieces.length > MOST_PIECES) fail(`there are at most ${MOST_PIECES} pieces of scenery`);
  const ids = pieces.map(({ id }) => id);
  const twice = ids.find((id, i) => ids.indexOf(id) < i);
  if (twice !== undefined) fail(`two pieces of scenery are called ${canonicalJson(twice)}`);
}
