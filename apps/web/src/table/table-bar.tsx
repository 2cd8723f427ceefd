/** At the top of a table: game and scenario, who plays, how far the turn has come. */

import { playerName, titleOf } from './names.ts';
import { usePlay, useTable } from './play-context.ts';
import styles from './table-bar.module.css';

export function TableBar() {
  const { ui, say, speaker } = usePlay();
  const info = useTable((state) => state.info);
  const viewer = useTable((state) => state.viewer);
  const watching = useTable((state) => state.watching);
  const seen = useTable(({ standing }) => standing?.seen);
  const scenario = seen === undefined ? '' : ui.subject(seen, speaker);
  const isWatching = info?.seats.every(({ seat }) => seat !== viewer) === true;
  return (
    <div className={styles.bar}>
      <div className={styles.match}>
        <b>{titleOf(speaker.name(ui.game.id), scenario, say)}</b>
        <span>
          {isWatching
            ? say('table.you-watch')
            : info?.seats.map((seat) => playerName(seat, viewer, say, speaker)).join(' · ')}
          {watching > 0 && !isWatching ? ` · ${say('table.watching', { count: watching })}` : ''}
        </span>
      </div>
      <div className={styles.progress}>
        <ui.Progress />
      </div>
    </div>
  );
}
