/** The steps at work as text: a word for the usual places of the game, one line of JSON a step for all others. */
import { type Frame, frameOf, type Position, type Read, readable, unreadable } from '@tablerunner/engine';
import { z } from 'zod';
import { actions } from '../rules/actions.ts';
import { allCards } from '../rules/cards.ts';
import { chooseServer, chooseServerMemory } from '../rules/choose-server.ts';
import { effectTable } from '../rules/effects/table.ts';
import { discard, discardMemory } from '../rules/hand.ts';
import { MOST_EFFECTS } from '../rules/packs.ts';
import { whenServerFalls } from '../rules/programs.ts';
import { pay, rollRun } from '../rules/run.ts';
import { turns } from '../rules/sequence.ts';
import { trace } from '../rules/trace.ts';
import { beginTurn, endTurn } from '../rules/turn.ts';
import { opponentOf, SEATS, type SkimState, seatId, serverNumber } from '../rules/types.ts';
import { shorten } from './choice.ts';

/** All programs of both runners fire at once. */
const MOST_WAITING = allCards.length;

const nothing = z.strictObject({});
const effectsMemory = z.strictObject({
  list: z.array(effectTable.schema).max(MOST_EFFECTS),
  at: z.int().min(0).max(MOST_EFFECTS),
  context: z.strictObject({ seat: seatId, server: serverNumber }),
});
const pending = z.strictObject({ trigger: z.literal(whenServerFalls.name), owner: seatId, memory: effectsMemory });

/** What each step remembers. A position from outside is held against it, so that no step meets a memory it cannot read. */
const MEMORIES: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>(
  Object.entries({
    [turns.name]: z.strictObject({ at: z.int().min(0).max(turns.parts.length) }),
    [beginTurn.name]: nothing,
    [actions.name]: nothing,
    [endTurn.name]: nothing,
    [rollRun.name]: nothing,
    [pay.name]: nothing,
    [trace.name]: z.strictObject({ asked: z.array(seatId).max(SEATS.length) }),
    [discard.name]: discardMemory,
    [chooseServer.name]: chooseServerMemory,
    [effectTable.step.name]: effectsMemory,
    'engine/triggers': z.strictObject({ waiting: z.array(pending).max(MOST_WAITING) }),
  }),
);

const inActions: readonly Frame[] = [frameOf(turns, { at: turns.parts.indexOf(actions) + 1 }), frameOf(actions, {})];

/** The usual places: what is written after `at:`, and the steps that it stands for. */
const PLACES: ReadonlyMap<string, (state: SkimState) => readonly Frame[]> = new Map(
  Object.entries({
    start: () => [frameOf(turns, { at: 0 })],
    actions: () => inActions,
    trace: ({ active }) => [...inActions, frameOf(rollRun, {}), frameOf(trace, { asked: [opponentOf(active)] })],
    pay: () => [...inActions, frameOf(pay, {})],
    ...Object.fromEntries(
      SEATS.map((seat) => [
        `discard ${seat}`,
        ({ handLimit }: SkimState) => [...inActions, frameOf(discard, { seat, keep: handLimit })],
      ]),
    ),
  }),
);

export function printFrames({ state, stack }: Position<SkimState>): string[] {
  const text = JSON.stringify(stack);
  const place = [...PLACES].find(([, frames]) => JSON.stringify(frames(state)) === text)?.[0];
  if (place !== undefined) return [`at: ${place}`];
  return stack.map(({ step, memory }) => `step: ${step} ${JSON.stringify(memory)}`);
}

export function parsePlace(text: string, state: SkimState): Read<readonly Frame[]> {
  const place = PLACES.get(text);
  if (place !== undefined) return readable(place(state));
  return unreadable('at', `'${shorten(text)}' is no place; write one of: ${[...PLACES.keys()].join(', ')}`);
}

/** One `step:` line: the name of a step, then its memory as JSON. */
export function parseFrame(text: string): Read<Frame> {
  const [step = '', ...rest] = text.split(' ');
  const shape = MEMORIES.get(step);
  if (shape === undefined)
    return unreadable('step', `'${shorten(step)}' is no step; there are ${[...MEMORIES.keys()].join(', ')}`);
  const memory = readJson(rest.join(' '));
  if (memory === undefined) return unreadable('step', `after ${step} comes its memory as JSON`);
  const parsed = shape.safeParse(memory);
  if (parsed.success) return readable({ step, memory });
  const issue = parsed.error.issues[0];
  return unreadable('step', `${step}: ${issue?.path.map(String).join('.') ?? ''}: ${issue?.message ?? 'not readable'}`);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const RUN_PLACES = 'a run needs its line (run: 3) and the place trace, or once its die is rolled (run: 3, die 5) pay';

export const usualPlace = ({ run }: SkimState): string => (run.on === 0 ? 'actions' : run.die === 0 ? 'trace' : 'pay');

/** The steps fit the state: the game goes on below all others, and a run is under way just where one is asked about. */
export function framesProblem(stack: readonly Frame[], { run }: SkimState): string | undefined {
  if (stack[0]?.step !== turns.name) return `the first step must be ${turns.name}`;
  if (stack.slice(1).some(({ step }) => step === turns.name)) return `${turns.name} can only be the first step`;
  const count = (name: string): number => stack.filter(({ step }) => step === name).length;
  if (count(rollRun.name) !== (run.on > 0 && run.die === 0 ? 1 : 0)) return RUN_PLACES;
  if (count(pay.name) !== (run.on > 0 && run.die > 0 ? 1 : 0)) return RUN_PLACES;
  return undefined;
}
