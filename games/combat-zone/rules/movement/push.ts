/** Push: away from the one who struck, without rolls. Clauses CZ-KW-32, CZ-RULE-68. */
import { defineStep } from '@tablerunner/engine';
import { LIMITER, pushed } from '@tablerunner/geometry';
import { moved } from '../events/models.ts';
import { basesOf, standingBut, tableOf } from '../targeting/table.ts';
import type { CombatZoneState } from '../types.ts';
import { isOnTable, modelOf } from '../units.ts';
import { sufferFall } from './falls.ts';

interface PushMemory {
  readonly model: number;
  /** The model from which it is pushed away. */
  readonly by: number;
}

export const push = defineStep<CombatZoneState, PushMemory>({
  name: 'combat-zone/push',
  clause: 'CZ-KW-32',
  run(state, { model, by }, engine) {
    engine.done();
    if (!isOnTable(state, model)) return;
    const others = standingBut(state, model);
    const { x, y, z, width } = modelOf(state, model);
    const from = modelOf(state, by);
    const {
      end,
      fall,
      hits = [],
    } = pushed(tableOf(state), { x, y, z, width }, from, LIMITER.red, basesOf(state, others));
    engine.emit(moved, { model, x: end.x, y: end.y, z: end.z, by: 'push' });
    if (fall === undefined) return;
    const onto = hits.flatMap((at) => others[at] ?? []);
    sufferFall({ model, height: fall, token: -1, onto, by }, engine);
  },
});
