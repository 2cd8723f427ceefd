/** A bot on a cache may pick it up at the moment it comes there. Clauses BC-CACHE. */
import { accept, defineStep } from '@tablerunner/engine';
import { z } from 'zod';
import { cacheTaken } from '../events/floor.ts';
import { gainEquipment } from '../items.ts';
import { drawCard } from '../piles.ts';
import type { BurncycleState } from '../types.ts';
import { botAt, spokesman } from '../units.ts';

interface PickUp {
  readonly kind: 'pick-up' | 'leave';
}

const CHOICES: readonly PickUp[] = [{ kind: 'pick-up' }, { kind: 'leave' }];

export const pickUp = defineStep<BurncycleState, { readonly bot: number }, PickUp>({
  name: 'burncycle/pick-up',
  clause: 'BC-CACHE-02',
  choice: z.strictObject({ kind: z.enum(['pick-up', 'leave']) }),
  who: (state, { bot }) => {
    const { cell, seat } = botAt(state, bot);
    return state.floor.caches.includes(cell) ? seat || spokesman(state) : undefined;
  },
  candidates: () => CHOICES,
  check: () => accept(),
  apply(state, { bot }, { kind }, engine) {
    engine.done();
    if (kind === 'leave') return;
    engine.emit(cacheTaken, { bot, cell: botAt(state, bot).cell });
    const card = drawCard(state, 'equipment', engine);
    if (card !== undefined) gainEquipment(state, bot, card, engine);
  },
  run: (_state, _memory, engine) => engine.done(),
});
