/** A Hack from the roll to what it does. Clauses ES-HACK-03 to 06, ES-COUNTER, ES-DOOR-05, ES-RES-05, ES-ABIL-44, ES-ABIL-54; ES-RULE-03. */
import { accept, defineStep, type Engine, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { doorChanged } from '../events/board.ts';
import { hackResolved, propDone } from '../events/hacking.ts';
import { rollClosed } from '../events/rolls.ts';
import { actionsLost } from '../events/units.ts';
import { COUNTERS, type Counter } from '../lists.ts';
import { rollDice } from '../roll.ts';
import { type EscapeState, type HackTarget, POOLS } from '../types.ts';
import { left, unitAt, value } from '../units.ts';
import { checkCounter, countersOf, payCounter } from './countermeasure.ts';
import { difficultyOf } from './target.ts';

interface HackMemory {
  readonly unit: number;
  readonly target: HackTarget;
  /** Whose Int counts for the hacker: its own or a commander's (ES-ABIL-14), as index. */
  readonly mind: number;
  /** The Radio of Cooperation makes the roll needless (ES-EQUIP-24). */
  readonly certain: boolean;
  readonly stage: 'declare' | 'roll' | 'resolve';
  /** The target has taken a Countermeasure. */
  readonly countered: boolean;
}

type CounterChoice = { readonly pass: true } | { readonly counter: Counter };

const PASS = { pass: true } as const;

/** The character that may answer: the target, before the roll (ES-COUNTER-03). */
const answering = (state: EscapeState, { stage, target }: HackMemory): number =>
  stage === 'declare' &&
  target.kind === 'unit' &&
  countersOf(state, target.unit, unitAt(state, target.unit).seat).length > 0
    ? target.unit
    : -1;

export const hack = defineStep<EscapeState, HackMemory, CounterChoice>({
  name: 'escape/hack',
  clause: 'ES-COUNTER-02',
  choice: z.union([z.strictObject({ pass: z.literal(true) }), z.strictObject({ counter: z.enum(COUNTERS) })]),

  who(state, memory) {
    const unit = answering(state, memory);
    return unit < 0 ? undefined : unitAt(state, unit).seat;
  },

  candidates(state, memory) {
    const unit = answering(state, memory);
    return [PASS, ...countersOf(state, unit, unitAt(state, unit).seat).map((counter) => ({ counter }))];
  },

  check(state, memory, choice) {
    if ('pass' in choice) return accept();
    const unit = answering(state, memory);
    if (unit < 0) return refuse('ES-COUNTER-03', 'no-hack-to-counter');
    return checkCounter(state, unit, unitAt(state, unit).seat, choice.counter);
  },

  apply(state, memory, choice, engine) {
    if ('pass' in choice) return engine.stay(at('roll', memory));
    const unit = answering(state, memory);
    payCounter(state, unit, unitAt(state, unit).seat, choice.counter, engine);
    engine.stay(at('roll', memory, true));
  },

  run(state, memory, engine) {
    if (memory.stage === 'declare') return engine.stay(at('roll', memory));
    if (memory.stage === 'roll') {
      engine.stay(at('resolve', memory));
      if (!memory.certain) engine.interrupt(rollDice, { purpose: 'hack', dice: diceOf(state, memory), added: false });
      return;
    }
    engine.done();
    resolve(state, memory, engine);
  },
});

/** Spelled out: every copy that a spread makes may be of another make, and code that meets many makes is slow. */
const at = (stage: HackMemory['stage'], memory: HackMemory, countered = memory.countered): HackMemory => ({
  unit: memory.unit,
  target: memory.target,
  mind: memory.mind,
  certain: memory.certain,
  stage,
  countered,
});

function diceOf(state: EscapeState, { unit, target, countered }: HackMemory) {
  const own = { unit, seat: unitAt(state, unit).seat };
  if (!countered || target.kind !== 'unit') return [own];
  return [own, { unit: target.unit, seat: unitAt(state, target.unit).seat }];
}

function resolve(state: EscapeState, memory: HackMemory, engine: Engine<EscapeState>): void {
  const { unit, target, mind, certain, countered } = memory;
  const [mine, theirs] = state.roll?.dice ?? [];
  const total = (mine?.face ?? 0) + value(state, unitAt(state, mind), 'int'); // ES-INTEL-02
  const difficulty = difficultyOf(state, target);
  const against = countered ? (theirs?.face ?? 0) + difficulty : difficulty; // the target's own Int is its difficulty
  // ES-HACK-06: equality is enough; against a Countermeasure the margin must be 1 (ES-RULE-03).
  const success = certain || (countered ? total > against : total >= against);
  engine.emit(hackResolved, { unit, target, total: certain ? against : total, against, opposed: countered, success });
  if (!certain) engine.emit(rollClosed, {});
  if (success) takeEffect(state, unit, target, engine);
}

function takeEffect(state: EscapeState, unit: number, target: HackTarget, engine: Engine<EscapeState>): void {
  if (target.kind === 'door') return engine.emit(doorChanged, { door: target.door, open: true, hacked: true });
  if (target.kind === 'lock') return engine.emit(doorChanged, { door: target.door, open: false, hacked: false });
  if (target.kind === 'terminal') return engine.emit(propDone, { prop: target.prop, by: unitAt(state, unit).faction });
  for (const pool of POOLS) {
    if (left(state, unitAt(state, target.unit), pool) > 0)
      engine.emit(actionsLost, { unit: target.unit, pool, count: 1 });
  }
}
