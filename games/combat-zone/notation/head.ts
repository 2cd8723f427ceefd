/** What a position says first: scenario, players, battlefield and cards. Everything else is a difference from the table that they make. */
import { printRulingOptions, readRulingOption, SPECTATOR, sayProblem } from '@tablerunner/engine';
import { OPENING_KINDS, PIECE_KINDS, type Piece } from '@tablerunner/geometry';
import { z } from 'zod';
import { CARDS } from '../content/cards.ts';
import { checkGear, checkProfiles, checkPrograms } from '../content/check.ts';
import { SCENARIOS } from '../content/scenarios/scenarios.ts';
import { cardOf, laidOf, layPiece } from '../rules/field/lay.ts';
import { RULING_OPTIONS, type TableOptions } from '../rules/options.ts';
import { scenarioOf } from '../rules/scenario/marks.ts';
import { SEATS } from '../rules/setup/options.ts';
import { fieldFor } from '../rules/setup/start.ts';
import type { Cards, CombatZoneState, Player } from '../rules/types.ts';
import {
  fail,
  printLength,
  printSpot,
  readCount,
  readLength,
  readOneOf,
  readRecord,
  readSpot,
  shorten,
} from './words.ts';

const NO_SCENARIO = 'none';

export const readScenario = (text: string): string =>
  readOneOf(text, [NO_SCENARIO, ...SCENARIOS.map(({ id }) => id)], 'the scenario');

/** Whoever only looks, and what an `over` line says where no seat has won. */
const RESERVED: readonly string[] = [SPECTATOR, 'draw', 'nobody'];

/** `p1 maelstrom side 1 luck 4 inspires 2 score 3`. */
export function readPlayerLine(text: string, place: number): { readonly seat: string; readonly player: Player } {
  const [seat = '', faction = '', ...words] = text.split(/\s+/);
  if (!/^[a-z][a-z0-9-]{0,19}$/.test(seat)) fail(`a seat is a name in small letters, not '${shorten(seat)}'`);
  if (RESERVED.includes(seat)) fail(`'${seat}' is no name for a seat: it means something else`);
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(faction)) fail('write: player p1 maelstrom');
  const player: Player = { faction, side: place, luck: 3, inspires: 0, score: 0 };
  const found: Record<string, number> = {};
  for (let i = 0; i < words.length; i += 2) {
    const key = readOneOf(words[i] ?? '', ['side', 'luck', 'inspires', 'score'], 'a word of a player');
    found[key] = readCount(words[i + 1] ?? '', key, 0, key === 'side' ? SEATS.length - 1 : 999);
  }
  return { seat, player: { ...player, ...found } };
}

export function printPlayer(seat: string, { faction, side, luck, inspires, score }: Player, place: number): string {
  return [
    seat,
    faction,
    ...(side === place ? [] : ['side', side]),
    ...(luck === 3 ? [] : ['luck', luck]),
    ...(inspires === 0 ? [] : ['inspires', inspires]),
    ...(score === 0 ? [] : ['score', score]),
  ].join(' ');
}

export const readOption = (text: string): Partial<TableOptions> => readRulingOption(RULING_OPTIONS, text);

export const printOptions = ({ options }: CombatZoneState): string[] => printRulingOptions(RULING_OPTIONS, options);

/** `22 x 30`, in inches. */
export function readTable(text: string): { readonly width: number; readonly depth: number } {
  const [, width = '', depth = ''] = /^(\S+)\s*x\s*(\S+)$/.exec(text) ?? fail('write: table: 22 x 30');
  const size = { width: readLength(width, 'a side'), depth: readLength(depth, 'a side') };
  if (Math.min(size.width, size.depth) < 6000 || Math.max(size.width, size.depth) > 60_000)
    return fail('a side of the table is from 6 to 60 inches long');
  return size;
}

export const printTable = ({ field }: CombatZoneState): string =>
  `${printLength(field.width)} x ${printLength(field.depth)}`;

