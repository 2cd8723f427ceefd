/** One screen, several seats: a curtain between them, so that nobody sees what the other may not show. */
import { type ReactNode, useEffect } from 'react';
import { Button } from '../ui/button.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import styles from './curtain.module.css';
import { keepFocus } from './kept-focus.ts';
import { playerName } from './names.ts';
import { usePlay, useTable } from './play-context.ts';

interface CurtainProps {
  readonly isLocal: boolean;
  readonly sit: (seat: string) => void;
  readonly children: ReactNode;
}

export function Curtain({ isLocal, sit, children }: CurtainProps) {
  const { say, speaker, seats, ui } = usePlay();
  const info = useTable((state) => state.info);
  const viewer = useTable((state) => state.viewer);
  const seen = useTable(({ standing }) => standing?.seen);
  const isShowing = useTable(({ shown }) => shown !== undefined);
  const next = seen?.decision?.seat;
  const isHandedOver = isLocal && seats.length > 1 && next !== undefined && next !== viewer && seats.includes(next);
  const hasSecrets = seen !== undefined && ui.hasSecrets(seen);
  useEffect(() => {
    // Where nothing is hidden the screen simply turns to whoever decides.
    if (isHandedOver && !hasSecrets && !isShowing) sit(next);
  }, [isHandedOver, hasSecrets, isShowing, next, sit]);
  if (!isHandedOver || !hasSecrets || isShowing) return children;
  const seat = info?.seats.find((one) => one.seat === next);
  const name = seat === undefined ? '' : playerName(seat, undefined, say, speaker);
  return (
    <PageFrame title={say('table.hand-over', { name })} game={ui.game.id} tabs={false}>
      <div className={styles.curtain}>
        <h1>{say('table.hand-over', { name })}</h1>
        <p>{say('table.hand-over-hint')}</p>
        <Button
          kind="primary"
          autoFocus
          onClick={() => {
            keepFocus();
            sit(next);
          }}
        >
          {say('table.i-am', { name })}
        </Button>
      </div>
    </PageFrame>
  );
}
