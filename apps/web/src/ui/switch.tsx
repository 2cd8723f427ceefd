/** Something that is on or off, with one line about it. */
import { type ReactNode, useId } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  /** Why it cannot be changed. */
  readonly refused?: string | undefined;
}

export function Switch({ label, hint, on, onChange, refused }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles.row}>
      <span className={styles.text}>
        <span id={id}>{label}</span>
        {hint === undefined ? undefined : (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.input}
        checked={on}
        aria-checked={on}
        aria-labelledby={id}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        aria-disabled={refused !== undefined || undefined}
        onChange={({ target }) => refused === undefined && onChange(target.checked)}
      />
    </label>
  );
}
