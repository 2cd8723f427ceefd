/** Where the fighters of a revealed token stand. Clauses ES-TOKEN-08 to 10, ES-BOT; ES-RULE-75, ES-RULE-76, ES-RULE-90. */
import type { Engine } from '@tablerunner/engine';
import type { Cell } from '@tablerunner/geometry';
import { isFree } from '../cells.ts';
import { droneAppeared } from '../events/coop.ts';
import { live } from '../live.ts';
import { distance, sees } from '../sight.ts';
import type { Colour, EscapeState, Token } from '../types.ts';
import { isOnBoard } from '../units.ts';
import { nearestToToken } from './goal.ts';
import { CLOCKWISE } from './route.ts';

/** ES-RULE-76: figures per colour in the box. */
const MOST_BOTS = 6;
const BOT_OF: Readonly<Record<Colour, string>> = { black: 'flybot', green: 'wormbot', blue: 'scarabot' };
const numbered = (bot: string): readonly string[] => Array.from({ length: MOST_BOTS }, (_, i) => `${bot}-${i + 1}`);
const BOTS: Readonly<Record<Colour, readonly string[]>> = {
  black: numbered(BOT_OF.black),
  green: numbered(BOT_OF.green),
  blue: numbered(BOT_OF.blue),
};

export interface Placing {
  readonly colour: Colour;
  /** The character of rank 2 or more, by its ID; left out for bots. */
  readonly unit?: string | undefined;
  readonly left: number;
  /** Where the token was, and where the first figure stands; -1 before it does. */
  readonly cell: Cell;
  readonly first: Cell;
  /** The Resistance characters nearest to the token, as indices. */
  readonly near: readonly number[];
}

/** What the token brings, if there are figures for it; asked while it still lies there. */
export function placingOf(state: EscapeState, token: Token): Placing | undefined {
  const { colour, rank, bots, cell } = token;
  const isAlone = rank > 1 || bots < 2;
  const near = isAlone && isFree(state, cell) ? [] : nearestToToken(state, token).units;
  if (rank === 1) return bots > 0 ? { colour, unit: undefined, left: bots, cell, first: -1, near } : undefined;
  const unit = absentCharacter(state, colour, rank);
  return unit === undefined ? undefined : { colour, unit, left: 1, cell, first: -1, near };
}

/** ES-AI-02, ES-RULE-76: the players' choice is in the state, off the board until a token calls for it, or again after it fell. */
const absentCharacter = (state: EscapeState, colour: Colour, rank: number): string | undefined =>
  state.units.find(
    (unit) =>
      unit.faction === 'isc' && unit.profile.colour === colour && unit.profile.rank === rank && !isOnBoard(unit),
  )?.id;

/** Equally good cells for the next figure, the program's own choice first; none: it is not placed. */
export function cellsFor(state: EscapeState, { cell, first, near }: Placing): readonly Cell[] {
  if (first >= 0) return beside(state, first, near, true);
  if (isFree(state, cell)) return [cell];
  const inSight = beside(state, cell, near, true);
  return inSight.length > 0 ? inSight : beside(state, cell, near, false);
}

/** Free cells around, those nearest to one of the Resistance characters that are nearest to the token. */
function beside(state: EscapeState, cell: Cell, near: readonly number[], inSight: boolean): readonly Cell[] {
  const { ways } = live(state).grid;
  const free: Cell[] = [];
  for (const direction of CLOCKWISE) {
    const to = ways[cell * 8 + direction] ?? -1;
    if (to >= 0 && isFree(state, to) && (!inSight || sees(state, cell, to))) free.push(to);
  }
  if (near.length === 0) return free;
  const best = new Set<Cell>();
  for (const index of near) {
    const goal = state.units[index]?.cell ?? -1;
    const gaps = free.map((to) => distance(state, to, goal));
    const least = Math.min(...gaps);
    for (const [i, to] of free.entries()) if (gaps[i] === least) best.add(to);
  }
  return free.filter((to) => best.has(to));
}

/** Puts one figure on the cell; what is left to place, if there are more figures. */
export function put(
  state: EscapeState,
  placing: Placing,
  cell: Cell,
  engine: Engine<EscapeState>,
): Placing | undefined {
  const { colour, unit, left, first } = placing;
  const id = unit ?? freeBot(state, colour);
  if (id === undefined) return undefined;
  engine.emit(droneAppeared, { id, profile: unit ?? BOT_OF[colour], cell });
  if (left <= 1) return undefined;
  return { colour, unit, left: left - 1, cell: placing.cell, first: first < 0 ? cell : first, near: placing.near };
}

/** A bot that is not on the board, under the lowest number; undefined when all figures of the colour are out. */
function freeBot(state: EscapeState, colour: Colour): string | undefined {
  for (const id of BOTS[colour]) if (!state.units.some((unit) => unit.id === id && isOnBoard(unit))) return id;
  return undefined;
}
