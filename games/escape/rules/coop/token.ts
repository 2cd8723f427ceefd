/** A hidden token on its way. Clauses ES-TOKEN-01 to 07, ES-REPR-04; ES-RULE-66, ES-RULE-71 to 73. */
import { accept, defineStep, type Engine, refuse } from '@tablerunner/engine';
import { type Cell, flood } from '@tablerunner/geometry';
import { z } from 'zod';
import { isOccupied } from '../cells.ts';
import { doorNow } from '../doors.ts';
import { doorChanged } from '../events/board.ts';
import { tokenMoved } from '../events/coop.ts';
import { live } from '../live.ts';
import type { EscapeState, Token } from '../types.ts';
import { indexOf, isOnBoard, unitAt } from '../units.ts';
import { airlockCells, nearestToToken } from './goal.ts';
import { pieceOfToken, walkPastAll } from './pieces.ts';
import { doorBetween, stepsTowards } from './route.ts';

/** ES-RULE-71. */
const TOKEN_MOVES = 6;

interface TokenMemory {
  readonly token: number;
  readonly moves?: number;
  /** Whom it approaches, as index; -1 before that is known. */
  readonly goal?: number;
  /** The last cell of its way without another token, where it rests at need (ES-RULE-73); -1 outside. */
  readonly rest?: Cell;
}

type TokenChoice = { readonly kind: 'goal'; readonly unit: string } | { readonly kind: 'step'; readonly to: number };

export const moveToken = defineStep<EscapeState, TokenMemory, TokenChoice>({
  name: 'escape/move-token',
  clause: 'ES-TOKEN-01',
  choice: z.union([
    z.strictObject({ kind: z.literal('goal'), unit: z.string() }),
    z.strictObject({ kind: z.literal('step'), to: z.int().min(0) }),
  ]),

  who: (state, memory) => (options(state, memory).length > 1 ? state.leader : undefined),
  candidates: options,
  check(state, memory, choice) {
    const isOffered = options(state, memory).some((option) => JSON.stringify(option) === JSON.stringify(choice));
    if (isOffered) return accept();
    return refuse(memory.goal === undefined ? 'ES-TOKEN-03' : 'ES-RULE-67', 'not-one-of-the-choices', {
      choice: choice.kind,
    });
  },
  apply: act,

  run(state, memory, engine) {
    const token = tokenOf(state, memory);
    if (token === undefined) return engine.done(); // revealed on its way (ES-TOKEN-07)
    const [only] = options(state, memory);
    if (only !== undefined) return act(state, memory, only, engine);
    comeToRest(state, token, memory, engine);
    engine.done();
  },
});

const tokenOf = (state: EscapeState, { token }: TokenMemory): Token | undefined =>
  state.repression?.tokens.find(({ id }) => id === token);

function options(state: EscapeState, memory: TokenMemory): readonly TokenChoice[] {
  const token = tokenOf(state, memory);
  if (token === undefined) return [];
  if (memory.goal === undefined) {
    return nearestToToken(state, token).units.map((index) => ({ kind: 'goal', unit: unitAt(state, index).id }));
  }
  const prey = unitAt(state, memory.goal);
  if ((memory.moves ?? TOKEN_MOVES) < 1 || !isOnBoard(prey)) return [];
  const steps =
    token.cell < 0 ? entries(state, token, prey.cell) : stepsTowards(state, pieceOfToken(state, token), prey.cell);
  const offered = state.options.routeTies === 'leader' ? steps : steps.slice(0, 1);
  return offered.map((to) => ({ kind: 'step', to }));
}

/** ES-RULE-72: a cell of its Airlock without character or fire, the one nearer to its goal; the shut Airlock lets nobody in. */
function entries(state: EscapeState, token: Token, goal: Cell): readonly Cell[] {
  if (token.airlock === state.shutAirlock) return [];
  const open = airlockCells(state, token.airlock).filter((cell) => !isOccupied(state, cell));
  const { cost } = flood(live(state).grid, walkPastAll(state, pieceOfToken(state, token)), goal);
  const least = Math.min(...open.map((cell) => cost[cell] ?? 0));
  return open.filter((cell) => cost[cell] === least);
}

function act(state: EscapeState, memory: TokenMemory, choice: TokenChoice, engine: Engine<EscapeState>): void {
  const token = tokenOf(state, memory);
  if (token === undefined) return engine.done();
  if (choice.kind === 'goal') {
    return engine.stay<TokenMemory>({ ...memory, goal: indexOf(state, choice.unit), rest: token.cell });
  }
  const door = token.cell < 0 ? undefined : doorNow(state, doorBetween(state, pieceOfToken(state, token), choice.to));
  const moves = (memory.moves ?? TOKEN_MOVES) - 1;
  if (door !== undefined) {
    engine.emit(doorChanged, { door: door.index, open: true, hacked: door.isHacked });
    return engine.stay<TokenMemory>({ ...memory, moves });
  }
  engine.emit(tokenMoved, { token: token.id, to: choice.to });
  const rest = isShared(state, token.id, choice.to) ? memory.rest : choice.to;
  engine.stay<TokenMemory>({ ...memory, moves, ...(rest === undefined ? {} : { rest }) });
}

/** ES-TOKEN-04: tokens pass through each other. */
const isShared = (state: EscapeState, id: number, cell: Cell): boolean =>
  state.repression?.tokens.some((other) => other.id !== id && other.cell === cell) ?? false;

/** ES-TOKEN-05: it may not stop on another token's cell, and goes back along its way. */
function comeToRest(state: EscapeState, token: Token, memory: TokenMemory, engine: Engine<EscapeState>): void {
  const { rest } = memory;
  if (token.cell < 0 || rest === undefined || rest === token.cell || !isShared(state, token.id, token.cell)) return;
  engine.emit(tokenMoved, { token: token.id, to: rest });
}
