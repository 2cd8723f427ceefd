/** A character of the automated ISC: it goes for the nearest rebel and strikes. Clauses ES-DRONE-03 to 10, ES-CISC-02; ES-RULE-66 to 70. */
import { accept, defineStep, type Engine, refuse, type Seat } from '@tablerunner/engine';
import { z } from 'zod';
import { attack } from '../combat/attack.ts';
import { isProtected, meleeTargets } from '../combat/targets.ts';
import { doorNow } from '../doors.ts';
import { doorChanged } from '../events/board.ts';
import { actionSpent, activationBegan, activationEnded, unitMoved } from '../events/units.ts';
import { extraActions } from '../extra-action.ts';
import { peripheral, sees } from '../sight.ts';
import type { EscapeState, Unit } from '../types.ts';
import { indexOf, isOnBoard, left, unitAt } from '../units.ts';
import { nearest } from './goal.ts';
import { pieceOfUnit } from './pieces.ts';
import { doorBetween, stepsTowards } from './route.ts';
import { chooserOfVictim, weakestOf } from './victim.ts';

interface DroneMemory {
  readonly unit: number;
  readonly stage: 'begin' | 'goal' | 'move' | 'strike';
  /** Whom it approaches, as index; fixed when the activation begins (ES-RULE-66). */
  readonly goal: number;
}

type DroneChoice =
  | { readonly kind: 'goal'; readonly unit: string }
  | { readonly kind: 'step'; readonly to: number }
  | { readonly kind: 'victim'; readonly unit: string };

export const drone = defineStep<EscapeState, DroneMemory, DroneChoice>({
  name: 'escape/drone',
  clause: 'ES-DRONE-03',
  choice: z.union([
    z.strictObject({ kind: z.literal('goal'), unit: z.string() }),
    z.strictObject({ kind: z.literal('step'), to: z.int().min(0) }),
    z.strictObject({ kind: z.literal('victim'), unit: z.string() }),
  ]),

  who: (state, memory) => (options(state, memory).length > 1 ? askedSeat(state, memory) : undefined),

  candidates: options,

  check(state, memory, choice) {
    const isOffered = options(state, memory).some((option) => sameChoice(option, choice));
    return isOffered ? accept() : refuse(CLAUSE[memory.stage], 'not-one-of-the-choices', { choice: choice.kind });
  },

  apply: (state, memory, choice, engine) => act(state, memory, choice, engine),

  run(state, memory, engine) {
    const unit = unitAt(state, memory.unit);
    if (memory.stage === 'begin') {
      if (!isOnBoard(unit)) return engine.done();
      engine.emit(activationBegan, { unit: memory.unit });
      return engine.stay<DroneMemory>({ ...memory, stage: 'goal' });
    }
    const [only] = options(state, memory);
    if (isOnBoard(unit) && only !== undefined) return act(state, memory, only, engine);
    if (isOnBoard(unit) && memory.stage === 'goal') return engine.stay<DroneMemory>({ ...memory, stage: 'strike' });
    if (isOnBoard(unit) && memory.stage === 'move') return engine.stay<DroneMemory>({ ...memory, stage: 'strike' });
    engine.emit(activationEnded, { unit: memory.unit });
    engine.done();
  },
});

const CLAUSE = { begin: 'ES-DRONE-03', goal: 'ES-DRONE-05', move: 'ES-RULE-67', strike: 'ES-DRONE-09' } as const;

const sameChoice = (one: DroneChoice, other: DroneChoice): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What may be chosen at this stage: one option needs no decision, none ends the stage. */
function options(state: EscapeState, memory: DroneMemory): readonly DroneChoice[] {
  const unit = unitAt(state, memory.unit);
  if (!isOnBoard(unit)) return [];
  if (memory.stage === 'goal') return nearestTo(state, unit).map((id) => ({ kind: 'goal', unit: id }));
  if (memory.stage === 'move') return moves(state, unit, memory.goal);
  if (memory.stage === 'strike') return victims(state, unit).map((id) => ({ kind: 'victim', unit: id }));
  return [];
}

/** ES-DRONE-05: of those equally near the Leader chooses. */
const nearestTo = (state: EscapeState, unit: Unit): string[] =>
  nearest(state, pieceOfUnit(state, unit)).units.map((index) => unitAt(state, index).id);

function moves(state: EscapeState, unit: Unit, goal: number): DroneChoice[] {
  const prey = unitAt(state, goal);
  // ES-DRONE-07: as soon as it can strike it ends its movement.
  if (left(state, unit, 'mvt') < 1 || canStrike(state, unit) || !isOnBoard(prey)) return [];
  const steps = stepsTowards(state, pieceOfUnit(state, unit), prey.cell);
  const offered = state.options.routeTies === 'leader' ? steps : steps.slice(0, 1);
  return offered.map((to) => ({ kind: 'step', to }));
}

/** A Resistance character on a cell around, in sight and not protected; also where Blackout forbids the blow (ES-RULE-37). */
const canStrike = (state: EscapeState, unit: Unit): boolean =>
  state.units.some(
    (other) =>
      other.faction === 'resistance' &&
      isOnBoard(other) &&
      peripheral(state, unit.cell, other.cell) &&
      sees(state, unit.cell, other.cell) &&
      !isProtected(state, other),
  );

/** ES-DRONE-08: as long as it has Combat actions and somebody in reach. */
function victims(state: EscapeState, unit: Unit): string[] {
  if (left(state, unit, 'cbt') < 1) return [];
  const targets = meleeTargets(state, unit);
  const chosen = state.options.victimChoice === 'weakest-is-attacked' ? weakestOf(state, targets) : targets;
  return chosen.map((index) => unitAt(state, index).id);
}

const askedSeat = (state: EscapeState, { stage }: DroneMemory): Seat =>
  stage === 'strike' ? chooserOfVictim(state) : state.leader;

function act(state: EscapeState, memory: DroneMemory, choice: DroneChoice, engine: Engine<EscapeState>): void {
  if (choice.kind === 'goal') {
    return engine.stay<DroneMemory>({ ...memory, goal: indexOf(state, choice.unit), stage: 'move' });
  }
  engine.stay<DroneMemory>(memory);
  if (choice.kind === 'victim') {
    const target = indexOf(state, choice.unit);
    engine.interrupt(attack, { attacker: memory.unit, weapon: 'melee', target, paid: false });
  } else {
    stepOrOpen(state, memory.unit, choice.to, engine);
  }
  engine.interrupt(extraActions, { after: memory.unit });
}

/** ES-DRONE-06: opening a door in its way costs a Movement action; locks are no obstacle (ES-CISC-01). */
function stepOrOpen(state: EscapeState, index: number, to: number, engine: Engine<EscapeState>): void {
  const door = doorNow(state, doorBetween(state, pieceOfUnit(state, unitAt(state, index)), to));
  engine.emit(actionSpent, { unit: index, pool: 'mvt' });
  if (door === undefined) engine.emit(unitMoved, { unit: index, to });
  else engine.emit(doorChanged, { door: door.index, open: true, hacked: door.isHacked });
}
