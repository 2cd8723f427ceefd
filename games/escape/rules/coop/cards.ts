/** Step a): Repression cards are drawn face up; their pile is the clock. Clauses ES-REPR, ES-AI-08; ES-RULE-78. */
import { defineStep, type Engine } from '@tablerunner/engine';
import { lastTurnCame, repressionDrawn } from '../events/coop.ts';
import type { EscapeState } from '../types.ts';

export const drawRepression = defineStep<EscapeState, Record<string, never>>({
  name: 'escape/draw-repression',
  clause: 'ES-REPR-01',
  run(state, _memory, engine) {
    for (let i = 0; i < (state.repression?.cardsPerTurn ?? 0); i++) drawCard(state, engine);
    engine.done();
  },
});

/** One card, if there is one; whenever it is the last, this turn is too. */
export function drawCard(state: EscapeState, engine: Engine<EscapeState>): void {
  const card = state.repression?.pile[0];
  if (card === undefined) return;
  engine.emit(repressionDrawn, card);
  if (state.repression?.pile.length === 0) engine.emit(lastTurnCame, { turn: state.turn });
}
