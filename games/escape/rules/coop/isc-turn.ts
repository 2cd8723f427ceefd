/** Step d): all pieces of the automated ISC, in six steps. Clauses ES-DRONE-01, ES-DRONE-02, ES-AI-06; ES-RULE-65, ES-RULE-72. */
import { defineStep, type Engine } from '@tablerunner/engine';
import { z } from 'zod';
import { repressionDiscarded, tokenDrawn } from '../events/coop.ts';
import { tokenNumbered } from '../tokens.ts';
import { COLOURS, type Colour, type EscapeState } from '../types.ts';
import { indexOf, unitAt } from '../units.ts';
import { type Ask, checkOffered } from './ask.ts';
import { drone, isReady } from './drone.ts';
import { endIfDecided } from './result.ts';
import { byNearness } from './reveal.ts';
import { moveToken } from './token.ts';

/** ES-DRONE-01: characters of the three colours, then tokens of the three colours. */
const STEPS = COLOURS.length * 2;
const colourOf = (step: number): Colour => COLOURS[step % COLOURS.length] ?? 'black';
const isForTokens = (step: number): boolean => step >= COLOURS.length;

/** Pieces in groups, those of a group equally entitled: indices of characters, or numbers of tokens. */
type Queue = readonly (readonly number[])[];

interface IscMemory {
  readonly step?: number;
  /** Pieces of this step that have not moved yet; undefined before it begins. */
  readonly queue?: Queue;
  readonly ask?: Ask<NextChoice>;
}

type NextChoice =
  | { readonly kind: 'next'; readonly unit: string }
  | { readonly kind: 'next-token'; readonly token: number };

export const iscTurn = defineStep<EscapeState, IscMemory, NextChoice>({
  name: 'escape/isc-turn',
  clause: 'ES-RULE-65',
  choice: z.union([
    z.strictObject({ kind: z.literal('next'), unit: z.string() }),
    z.strictObject({ kind: z.literal('next-token'), token: z.int().min(0) }),
  ]),

  who: (_state, { ask }) => ask?.seat,
  candidates: (_state, { ask }) => ask?.options ?? [],
  legal: (_state, { ask }) => ask?.options ?? [],
  check: (_state, { ask }, choice) => checkOffered(ask, choice, 'ES-RULE-65'),
  apply(state, { step = 0, queue = [] }, choice, engine) {
    send(step, queue, choice.kind === 'next' ? indexOf(state, choice.unit) : choice.token, engine);
  },

  run(state, memory, engine) {
    if (endIfDecided(state, engine)) return;
    let { step = 0, queue } = memory;
    for (; step < STEPS; step++) {
      const left = stillThere(state, step, queue ?? piecesOf(state, step, engine));
      const [group] = left;
      if (group !== undefined) return goOn(state, step, left, group, engine);
      queue = undefined;
    }
    finish(state, engine);
  },
});

/** The first group has the turn; whose turn it is within the group the Leader says, where the table wants to be asked. */
function goOn(
  state: EscapeState,
  step: number,
  queue: Queue,
  group: readonly number[],
  engine: Engine<EscapeState>,
): void {
  const [first] = group;
  if (first !== undefined && (group.length === 1 || state.options.routeTies === 'program')) {
    return send(step, queue, first, engine);
  }
  engine.stay<IscMemory>({ step, queue, ask: { seat: state.leader, options: optionsOf(state, step, group) } });
}

function finish(state: EscapeState, engine: Engine<EscapeState>): void {
  const cards = state.repression?.drawn.map(({ id }) => id) ?? [];
  if (cards.length > 0) engine.emit(repressionDiscarded, { cards });
  engine.done();
}

function send(step: number, queue: Queue, piece: number, engine: Engine<EscapeState>): void {
  const rest = queue.map((group) => (group.includes(piece) ? group.filter((other) => other !== piece) : group));
  engine.stay<IscMemory>({ step, queue: rest });
  if (isForTokens(step)) engine.interrupt(moveToken, { token: piece });
  else engine.interrupt(drone, { unit: piece });
}

/** A character that fell, or a token that was revealed meanwhile, has no turn any more. */
const isThere = (state: EscapeState, step: number, piece: number): boolean =>
  isForTokens(step) ? tokenNumbered(state, piece) !== undefined : isReady(state.units[piece]);

/** Groups in which nobody is left are left out. */
function stillThere(state: EscapeState, step: number, queue: Queue): Queue {
  if (queue.length === 0) return queue;
  const groups: (readonly number[])[] = [];
  for (const group of queue) {
    if (group.length === 0) continue;
    const there = group.filter((piece) => isThere(state, step, piece));
    if (there.length > 0) groups.push(there);
  }
  return groups;
}

const optionsOf = (state: EscapeState, step: number, group: readonly number[]): NextChoice[] =>
  group.map((piece) =>
    isForTokens(step) ? { kind: 'next-token', token: piece } : { kind: 'next', unit: unitAt(state, piece).id },
  );

/** ES-RULE-65: the pieces that a step covers are listed when it begins; who appears later does not join it. */
const piecesOf = (state: EscapeState, step: number, engine: Engine<EscapeState>): Queue =>
  isForTokens(step) ? tokensOf(state, colourOf(step), engine) : charactersOf(state, colourOf(step));

const RANKS = [4, 3, 2, 1] as const;
const NOBODY: Queue = [];

/** ES-DRONE-02. */
function charactersOf(state: EscapeState, colour: Colour): Queue {
  const ready: number[] = [];
  for (let index = 0; index < state.units.length; index++) {
    const unit = unitAt(state, index);
    if (unit.faction === 'isc' && isReady(unit) && unit.profile.colour === colour) ready.push(index);
  }
  if (ready.length < 2) return ready.length === 0 ? NOBODY : [ready];
  const queue: (readonly number[])[] = [];
  for (const rank of RANKS) {
    const group = ready.filter((index) => unitAt(state, index).profile.rank === rank);
    if (group.length > 0) queue.push(group);
  }
  return queue;
}

/** Those on the board, the nearest first; those that were shut out before; then those that come in now (ES-RULE-72). */
function tokensOf(state: EscapeState, colour: Colour, engine: Engine<EscapeState>): Queue {
  const onBoard: number[] = [];
  const waiting: number[][] = [];
  for (const token of state.repression?.tokens ?? []) {
    if (token.colour !== colour) continue;
    if (token.cell >= 0) onBoard.push(token.id);
    else waiting.push([token.id]);
  }
  const nearest = onBoard.length < 2 ? [onBoard] : byNearness(state, onBoard);
  return [...nearest, ...waiting, ...drawTokens(state, colour, engine)];
}

/** ES-AI-06, ES-RULE-72: for each card of the colour, in the order of the draw; a pile that lacks tokens gives what it has. */
function drawTokens(state: EscapeState, colour: Colour, engine: Engine<EscapeState>): Queue {
  const drawn: number[][] = [];
  for (const card of state.repression?.drawn ?? []) {
    if (card.colour !== colour) continue;
    for (let i = 0; i < card.tokens; i++) {
      const size = state.repression?.piles[colour].length ?? 0;
      if (size === 0) break;
      engine.emit(tokenDrawn, { colour, airlock: card.airlock, pick: engine.pick(size) });
      const token = state.repression?.tokens.at(-1);
      if (token !== undefined) drawn.push([token.id]);
    }
  }
  return drawn;
}
