/** The beginning and the end of a turn. Clauses SK-TURN-*. */
import { defineStep } from '@tablerunner/engine';
import { ACTIONS_PER_TURN } from './actions.ts';
import { outcomeOf } from './end.ts';
import { turnBegan, turnEnded } from './events.ts';
import type { Nothing, SkimState } from './types.ts';

/** Whoever begins the game has a head start, and pays for it with an action. */
const actionsFor = ({ round, active }: SkimState): number =>
  round === 1 && active === 'red' ? ACTIONS_PER_TURN - 1 : ACTIONS_PER_TURN; // SK-TURN-02

export const beginTurn = defineStep<SkimState, Nothing>({
  name: 'skim/begin-turn',
  clause: 'SK-TURN-01',
  run(state, _memory, engine) {
    engine.emit(turnBegan, { seat: state.active, actions: actionsFor(state) });
    engine.done();
  },
});

export const endTurn = defineStep<SkimState, Nothing>({
  name: 'skim/end-turn',
  clause: 'SK-TURN-03',
  run(state, _memory, engine) {
    engine.emit(turnEnded, { seat: state.active, round: state.round });
    if (state.round > state.rounds) engine.end(outcomeOf(state, 'rounds-over')); // SK-END-02
    engine.done();
  },
});
