/** A panel on its own surface, with a title where it has one. */
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './card.module.css';
import { classes } from './classes.ts';

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  readonly title?: ReactNode;
  /** Beside the title, at the other end. */
  readonly aside?: ReactNode;
  readonly level?: 2 | 3;
}

export function Card({ title, aside, level = 2, children, className, ...rest }: CardProps) {
  const id = useId();
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <section
      {...rest}
      className={classes(styles.card, className)}
      aria-labelledby={title === undefined ? undefined : id}
    >
      {title === undefined ? undefined : (
        <header className={styles.header}>
          <Title id={id}>{title}</Title>
          {aside}
        </header>
      )}
      {children}
    </section>
  );
}
