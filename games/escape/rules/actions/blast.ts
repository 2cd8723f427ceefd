/** Combat action: AMX-10 and grenades, aimed at a cell. Clauses ES-ABIL-03 to ES-ABIL-07, ES-EQUIP-06 to 11, 17 to 22; ES-RULE-42, ES-RULE-88. */
import { cellAt, columnOf, rowOf } from '@tablerunner/geometry';
import { z } from 'zod';
import { attack } from '../combat/attack.ts';
import { checkAim } from '../combat/targets.ts';
import { BLAST_WEAPONS, type BlastWeapon, checkWeapon, RANGE } from '../combat/weapons.ts';
import { live } from '../live.ts';
import { distance } from '../sight.ts';
import type { EscapeState, Unit } from '../types.ts';
import { isOnBoard } from '../units.ts';
import { type Choice, defineAction } from './action.ts';

interface Blast extends Choice {
  readonly kind: 'blast';
  readonly weapon: BlastWeapon;
  /** An enemy's cell, or one without a character. */
  readonly cell: number;
}

export const blast = defineAction<Blast>({
  kind: 'blast',
  clause: 'ES-ABIL-04',
  pool: 'cbt',
  needs: ['amx-10', 'marker'],
  choice: z.strictObject({
    kind: z.literal('blast'),
    weapon: z.enum(BLAST_WEAPONS),
    cell: z.int().min(0),
    by: z.literal('pilot').optional(),
  }),

  candidates(state, actor) {
    const blasts: Blast[] = [];
    if (!isOnBoard(actor.unit)) return blasts;
    let cells: readonly number[] | undefined;
    for (const weapon of BLAST_WEAPONS) {
      if (!checkWeapon(state, actor, weapon).ok) continue;
      cells ??= cellsInRange(state, actor.unit);
      for (const cell of cells) blasts.push({ kind: 'blast', weapon, cell });
    }
    return blasts;
  },

  check(state, actor, { weapon, cell }) {
    const armed = checkWeapon(state, actor, weapon);
    return armed.ok ? checkAim(state, actor.unit, cell) : armed;
  },

  apply(_state, { index }, { weapon, cell }, engine) {
    engine.interrupt(attack, { attacker: index, weapon, cell, paid: true });
  },
});

/** Its own cell too: under Firewall an enemy may stand there. */
function cellsInRange(state: EscapeState, unit: Unit): number[] {
  const { grid } = live(state);
  const [x, y] = [columnOf(grid, unit.cell), rowOf(grid, unit.cell)];
  const cells: number[] = [];
  for (let dy = -RANGE; dy <= RANGE; dy++) {
    for (let dx = -RANGE; dx <= RANGE; dx++) {
      const cell = cellAt(grid, x + dx, y + dy);
      if (cell !== undefined && distance(state, unit.cell, cell) <= RANGE) cells.push(cell);
    }
  }
  return cells;
}
