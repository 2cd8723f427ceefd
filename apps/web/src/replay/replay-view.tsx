/** A replay: moments on the left, the board and the scrubber in the middle, what happened on the right. */
import { SPECTATOR } from '@tablerunner/engine';
import { Download, Flag, GitBranch, Share2 } from 'lucide-react';
import { useEffect } from 'react';
import { useSpeaker, useWords } from '../i18n/use-words.ts';
import { sayTrouble } from '../link/say-trouble.ts';
import { offerFile } from '../lobby/hand-over.ts';
import { InviteDialog } from '../lobby/invite-dialog.tsx';
import { FittedBoard } from '../position/fitted-board.tsx';
import { DiceAlarm } from '../table/dice-alarm.tsx';
import { OriginNote } from '../table/origin-note.tsx';
import { Button } from '../ui/button.tsx';
import { announce } from '../ui/live-region.tsx';
import { Loading } from '../ui/loading.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { toast } from '../ui/toasts.tsx';
import { Controls } from './controls.tsx';
import { LuckPanel } from './luck-panel.tsx';
import { MomentPanel } from './moment-panel.tsx';
import { MomentsList } from './moments-list.tsx';
import styles from './replay-view.module.css';
import { reportOf } from './report.ts';
import { Scrubber } from './scrubber.tsx';
import { sentencesOf } from './sentences.ts';
import type { ReplaySource } from './source.ts';
import { useContinue } from './use-continue.ts';
import { useJudgement } from './use-judgement.ts';
import { useReplay } from './use-replay.ts';
import { Verified } from './verified.tsx';

export interface ReplayViewProps {
  readonly source: ReplaySource;
  /** The length of the log to begin with. */
  readonly at: number | undefined;
  /** The link to a moment; left out where there is none, as for a file. */
  readonly linkTo?: ((at: number) => string) | undefined;
}

export function ReplayView({ source, at, linkTo }: ReplayViewProps) {
  const say = useWords();
  const speaker = useSpeaker(source.game);
  const replay = useReplay(source, at);
  const goOn = useContinue(source);
  const judgement = useJudgement(source.save, source.table);
  const beat = replay?.story.beats[replay.place];
  const sentence = beat === undefined || speaker === undefined ? '' : sentencesOf(beat, speaker).join(' ');
  useEffect(() => {
    if (replay?.isRunning !== true) announce(sentence);
  }, [sentence, replay?.isRunning]);
  if (replay === undefined || speaker === undefined || beat === undefined) return <Loading />;
  const { game, save, file, table } = source;
  const laneName = (lane: string): string => speaker.name(lane);
  const viewerName = (viewer: string): string => (viewer === SPECTATOR ? say('replay.public') : nameOf(viewer, say));
  const nameOf = (seat: string, words: typeof say): string => {
    const number = /^p(\d)$/.exec(seat)?.[1];
    return number === undefined ? speaker.name(seat) : words('replay.player', { number });
  };
  const share = async (): Promise<void> => {
    await navigator.clipboard.writeText(linkTo?.(beat.at) ?? '');
    toast(say('replay.copied'));
  };
  const keepFile = async (): Promise<void> => {
    const whole = await file?.();
    if (whole !== undefined) offerFile(`tablerunner-${game}.json`, whole);
  };
  const report = (): void =>
    offerFile(
      `tablerunner-report-${game}-${beat.at}.json`,
      reportOf({
        at: beat.at,
        save,
        info: table?.info,
        seen: replay.seen,
        browser: navigator.userAgent,
        page: location.href,
      }),
    );
  return (
    <PageFrame
      title={say('replay.title')}
      game={game}
      full
      tabs={false}
      bar={
        <div className={styles.bar}>
          <div>
            <h1>{say('replay.of', { game: speaker.name(game) })}</h1>
            <p className={styles.about}>
              {source.outcome === undefined ? say('replay.running') : speaker.outcome(source.outcome)}
            </p>
          </div>
          <Verified save={save} seal={table?.info.seal} judgement={judgement} />
        </div>
      }
      tools={
        <div className={styles.tools}>
          {linkTo !== undefined && (
            <Button
              className={styles.share}
              icon={<Share2 size={18} aria-hidden="true" />}
              onClick={() => void share().catch(() => toast(say('rules.not-copied'), 'bad'))}
            >
              {say('replay.share')}
            </Button>
          )}
          <Button
            kind="primary"
            icon={<GitBranch size={18} aria-hidden="true" />}
            busy={goOn.isBusy}
            refused={file === undefined ? say('replay.after-the-end') : undefined}
            onClick={() => goOn.from(beat.at)}
          >
            {say('replay.continue')}
          </Button>
        </div>
      }
    >
      <DiceAlarm alarm={judgement?.kind === 'bent' ? judgement.alarm : undefined} />
      <OriginNote origin={save?.origin ?? table?.info.origin} />
      <div className={styles.page}>
        <div className={styles.left}>
          <div className={styles.eyes}>
            <Segmented
              legend={say('replay.see-as')}
              segments={source.viewers.map((viewer) => ({ value: viewer, label: viewerName(viewer) }))}
              value={replay.viewer}
              onChange={replay.look}
            />
            <p className={styles.hint}>{say(hintOf(source, replay.viewer))}</p>
          </div>
          <MomentsList replay={replay} speaker={speaker} />
          <LuckPanel lanes={replay.story.lanes} beat={beat} laneName={laneName} />
          <div className={styles.files}>
            <Button
              icon={<Download size={18} aria-hidden="true" />}
              refused={file === undefined ? say('replay.after-the-end') : undefined}
              onClick={() => void keepFile().catch((error: unknown) => toast(sayTrouble(error, say), 'bad'))}
            >
              {say('replay.file')}
            </Button>
            <Button icon={<Flag size={18} aria-hidden="true" />} onClick={report}>
              {say('replay.report')}
            </Button>
          </div>
        </div>
        <div className={styles.middle}>
          <div className={styles.board}>
            {replay.seen !== undefined && (
              <FittedBoard game={game} view={replay.seen.view} speaker={speaker} say={say} />
            )}
          </div>
          <div className={styles.dock}>
            <Scrubber replay={replay} words={`${replay.place}. ${sentence}`} laneName={laneName} />
            <Controls replay={replay} />
          </div>
        </div>
        <div className={styles.right}>
          <MomentPanel replay={replay} speaker={speaker} game={game} />
        </div>
      </div>
      <InviteDialog invitation={goOn.invitation} onGo={goOn.goTo} />
    </PageFrame>
  );
}

const hintOf = ({ save }: ReplaySource, viewer: string) => {
  if (save !== undefined) return 'replay.all-views';
  return viewer === SPECTATOR ? 'replay.public-view' : 'replay.own-view';
};
