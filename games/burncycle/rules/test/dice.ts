/** The faces of the action dice. Clauses BC-DICE-01 to 04, BC-DICE-07; BC-RULE-01, BC-RULE-02. */
import type { TableOptions } from '../options.ts';
import type { ActionDie, ApTest } from '../types.ts';

/** AP by face; the last face of an elite die has the reroll icon. */
const VALUES: Readonly<Record<ActionDie, readonly number[]>> = {
  basic: [0, 0, 1, 1, 1, 2],
  advanced: [1, 1, 2, 2, 2, 3],
  elite: [2, 2, 2, 3, 3, 2],
};
const ICON_FACE = 6;

/** No pool is ever larger (BC-POOL-04). */
export const POOL_LIMITS: Readonly<Record<ActionDie, number>> = { basic: 10, advanced: 5, elite: 5 };

export function apOf({ eliteRerollFace }: TableOptions, die: ActionDie, face: number): number {
  if (hasIcon(die, face)) return eliteRerollFace === 'three' ? 3 : 2;
  return VALUES[die][face - 1] ?? 0;
}

export const hasIcon = (die: ActionDie, face: number): boolean => die === 'elite' && face === ICON_FACE;

/** Only basic dice have blanks (BC-DICE-05). */
export const isBlank = (die: ActionDie, face: number): boolean => VALUES[die][face - 1] === 0;

export const blanksOf = ({ dice }: ApTest): number => dice.filter(({ die, face }) => isBlank(die, face)).length;

/** A bonus may be a malus, but a test never comes to less than nothing. */
export const totalOf = (options: TableOptions, { dice, pairs, bonus }: ApTest): number =>
  Math.max(
    0,
    dice.reduce((sum, { die, face }) => sum + apOf(options, die, face), pairs + bonus),
  );
