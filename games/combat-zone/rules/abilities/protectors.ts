/** Somebody near may [RE]act in the place of a wounded friend. Clauses CZ-REACT-01, CZ-GAME-11. */
import { accept, defineStep, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { hasReadyToken } from '../tokens.ts';
import type { CombatZoneState } from '../types.ts';
import { isOnTable, modelOf, seatOf } from '../units.ts';
import { answerHanded } from './events.ts';
import { giftsNamed } from './gifts.ts';

/** Those with a ready token who have not [RE]acted to this action and could not do so for themselves (CZ-REACT-02, CZ-REACT-07). */
export const protectorsOf = (state: CombatZoneState, wounded: number): number[] =>
  giftsNamed(state, wounded, 'reacts-for')
    .map(({ bearer }) => bearer)
    .filter(
      (bearer) =>
        isOnTable(state, bearer) &&
        hasReadyToken(modelOf(state, bearer)) &&
        !state.answers.some(({ model }) => model === bearer),
    );

interface ProtectMemory {
  readonly wounded: number;
}

/** Asked when it is the turn of the wounded one to answer: the wound and all that came after it are known by then (CZ-REACT-05). */
export const protect = defineStep<CombatZoneState, ProtectMemory, { readonly kind: 'protect'; readonly model: number }>(
  {
    name: 'combat-zone/protect',
    clause: 'CZ-REACT-01',
    choice: z.strictObject({ kind: z.literal('protect'), model: z.int().min(0) }),
    who: (state, { wounded }) => (protectorsOf(state, wounded).length > 0 ? seatOf(state, wounded) : undefined),
    candidates: (state, { wounded }) =>
      [wounded, ...protectorsOf(state, wounded)].map((model) => ({ kind: 'protect', model })),
    check: (state, { wounded }, { model }) =>
      model === wounded || protectorsOf(state, wounded).includes(model)
        ? accept()
        : refuse('CZ-REACT-01', 'cannot-react', { model }),
    apply(_state, { wounded }, { model }, engine) {
      engine.done();
      if (model !== wounded) engine.emit(answerHanded, { from: wounded, to: model });
    },
    run: (_state, _memory, engine) => engine.done(),
  },
);
