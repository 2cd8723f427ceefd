/** Steps c) and e) of a turn of Cooperation. Clauses ES-CACT, ES-CLOSE; ES-RULE-14, ES-RULE-83. */
import { accept, defineStep, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { activation } from '../activation.ts';
import { boardOf } from '../board.ts';
import { doorNow } from '../doors.ts';
import { doorChanged } from '../events/board.ts';
import { activationBegan } from '../events/units.ts';
import { scenarioOf } from '../scenario/scenario.ts';
import { checkActivation } from '../turn/activate.ts';
import type { EscapeState, Unit } from '../types.ts';
import { indexOf } from '../units.ts';
import { endIfDecided } from './result.ts';

type ActivateChoice = { readonly kind: 'activate'; readonly unit: string } | { readonly kind: 'stop' };

const STOP = { kind: 'stop' } as const;

interface RebelsMemory {
  /** The players have agreed to stop (ES-CACT-05). */
  readonly stopped?: boolean;
  /** Somebody has just been activated, and the scenario does not wait for the end of the turn. */
  readonly acted?: boolean;
}

const canActivate = (state: EscapeState, unit: Unit): boolean =>
  unit.faction === 'resistance' && !unit.activated && checkActivation(state, unit).ok;

const isAnyoneLeft = (state: EscapeState): boolean => state.units.some((unit) => canActivate(state, unit));

/** ES-CACT-01, ES-CACT-02: in any order; the Leader speaks for the players. */
export const activateRebels = defineStep<EscapeState, RebelsMemory, ActivateChoice>({
  name: 'escape/activate-rebels',
  clause: 'ES-CACT-01',
  choice: z.union([
    z.strictObject({ kind: z.literal('activate'), unit: z.string() }),
    z.strictObject({ kind: z.literal('stop') }),
  ]),

  who: (state, { stopped, acted }) =>
    stopped === true || acted === true || !isAnyoneLeft(state) ? undefined : state.leader,

  candidates(state) {
    const choices: ActivateChoice[] = [];
    for (const unit of state.units) {
      if (unit.faction === 'resistance' && !unit.activated) choices.push({ kind: 'activate', unit: unit.id });
    }
    choices.push(STOP);
    return choices;
  },

  legal(state) {
    const choices: ActivateChoice[] = [];
    for (const unit of state.units) if (canActivate(state, unit)) choices.push({ kind: 'activate', unit: unit.id });
    choices.push(STOP);
    return choices;
  },

  check(state, _memory, choice) {
    if (choice.kind === 'stop') return accept(); // ES-CACT-05
    const unit = state.units[indexOf(state, choice.unit)];
    if (unit?.faction !== 'resistance') return refuse('ES-CACT-01', 'not-your-character', { unit: choice.unit });
    return checkActivation(state, unit);
  },

  apply(state, _memory, choice, engine) {
    if (choice.kind === 'stop') return engine.stay<RebelsMemory>({ stopped: true });
    const unit = indexOf(state, choice.unit);
    if (scenarioOf(state).checked === 'activation') engine.stay<RebelsMemory>({ acted: true });
    engine.emit(activationBegan, { unit });
    engine.interrupt(activation, { unit });
  },

  run(state, { acted }, engine) {
    if (acted !== true) return engine.done();
    if (!endIfDecided(state, engine)) engine.stay<RebelsMemory>({});
  },
});

/** The event Short Circuit (ES-CEVENT-11). */
const SHORT_CIRCUIT = 9;

/** ES-CLOSE-01, ES-CLOSE-02. */
export const closeDoors = defineStep<EscapeState, Record<string, never>>({
  name: 'escape/close-doors',
  clause: 'ES-CLOSE-01',
  run(state, _memory, engine) {
    engine.done();
    if (state.event === SHORT_CIRCUIT) return;
    for (const index of boardOf(state).doors.keys()) {
      const door = doorNow(state, index);
      if (door?.isOpen && !door.isHacked) engine.emit(doorChanged, { door: index, open: false, hacked: false });
    }
  },
});
