/** Teams of Combat Zone: mine, and ready-made ones to begin with. Everything is kept in this browser. */
import { CARDS, READY_TEAMS, sheetOf, type TeamList } from '@tablerunner/combat-zone';
import { ClipboardPaste, Plus, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../ui/button.tsx';
import { announce } from '../ui/live-region.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { toast } from '../ui/toasts.tsx';
import { EMPTY_TEAM, keepNew } from './keep.ts';
import { MyTeam } from './my-team.tsx';
import { ReadDialog } from './read-dialog.tsx';
import { dropTeam, type SavedTeam, useSavedTeams } from './saved-teams.ts';
import { textInLink } from './share.ts';
import { TeamCard } from './team-card.tsx';
import styles from './teams-page.module.css';
import { useGameWords } from './use-game-words.ts';

interface Dropped {
  readonly name: string;
  readonly restore: () => void;
}

export function TeamsPage() {
  const say = useWords();
  const speaker = useGameWords();
  const [, go] = useLocation();
  const mine = useSavedTeams();
  const [given, setGiven] = useState<string | undefined>(textInLink(location.hash));
  const [dropped, setDropped] = useState<Dropped>();
  const title = useRef<HTMLHeadingElement>(null);
  const begin = (team: TeamList, name: string): void => {
    const kept = keepNew(team, name);
    if (kept === undefined) toast(say('teams.not-kept'), 'bad');
    else go(`/teams/${kept.id}`);
  };
  const drop = ({ id, name }: SavedTeam): void => {
    setDropped({ name, restore: dropTeam(id) });
    announce(say('teams.dropped', { name }));
  };
  const restore = (): void => {
    dropped?.restore();
    setDropped(undefined);
    title.current?.focus();
  };
  return (
    <PageFrame title={say('teams.title')} game="combat-zone">
      <div className={styles.page}>
        <header className={styles.head}>
          <div>
            <h1>{say('teams.title')}</h1>
            <p className={styles.lead}>{say('teams.lead')}</p>
          </div>
          <div className={styles.buttons}>
            <Button icon={<ClipboardPaste size={18} aria-hidden="true" />} onClick={() => setGiven('')}>
              {say('teams.read')}
            </Button>
            <Button
              kind="primary"
              icon={<Plus size={18} aria-hidden="true" />}
              onClick={() => begin(EMPTY_TEAM, say('teams.new-name'))}
            >
              {say('teams.new')}
            </Button>
          </div>
        </header>
        <section className={styles.part} aria-labelledby="my-teams">
          <h2 id="my-teams" ref={title} tabIndex={-1}>
            {say('teams.mine')}
          </h2>
          {dropped === undefined ? undefined : (
            <p className={styles.dropped}>
              {say('teams.dropped', { name: dropped.name })}
              {/* The button that was pressed is gone with its team: this one takes its focus. */}
              <Button autoFocus icon={<Undo2 size={18} aria-hidden="true" />} onClick={restore}>
                {say('teams.undo')}
              </Button>
            </p>
          )}
          {mine.length === 0 ? <p className={styles.lead}>{say('teams.none')}</p> : undefined}
          <ul className={styles.teams}>
            {mine.map((saved) => (
              <MyTeam key={saved.id} saved={saved} onDrop={() => drop(saved)} />
            ))}
          </ul>
        </section>
        <section className={styles.part} aria-labelledby="ready-teams">
          <h2 id="ready-teams">{say('teams.ready')}</h2>
          <ul className={styles.teams}>
            {READY_TEAMS.map(({ id, team }) => {
              const name = say('lobby.combat-zone.ready-team', {
                faction: speaker.name(team.faction),
                limit: team.limit,
              });
              const { eb, problems } = sheetOf(CARDS, team);
              return (
                <TeamCard key={id} title={name} team={team} eb={eb} problem={problems[0]}>
                  <Button
                    icon={<Plus size={18} aria-hidden="true" />}
                    aria-label={say('teams.start-from-name', { name })}
                    onClick={() => begin(team, `${speaker.name(team.faction)} ${team.limit}`)}
                  >
                    {say('teams.start-from')}
                  </Button>
                </TeamCard>
              );
            })}
          </ul>
        </section>
      </div>
      {given === undefined ? undefined : (
        <ReadDialog
          given={given}
          onClose={() => {
            setGiven(undefined);
            history.replaceState(null, '', '/teams');
          }}
        />
      )}
    </PageFrame>
  );
}
