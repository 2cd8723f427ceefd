/** A side by the rim of its bases. */

import { classes } from '../../../ui/classes.ts';
import { rimOf } from '../roster/base-shape.ts';
import styles from '../roster/model-sign.module.css';

const SIDES = ['a', 'b', 'c', 'd'] as const;

export function SideSign({ side }: { readonly side: number }) {
  return (
    <svg
      className={classes(styles.sign, styles[SIDES[side] ?? 'a'])}
      viewBox="-18 -18 36 36"
      width={18}
      height={18}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.base} d={rimOf(side)} />
    </svg>
  );
}
