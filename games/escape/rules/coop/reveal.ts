/** Tokens come into sight. Clauses ES-TOKEN-06 to 11, ES-BOT; ES-RULE-74 to 76, ES-RULE-90. */
import { accept, defineStep, defineTrigger, type Engine, type EventKind, refuse } from '@tablerunner/engine';
import { type Cell, neighboursAround } from '@tablerunner/geometry';
import { z } from 'zod';
import { isFree } from '../cells.ts';
import { doorChanged, wallBroken } from '../events/board.ts';
import { droneAppeared, tokenMoved, tokenRevealed } from '../events/coop.ts';
import { unitSent } from '../events/turn.ts';
import { unitEntered, unitLeft, unitMoved, unitPushed, unitRemoved } from '../events/units.ts';
import { live } from '../live.ts';
import { PROFILES } from '../profiles.ts';
import { distance, sees } from '../sight.ts';
import type { Colour, EscapeState, Token } from '../types.ts';
import { isOnBoard, unitAt } from '../units.ts';
import { nearestToToken } from './goal.ts';

/** ES-RULE-76: figures per colour in the box. */
const MOST_BOTS = 6;
const BOT_OF: Readonly<Record<Colour, string>> = { black: 'flybot', green: 'wormbot', blue: 'scarabot' };

const isSeen = (state: EscapeState, { cell }: Token): boolean =>
  cell >= 0 &&
  state.units.some((unit) => unit.faction === 'resistance' && isOnBoard(unit) && sees(state, unit.cell, cell));

/** Numbers of the tokens that somebody sees now. */
function seenTokens(state: EscapeState): number[] {
  const found: number[] = [];
  for (const token of state.repression?.tokens ?? []) if (isSeen(state, token)) found.push(token.id);
  return found;
}

interface RevealMemory {
  /** All that were in sight at the same instant, in the order in which they are turned up; undefined before that is known. */
  readonly tokens?: readonly number[];
  /** Fighters that are still to be placed beside the first, with where they come from. */
  readonly placing?: {
    readonly colour: Colour;
    readonly left: number;
    readonly first: Cell;
    readonly near: number;
  };
}

interface Put {
  readonly kind: 'put';
  readonly cell: number;
}

export const reveal = defineStep<EscapeState, RevealMemory, Put>({
  name: 'escape/reveal',
  clause: 'ES-TOKEN-09',
  choice: z.strictObject({ kind: z.literal('put'), cell: z.int().min(0) }),

  who: (state, memory) =>
    state.options.routeTies === 'leader' && places(state, memory).length > 1 ? state.leader : undefined,
  candidates: (state, memory) => places(state, memory).map((cell) => ({ kind: 'put', cell })),
  check: (state, memory, { cell }) =>
    places(state, memory).includes(cell) ? accept() : refuse('ES-RULE-75', 'not-one-of-the-choices', { choice: 'put' }),
  apply: (state, memory, { cell }, engine) => put(state, memory, cell, engine),

  run(state, memory, engine) {
    if (memory.tokens === undefined) return engine.stay<RevealMemory>({ tokens: inOrder(state, seenTokens(state)) });
    if (memory.placing !== undefined) {
      const [cell] = places(state, memory);
      if (cell !== undefined) return put(state, memory, cell, engine);
      const { placing: _placing, ...rest } = memory; // ES-TOKEN-10: what cannot be placed is discarded
      return engine.stay<RevealMemory>(rest);
    }
    const [next, ...others] = memory.tokens;
    const token = state.repression?.tokens.find(({ id }) => id === next);
    if (next === undefined) return engine.done();
    engine.stay<RevealMemory>({ tokens: others });
    if (token !== undefined) turnUp(state, token, { tokens: others }, engine);
  },
});

/** ES-RULE-74, ES-RULE-90: nearest to a Resistance character first, by route. */
const inOrder = (state: EscapeState, tokens: readonly number[]): readonly number[] => {
  const cost = (id: number): number => {
    const token = state.repression?.tokens.find((other) => other.id === id);
    return token === undefined ? 0 : nearestToToken(state, token).cost;
  };
  return [...tokens].sort((a, b) => cost(a) - cost(b) || a - b);
};

