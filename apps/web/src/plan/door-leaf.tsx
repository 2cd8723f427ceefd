/** A door on a plan: open or closed, with a lock or an open lock. Shape and letter, never colour alone. */
import { classes } from '../ui/classes.ts';
import styles from './plan.module.css';

export function DoorLeaf({ isOpen, isUpright }: { readonly isOpen: boolean; readonly isUpright: boolean }) {
  return (
    <g transform={isUpright ? 'rotate(90)' : undefined}>
      <rect className={styles.doorway} x="-20" y="-4.5" width="40" height="9" />
      <path className={styles.jamb} d="M-20 -6v12M20 -6v12" />
      {isOpen ? (
        <path className={styles.leaf} d="M-18 -4h8v8h-8zM10 -4h8v8h-8z" />
      ) : (
        <>
          <path className={styles.leaf} d="M-18 -4h36v8h-36z" />
          <path className={styles.seam} d="M0 -4v8" />
        </>
      )}
    </g>
  );
}

/** A shut lock is solid, an open one an outline. */
export function DoorLock({ isShut, text }: { readonly isShut: boolean; readonly text: string | number }) {
  return (
    <g className={classes(!isShut && styles.unlocked)}>
      <path
        className={styles.shackle}
        d={isShut ? 'M-4.5 -6v-3a4.5 4.5 0 0 1 9 0v3' : 'M-4.5 -6v-4a4.5 4.5 0 0 1 9 -1'}
      />
      <rect className={styles.lockBody} x="-8" y="-7" width="16" height="16" rx="2.5" />
      <text className={styles.lockText} x="0" y="1.5">
        {text}
      </text>
    </g>
  );
}
