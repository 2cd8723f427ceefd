/** Who wins an opposed roll, why, and by which clause. */
import { beats, isCrit, isFumble, isMereNumber, type Roller, totalOf } from '@tablerunner/combat-zone/plan';

export interface RollVerdict {
  /** The acting side has won against this one. */
  readonly isWon: boolean;
  readonly why:
    | 'fumble'
    | 'other-fumble'
    | 'both-fumble'
    | 'crit'
    | 'other-crit'
    | 'both-crit'
    | 'higher'
    | 'tie'
    | 'lower';
  readonly clause: string;
}

/** Both dice have fallen. */
export function verdictOf(acting: Roller, opposing: Roller): RollVerdict {
  const isWon = beats(acting, opposing);
  const isPlain = isMereNumber(acting); // CZ-RULE-96
  if (isFumble(acting) && !isPlain) {
    return isFumble(opposing)
      ? { isWon, why: 'both-fumble', clause: 'CZ-CRIT-07' }
      : { isWon, why: 'fumble', clause: 'CZ-CRIT-06' };
  }
  if (isFumble(opposing)) return { isWon, why: 'other-fumble', clause: 'CZ-CRIT-06' };
  const hasCrit = isCrit(acting) && !isPlain;
  if (hasCrit && isCrit(opposing)) return { isWon, why: 'both-crit', clause: 'CZ-CRIT-05' };
  if (hasCrit) return { isWon, why: 'crit', clause: 'CZ-CRIT-04' };
  if (isCrit(opposing)) return { isWon, why: 'other-crit', clause: 'CZ-CRIT-04' };
  const difference = totalOf(acting) - totalOf(opposing);
  if (difference > 0) return { isWon, why: 'higher', clause: 'CZ-DICE-06' };
  // Against the Obstacle die the model is the attacking side too.
  if (difference === 0) return { isWon, why: 'tie', clause: opposing.model < 0 ? 'CZ-DICE-03' : 'CZ-DICE-06' };
  return { isWon, why: 'lower', clause: 'CZ-DICE-06' };
}