function turnUp(state: EscapeState, token: Token, memory: RevealMemory, engine: Engine<EscapeState>): void {
  const { id, colour, rank, bots, cell } = token;
  const near = closestRebel(state, cell);
  engine.emit(tokenRevealed, { token: id, colour, rank, bots, cell });
  const first = isFree(state, cell) ? cell : besides(state, cell, near, false)[0];
  if (first === undefined) return;
  if (rank > 1) {
    const name = PROFILES.find((card) => card.colour === colour && card.rank === rank && isChosen(state, card.id))?.id;
    if (name !== undefined && !state.units.some((unit) => unit.id === name && isOnBoard(unit))) {
      engine.emit(droneAppeared, { id: name, profile: name, cell: first });
    }
    return;
  }
  if (!addBot(state, colour, first, engine)) return;
  if (bots > 1) engine.stay<RevealMemory>({ ...memory, placing: { colour, left: bots - 1, first, near } });
}

/** ES-AI-02: the ISC characters that the players agreed to face are in the state, off the board. */
const isChosen = (state: EscapeState, id: string): boolean => state.units.some((unit) => unit.id === id);

/** A bot that is not on the board, under the lowest free number; false when all figures of the colour are out. */
function addBot(state: EscapeState, colour: Colour, cell: Cell, engine: Engine<EscapeState>): boolean {
  const profile = BOT_OF[colour];
  for (let number = 1; number <= MOST_BOTS; number++) {
    const id = `${profile}-${number}`;
    if (state.units.some((unit) => unit.id === id && isOnBoard(unit))) continue;
    engine.emit(droneAppeared, { id, profile, cell });
    return true;
  }
  return false;
}

function put(state: EscapeState, memory: RevealMemory, cell: Cell, engine: Engine<EscapeState>): void {
  const { placing, ...rest } = memory;
  if (placing === undefined) return;
  const isPlaced = addBot(state, placing.colour, cell, engine);
  const left = isPlaced ? placing.left - 1 : 0;
  engine.stay<RevealMemory>(left > 0 ? { ...rest, placing: { ...placing, left } } : rest);
}

/** ES-RULE-75: free cells around the first, in its sight, nearest to that rebel; several only if they tie. */
function places(state: EscapeState, { placing }: RevealMemory): readonly Cell[] {
  return placing === undefined ? [] : besides(state, placing.first, placing.near, true);
}

function besides(state: EscapeState, cell: Cell, near: number, inSight: boolean): readonly Cell[] {
  const free = neighboursAround(live(state).grid, cell).filter(
    (other) => isFree(state, other) && (!inSight || sees(state, cell, other)),
  );
  const rebel = near < 0 ? undefined : unitAt(state, near);
  if (rebel === undefined || rebel.cell < 0) return free;
  const least = Math.min(...free.map((other) => distance(state, other, rebel.cell)));
  return free.filter((other) => distance(state, other, rebel.cell) === least);
}

/** The Resistance character nearest to the token by plain distance (ES-RULE-90), as index, or -1. */
function closestRebel(state: EscapeState, cell: Cell): number {
  let best = -1;
  let least = Number.MAX_SAFE_INTEGER;
  for (const [index, unit] of state.units.entries()) {
    if (unit.faction !== 'resistance' || !isOnBoard(unit)) continue;
    const there = distance(state, cell, unit.cell);
    if (there < least) [best, least] = [index, there];
  }
  return best;
}

/** ES-CEVENT-07: turned up without being seen. */
export const showToken = (token: number, engine: Engine<EscapeState>): void =>
  engine.interrupt(reveal, { tokens: [token] });

/** ES-RULE-74: after every change that could bring a token into sight. Which tokens is looked up when it resolves. */
const CHANGES = [
  unitMoved,
  unitEntered,
  unitLeft,
  unitPushed,
  unitRemoved,
  unitSent,
  doorChanged,
  wallBroken,
  tokenMoved,
  droneAppeared,
];

export const revealTrigger = defineTrigger<EscapeState, never, RevealMemory>({
  name: 'escape/token-in-sight',
  clause: 'ES-TOKEN-06',
  on: CHANGES as unknown as readonly EventKind<EscapeState, never>[],
  fires: (state) => (seenTokens(state).length > 0 ? [{ owner: state.leader, memory: {} }] : []),
  step: reveal,
});
