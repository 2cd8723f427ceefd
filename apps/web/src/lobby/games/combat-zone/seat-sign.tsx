/** The sign of a player's seat: a base as it stands on the table, plain for the first and third, notched for the second and fourth. */
import { classes } from '../../../ui/classes.ts';
import styles from './seat-sign.module.css';

const NOTCHED = 'M10 1a9 9 0 0 1 8 5l-2 4 2 4a9 9 0 0 1-16 0l2-4-2-4a9 9 0 0 1 8-5z';

export function SeatSign({ seat }: { readonly seat: string }) {
  const number = Number(seat.slice(1));
  const isNotched = number % 2 === 0;
  return (
    <svg className={classes(styles.sign, isNotched && styles.notched)} viewBox="0 0 20 20" aria-hidden="true">
      {isNotched ? <path d={NOTCHED} /> : <circle cx="10" cy="10" r="9" />}
      <text x="10" y="14.5" textAnchor="middle">
        {number}
      </text>
    </svg>
  );
}