const point = z.strictObject({ x: z.int(), y: z.int() });
const stretch = z.strictObject({ from: point, to: point });

/** The shape alone: whether such a piece can lie on the table is for the geometry to say. */
const pieceSchema = z.strictObject({
  id: z.string().min(1).max(40),
  kind: z.enum(PIECE_KINDS),
  outline: z.array(point).max(100),
  bottom: z.int(),
  top: z.int(),
  isFloor: z.boolean(),
  isLight: z.boolean(),
  openings: z.array(stretch.extend({ kind: z.enum(OPENING_KINDS), bottom: z.int(), top: z.int() })).max(100),
  ladders: z.array(stretch).max(100),
});

function readPiece(text: string): Piece {
  const parsed = pieceSchema.safeParse(readRecord(text, 'a piece of scenery'));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.map(String).join('.') ?? '';
  return fail(`a piece of scenery: ${field === '' ? '' : `${field}: `}${issue?.message ?? 'not readable'}`);
}

/** `shop-1 5.5,7.25 turn 3 mirrored`, or a piece of one's own as JSON. */
export function readScenery(text: string): Piece {
  if (text.startsWith('{')) return readPiece(text);
  const [id = '', spot = '', ...words] = text.split(/\s+/);
  if (!/^[a-z][a-z0-9-]*-\d{1,2}$/.test(id))
    fail(`a piece is called by its card and a number, car-1, not '${shorten(id)}'`);
  const { x, y } = readSpot(spot);
  const at = words.indexOf('turn');
  const turn = at < 0 ? 0 : readCount(words[at + 1] ?? '', 'a turn', 0, 11);
  const known = words.filter((word, i) => word === 'turn' || word === 'mirrored' || i === at + 1);
  if (known.length < words.length) fail('write: scenery shop-1 5.5,7.25 turn 3 mirrored');
  try {
    return layPiece(id, { card: cardOf({ id }), x, y, turn, isMirrored: words.includes('mirrored') });
  } catch {
    return fail(`there is no scenery called '${shorten(cardOf({ id }))}'`);
  }
}

export function printScenery(piece: Piece): string {
  const laid = laidOf(piece);
  if (laid === undefined) return JSON.stringify(piece);
  const { x, y, turn, isMirrored } = laid;
  return [
    piece.id,
    printSpot({ x, y }),
    ...(turn === 0 ? [] : ['turn', turn]),
    ...(isMirrored ? ['mirrored'] : []),
  ].join(' ');
}

/** The battlefield that a number lays for the scenario. */
export const piecesBySeed = (state: CombatZoneState, seed: number): readonly Piece[] =>
  fieldFor(scenarioOf(state), state.field, seed).pieces;

/** All cards that a position can name. */
export const withOwn = (own: Cards): Cards => ({
  profiles: { ...CARDS.profiles, ...own.profiles },
  gear: { ...CARDS.gear, ...own.gear },
  programs: { ...CARDS.programs, ...own.programs },
});

const CHECKS = { profiles: checkProfiles, gear: checkGear, programs: checkPrograms } as const;

/** `profiles {…}`: a card that is not one of the content. */
export function readCard(text: string): Cards {
  const [, kind = '', rest = ''] = /^(\S+)\s+(\{.*)$/s.exec(text) ?? fail('write: card gear {…}');
  const card = readRecord(rest, 'a card');
  if (typeof card.id !== 'string') fail('a card has an ID');
  const box = readOneOf(kind, ['profiles', 'gear', 'programs'], 'a kind of card');
  const checked = CHECKS[box]('card', { pack: 'own', [box]: [card] });
  const [problem] = checked.ok ? [] : checked.problems;
  if (problem !== undefined) fail(sayProblem(problem));
  const empty: Cards = { profiles: {}, gear: {}, programs: {} };
  return { ...empty, [box]: { [String(card.id)]: card } };
}
