/** Whom the table waits for: the machine that thinks, somebody who is away, the end of the match. */
import { Cpu, Hourglass, UserRoundX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Label } from '../ui/label.tsx';
import { EndPrompt } from './end-prompt.tsx';
import { playerName } from './names.ts';
import { usePlay, useTable } from './play-context.ts';
import styles from './prompt.module.css';

export function WaitingPrompt() {
  const { say, speaker } = usePlay();
  const outcome = useTable(({ standing }) => standing?.seen.outcome);
  const decision = useTable(({ standing }) => standing?.seen.decision);
  const info = useTable((state) => state.info);
  const viewer = useTable((state) => state.viewer);
  const here = useTable((state) => state.here);
  const since = useSeconds(decision?.seat);
  if (outcome !== undefined) return <EndPrompt outcome={outcome} />;
  const seat = info?.seats.find((one) => one.seat === decision?.seat);
  if (seat === undefined || decision === undefined) return undefined;
  const isMachine = seat.player.kind === 'machine';
  const isAway = !isMachine && !here.includes(seat.seat);
  const Sign = isMachine ? Cpu : isAway ? UserRoundX : Hourglass;
  const name = playerName(seat, viewer, say, speaker);
  const key = isMachine ? 'table.thinks' : isAway ? 'table.away' : 'table.waits';
  return (
    <section className={`${styles.prompt} ${styles.waiting}`} aria-label={say('table.waiting')}>
      <Sign size={24} aria-hidden="true" />
      <div className={styles.asked}>
        <p className={styles.label}>
          <Label>{say(key, { name })}</Label>
        </p>
        <h2 className={styles.title}>{speaker.step(decision.step)}</h2>
      </div>
      {since >= 3 && <p className={styles.hint}>{say('table.since', { seconds: since })}</p>}
    </section>
  );
}

/** How long the same seat has been waited for. */
function useSeconds(seat: string | undefined): number {
  const [seconds, setSeconds] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another seat begins anew
  useEffect(() => {
    setSeconds(0);
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, [seat]);
  return seconds;
}
