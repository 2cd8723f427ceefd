/** The sign of an agent's seat: a rounded square with its number, as its IP has on the network. */
import styles from './seat-sign.module.css';

export function SeatSign({ seat }: { readonly seat: string }) {
  return (
    <svg className={styles.sign} viewBox="0 0 20 20" aria-hidden="true">
      <rect x="1" y="1" width="18" height="18" rx="5" />
      <text x="10" y="14.5" textAnchor="middle">
        {seat.slice(1)}
      </text>
    </svg>
  );
}
