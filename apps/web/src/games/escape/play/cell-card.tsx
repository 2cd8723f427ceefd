/** What is on the cell under the pointer or the cursor, with its words to be asked about. */
import { boardOf, roomOf } from '@tablerunner/escape/plan';
import { type Cell, cellName } from '@tablerunner/geometry';
import { Glossed } from '../../../rulebook/glossed.tsx';
import { usePlay } from '../../../table/play-context.ts';
import { thingsAt } from '../board/things-at.ts';
import styles from './cell-card.module.css';
import { usePlan } from './plan-context.tsx';

export function CellCard({ cell }: { readonly cell: Cell }) {
  const { say, speaker } = usePlay();
  const { view } = usePlan();
  const board = boardOf(view);
  const title = `${cellName(board.grid, cell)}, ${say('escape.cell.room', { room: board.roomNumbers[roomOf(board, cell)] ?? 0 })}`;
  return (
    <article className={styles.card} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {thingsAt(view, cell, { say, speaker }).map((text) => (
          <li key={text}>
            <Glossed game="escape" text={text} />
          </li>
        ))}
      </ul>
    </article>
  );
}
