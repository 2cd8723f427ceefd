/** A button. A refused one keeps its focus and, pressed, says why; one that is busy keeps its label. */
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './button.module.css';
import { classes } from './classes.ts';
import { Popover } from './popover.tsx';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** One primary button a screen: it is what is yours to do now. */
  readonly kind?: 'primary' | 'default' | 'quiet';
  readonly busy?: boolean;
  /** Why it cannot be pressed now. */
  readonly refused?: string | undefined;
  /** Which rule says so: stands below the reason. */
  readonly rule?: ReactNode;
  readonly icon?: ReactNode;
  /** Only the icon is shown; the children are its name. */
  readonly iconOnly?: boolean;
}

export function Button({ refused, rule, ...props }: ButtonProps) {
  const reason = useId();
  if (refused === undefined) return <Plain {...props} />;
  const { busy: _, onClick: __, ...rest } = props;
  return (
    <>
      <Popover
        tone="refusal"
        label={refused}
        trigger={<Plain {...rest} title={refused} aria-disabled aria-describedby={reason} data-refused />}
      >
        <p>{refused}</p>
        {rule !== undefined && <p className={styles.rule}>{rule}</p>}
      </Popover>
      <span id={reason} hidden>
        {refused} {rule}
      </span>
    </>
  );
}

type PlainProps = Omit<ButtonProps, 'refused' | 'rule'> & { readonly 'data-refused'?: boolean };

function Plain({ kind = 'default', busy = false, icon, iconOnly = false, children, className, ...rest }: PlainProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(styles.button, styles[kind], iconOnly && styles.iconOnly, className)}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {icon}
      <span className={iconOnly ? 'visually-hidden' : undefined}>{children}</span>
    </button>
  );
}
