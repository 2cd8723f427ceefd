/** Combat action: melee attack. Clauses ES-MELEE; ES-ABIL-10 Surprise Attack. */
import { refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { attack } from '../combat/attack.ts';
import { checkMelee } from '../combat/targets.ts';
import { peripheral } from '../sight.ts';
import { indexOf, isEnemy, isOnBoard } from '../units.ts';
import { type Choice, defineAction } from './action.ts';

interface Melee extends Choice {
  readonly kind: 'melee';
  readonly target: string;
}

export const melee = defineAction<Melee>({
  kind: 'melee',
  clause: 'ES-MELEE-01',
  pool: 'cbt',
  choice: z.strictObject({ kind: z.literal('melee'), target: z.string(), by: z.literal('pilot').optional() }),

  candidates(state, { unit }) {
    const choices: Melee[] = [];
    if (!isOnBoard(unit)) return choices;
    for (const other of state.units) {
      if (!isEnemy(unit, other) || !isOnBoard(other) || !peripheral(state, unit.cell, other.cell)) continue;
      choices.push({ kind: 'melee', target: other.id });
    }
    return choices;
  },

  check(state, { unit }, { target }) {
    const enemy = state.units[indexOf(state, target)];
    if (enemy === undefined) return refuse('ES-MELEE-01', 'no-such-character', { unit: target });
    return checkMelee(state, unit, enemy);
  },

  apply(state, { index }, { target }, engine) {
    engine.interrupt(attack, { attacker: index, weapon: 'melee', target: indexOf(state, target), paid: true });
  },
});
