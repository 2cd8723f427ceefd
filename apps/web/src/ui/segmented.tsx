/** One of a few, all of them in sight: radio buttons that look like one control. */
import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { Label } from './label.tsx';
import styles from './segmented.module.css';

interface Segment<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  /** What a screen reader says, where the label is only a sign. */
  readonly name?: string;
}

export interface SegmentedProps<T extends string> {
  /** Names the whole control; `hideLegend` keeps it for screen readers. */
  readonly legend: ReactNode;
  readonly hideLegend?: boolean;
  readonly segments: readonly Segment<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly className?: string | undefined;
}

export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const { legend, hideLegend = false, segments, value, onChange, className } = props;
  const name = useId();
  return (
    <fieldset className={classes(styles.fieldset, className)}>
      <legend className={hideLegend ? 'visually-hidden' : styles.legend}>
        {typeof legend === 'string' ? <Label>{legend}</Label> : legend}
      </legend>
      <div className={styles.row}>
        {segments.map((segment) => (
          <label key={segment.value} className={styles.segment}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={segment.value}
              checked={segment.value === value}
              aria-label={segment.name}
              onChange={() => onChange(segment.value)}
            />
            <span className={styles.text}>{segment.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
