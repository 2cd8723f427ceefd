/** Lines of text with their label, such as a team in its text form. */
import { type RefObject, useId } from 'react';
import { Label } from '../ui/label.tsx';
import styles from './text-area.module.css';

interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  /** Left out: it is only read and copied. */
  readonly onChange?: (value: string) => void;
  readonly maxLength?: number;
  readonly isWrong?: boolean;
  readonly ref?: RefObject<HTMLTextAreaElement | null>;
}

export function TextArea({ label, value, onChange, maxLength, isWrong = false, ref }: TextAreaProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <Label>{label}</Label>
      </label>
      <textarea
        id={id}
        ref={ref}
        className={styles.area}
        rows={9}
        spellCheck={false}
        maxLength={maxLength}
        readOnly={onChange === undefined}
        aria-invalid={isWrong}
        value={value}
        onChange={({ target }) => onChange?.(target.value)}
      />
    </div>
  );
}
