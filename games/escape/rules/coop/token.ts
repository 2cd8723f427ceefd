/** A hidden token on its way. Clauses ES-TOKEN-01 to 07, ES-REPR-04; ES-RULE-66, ES-RULE-71 to 73. */
import { defineStep, type Engine } from '@tablerunner/engine';
import type { Cell } from '@tablerunner/geometry';
import { z } from 'zod';
import { isOccupied } from '../cells.ts';
import { tokenMoved, tokenTurnedBack } from '../events/coop.ts';
import { anySource, extraActions } from '../extra-action.ts';
import { type Live, live } from '../live.ts';
import { tokenNumbered } from '../tokens.ts';
import type { EscapeState, Token } from '../types.ts';
import { indexOf, isOnBoard, unitAt } from '../units.ts';
import { type Ask, checkOffered } from './ask.ts';
import { boundsTo, limitsTo } from './bounds.ts';
import { costIn, type Field, measure, ROUTES } from './field.ts';
import { airlockCells, goalsOf, startsOf } from './goal.ts';
import { type Gait, gaitOfToken } from './pieces.ts';
import { isAnySeen, isSeen } from './reveal.ts';
import { behindDoor, doorBetween, fieldTo, stepsOn } from './route.ts';
import { openDoor } from './walk.ts';

/** ES-RULE-71. */
const TOKEN_MOVES = 6;

interface TokenMemory {
  readonly token: number;
  /** Movement actions left; before it sets out all of them. */
  readonly moves?: number | undefined;
  /** Whom it approaches, as index; left out before that is known. */
  readonly goal?: number | undefined;
  /** The last cell of its way without another token, where it rests at need (ES-RULE-73); -1 outside. */
  readonly rest?: Cell | undefined;
  readonly ask?: Ask<TokenChoice> | undefined;
}

/** Always all fields in the same order: code that meets memories of one make only is compiled to something faster. */
const memoryOf = (
  token: number,
  moves: number | undefined,
  rest: Cell | undefined,
  goal?: number,
  ask?: Ask<TokenChoice>,
): TokenMemory => ({ token, moves, goal, rest, ask });

type TokenChoice = { readonly kind: 'goal'; readonly unit: string } | { readonly kind: 'step'; readonly to: number };

export const moveToken = defineStep<EscapeState, TokenMemory, TokenChoice>({
  name: 'escape/move-token',
  clause: 'ES-TOKEN-01',
  choice: z.union([
    z.strictObject({ kind: z.literal('goal'), unit: z.string() }),
    z.strictObject({ kind: z.literal('step'), to: z.int().min(0) }),
  ]),

  who: (_state, { ask }) => ask?.seat,
  candidates: (_state, { ask }) => ask?.options ?? [],
  legal: (_state, { ask }) => ask?.options ?? [],
  check: (_state, { ask, goal }, choice) =>
    checkOffered(ask, choice, goal === undefined ? 'ES-TOKEN-03' : 'ES-RULE-67'),

  apply(state, memory, choice, engine) {
    const { token, moves, rest } = memory;
    if (choice.kind === 'goal') engine.stay(memoryOf(token, moves, rest, indexOf(state, choice.unit)));
    else goOn(state, memory, choice.to, engine);
  },

  run(state, memory, engine) {
    if (memory.goal === undefined) return lookForGoal(state, memory, engine);
    goOn(state, memory, undefined, engine);
  },
});

/** ES-TOKEN-03: of those equally near the Leader chooses. Nobody is asked about a token that cannot come in. */
function lookForGoal(state: EscapeState, memory: TokenMemory, engine: Engine<EscapeState>): void {
  const token = tokenNumbered(state, memory.token);
  if (token === undefined) return engine.done();
  const { rest = token.cell } = memory;
  const isShutOut = token.cell < 0 && openEntries(state, token).length === 0;
  const goals = isShutOut ? [] : goalsOf(state, gaitOfToken(state, token), startsOf(state, token));
  const [first] = goals;
  if (first === undefined) return comeToRest(state, token, rest, engine);
  const { token: id, moves = TOKEN_MOVES } = memory;
  if (goals.length === 1) return goOn(state, memoryOf(id, moves, rest, first), undefined, engine);
  const options = goals.map((goal) => ({ kind: 'goal', unit: unitAt(state, goal).id }) as const);
  engine.stay(memoryOf(id, memory.moves, rest, undefined, { seat: state.leader, options }));
}

