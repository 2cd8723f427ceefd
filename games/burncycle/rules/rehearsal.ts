/** The rules alone, to try out on a copy what would happen: whether a written position can go on, what a security unit will do. */
import {
  cloneJson,
  defineGame,
  defineStep,
  type Frame,
  fastChance,
  type Game,
  type GameEvent,
  Runner,
  type Step,
} from '@tablerunner/engine';
import { z } from 'zod';
import { cloneState } from './clone.ts';
import { events, steps, triggers } from './steps.ts';
import type { BurncycleState } from './types.ts';

/** Lies below the step that is tried, and stops there. */
const stop = defineStep<BurncycleState, Record<string, never>, { readonly kind: 'stop' }>({
  name: 'burncycle/stop',
  clause: 'BC-GAME-05',
  choice: z.strictObject({ kind: z.literal('stop') }),
  who: ({ seats }) => seats[0],
  candidates: () => [{ kind: 'stop' }],
  secret: true,
});

/** What surrounds the rules, text and drawing, is made with this: it cannot be part of it. */
const rules = defineGame<BurncycleState, object>({
  id: 'burncycle',
  steps: [...steps, stop as Step<BurncycleState>],
  events,
  triggers,
  turnOrder: ({ seats }: BurncycleState) => seats,
} as unknown as Parameters<typeof defineGame<BurncycleState, object>>[0]) as Game<BurncycleState>;

/** Goes on to the next decision; throws where the rules do. */
export function tryOn(state: BurncycleState, stack: readonly Frame[]): void {
  const position = { state: cloneState(state), stack: cloneJson([...stack]), drawn: 0 };
  const runner = new Runner<BurncycleState>(rules, position, fastChance('try'));
  runner.advance();
  runner.legal();
}

interface Rehearsed {
  readonly events: readonly GameEvent[];
  /** Whether the players would have had a choice on the way. */
  readonly isOpen: boolean;
}

const MOST_ANSWERS = 99;

/** Plays a step to its end, with the first answer to whatever is asked. */
export function rehearse(state: BurncycleState, frame: Frame): Rehearsed {
  const position = { state: cloneState(state), stack: [{ step: stop.name, memory: {} }, frame], drawn: 0 };
  const runner = new Runner<BurncycleState>(rules, position, fastChance('rehearsal'), { record: true });
  runner.advance();
  let answers = 0;
  for (; runner.position.outcome === undefined && runner.frame.step !== stop.name; answers++) {
    if (answers === MOST_ANSWERS) break;
    runner.play(runner.legal()[0]);
  }
  return { events: runner.events, isOpen: answers > 0 };
}
