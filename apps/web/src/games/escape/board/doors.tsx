/** Doors: open or closed, with a lock and its number, or with an open lock once hacked. Shape and letter, never colour alone. */
import { boardOf, type DoorNow, doorsOf, type EscapeView } from '@tablerunner/escape/plan';
import { memo } from 'react';
import styles from './board.module.css';
import { edgeAt } from './measure.ts';

export const Doors = memo(function Doors({ view }: { readonly view: EscapeView }) {
  const board = boardOf(view);
  return (
    <g>
      {doorsOf(view).map((door) => {
        const { x, y, isUpright } = edgeAt(board, door.edge);
        return (
          <g key={door.index} transform={`translate(${x} ${y})`}>
            <Leaf isOpen={door.isOpen} isUpright={isUpright} />
            <Badge door={door} />
          </g>
        );
      })}
    </g>
  );
});

function Leaf({ isOpen, isUpright }: { readonly isOpen: boolean; readonly isUpright: boolean }) {
  return (
    <g transform={isUpright ? 'rotate(90)' : undefined}>
      <rect className={styles.doorway} x="-20" y="-4.5" width="40" height="9" />
      <path className={styles.jamb} d="M-20 -6v12M20 -6v12" />
      {isOpen ? (
        <path className={styles.leaf} d="M-18 -4h8v8h-8zM10 -4h8v8h-8z" />
      ) : (
        <>
          <path className={styles.leaf} d="M-18 -4h36v8h-36z" />
          <path className={styles.seam} d="M0 -4v8" />
        </>
      )}
    </g>
  );
}

function Badge({ door: { lock, isLocked } }: { readonly door: DoorNow }) {
  if (lock === 0) return undefined;
  return (
    <g className={isLocked ? styles.lock : styles.hacked}>
      <path
        className={styles.shackle}
        d={isLocked ? 'M-4.5 -6v-3a4.5 4.5 0 0 1 9 0v3' : 'M-4.5 -6v-4a4.5 4.5 0 0 1 9 -1'}
      />
      <rect className={styles.lockBody} x="-8" y="-7" width="16" height="16" rx="2.5" />
      <text className={styles.lockText} x="0" y="1.5">
        {isLocked ? lock : 'H'}
      </text>
    </g>
  );
}
