/** Who wins an opposed roll. Clauses CZ-DICE-*, CZ-CRIT-*, CZ-RULE-07, CZ-RULE-55. */
import { SIDES_OF } from '../lists.ts';
import type { Contest, Die, Roller } from '../types.ts';

/** The highest face of each die (CZ-CRIT-02). */
export const isCrit = ({ die }: { readonly die: Die }): boolean => die.face === SIDES_OF[die.colour];

/** The face 1 of each die (CZ-CRIT-03). */
export const isFumble = ({ die }: { readonly die: Die }): boolean => die.face === 1;

/** Crit and fumble faces count as their number here (CZ-RULE-07). */
export const totalOf = ({ die, bonuses }: Roller): number => bonuses.reduce((sum, { by }) => sum + by, die.face);

const isHigher = (acting: Roller, opposing: Roller): boolean => totalOf(acting) > totalOf(opposing);

/** The Obstacle die of a fumbled blast, which a player rolls in the place of the attacker, has neither crit nor fumble (CZ-RULE-96). */
export const isMereNumber = ({ model, die }: Roller): boolean => model < 0 && die.colour === 'obstacle';

/** CZ-RULE-55; a tie of totals, of crits or of fumbles goes to the defender. */
export function beats(acting: Roller, opposing: Roller): boolean {
  if (isMereNumber(acting)) return isFumble(opposing) || (!isCrit(opposing) && isHigher(acting, opposing));
  if (isFumble(acting)) return false;
  if (isFumble(opposing)) return true;
  if (isCrit(acting) || isCrit(opposing)) return !isCrit(opposing);
  return isHigher(acting, opposing);
}

export function isWonAgainst({ acting, opposing }: Contest, place: number): boolean {
  const roller = opposing[place];
  return roller !== undefined && beats(acting, roller);
}

const BELOW_ALL = -1_000;
const ABOVE_ALL = 1_000;

/** For finding the lowest opposing roll: fumbles rank below all totals, crits above (CZ-RULE-55). */
export function rankOf(roller: Roller): number {
  if (isFumble(roller)) return BELOW_ALL;
  return isCrit(roller) ? ABOVE_ALL : totalOf(roller);
}
