/** Step d): all pieces of the automated ISC, in six steps. Clauses ES-DRONE-01, ES-DRONE-02, ES-AI-06; ES-RULE-65, ES-RULE-72. */
import { accept, defineStep, type Engine, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { repressionDiscarded, tokenDrawn } from '../events/coop.ts';
import { COLOURS, type Colour, type EscapeState } from '../types.ts';
import { indexOf, isOnBoard, unitAt } from '../units.ts';
import { drone } from './drone.ts';
import { nearestToToken } from './goal.ts';
import { moveToken } from './token.ts';

/** ES-DRONE-01: characters of the three colours, then tokens of the three colours. */
const STEPS = COLOURS.length * 2;
const colourOf = (step: number): Colour => COLOURS[step % COLOURS.length] ?? 'black';
const isForTokens = (step: number): boolean => step >= COLOURS.length;

interface IscMemory {
  readonly step?: number;
  /** Pieces of this step that have not moved yet: indices of characters, or numbers of tokens; undefined before it begins. */
  readonly queue?: readonly number[];
}

interface Next {
  readonly kind: 'next';
  readonly piece: string;
}

export const iscTurn = defineStep<EscapeState, IscMemory, Next>({
  name: 'escape/isc-turn',
  clause: 'ES-DRONE-02',
  choice: z.strictObject({ kind: z.literal('next'), piece: z.string() }),

  /** Who ties for being next is the Leader's to say, where the table wants to be asked. */
  who: (state, memory) =>
    state.options.routeTies === 'leader' && tied(state, memory).length > 1 ? state.leader : undefined,
  candidates: (state, memory) =>
    tied(state, memory).map((piece) => ({ kind: 'next', piece: nameOf(state, memory, piece) })),
  check(state, memory, { piece }) {
    const names = tied(state, memory).map((one) => nameOf(state, memory, one));
    return names.includes(piece) ? accept() : refuse('ES-RULE-65', 'not-one-of-the-choices', { choice: piece });
  },
  apply(state, memory, { piece }, engine) {
    const next = isForTokens(memory.step ?? 0) ? Number(piece) : indexOf(state, piece);
    send(memory, next, engine);
  },

  run(state, memory, engine) {
    const { step = 0, queue } = memory;
    if (step >= STEPS) {
      const cards = state.repression?.drawn.map(({ id }) => id) ?? [];
      if (cards.length > 0) engine.emit(repressionDiscarded, { cards });
      return engine.done();
    }
    if (queue === undefined) return engine.stay<IscMemory>({ step, queue: piecesOf(state, step, engine) });
    const [next] = tied(state, memory);
    if (next === undefined) return engine.stay<IscMemory>({ step: step + 1 });
    send(memory, next, engine);
  },
});

function send({ step = 0, queue = [] }: IscMemory, piece: number, engine: Engine<EscapeState>): void {
  engine.stay<IscMemory>({ step, queue: queue.filter((other) => other !== piece) });
  if (isForTokens(step)) engine.interrupt(moveToken, { token: piece });
  else engine.interrupt(drone, { unit: piece, stage: 'begin', goal: -1 });
}

const nameOf = (state: EscapeState, { step = 0 }: IscMemory, piece: number): string =>
  isForTokens(step) ? String(piece) : unitAt(state, piece).id;

/** ES-RULE-65: the pieces that a step covers are listed when it begins. */
function piecesOf(state: EscapeState, step: number, engine: Engine<EscapeState>): number[] {
  const colour = colourOf(step);
  if (!isForTokens(step)) {
    return state.units.flatMap((unit, index) =>
      unit.faction === 'isc' && unit.profile.colour === colour && isOnBoard(unit) ? [index] : [],
    );
  }
  const { tokens = [] } = state.repression ?? {};
  const before = tokens.filter((token) => token.colour === colour);
  const onBoard = before.filter(({ cell }) => cell >= 0);
  const waiting = before.filter(({ cell }) => cell < 0);
  const entering = drawTokens(state, colour, engine);
  return [
    ...byNearness(
      state,
      onBoard.map(({ id }) => id),
    ),
    ...waiting.map(({ id }) => id),
    ...entering,
  ];
}

const byNearness = (state: EscapeState, ids: readonly number[]): number[] =>
  [...ids].sort((a, b) => costOf(state, a) - costOf(state, b) || a - b);

function costOf(state: EscapeState, id: number): number {
  const token = state.repression?.tokens.find((other) => other.id === id);
  return token === undefined ? 0 : nearestToToken(state, token).cost;
}

/** ES-AI-06, ES-RULE-72: for each card of the colour, in the order of the draw; a pile that lacks tokens gives what it has. */
function drawTokens(state: EscapeState, colour: Colour, engine: Engine<EscapeState>): number[] {
  const drawn: number[] = [];
  for (const card of state.repression?.drawn ?? []) {
    if (card.colour !== colour) continue;
    for (let i = 0; i < card.tokens; i++) {
      const size = state.repression?.piles[colour].length ?? 0;
      if (size === 0) break;
      engine.emit(tokenDrawn, { colour, airlock: card.airlock, pick: engine.pick(size) });
      const token = state.repression?.tokens.at(-1);
      if (token !== undefined) drawn.push(token.id);
    }
  }
  return drawn;
}

/** Those of the queue that may be next: the highest rank, the nearest token already there, or the first to enter. */
function tied(state: EscapeState, { step = 0, queue = [] }: IscMemory): readonly number[] {
  if (!isForTokens(step)) {
    const standing = queue.filter((index) => isOnBoard(unitAt(state, index)));
    const top = Math.max(...standing.map((index) => unitAt(state, index).profile.rank));
    return standing.filter((index) => unitAt(state, index).profile.rank === top);
  }
  const [first] = queue;
  const token = state.repression?.tokens.find(({ id }) => id === first);
  if (first === undefined) return [];
  if (token === undefined || token.cell < 0) return [first];
  const least = costOf(state, first);
  return queue.filter((id) => {
    const other = state.repression?.tokens.find((one) => one.id === id);
    return other !== undefined && other.cell >= 0 && costOf(state, id) === least;
  });
}
