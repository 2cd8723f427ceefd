/** The first page: my matches, the games, and a new table with good defaults. */

import type { MatchSave } from '@tablerunner/engine';
import { ArrowRight, GraduationCap, LinkIcon, Milestone, Trophy, Upload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { useWords } from '../i18n/use-words.ts';
import { sayTrouble } from '../link/say-trouble.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { FileButton } from '../ui/file-button.tsx';
import { Label } from '../ui/label.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { toast } from '../ui/toasts.tsx';
import { DailyCard } from './daily-card.tsx';
import { alone, type Draft, keptDraft } from './draft.ts';
import { GameCard } from './game-card.tsx';
import type { GameOffer } from './game-offer.ts';
import { ImportDialog, readMatchFile } from './import-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { JoinDialog } from './join-dialog.tsx';
import styles from './lobby-page.module.css';
import { MyMatches } from './my-matches.tsx';
import { OFFERS, offerOf } from './offers.ts';
import { SetupPanel } from './setup-panel.tsx';
import { useServer } from './use-server.ts';
import { useStart } from './use-start.ts';

function firstDraft(offer: GameOffer): Draft {
  const kept = keptDraft(offer.id);
  return kept !== undefined && offer.fits(kept) ? kept : offer.usual;
}

/** Where there is room the set-up of the first game lies open. */
const isWide = (): boolean => matchMedia('(min-width: 1024px)').matches;

export function LobbyPage() {
  const say = useWords();
  const { start, busy, invitation, goTo } = useStart();
  const isServerThere = useServer();
  const [search] = useSearchParams();
  const asked = offerOf(search.get('set-up') ?? '');
  const [chosen, setChosen] = useState<GameOffer | undefined>(asked ?? (isWide() ? OFFERS[0] : undefined));
  useEffect(() => {
    if (asked !== undefined) document.getElementById('set-up')?.scrollIntoView({ block: 'start' });
  }, [asked]);
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const [joining, setJoining] = useState(false);
  const [save, setSave] = useState<MatchSave>();
  const draftOf = (offer: GameOffer): Draft => drafts[offer.id] ?? firstDraft(offer);

  const openFile = async (picked: File): Promise<void> => {
    try {
      setSave(await readMatchFile(picked));
    } catch (error) {
      toast(sayTrouble(error, say), 'bad');
    }
  };

  return (
    <PageFrame title={say('app.name')}>
      <div className={styles.page}>
        <div className={styles.title}>
          <h1>{say('lobby.title')}</h1>
          <p className={styles.lead}>{say('lobby.lead')}</p>
        </div>
        <div className={styles.new}>
          <h2 className={styles.newTitle}>{say('lobby.new-table')}</h2>
          <div className={classes(styles.games, OFFERS.length === 1 && styles.single)}>
            {OFFERS.map((offer) => (
              <GameCard
                key={offer.id}
                offer={offer}
                isWide={OFFERS.length === 1}
                isChosen={chosen === offer}
                busy={busy}
                refused={offer.objection?.(draftOf(offer), say)?.text}
                onPlay={() => void start(offer, alone({ ...draftOf(offer), keep: 'here' }))}
                onSetUp={() => setChosen(chosen === offer ? undefined : offer)}
              />
            ))}
          </div>
          {chosen === undefined ? undefined : (
            <SetupPanel
              offer={chosen}
              draft={draftOf(chosen)}
              onChange={(draft) => setDrafts({ ...drafts, [chosen.id]: draft })}
              onStart={() => void start(chosen, draftOf(chosen))}
              busy={busy}
              isServerThere={isServerThere}
            />
          )}
          <p className={styles.unofficial}>
            {say('lobby.unofficial')} <Link href="/credits">{say('lobby.credits')}</Link>
          </p>
        </div>
        <aside className={styles.aside} aria-label={say('lobby.my-matches')}>
          <MyMatches />
          <div className={styles.rest}>
            <div className={styles.doors}>
              <Button icon={<LinkIcon size={18} aria-hidden="true" />} onClick={() => setJoining(true)}>
                {say('lobby.join')}
              </Button>
              <FileButton
                icon={<Upload size={18} aria-hidden="true" />}
                label={say('lobby.open-file')}
                onFile={(picked) => void openFile(picked)}
              />
            </div>
            {OFFERS.map((offer) => (
              <DailyCard key={offer.id} offer={offer} busy={busy} onPlay={(draft) => void start(offer, draft)} />
            ))}
            <Link href="/records" className={styles.learn}>
              <Trophy size={26} aria-hidden="true" className={styles.hat} />
              <span>
                <Label>{say('records.beaten')}</Label>
                <b className={styles.lesson}>{say('records.title')}</b>
                <span className={styles.lead}>{say('records.hint')}</span>
              </span>
              <ArrowRight size={20} aria-hidden="true" />
            </Link>
            <Link href="/campaigns" className={styles.learn}>
              <Milestone size={26} aria-hidden="true" className={styles.hat} />
              <span>
                <Label>{say('campaigns.in-a-row')}</Label>
                <b className={styles.lesson}>{say('campaigns.title')}</b>
                <span className={styles.lead}>{say('campaigns.hint')}</span>
              </span>
              <ArrowRight size={20} aria-hidden="true" />
            </Link>
            <Link href="/lessons" className={styles.learn}>
              <GraduationCap size={26} aria-hidden="true" className={styles.hat} />
              <span>
                <Label>{say('lobby.learn')}</Label>
                <b className={styles.lesson}>{say('lobby.lessons')}</b>
                <span className={styles.lead}>{say('lobby.lessons-hint')}</span>
              </span>
              <ArrowRight size={20} aria-hidden="true" />
            </Link>
          </div>
        </aside>
      </div>
      <JoinDialog open={joining} onClose={() => setJoining(false)} />
      <ImportDialog
        key={save?.hash}
        save={invitation === undefined ? save : undefined}
        busy={busy}
        isServerThere={isServerThere}
        onClose={() => setSave(undefined)}
        onOpen={(offer, draft, from) => void start(offer, draft, from)}
      />
      <InviteDialog invitation={invitation} onGo={goTo} />
    </PageFrame>
  );
}
