/** One of many: the browser's own list, in our frame. */
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { Label } from './label.tsx';
import styles from './select.module.css';

interface SelectOption<T extends string> {
  readonly value: T;
  readonly label: string;
  /** Neighbours of one group stand below its name. */
  readonly group?: string | undefined;
}

export interface SelectProps<T extends string> {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly options: readonly SelectOption<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** One line about what is chosen. */
  readonly hint?: ReactNode;
  readonly className?: string | undefined;
}

export function Select<T extends string>(props: SelectProps<T>) {
  const { label, hideLabel = false, options, value, onChange, hint, className } = props;
  const id = useId();
  return (
    <div className={classes(styles.field, className)}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : undefined}>
        <Label>{label}</Label>
      </label>
      <div className={styles.frame}>
        <select
          id={id}
          className={styles.select}
          value={value}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onChange={({ target }) => onChange(target.value as T)}
        >
          {grouped(options).map(({ group, members }) =>
            group === undefined ? (
              members.map(entry)
            ) : (
              <optgroup key={group} label={group}>
                {members.map(entry)}
              </optgroup>
            ),
          )}
        </select>
        <ChevronDown className={styles.chevron} size={16} aria-hidden="true" />
      </div>
      {hint === undefined ? undefined : (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

const entry = ({ value, label }: SelectOption<string>) => (
  <option key={value} value={value}>
    {label}
  </option>
);

interface OptionGroup {
  readonly group: string | undefined;
  readonly members: SelectOption<string>[];
}

function grouped(options: readonly SelectOption<string>[]): readonly OptionGroup[] {
  const groups: OptionGroup[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last !== undefined && last.group === option.group) last.members.push(option);
    else groups.push({ group: option.group, members: [option] });
  }
  return groups;
}
