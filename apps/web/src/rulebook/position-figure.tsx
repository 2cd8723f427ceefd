/** A worked example as a small drawing: the position on the board, and the way to play it. */
import type { Example } from '@tablerunner/learning';
import { Play } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useSpeaker, useWords } from '../i18n/use-words.ts';
import { sayTrouble } from '../link/say-trouble.ts';
import { useGame } from '../position/load-game.ts';
import { openAsTable } from '../position/open-as-table.ts';
import { readPosition } from '../position/read-position.ts';
import { ViewBoard } from '../position/view-board.tsx';
import { Button } from '../ui/button.tsx';
import { ClauseTag } from '../ui/clause-tag.tsx';
import { toast } from '../ui/toasts.tsx';
import styles from './position-figure.module.css';

export interface PositionFigureProps {
  readonly game: string;
  readonly example: Example;
  /** The first words of the example. */
  readonly title: string;
  readonly cell?: number;
}

export function PositionFigure({ game: id, example, title, cell = 34 }: PositionFigureProps) {
  const say = useWords();
  const speaker = useSpeaker(id);
  const game = useGame(id);
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const read = useMemo(
    () => (game === undefined || game === 'none' ? undefined : readPosition(game, example.position.join('\n'))),
    [game, example],
  );
  const open = async (): Promise<void> => {
    if (read?.ok !== true) return;
    setBusy(true);
    await openAsTable(id, read.value).then(go, (error: unknown) => toast(sayTrouble(error, say), 'bad'));
    setBusy(false);
  };
  return (
    <figure className={styles.figure}>
      <div className={styles.board}>
        {read?.ok === true && speaker !== undefined && (
          <ViewBoard game={id} view={read.value.view} speaker={speaker} say={say} cell={cell} />
        )}
      </div>
      <figcaption className={styles.caption}>
        <span>
          <b>{title}</b> <ClauseTag game={id} clause={example.id} plain />
        </span>
        <Button
          kind="quiet"
          className={styles.open}
          icon={<Play size={16} aria-hidden="true" />}
          busy={busy || read === undefined}
          onClick={() => void open()}
        >
          {say('rules.open-example')}
        </Button>
      </figcaption>
    </figure>
  );
}
