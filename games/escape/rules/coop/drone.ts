/** A character of the automated ISC: it goes for the nearest rebel and strikes. Clauses ES-DRONE-03 to 10, ES-CISC-01, ES-CISC-02; ES-RULE-66 to 70. */
import { defineStep, type Engine, type Seat } from '@tablerunner/engine';
import { z } from 'zod';
import { attack } from '../combat/attack.ts';
import { meleeTargets } from '../combat/targets.ts';
import { activationBegan, activationEnded } from '../events/units.ts';
import { extraActions } from '../extra-action.ts';
import type { EscapeState, Unit } from '../types.ts';
import { indexOf, isOnBoard, left, unitAt } from '../units.ts';
import { type Ask, checkOffered } from './ask.ts';
import { goalsOf } from './goal.ts';
import { gaitOfUnit } from './pieces.ts';
import { choosersOfVictim, weakestOf } from './victim.ts';
import { canStrike, walk } from './walk.ts';

interface DroneMemory {
  readonly unit: number;
  /** What it is about to do; left out before its activation has begun. */
  readonly stage?: Stage | undefined;
  /** Whom it approaches, as index: fixed as long as that character is on the board (ES-RULE-66). */
  readonly goal?: number | undefined;
  /** Who says which rebel is struck next, once the Leader has settled a tie. */
  readonly chooser?: Seat | undefined;
  readonly ask?: Ask<DroneChoice> | undefined;
}

type Stage = 'goal' | 'walk' | 'strike';

/** Always all fields in the same order: code that meets memories of one make only is compiled to something faster. */
const memoryOf = (unit: number, stage: Stage, goal?: number, chooser?: Seat, ask?: Ask<DroneChoice>): DroneMemory => ({
  unit,
  stage,
  goal,
  chooser,
  ask,
});

type DroneChoice =
  | { readonly kind: 'goal'; readonly unit: string }
  | { readonly kind: 'step'; readonly to: number }
  | { readonly kind: 'chooser'; readonly seat: Seat }
  | { readonly kind: 'victim'; readonly unit: string };

const CLAUSE = { goal: 'ES-DRONE-05', walk: 'ES-RULE-67', strike: 'ES-DRONE-09' } as const;

export const drone = defineStep<EscapeState, DroneMemory, DroneChoice>({
  name: 'escape/drone',
  clause: 'ES-DRONE-03',
  choice: z.union([
    z.strictObject({ kind: z.literal('goal'), unit: z.string() }),
    z.strictObject({ kind: z.literal('step'), to: z.int().min(0) }),
    z.strictObject({ kind: z.literal('chooser'), seat: z.string() }),
    z.strictObject({ kind: z.literal('victim'), unit: z.string() }),
  ]),

  who: (_state, { ask }) => ask?.seat,
  candidates: (_state, { ask }) => ask?.options ?? [],
  legal: (_state, { ask }) => ask?.options ?? [],
  check: (_state, { ask, stage = 'goal' }, choice) => checkOffered(ask, choice, CLAUSE[stage]),

  apply(state, { unit, stage = 'goal', goal, chooser }, choice, engine) {
    if (choice.kind === 'goal') engine.stay(memoryOf(unit, 'walk', indexOf(state, choice.unit), chooser));
    else if (choice.kind === 'chooser') engine.stay(memoryOf(unit, stage, goal, choice.seat));
    else if (choice.kind === 'victim') strike(unit, indexOf(state, choice.unit), engine);
    else goOn(state, unit, goal, choice.to, engine);
  },

  run(state, memory, engine) {
    const unit = unitAt(state, memory.unit);
    if (memory.stage === undefined) {
      if (!isReady(unit)) return engine.done();
      engine.emit(activationBegan, { unit: memory.unit });
      return lookForGoal(state, memory.unit, engine);
    }
    if (!isReady(unit)) return end(memory.unit, engine);
    if (memory.stage === 'goal') lookForGoal(state, memory.unit, engine);
    else if (memory.stage === 'walk') goOn(state, memory.unit, memory.goal, undefined, engine);
    else lookForVictim(state, memory.unit, memory.chooser, engine);
  },
});

