/** The activation of one character: action after action until its player ends it. Clauses ES-ACT, ES-CACT-03. */
import { accept, defineStep, refuse, type Verdict } from '@tablerunner/engine';
import { z } from 'zod';
import type { Actor, Choice } from './actions/action.ts';
import { actionCandidates, actionChoice, actionsOpen, applyAction, checkAction } from './actions/table.ts';
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

function checkEnd(state: EscapeState, actor: Actor): Verdict {
  const { unit, index } = actor;
  if (unit.place === 'waiting') {
    const canEnter = actionsOpen(state, actor).length > 0;
    return canEnter ? refuse('ES-DEPLOY-03', 'must-enter-first', { unit: unit.id }) : accept();
  }
  if (state.lastFree >= 0 && isOccupied(state, unit.cell, index) && canLeave(state, index)) {
    return refuse('ES-RULE-96', 'stands-on-an-occupied-cell', { unit: unit.id });
  }
  return accept();
}

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

  legal(state, { unit }) {
    const actor = actorOf(state, unit);
    const choices = actionsOpen(state, actor);
    const mayEnd = actor.unit.place === 'waiting' ? choices.length === 0 : checkEnd(state, actor).ok;
    if (mayEnd) choices.push(END);
    return choices;
  },

  check(state, { unit }, choice) {
    const actor = actorOf(state, unit);
    return choice.kind === 'end' ? checkEnd(state, actor) : checkAction(state, actor, choice);
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
