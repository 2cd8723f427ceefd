/** Tokens come into sight. Clauses ES-TOKEN-06 to 11, ES-CEVENT-07; ES-RULE-74, ES-RULE-75, ES-RULE-90. */
import { defineStep, defineTrigger, type Engine, type EventKind } from '@tablerunner/engine';
import type { Cell } from '@tablerunner/geometry';
import { z } from 'zod';
import { burnsRemoved, doorChanged, wallBroken } from '../events/board.ts';
import { tokenMoved, tokenRevealed } from '../events/coop.ts';
import { unitEntered, unitLeft, unitMoved, unitPushed, unitRemoved } from '../events/units.ts';
import { live } from '../live.ts';
import { sees } from '../sight.ts';
import { tokenNumbered } from '../tokens.ts';
import type { EscapeState, Token, Unit } from '../types.ts';
import { type Ask, checkOffered } from './ask.ts';
import { nearestToToken } from './goal.ts';
import { cellsFor, type Placing, placingOf, put } from './placing.ts';

const UNSEEN = 1;
const SEEN = 2;

/** ES-RULE-74: every Resistance character on the board looks, active or not. Looked up once as long as nobody moves. */
function isCellSeen(state: EscapeState, cell: Cell): boolean {
  const { watched } = live(state);
  const known = watched[cell] as number;
  if (known !== 0) return known === SEEN;
  const isIt = isWatched(state, cell);
  watched[cell] = isIt ? SEEN : UNSEEN;
  return isIt;
}

function isWatched(state: EscapeState, cell: Cell): boolean {
  for (let i = 0; i < state.units.length; i++) {
    const unit = state.units[i] as Unit;
    if (unit.faction === 'resistance' && unit.place === 'board' && sees(state, unit.cell, cell)) return true;
  }
  return false;
}

export const isSeen = (state: EscapeState, { cell }: Token): boolean => cell >= 0 && isCellSeen(state, cell);

export const isAnySeen = (state: EscapeState): boolean => {
  const tokens = state.repression?.tokens;
  if (tokens === undefined) return false;
  for (let i = 0; i < tokens.length; i++) if (isSeen(state, tokens[i] as Token)) return true;
  return false;
};

interface RevealMemory {
  /** All that came into sight at the same instant, groups of those equally near; undefined before that is known. */
  readonly tokens?: readonly (readonly number[])[];
  /** Fighters that are still to be placed. */
  readonly placing?: Placing;
  readonly ask?: Ask<RevealChoice>;
}

type RevealChoice =
  | { readonly kind: 'turn-up'; readonly token: number }
  | { readonly kind: 'put'; readonly cell: number };

export const reveal = defineStep<EscapeState, RevealMemory, RevealChoice>({
  name: 'escape/reveal',
  clause: 'ES-TOKEN-09',
  choice: z.union([
    z.strictObject({ kind: z.literal('turn-up'), token: z.int().min(0) }),
    z.strictObject({ kind: z.literal('put'), cell: z.int().min(0) }),
  ]),

  who: (_state, { ask }) => ask?.seat,
  candidates: (_state, { ask }) => ask?.options ?? [],
  legal: (_state, { ask }) => ask?.options ?? [],
  check: (_state, { ask, placing }, choice) =>
    checkOffered(ask, choice, placing === undefined ? 'ES-RULE-74' : 'ES-RULE-75'),

  apply(state, { tokens = [], placing }, choice, engine) {
    if (choice.kind === 'turn-up') return turnUp(state, tokens, choice.token, engine);
    if (placing !== undefined) goOn(state, tokens, put(state, placing, choice.cell, engine), engine);
  },

  run(state, { tokens, placing }, engine) {
    if (tokens === undefined) return next(state, inOrder(state, seenTokens(state)), engine);
    if (placing !== undefined) return goOn(state, tokens, placing, engine);
    next(state, tokens, engine);
  },
});

/** Numbers of the tokens that somebody sees now. */
const seenTokens = (state: EscapeState): number[] =>
  (state.repression?.tokens ?? []).filter((token) => isSeen(state, token)).map(({ id }) => id);

/** ES-RULE-74, ES-RULE-90: nearest to a Resistance character first, by route. */
function inOrder(state: EscapeState, tokens: readonly number[]): readonly (readonly number[])[] {
  return tokens.length < 2 ? [tokens] : byNearness(state, tokens);
}

