/** Security activation: all that pursue, then all that investigate, last those that patrol; the players choose the order. Clauses BC-SEC-01, 02, 20, 21, BC-PURSUE, BC-INVEST, BC-PATROL-01; BC-RULE-55, 56. */

import { accept, defineStep, type Engine, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { lookAround } from '../detection.ts';
import { unitOf } from '../events/named.ts';
import { chipTurned, guardActivated, securityRested } from '../events/units.ts';
import { isAwareOf } from '../floor/awareness.ts';
import { fieldTo, NO_WAY } from '../security/route.ts';
import type { BurncycleState } from '../types.ts';
import { botAt, floorOf, guardAt, isDetected, isDown, spokesman, watcherOf } from '../units.ts';
import { type Errand, gaitOf, goalsOf } from './errand.ts';
import { patrol, patrols } from './patrol.ts';
import { send } from './walk.ts';

const PRIORITIES = ['pursue', 'investigate', 'patrol'] as const;

interface Activation {
  readonly priority: (typeof PRIORITIES)[number];
  /** Bots that were pursued: their chips are turned when all pursuers have moved (BC-PURSUE-05). */
  readonly pursued: readonly number[];
}

interface Activate {
  readonly kind: (typeof PRIORITIES)[number];
  readonly guard: number;
  /** Whom it pursues, or whose chip it investigates; -1 on patrol. */
  readonly bot: number;
}

const isReady = (state: BurncycleState, index: number): boolean => {
  const { isTurned, isStunned } = guardAt(state, index);
  return !isTurned && !isStunned;
};

const readyGuards = (state: BurncycleState): number[] =>
  [...state.guards.keys()].filter((index) => isReady(state, index));

function stepsTo(state: BurncycleState, guard: number, errand: Errand): number {
  const { cell } = guardAt(state, guard);
  const gait = gaitOf(state, guard, errand);
  return fieldTo(floorOf(state), state.floor, goalsOf(state, errand), gait, cell)[cell] as number;
}

function optionsOf(state: BurncycleState, { priority }: Activation): Activate[] {
  if (priority === 'pursue') return readyGuards(state).flatMap((guard) => pursuits(state, guard));
  if (priority === 'investigate') return [...state.bots.keys()].flatMap((bot) => investigations(state, bot));
  return readyGuards(state)
    .filter((guard) => patrols(state, guard))
    .map((guard) => ({ kind: 'patrol', guard, bot: -1 }));
}

/** The closest of the detected bots within its awareness; several only where they are equally close (BC-PURSUE-01, BC-RULE-55). */
function pursuits(state: BurncycleState, guard: number): Activate[] {
  const floor = floorOf(state);
  const watcher = watcherOf(guardAt(state, guard));
  const seen = [...state.bots.keys()].filter((bot) => {
    const { cell } = botAt(state, bot);
    return isDetected(botAt(state, bot)) && !isDown(botAt(state, bot)) && isAwareOf(floor, watcher, cell);
  });
  if (seen.length < 2) return seen.map((bot) => ({ kind: 'pursue', guard, bot }));
  return closest(seen, (bot) => stepsTo(state, guard, { kind: 'pursue', bot })).map((bot) => ({
    kind: 'pursue',
    guard,
    bot,
  }));
}

/** The closest units that were not activated; a chip that nobody can get to is left (BC-INVEST-01, BC-INVEST-03). */
function investigations(state: BurncycleState, bot: number): Activate[] {
  const { chip, isChipTurned } = botAt(state, bot);
  if (chip < 0 || isChipTurned) return [];
  const errand: Errand = { kind: 'investigate', bot };
  const ready = readyGuards(state).map((guard) => ({ guard, far: stepsTo(state, guard, errand) }));
  const least = ready.reduce((nearest, { far }) => Math.min(nearest, far), NO_WAY);
  if (least === NO_WAY) return [];
  return ready.filter(({ far }) => far === least).map(({ guard }) => ({ kind: 'investigate', guard, bot }));
}

function closest(items: readonly number[], steps: (item: number) => number): number[] {
  const far = items.map(steps);
  const least = Math.min(...far);
  return items.filter((_, at) => far[at] === least);
}

export const security = defineStep<BurncycleState, Activation, Activate>({
  name: 'burncycle/security',
  clause: 'BC-SEC-01',
  choice: z.strictObject({ kind: z.enum(PRIORITIES), guard: z.int().min(0), bot: z.int().min(-1) }),
  who: (state, memory) => (optionsOf(state, memory).length > 1 ? spokesman(state) : undefined),
  candidates: optionsOf,
  legal: optionsOf,
  check: (state, memory, { kind, guard, bot }) =>
    optionsOf(state, memory).some((option) => option.kind === kind && option.guard === guard && option.bot === bot)
      ? accept()
      : refuse('BC-SEC-01', 'not-its-turn-to-act', { guard }),
  apply: activate,
  run(state, memory, engine) {
    const [only] = optionsOf(state, memory);
    if (only !== undefined) return activate(state, memory, only, engine);
    for (const bot of memory.pursued) if (botAt(state, bot).chip >= 0) engine.emit(chipTurned, { bot });
    if (memory.priority === 'pursue') return engine.stay<Activation>({ priority: 'investigate', pursued: [] });
    if (memory.priority === 'investigate') return engine.stay<Activation>({ priority: 'patrol', pursued: [] });
    engine.emit(securityRested, {});
    engine.done();
    lookAround(state, engine); // whoever wakes from a stun looks again (BC-STUN-08, BC-RANGE-06)
  },
});

function activate(
  state: BurncycleState,
  memory: Activation,
  { kind, guard, bot }: Activate,
  engine: Engine<BurncycleState>,
): void {
  if (kind === 'pursue') {
    engine.stay<Activation>({ ...memory, pursued: [...memory.pursued.filter((other) => other !== bot), bot] });
    send(state, guard, { kind, bot }, engine);
  } else if (kind === 'investigate') {
    engine.stay<Activation>(memory);
    send(state, guard, { kind, bot }, engine);
    engine.interrupt(turnChip, { bot });
  } else {
    engine.stay<Activation>(memory);
    engine.emit(guardActivated, { ...unitOf(state, guard), priority: kind });
    patrol(state, guard, engine);
  }
}

/** Each chip is investigated by one unit (BC-INVEST-06, BC-INVEST-09). */
export const turnChip = defineStep<BurncycleState, { readonly bot: number }>({
  name: 'burncycle/turn-chip',
  clause: 'BC-INVEST-09',
  run(state, { bot }, engine) {
    if (botAt(state, bot).chip >= 0) engine.emit(chipTurned, { bot });
    engine.done();
  },
});

export const startSecurity: Activation = { priority: 'pursue', pursued: [] };
