/** Every board, drawn as it lies on the table before anybody is on it. */

import { SPECTATOR } from '@tablerunner/engine';
import { PRINTED_BOARDS } from '@tablerunner/escape';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../i18n/use-words.ts';
import { useGame } from '../../position/load-game.ts';
import { ViewBoard } from '../../position/view-board.tsx';
import styles from '../cards.module.css';
import { editorPath } from '../editor-link.ts';
import type { ShelfProps } from '../shelf.ts';

const positionOf = (board: string): string => `board: ${board}\nactive: nobody\nat: start`;

export function Boards({ speaker }: ShelfProps) {
  const say = useWords();
  const game = useGame('escape');
  const views = useMemo(
    () =>
      game === undefined || game === 'none'
        ? []
        : PRINTED_BOARDS.flatMap((board) => {
            const read = game.notation.parsePosition(positionOf(board.id));
            return read.ok ? [{ board, view: game.view(read.value.state, SPECTATOR) }] : [];
          }),
    [game],
  );
  return (
    <ul className={styles.boards}>
      {views.map(({ board, view }) => (
        <li key={board.id} className={styles.card}>
          <h3>{speaker.name(board.id)}</h3>
          {board.printed !== undefined && (
            <p className={styles.facts}>{say('workshop.printed', { ...board.printed })}</p>
          )}
          <div className={styles.plan}>
            <ViewBoard game="escape" view={view} speaker={speaker} say={say} cell={28} />
          </div>
          <p>
            <Link href={editorPath('escape', `${startOf(board.id, board.airlocks['1'][0])}\n`)}>
              {say('workshop.edit-here')}
            </Link>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Somebody must be there for the rules to go on. */
const startOf = (board: string, cell: string): string => `board: ${board}\nunit alice ${cell}\nturn: 1 of 6`;
