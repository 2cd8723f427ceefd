/** A line of text with its label, what is wrong with it, and a button beside it where it has one. */
import { type ReactNode, useId } from 'react';
import { Label } from './label.tsx';
import styles from './text-field.module.css';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange?: (value: string) => void;
  readonly problem?: string | undefined;
  readonly hint?: ReactNode;
  readonly action?: ReactNode;
  readonly maxLength?: number;
  readonly type?: 'text' | 'password';
  readonly autoComplete?: string;
  /** Which keys a touched screen shows. */
  readonly inputMode?: 'text' | 'numeric';
}

export function TextField(props: TextFieldProps) {
  const { label, value, onChange, problem, hint, action, maxLength, inputMode = 'text' } = props;
  const { type = 'text', autoComplete = 'off' } = props;
  const id = useId();
  const about = problem ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <Label>{label}</Label>
      </label>
      <div className={styles.row}>
        <input
          id={id}
          type={type}
          className={styles.input}
          value={value}
          maxLength={maxLength}
          inputMode={inputMode}
          autoComplete={autoComplete}
          spellCheck={false}
          readOnly={onChange === undefined}
          aria-invalid={problem !== undefined}
          aria-describedby={about === undefined ? undefined : `${id}-about`}
          onFocus={onChange === undefined ? ({ target }) => target.select() : undefined}
          onChange={({ target }) => onChange?.(target.value)}
        />
        {action}
      </div>
      {about === undefined ? undefined : (
        <p
          id={`${id}-about`}
          className={problem === undefined ? styles.hint : styles.problem}
          role={problem === undefined ? undefined : 'alert'}
        >
          {about}
        </p>
      )}
    </div>
  );
}
