/** Movement action: open a Cryo-tube and free who is in it. Our own rule for a token without one (gaps: ES-GAP-17). */
import { accept, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { propDone } from '../events/hacking.ts';
import { isAtProp } from '../hacking/target.ts';
import { type Choice, defineAction } from './action.ts';

interface Free extends Choice {
  readonly kind: 'free';
  readonly tube: number;
}

export const free = defineAction<Free>({
  kind: 'free',
  clause: 'ES-COMP-17',
  pool: 'mvt',
  choice: z.strictObject({ kind: z.literal('free'), tube: z.int().min(0), by: z.literal('pilot').optional() }),

  candidates(state, { unit }) {
    const tubes: Free[] = [];
    if (unit.faction !== 'resistance') return tubes;
    for (let tube = 0; tube < state.props.length; tube++) {
      const prop = state.props[tube];
      if (prop?.kind !== 'cryo-tube' || prop.doneBy !== 'nobody' || !isAtProp(state, unit, prop)) continue;
      tubes.push({ kind: 'free', tube });
    }
    return tubes;
  },

  check(state, { unit }, { tube }) {
    const prop = state.props[tube];
    if (prop?.kind !== 'cryo-tube') return refuse('ES-COMP-17', 'no-such-tube', { tube });
    if (unit.faction !== 'resistance') return refuse('ES-COMP-17', 'isc-frees-nobody', { unit: unit.id });
    if (prop.doneBy !== 'nobody') return refuse('ES-COMP-17', 'tube-is-open', { tube });
    return isAtProp(state, unit, prop) ? accept() : refuse('ES-COMP-17', 'tube-not-adjacent', { unit: unit.id });
  },

  apply(_state, { unit }, { tube }, engine) {
    engine.emit(propDone, { prop: tube, by: unit.faction });
  },
});
