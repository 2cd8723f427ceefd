/** A security unit: a plate that points the way it looks, with its level; the captain has a cap. Signs for stunned, turned over, a key. */
import type { Guard } from '@tablerunner/burncycle/plan';
import { classes } from '../../../ui/classes.ts';
import styles from './board.module.css';

interface GuardTokenProps {
  readonly guard: Pick<Guard, 'level' | 'facing' | 'hasKey' | 'isStunned' | 'isTurned'>;
  readonly isLookedAt?: boolean;
  readonly isTarget?: boolean;
  /** It acts now, in the corporation's turn. */
  readonly isActing?: boolean;
}

const LEVELS = ['', 'I', 'II', 'III'] as const;
/** The plate looks east; turned by the facing. */
const PLATE = 'M-15 -13H7L18 0L7 13H-15z';
const FACINGS = [-90, 0, 90, 180] as const;
const CAP = 'M-8 2c0 -7 3 -9 8 -9s8 2 8 9zM-10 4h20l2 3h-24z';

export function GuardToken({ guard, isLookedAt, isTarget, isActing }: GuardTokenProps) {
  const { level, facing, hasKey, isStunned, isTurned } = guard;
  return (
    <g className={classes(styles.guard, isStunned && styles.stunned, isTurned && styles.turned)}>
      <path className={styles.plate} d={PLATE} transform={`rotate(${FACINGS[facing] ?? 0})`} />
      {level === 0 ? (
        <path className={styles.cap} d={CAP} />
      ) : (
        <text className={styles.level} x="0" y="0.5">
          {LEVELS[level] ?? level}
        </text>
      )}
      {(isLookedAt === true || isActing === true) && (
        <circle className={isActing === true ? styles.acting : styles.looked} r="21" />
      )}
      {isTarget === true && <path className={styles.aim} d="M0 -25v9M0 25v-9M-25 0h9M25 0h-9" />}
      {isStunned && <path className={styles.bolt} d="M-12 -19l7 4l-3 3l7 4" />}
      {hasKey && (
        <g className={styles.key} transform="translate(13 13)">
          <circle r="7.5" />
          <path d="M-4 0a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M0 0h5M3 0v2.5M5 0v2" />
        </g>
      )}
    </g>
  );
}
