/** The sign of a side: Resistance round and light, ISC cornered and dark. */
import styles from './seat-sign.module.css';

export function SeatSign({ seat }: { readonly seat: string }) {
  return (
    <svg className={styles.sign} viewBox="0 0 20 20" aria-hidden="true">
      {seat === 'isc' ? (
        <path className={styles.isc} d="M5 1.6h10l5 8.4-5 8.4H5L0 10z" />
      ) : (
        <circle className={styles.resistance} cx="10" cy="10" r="9" />
      )}
    </svg>
  );
}
