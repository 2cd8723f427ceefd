/** Text to be read: one column, not too wide. */
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import styles from './prose.module.css';

export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(styles.prose, className)} />;
}
