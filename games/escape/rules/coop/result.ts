/** How a game of Cooperation ends. Clauses ES-CEND-05, ES-CRESULT; ES-RULE-13, ES-RULE-63. */
import { defineStep, type Engine, type Outcome } from '@tablerunner/engine';
import { scenarioOf } from '../scenario/scenario.ts';
import { hasMet, isGameOver, isLastTurn } from '../scenario/victory.ts';
import { type EscapeState, FACTIONS } from '../types.ts';

/** Step g). */
export const coopResult = defineStep<EscapeState, Record<string, never>>({
  name: 'escape/coop-result',
  clause: 'ES-CRESULT-01',
  run(state, _memory, engine) {
    engine.done();
    if (isGameOver(state)) engine.end(outcomeOf(state));
  },
});

/** A scenario that does not wait for the end of the turn: somebody has met a condition already. */
export function endIfDecided(state: EscapeState, engine: Engine<EscapeState>): boolean {
  if (scenarioOf(state).checked !== 'activation' || !FACTIONS.some((faction) => hasMet(state, faction))) return false;
  engine.end(outcomeOf(state));
  return true;
}

/** ES-RULE-13: the players win together; without that it is a defeat where the ISC has met a condition, else a draw. */
function outcomeOf(state: EscapeState): Outcome {
  const iscHasMet = hasMet(state, 'isc');
  if (hasMet(state, 'resistance') && !(iscHasMet && scenarioOf(state).both === 'isc')) {
    return { winners: state.seats, draw: false, clause: 'ES-CRESULT-02', reason: 'resistance-has-won' };
  }
  if (iscHasMet) return { winners: [], draw: false, clause: 'ES-RULE-13', reason: 'isc-has-won' };
  const reason = isLastTurn(state) ? 'last-turn-played' : 'no-resistance-left';
  return { winners: [], draw: true, clause: 'ES-CRESULT-03', reason };
}
