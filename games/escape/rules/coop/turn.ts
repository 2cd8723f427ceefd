/** Steps c), e) and g) of a turn of Cooperation. Clauses ES-CACT, ES-CLOSE, ES-CRESULT; ES-RULE-13, ES-RULE-14, ES-RULE-83. */
import { accept, defineStep, type Outcome, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { activation } from '../activation.ts';
import { boardOf } from '../board.ts';
import { doorNow } from '../doors.ts';
import { doorChanged } from '../events/board.ts';
import { activationBegan } from '../events/units.ts';
import { hasMet, isGameOver, isLastTurn } from '../scenario/victory.ts';
import { checkActivation } from '../turn/activate.ts';
import type { EscapeState } from '../types.ts';
import { indexOf } from '../units.ts';

type ActivateChoice = { readonly kind: 'activate'; readonly unit: string } | { readonly kind: 'stop' };

const STOP = { kind: 'stop' } as const;

const canActivate = (state: EscapeState): string[] =>
  state.units.flatMap((unit) => (unit.faction === 'resistance' && checkActivation(state, unit).ok ? [unit.id] : []));

/** ES-CACT-01, ES-CACT-02: in any order; the Leader speaks for the players. */
export const activateRebels = defineStep<EscapeState, { readonly stopped?: boolean }, ActivateChoice>({
  name: 'escape/activate-rebels',
  clause: 'ES-CACT-01',
  choice: z.union([
    z.strictObject({ kind: z.literal('activate'), unit: z.string() }),
    z.strictObject({ kind: z.literal('stop') }),
  ]),

  who: (state, { stopped }) => (stopped === true || canActivate(state).length === 0 ? undefined : state.leader),
  candidates: (state) => [...canActivate(state).map((unit) => ({ kind: 'activate', unit }) as const), STOP],

  check(state, _memory, choice) {
    if (choice.kind === 'stop') return accept(); // ES-CACT-05
    const unit = state.units[indexOf(state, choice.unit)];
    if (unit?.faction !== 'resistance') return refuse('ES-CACT-01', 'not-your-character', { unit: choice.unit });
    return checkActivation(state, unit);
  },

  apply(state, _memory, choice, engine) {
    if (choice.kind === 'stop') return engine.stay({ stopped: true });
    const unit = indexOf(state, choice.unit);
    engine.emit(activationBegan, { unit });
    engine.interrupt(activation, { unit });
  },

  run: (_state, _memory, engine) => engine.done(),
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

export const coopResult = defineStep<EscapeState, Record<string, never>>({
  name: 'escape/coop-result',
  clause: 'ES-CRESULT-01',
  run(state, _memory, engine) {
    engine.done();
    if (isGameOver(state)) engine.end(outcomeOf(state));
  },
});

/** ES-RULE-13: the players win together; without that it is a defeat where the ISC has met a condition, else a draw. */
function outcomeOf(state: EscapeState): Outcome {
  if (hasMet(state, 'resistance')) {
    return { winners: state.seats, draw: false, clause: 'ES-CRESULT-02', reason: 'resistance-has-won' };
  }
  if (hasMet(state, 'isc')) return { winners: [], draw: false, clause: 'ES-RULE-13', reason: 'isc-has-won' };
  const reason = isLastTurn(state) ? 'last-turn-played' : 'no-resistance-left';
  return { winners: [], draw: true, clause: 'ES-CRESULT-03', reason };
}
