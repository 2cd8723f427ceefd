/** One action from its declaration to the [RE]actions that it provoked. Clauses CZ-ACTION-11 to 16, CZ-KW-26, CZ-REACT-05. */
import { defineStep, type Engine } from '@tablerunner/engine';
import { actionOf, carrierOf, keywordsOf } from '../abilities/skills.ts';
import type { ActionMemory } from '../called.ts';
import { actionBegan, actionEnded, actionResolved, difficultUsed, tokenUsed } from '../events/actions.ts';
import { cardDiscarded } from '../events/cards.ts';
import { reactions } from '../react/reactions.ts';
import type { CombatZoneState } from '../types.ts';
import { modelOf } from '../units.ts';
import { colourFor } from './deed.ts';
import { deedFor } from './deeds.ts';

export const action = defineStep<CombatZoneState, ActionMemory>({
  name: 'combat-zone/action',
  clause: 'CZ-ACTION-11',
  run(state, { doer, choice, stage }, engine) {
    const deed = deedFor(choice);
    if (stage === undefined) {
      const { model, isFree, answering } = doer;
      const id = deed.actionOf(state, doer, choice);
      const token = deed.tokenOf(choice);
      if (!isFree && token >= 0) engine.emit(tokenUsed, { model, token });
      const colour = colourFor(state, doer, token);
      engine.emit(actionBegan, { model, action: id, token, colour, isFree, isReaction: answering !== undefined });
      const card = actionOf(state, model, id);
      if (card !== undefined && keywordsOf(state, model, card).difficult !== undefined)
        engine.emit(difficultUsed, { model, action: id });
      engine.stay<ActionMemory>({ doer, choice, stage: 'resolved' });
      return deed.start(state, doer, choice, engine);
    }
    const id = state.doing.at(-1)?.action ?? ''; // its card may be gone by now
    if (stage === 'resolved') {
      engine.emit(actionResolved, { model: doer.model, action: id });
      discardSpent(state, doer.model, id, engine);
      return engine.stay<ActionMemory>({ doer, choice, stage: 'answering' });
    }
    // What lies deeper is answered with the outermost.
    if (stage === 'answering' && state.doing.length === 1 && state.answers.length > 0) {
      engine.stay<ActionMemory>({ doer, choice, stage: 'answered' });
      return engine.interrupt(reactions, {});
    }
    engine.emit(actionEnded, { model: doer.model, action: id });
    engine.done();
  },
});

/** A card with Discard is gone once its action is completed, whether it succeeded or not (CZ-KW-26). */
function discardSpent(state: CombatZoneState, model: number, id: string, engine: Engine<CombatZoneState>): void {
  const card = actionOf(state, model, id);
  if (card === undefined || keywordsOf(state, model, card).discard === undefined) return;
  const carried = carrierOf(state, model, id);
  const spent = modelOf(state, model).carried[carried];
  if (spent !== undefined) engine.emit(cardDiscarded, { model, carried, card: spent.card, why: 'discard' });
}
