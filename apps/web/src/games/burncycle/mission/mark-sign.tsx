/** An entry of the threat card as a sign: a square for what lasts, a triangle for what happens once; filled when it has come. */
import styles from './mark-sign.module.css';

interface MarkSignProps {
  readonly kind: 'event' | 'threshold';
  readonly isOn: boolean;
}

export function MarkSign({ kind, isOn }: MarkSignProps) {
  return (
    <svg className={styles.sign} data-on={isOn || undefined} viewBox="-8 -8 16 16" aria-hidden="true" focusable="false">
      <path d={kind === 'event' ? 'M0 -6L6.5 5.5H-6.5z' : 'M-5 -5h10v10h-10z'} />
    </svg>
  );
}
