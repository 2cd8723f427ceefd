/** The small capitals that name a part of the screen. */
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import styles from './label.module.css';

export function Label({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classes(styles.label, className)} />;
}