/** Tokens in groups of those that are equally near to the Resistance, the nearest first; by their numbers within a group. */
export function byNearness(state: EscapeState, tokens: readonly number[]): readonly (readonly number[])[] {
  const groups = new Map<number, number[]>();
  for (const id of [...tokens].sort((a, b) => a - b)) {
    const token = tokenNumbered(state, id);
    const cost = token === undefined ? 0 : nearestToToken(state, token).cost;
    const group = groups.get(cost);
    if (group === undefined) groups.set(cost, [id]);
    else group.push(id);
  }
  return [...groups].sort(([a], [b]) => a - b).map(([, group]) => group);
}

/** The nearest of those left is turned up; of several the Leader says which, where the table wants to be asked. */
function next(state: EscapeState, tokens: readonly (readonly number[])[], engine: Engine<EscapeState>): void {
  const group = tokens.find((ids) => ids.length > 0);
  const [first] = group ?? [];
  if (first === undefined || group === undefined) return engine.done();
  if (group.length === 1 || state.options.routeTies === 'program') return turnUp(state, tokens, first, engine);
  const options = group.map((token) => ({ kind: 'turn-up', token }) as const);
  engine.stay<RevealMemory>({ tokens, ask: { seat: state.leader, options } });
}

/** ES-TOKEN-08, ES-TOKEN-11. */
function turnUp(
  state: EscapeState,
  tokens: readonly (readonly number[])[],
  id: number,
  engine: Engine<EscapeState>,
): void {
  const left = tokens.map((group) => group.filter((other) => other !== id));
  const token = tokenNumbered(state, id);
  if (token === undefined) return next(state, left, engine);
  const placing = placingOf(state, token);
  const { colour, rank, bots, cell } = token;
  engine.emit(tokenRevealed, { token: id, colour, rank, bots, cell });
  goOn(state, left, placing, engine);
}

/** ES-RULE-75: figure after figure; where several cells are equally good the Leader chooses, if the table wants to be asked. */
function goOn(
  state: EscapeState,
  tokens: readonly (readonly number[])[],
  begun: Placing | undefined,
  engine: Engine<EscapeState>,
): void {
  let placing = begun;
  while (placing !== undefined) {
    const cells: readonly Cell[] = cellsFor(state, placing);
    const [first] = cells;
    if (first === undefined) break; // ES-TOKEN-10: what cannot be placed is discarded
    if (cells.length > 1 && state.options.routeTies === 'leader') {
      const options = cells.map((cell) => ({ kind: 'put', cell }) as const);
      return engine.stay<RevealMemory>({ tokens, placing, ask: { seat: state.leader, options } });
    }
    placing = put(state, placing, first, engine);
  }
  next(state, tokens, engine);
}

/** ES-CEVENT-07: turned up without being seen. */
export const showToken = (token: number, engine: Engine<EscapeState>): void =>
  engine.interrupt(reveal, { tokens: [[token]] });

/** ES-RULE-74: every change that could bring a token into sight. */
const CHANGES = [
  ...[unitMoved, unitEntered, unitLeft, unitPushed, unitRemoved],
  ...[doorChanged, wallBroken, burnsRemoved],
  tokenMoved,
];

type Change = { readonly token?: number; readonly open?: boolean };

const NOTHING: readonly { readonly owner: string; readonly memory: RevealMemory }[] = [];

/** Which tokens is looked up when it resolves: what one step does is one instant. */
export const revealTrigger = defineTrigger<EscapeState, Change, RevealMemory>({
  name: 'escape/token-in-sight',
  clause: 'ES-TOKEN-06',
  on: CHANGES as unknown as readonly EventKind<EscapeState, Change>[],
  fires(state, { token, open }) {
    if (state.repression === undefined || state.repression.tokens.length === 0) return NOTHING;
    if (open === false) return NOTHING; // a door that closes shows nothing
    const moved = token === undefined ? undefined : tokenNumbered(state, token);
    const isRevealed = moved === undefined ? isAnySeen(state) : isSeen(state, moved);
    return isRevealed ? [{ owner: state.leader, memory: {} }] : NOTHING;
  },
  step: reveal,
});