/** A bot that has come under the number of one that fell is not the one that was activated: it waits for the next turn (ES-RULE-65). */
export const isReady = (unit: Unit | undefined): boolean => unit !== undefined && isOnBoard(unit) && !unit.activated;

function end(unit: number, engine: Engine<EscapeState>): void {
  engine.emit(activationEnded, { unit });
  engine.done();
}

/** ES-DRONE-05: of those equally near the Leader chooses. Who can strike where it stands needs no goal (ES-RULE-69). */
function lookForGoal(state: EscapeState, index: number, engine: Engine<EscapeState>): void {
  const unit = unitAt(state, index);
  const goals =
    left(state, unit, 'mvt') < 1 || canStrike(state, unit) ? [] : goalsOf(state, gaitOfUnit(state, unit), [unit.cell]);
  const [first] = goals;
  if (first === undefined) return lookForVictim(state, index, undefined, engine);
  if (goals.length === 1) return goOn(state, index, first, undefined, engine);
  const options = goals.map((goal) => ({ kind: 'goal', unit: unitAt(state, goal).id }) as const);
  engine.stay(memoryOf(index, 'goal', undefined, undefined, { seat: state.leader, options }));
}

/** Walks until it can strike, has no action left or somebody has to be asked; `chosen` is the step that the Leader chose. */
function goOn(
  state: EscapeState,
  index: number,
  goal: number | undefined,
  chosen: number | undefined,
  engine: Engine<EscapeState>,
): void {
  const stop = walk(state, index, goal ?? -1, chosen, engine);
  if (stop.why === 'goal-is-gone') return engine.stay(memoryOf(index, 'goal'));
  if (stop.why === 'there') return lookForVictim(state, index, undefined, engine);
  if (stop.why === 'interrupted') {
    engine.stay(memoryOf(index, 'walk', goal ?? -1));
    return engine.interrupt(extraActions, { after: index }); // ES-RULE-97
  }
  const options = stop.steps.map((to) => ({ kind: 'step', to }) as const);
  engine.stay(memoryOf(index, 'walk', goal ?? -1, undefined, { seat: state.leader, options }));
}

/** ES-DRONE-08, ES-CISC-02: as long as it has Combat actions and somebody in reach. */
function lookForVictim(
  state: EscapeState,
  index: number,
  chooser: Seat | undefined,
  engine: Engine<EscapeState>,
): void {
  const unit = unitAt(state, index);
  const targets = left(state, unit, 'cbt') < 1 ? [] : meleeTargets(state, unit);
  const isChosen = state.options.victimChoice === 'weakest-chooses';
  const victims = isChosen ? targets : weakestOf(state, targets);
  const [first] = victims;
  if (first === undefined) return end(index, engine);
  if (victims.length === 1) return strike(index, first, engine);
  const options = victims.map((victim) => ({ kind: 'victim', unit: unitAt(state, victim).id }) as const);
  const choosers = isChosen ? choosersOfVictim(state) : [state.leader];
  const seat = chooser ?? (choosers.length === 1 ? choosers[0] : undefined);
  if (seat !== undefined) return engine.stay(memoryOf(index, 'strike', undefined, chooser, { seat, options }));
  // ES-RULE-70: of several whose characters are equally weak the Leader says who chooses.
  const seats = choosers.map((one) => ({ kind: 'chooser', seat: one }) as const);
  engine.stay(memoryOf(index, 'strike', undefined, chooser, { seat: state.leader, options: seats }));
}

function strike(unit: number, target: number, engine: Engine<EscapeState>): void {
  engine.stay(memoryOf(unit, 'strike'));
  engine.interrupt(attack, { attacker: unit, weapon: 'melee', target, paid: false });
  engine.interrupt(extraActions, { after: unit });
}
