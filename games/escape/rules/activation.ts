/** The activation of one character: action after action until its player ends it. Clauses ES-ACT, ES-CACT-03. */
import { accept, defineStep, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import type { Actor, Choice } from './actions/action.ts';
import { actionCandidates, actionChoice, applyAction, checkAction } from './actions/table.ts';
import { isOccupied } from './cells.ts';
import { activationEnded, unitMoved } from './events/units.ts';
import { extraActions } from './extra-action.ts';
import { canLeave, wayBack } from './firewall.ts';
import type { EscapeState } from './types.ts';
import { unitAt } from './units.ts';

interface ActivationMemory {
  readonly unit: number;
}

const END = { kind: 'end' } as const;

const actorOf = (state: EscapeState, index: number): Actor => ({ unit: unitAt(state, index), index, extra: false });

/** The active character is gone: put out of combat, or off the board (ES-RULE-64). */
const isOver = (state: EscapeState, index: number): boolean => {
  const { place } = unitAt(state, index);
  return place === 'out' || place === 'gone';
};

export const activation = defineStep<EscapeState, ActivationMemory, Choice>({
  name: 'escape/activation',
  clause: 'ES-ACT-04',
  choice: z.union([z.strictObject({ kind: z.literal('end') }), actionChoice]),

  who: (state, { unit }) => (isOver(state, unit) ? undefined : unitAt(state, unit).seat),

  candidates(state, { unit }) {
    const choices = actionCandidates(state, actorOf(state, unit));
    choices.push(END);
    return choices;
  },

  check(state, { unit: index }, choice) {
    const actor = actorOf(state, index);
    if (choice.kind !== 'end') return checkAction(state, actor, choice);
    const { unit } = actor;
    if (unit.place === 'waiting') {
      const entries = actionCandidates(state, actor).some((entry) => checkAction(state, actor, entry).ok);
      return entries ? refuse('ES-DEPLOY-03', 'must-enter-first', { unit: unit.id }) : accept();
    }
    if (isOccupied(state, unit.cell, index) && state.lastFree >= 0 && canLeave(state, index)) {
      return refuse('ES-RULE-96', 'stands-on-an-occupied-cell', { unit: unit.id });
    }
    return accept();
  },

  apply(state, { unit: index }, choice, engine) {
    if (choice.kind !== 'end') {
      applyAction(state, actorOf(state, index), choice, engine);
      engine.interrupt(extraActions, { after: index });
      return;
    }
    const unit = unitAt(state, index);
    // ES-RULE-96: it may not end on an occupied cell, and it cannot get away from it.
    if (unit.place === 'board' && state.lastFree >= 0 && isOccupied(state, unit.cell, index)) {
      engine.emit(unitMoved, { unit: index, to: wayBack(state, index) });
    }
    engine.emit(activationEnded, { unit: index });
    engine.done();
  },

  run(_state, { unit }, engine) {
    engine.emit(activationEnded, { unit });
    engine.done();
  },
});
