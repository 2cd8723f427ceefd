/** Hatchings: thin for what is not in sight, wide for Airlocks. */
import plan from '../../../plan/plan.module.css';
import styles from './board.module.css';

export function Patterns({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern id={`${id}-hatch`} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={plan.hatchLine} d="M4.5 0v9" />
      </pattern>
      <pattern id={`${id}-airlock`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles.airlockLine} d="M3.5 0v7" />
      </pattern>
    </defs>
  );
}
