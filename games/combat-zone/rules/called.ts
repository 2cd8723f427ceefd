/**
 * Steps that are called by their names, where naming the step itself would make two files need each other: a card may make a
 * model act, and an action may use a card. A test sees to it that there is a step of each name.
 */
import type { ListMemory, Step } from '@tablerunner/engine';
import type { Context } from './abilities/effects/context.ts';
import type { DeedChoice, Doer } from './actions/deed.ts';
import type { ContestMemory } from './contest/memory.ts';
import type { Colour, Keyword } from './lists.ts';
import type { CombatZoneState } from './types.ts';

export interface ActionMemory {
  readonly doer: Doer;
  readonly choice: DeedChoice;
  readonly stage?: 'resolved' | 'answering' | 'answered' | undefined;
}

export interface FreeActionMemory {
  readonly model: number;
  /** The colour is fixed; left out: that of any token of the model, ready or used (CZ-FREE-02). */
  readonly colour?: Colour | undefined;
  /** Only these: IDs of actions, or `attack`, `move`, `ranged-attack`, `melee-attack`. */
  readonly only?: readonly string[] | undefined;
  /** Only this target. */
  readonly target?: number | undefined;
  /** The model whose player chooses, if not its own. */
  readonly chooser?: number | undefined;
  /** The token that its own player has named, where somebody else chooses. */
  readonly token?: number | undefined;
  /** It is a [RE]action to what this model did, under the limits of that attack (CZ-REACT-10, CZ-REACT-13). */
  readonly answering?: { readonly by: number; readonly limits: readonly Keyword[] } | undefined;
}

export interface FreeMove {
  readonly model: number;
  /** The greatest distance; left out: that of the token whose colour is chosen (CZ-MOVE-12). */
  readonly limit?: Colour | undefined;
  /** The model whose player draws the way, if not its own. */
  readonly chooser?: number | undefined;
  /** Climbing only, and without rolls. */
  readonly isClimb?: boolean | undefined;
}

const called = <F>(name: string): Step<CombatZoneState, F> => ({ name: `combat-zone/${name}`, clause: '' });

export const CALLED = {
  action: called<ActionMemory>('action'),
  contest: called<ContestMemory>('contest'),
  effects: called<ListMemory<Context>>('effects'),
  freeAction: called<FreeActionMemory>('free-action'),
  freeMove: called<FreeMove>('free-move'),
};
