/** Before the match begins: who has sat down, whom the table waits for, and how to ask them again. */
import { Check, Copy, Cpu, Hourglass } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { useSpeaker, useWords } from '../i18n/use-words.ts';
import { gatherOthers } from '../link/gather-others.ts';
import { invitesOf, linkTo } from '../link/tables.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { useCopyLink } from '../ui/copy-link.tsx';
import { announce } from '../ui/live-region.tsx';
import { Loading } from '../ui/loading.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { TextField } from '../ui/text-field.tsx';
import { browserWorld } from './browser-world.ts';
import { DiceAlarm } from './dice-alarm.tsx';
import { playerName } from './names.ts';
import { OriginNote } from './origin-note.tsx';
import type { TableApi } from './table-store.ts';
import styles from './waiting-page.module.css';
import { type Progress, progressOf } from './waiting-words.ts';

interface WaitingPageProps {
  readonly table: TableApi;
  readonly own: readonly (readonly [seat: string, secret: string])[];
}

const SIGNS = { machine: Cpu, missing: Hourglass, sat: Check, untold: Hourglass, told: Check } satisfies Record<
  Progress,
  unknown
>;

/** Whoever waits for nobody does not see the page at all: it comes after so many milliseconds. */
const UNSEEN = 700;

export function WaitingPage({ table, own }: WaitingPageProps) {
  const say = useWords();
  const id = useStore(table, (state) => state.id);
  const gathering = useStore(table, (state) => state.gathering);
  const alarm = useStore(table, (state) => state.alarm);
  const isLost = useStore(table, (state) => state.connection === 'lost');
  const viewer = gathering?.viewer;
  const speaker = useSpeaker(gathering?.table.game);
  const isTime = useTime(UNSEEN);
  const { copy, byHand } = useCopyLink();
  const invites = useMemo(() => invitesOf(id), [id]);
  useEffect(() => {
    if (viewer === undefined) return;
    const others = own.flatMap(([seat, secret]) => (seat === viewer ? [] : [secret]));
    return gatherOthers(id, others, browserWorld);
  }, [id, own, viewer]);
  const players = speaker === undefined || gathering === undefined ? [] : gathering.table.seats;
  const nameOf = (seat: string): string => {
    const found = players.find((one) => one.seat === seat);
    return found === undefined || speaker === undefined ? seat : playerName(found, viewer, say, speaker);
  };
  const waits = say('gathering.waits', { names: gathering?.waitingFor.map(nameOf).join(', ') ?? '' });
  const isSeen = isTime && speaker !== undefined && gathering !== undefined;
  useEffect(() => {
    if (isSeen) announce(waits);
  }, [isSeen, waits]);
  if (!isSeen) return <Loading />;
  const { round, restartedBy, table: info } = gathering;
  const isPlayer = players.some(({ seat }) => seat === viewer);
  const missing = Object.entries(invites).filter(([seat]) => gathering.waitingFor.includes(seat));
  return (
    <PageFrame title={say('gathering.title')} game={info.game}>
      <DiceAlarm alarm={alarm} />
      <OriginNote origin={info.origin} />
      <div className={styles.page}>
        <h1>{say('gathering.title')}</h1>
        <p className={styles.waits}>{isLost ? say('table.lost') : waits}</p>
        <ul className={classes('plain-list', styles.players)} aria-label={say('gathering.players')}>
          {players.map((seat) => {
            const progress = progressOf(seat, gathering);
            const Sign = SIGNS[progress];
            return (
              <li key={seat.seat} className={styles.player} data-progress={progress}>
                <Sign size={20} aria-hidden="true" />
                <b>{nameOf(seat.seat)}</b>
                <span>{say(`gathering.${progress}`)}</span>
              </li>
            );
          })}
        </ul>
        {restartedBy !== undefined && (
          <p className={styles.again}>{say('gathering.again', { name: nameOf(restartedBy), round })}</p>
        )}
        {missing.length > 0 && (
          <section className={styles.invites} aria-labelledby="invites">
            <h2 id="invites">{say('gathering.invite')}</h2>
            <p className={styles.hint}>{say('gathering.invite-hint')}</p>
            {missing.map(([seat, secret]) => (
              <TextField
                key={seat}
                label={nameOf(seat)}
                value={linkTo(id, secret)}
                action={
                  <Button
                    icon={<Copy size={18} aria-hidden="true" />}
                    onClick={() => copy(linkTo(id, secret), say('lobby.link-copied'))}
                  >
                    {say('lobby.copy')}
                  </Button>
                }
              />
            ))}
            {byHand}
          </section>
        )}
        <p className={styles.hint}>{say('gathering.hint')}</p>
        <p className={styles.hint}>
          {isPlayer && say('gathering.later')} <Link href="/">{say('gathering.to-lobby')}</Link>
        </p>
      </div>
    </PageFrame>
  );
}

function useTime(milliseconds: number): boolean {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isTime;
}
