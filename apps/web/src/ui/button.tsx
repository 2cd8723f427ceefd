/** A button. A refused one keeps its focus and says why; one that is busy keeps its label. */
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './button.module.css';
import { classes } from './classes.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** One primary button a screen: it is what is yours to do now. */
  readonly kind?: 'primary' | 'default' | 'quiet';
  readonly busy?: boolean;
  /** Why it cannot be pressed now. */
  readonly refused?: string | undefined;
  readonly icon?: ReactNode;
  /** Only the icon is shown; the children are its name. */
  readonly iconOnly?: boolean;
}

export function Button(props: ButtonProps) {
  const {
    kind = 'default',
    busy = false,
    refused,
    icon,
    iconOnly = false,
    children,
    className,
    onClick,
    ...rest
  } = props;
  const reason = useId();
  const off = busy || refused !== undefined;
  return (
    <>
      <button
        type="button"
        {...rest}
        className={classes(styles.button, styles[kind], iconOnly && styles.iconOnly, className)}
        aria-disabled={off || undefined}
        aria-busy={busy || undefined}
        aria-describedby={refused === undefined ? rest['aria-describedby'] : reason}
        data-refused={refused !== undefined || undefined}
        title={refused ?? rest.title}
        onClick={off ? (event) => event.preventDefault() : onClick}
      >
        {icon}
        <span className={iconOnly ? 'visually-hidden' : undefined}>{children}</span>
      </button>
      {refused === undefined ? undefined : (
        <span id={reason} hidden>
          {refused}
        </span>
      )}
    </>
  );
}
