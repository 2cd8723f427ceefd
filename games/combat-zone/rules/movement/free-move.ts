/** A move that costs nothing, which a card gives. Clauses CZ-MOVE-11 to 13, CZ-FREE-01 to 03. */
import { accept, defineStep, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { action } from '../actions/action.ts';
import type { Doer } from '../actions/deed.ts';
import type { FreeMove } from '../called.ts';
import { freeToken, isLed } from '../turn/free-token.ts';
import type { CombatZoneState } from '../types.ts';
import { isOnTable, seatOf } from '../units.ts';
import { moveChoice, moveDeed, movingOf } from './deed.ts';
import { firstClimb, type MoveChoice, walkOf } from './moving.ts';

type Choice = MoveChoice | { readonly kind: 'stay' };

const doerOf = ({ model, limit, isClimb }: FreeMove): Doer => ({
  model,
  isFree: true,
  only: ['move'],
  ...(limit === undefined ? {} : { limit }),
  ...(isClimb === true ? { isSure: true } : {}),
});

const climbs = (state: CombatZoneState, doer: Doer, choice: MoveChoice): boolean =>
  firstClimb(walkOf(state, movingOf(state, doer, choice))) !== undefined;

export const freeMove = defineStep<CombatZoneState, FreeMove, Choice>({
  name: 'combat-zone/free-move',
  clause: 'CZ-MOVE-11',
  choice: z.union([z.strictObject({ kind: z.literal('stay') }), moveChoice]),
  sampled: true,
  who: (state, { model, chooser }) => (isOnTable(state, model) ? seatOf(state, chooser ?? model) : undefined),
  candidates: (state, memory) => [{ kind: 'stay' }, ...moveDeed.candidates(state, doerOf(memory))],
  byChance(state, memory, below) {
    const drawn = memory.isClimb === true ? undefined : moveDeed.byChance?.(state, doerOf(memory), below);
    return drawn ?? { kind: 'stay' };
  },
  check(state, memory, choice) {
    if (choice.kind === 'stay') return accept();
    const verdict = moveDeed.check(state, doerOf(memory), choice);
    if (!verdict.ok || memory.isClimb !== true) return verdict;
    return climbs(state, doerOf(memory), choice) ? accept() : refuse('CZ-CLIMB-01', 'no-climb');
  },
  apply(state, memory, choice, engine) {
    if (choice.kind === 'stay') return engine.done();
    const { model, chooser, limit } = memory;
    const doer = doerOf(memory);
    // Where the card does not name the distance, the token of the drawn way has decided it.
    if (limit !== undefined && isLed(state, model, chooser))
      return engine.next(freeToken, { model, doer, of: { choice } });
    engine.next(action, { doer, choice });
  },
  run: (_state, _memory, engine) => engine.done(),
});
