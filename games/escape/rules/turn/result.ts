/** End of turn and result. Clauses ES-END, ES-RESULT, ES-GAME-09 to ES-GAME-11; ES-RULE-63. */
import { defineStep, type Engine, type Outcome } from '@tablerunner/engine';
import { burnsRemoved } from '../events/board.ts';
import { turnBegan, turnEnded } from '../events/turn.ts';
import { countHold } from '../scenario/hold.ts';
import { hasMet, isGameOver, isLastTurn, winnerOf } from '../scenario/victory.ts';
import { type EscapeState, FACTIONS } from '../types.ts';
import { seatOf } from '../units.ts';

export const beginTurn = defineStep<EscapeState, Record<string, never>>({
  name: 'escape/begin-turn',
  clause: 'ES-TURN-01',
  run(state, _memory, engine) {
    engine.emit(turnBegan, { turn: state.turn + 1 });
    engine.done();
  },
});

/** ES-END-03, ES-END-04. If the game is over everything stays as it is, for the result (ES-END-05). */
export const endOfTurn = defineStep<EscapeState, Record<string, never>>({
  name: 'escape/end-of-turn',
  clause: 'ES-END-02',
  run(state, _memory, engine) {
    countHold(state, engine);
    if (!isGameOver(state)) {
      engine.emit(turnEnded, { turn: state.turn });
      if (state.burns.length > 0) engine.emit(burnsRemoved, {});
    }
    engine.done();
  },
});

export const result = defineStep<EscapeState, Record<string, never>>({
  name: 'escape/result',
  clause: 'ES-RESULT-01',
  run(state, _memory, engine) {
    engine.done();
    if (isGameOver(state)) engine.end(outcomeOf(state));
  },
});

/** A scenario that does not wait for the end of the turn: somebody has won already. */
export function endIfDecided(state: EscapeState, engine: Engine<EscapeState>): void {
  if (FACTIONS.some((faction) => hasMet(state, faction))) engine.end(outcomeOf(state));
}

/** ES-RESULT-02, ES-RESULT-03. */
function outcomeOf(state: EscapeState): Outcome {
  const winner = winnerOf(state);
  if (winner !== 'draw')
    return { winners: [seatOf(state, winner)], draw: false, clause: 'ES-RESULT-02', reason: `${winner}-has-won` };
  const reason = FACTIONS.every((faction) => hasMet(state, faction))
    ? 'both-have-won'
    : isLastTurn(state)
      ? 'last-turn-played'
      : 'no-resistance-left';
  return { winners: [], draw: true, clause: 'ES-RESULT-03', reason };
}