/** All actions up to the next moment at which somebody else has a say; `chosen` is the step that the Leader chose. */
function goOn(state: EscapeState, memory: TokenMemory, chosen: Cell | undefined, engine: Engine<EscapeState>): void {
  const token = tokenNumbered(state, memory.token);
  if (token === undefined) return engine.done(); // revealed on its way (ES-TOKEN-07)
  const { goal = -1 } = memory;
  let { moves = TOKEN_MOVES, rest = token.cell } = memory;
  const gait = gaitOfToken(state, token);
  let field: Field | undefined;
  let next = chosen;
  const mayAct = anySource(state); // nothing on its way changes that
  while (moves > 0) {
    const prey = state.units[goal];
    if (prey === undefined || !isOnBoard(prey)) return engine.stay(memoryOf(token.id, moves, rest));
    if (next === undefined) {
      if (token.cell >= 0) field ??= fieldTo(state, gait, token.cell, prey.cell);
      const steps = field === undefined ? entries(state, token, prey.cell) : stepsOn(state, field, gait, token.cell);
      if (steps.length > 1 && state.options.routeTies === 'leader') {
        const options = steps.map((to) => ({ kind: 'step', to }) as const);
        return engine.stay(memoryOf(token.id, moves, rest, goal, { seat: state.leader, options }));
      }
      next = steps[0];
    }
    if (next === undefined) break;
    const door = token.cell < 0 ? -1 : doorBetween(live(state), gait, token.cell, next);
    moves--;
    if (door >= 0) {
      openDoor(state, door, engine);
      field = behindDoor(field, gait, token.cell, next);
    } else {
      engine.emit(tokenMoved, { token: token.id, to: next });
      if (!isShared(state, token)) rest = next;
    }
    next = undefined;
    const isInterrupted = mayAct || (door >= 0 ? isAnySeen(state) : isSeen(state, token));
    if (!isInterrupted) continue;
    engine.stay(memoryOf(token.id, moves, rest, goal));
    return engine.interrupt(extraActions, { after: -1 }); // ES-RULE-97
  }
  comeToRest(state, token, rest, engine);
}

/** ES-RULE-72: the cells of its Airlock without character or fire. The shut Airlock lets nobody in (ES-RULE-78). */
const openEntries = (state: EscapeState, { airlock }: Token): readonly Cell[] =>
  airlock === state.shutAirlock ? [] : airlockCells(state, airlock).filter((cell) => !isOccupied(state, cell));

/** Of these the one nearer to its goal, both if they tie. */
function entries(state: EscapeState, token: Token, goal: Cell): readonly Cell[] {
  const open = openEntries(state, token);
  if (open.length < 2) return open;
  const gait = gaitOfToken(state, token);
  const costs = costsIfSure(live(state), gait, open, goal) ?? measuredCosts(live(state), gait, open, goal);
  const least = Math.min(...costs);
  return open.filter((_, i) => costs[i] === least);
}

/** Where the way costs at most what it costs at least, there is nothing to measure. */
function costsIfSure(now: Live, gait: Gait, cells: readonly Cell[], goal: Cell): number[] | undefined {
  const least = boundsTo(now, gait, [goal]);
  const most = limitsTo(now, gait, [goal]);
  const isSure = cells.every((cell) => least[cell] === most[cell]);
  return isSure ? cells.map((cell) => least[cell] as number) : undefined;
}

function measuredCosts(now: Live, gait: Gait, cells: readonly Cell[], goal: Cell): number[] {
  const field = measure(ROUTES, now, { gait, from: [goal], to: cells, avoiding: false });
  return cells.map((cell) => costIn(field, cell));
}

/** ES-TOKEN-04: tokens pass through each other. */
function isShared(state: EscapeState, token: Token): boolean {
  for (const other of state.repression?.tokens ?? []) if (other.cell === token.cell && other !== token) return true;
  return false;
}

/** ES-TOKEN-05: it may not stop on another token's cell, and goes back along its way. */
function comeToRest(state: EscapeState, token: Token, rest: Cell, engine: Engine<EscapeState>): void {
  engine.done();
  if (token.cell < 0 || rest === token.cell || !isShared(state, token)) return;
  if (rest >= 0) engine.emit(tokenMoved, { token: token.id, to: rest });
  else engine.emit(tokenTurnedBack, { token: token.id, airlock: token.airlock });
}
