/** What was rolled minus what was to be expected, summed up: one line a side, the first drawn full, the second dashed. */
import styles from './luck-line.module.css';
import type { Story } from './story.ts';

export interface LuckLineProps {
  readonly story: Story;
  readonly x: (place: number) => number;
  readonly y: number;
  readonly height: number;
}

/** Twice so many points of luck at least fill the height: a quiet match should not look wild. */
const LEAST = 12;

export function LuckLine({ story: { lanes, beats }, x, y, height }: LuckLineProps) {
  if (lanes.length === 0) return undefined;
  const most = Math.max(LEAST, ...beats.flatMap(({ luck }) => Object.values(luck).map(Math.abs)));
  const middle = y + height / 2;
  const at = (luck: number): number => middle - (luck / most) * (height / 2 - 2);
  return (
    <g>
      <path className={styles.zero} d={`M0 ${middle}H${x(beats.length - 1)}`} />
      {lanes.map((lane, i) => (
        <polyline
          key={lane}
          className={i === 0 ? styles.first : styles.second}
          points={beats.map(({ luck }, place) => `${x(place)},${at(luck[lane] ?? 0)}`).join(' ')}
        />
      ))}
    </g>
  );
}
