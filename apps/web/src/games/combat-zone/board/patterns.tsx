/** Hatchings of the table: floors that can be stood on, obstacles, zones by side. Each board has its own, so that two of them on a page do not clash. */
import styles from './board.module.css';

export function Patterns({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern id={`${id}-roof`} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles.hatch} d="M0 0V9" />
      </pattern>
      <pattern id={`${id}-obstacle`} width="7" height="7" patternUnits="userSpaceOnUse">
        <circle className={styles.dot} cx="2" cy="2" r="0.9" />
      </pattern>
      {[0, 1, 2, 3].map((side) => (
        <pattern
          key={side}
          id={`${id}-zone-${side}`}
          width="14"
          height="14"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${[45, -45, 0, 90][side] ?? 0})`}
        >
          <path className={styles.zoneHatch} d="M0 0V14" />
        </pattern>
      ))}
    </defs>
  );
}
