/** Models on the table: where they stand. */
import { defineEvent } from '@tablerunner/engine';
import type { CombatZoneState } from '../types.ts';
import { modelOf } from '../units.ts';

interface Stand {
  readonly model: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

function put(state: CombatZoneState, { model, x, y, z }: Stand): void {
  Object.assign(modelOf(state, model), { x, y, z });
}

/** `by`: move, push, fall, drag, or a card: a word of the texts. */
export const moved = defineEvent<CombatZoneState, Stand & { readonly by: string }>({
  name: 'combat-zone/moved',
  write: put,
});

/** It is placed on the table: at the start, out of Reserve, or by a card. */
export const modelDeployed = defineEvent<CombatZoneState, Stand>({
  name: 'combat-zone/model-deployed',
  write(state, stand) {
    put(state, stand);
    modelOf(state, stand.model).place = 'table';
  },
});

/** One Hacked token less (CZ-BASIC-10). */
export const hackedRemoved = defineEvent<CombatZoneState, { model: number }>({
  name: 'combat-zone/hacked-removed',
  write(state, { model }) {
    modelOf(state, model).hacked -= 1;
  },
});
