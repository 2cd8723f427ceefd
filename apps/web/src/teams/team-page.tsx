/** The builder of one team: its head, its sums, its members, and whom it can hire. */
import { CARDS, type Profile, sheetOf } from '@tablerunner/combat-zone';
import { useState } from 'react';
import { Link, useParams } from 'wouter';
import { useWords } from '../i18n/use-words.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { Prose } from '../ui/prose.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { HireList } from './hire-list.tsx';
import { Roster } from './roster.tsx';
import { type SavedTeam, useSavedTeams } from './saved-teams.ts';
import { SumsBar } from './sums-bar.tsx';
import { hire } from './team-edit.ts';
import { TeamHead } from './team-head.tsx';
import styles from './team-page.module.css';
import { useGameWords } from './use-game-words.ts';
import { useTeam } from './use-team.ts';

const PARTS = ['members', 'hire'] as const;
type Part = (typeof PARTS)[number];

export function TeamPage() {
  const { id = '' } = useParams<{ id: string }>();
  const saved = useSavedTeams().find((team) => team.id === id);
  return saved === undefined ? <NoSuchTeam /> : <Builder key={id} saved={saved} />;
}

function Builder({ saved }: { readonly saved: SavedTeam }) {
  const say = useWords();
  const speaker = useGameWords();
  const work = useTeam(saved);
  /** On narrow windows one of the two is shown. */
  const [part, setPart] = useState<Part>('members');
  if (work === undefined) return <NoSuchTeam text={saved.text} />;
  const { team, change } = work;
  const sheet = sheetOf(CARDS, team);
  const hired = ({ id }: Profile): void => change(hire(team, id), say('teams.hired', { name: speaker.name(id) }));
  return (
    <PageFrame title={saved.name} game="combat-zone">
      <div className={styles.page}>
        <TeamHead saved={saved} work={work} />
        <SumsBar team={team} sheet={sheet} />
        <Segmented
          className={styles.parts}
          legend={say('teams.part')}
          hideLegend
          segments={PARTS.map((value) => ({
            value,
            label: say(`teams.part-${value}`, { models: team.members.length }),
          }))}
          value={part}
          onChange={setPart}
        />
        <div className={styles.columns} data-part={part}>
          <div className={styles.members}>
            <Roster team={team} sheet={sheet} onChange={change} />
          </div>
          <section className={styles.hire} aria-labelledby="hire-title">
            <h2 id="hire-title">{say('teams.hire-title')}</h2>
            <HireList team={team} onHire={hired} />
          </section>
        </div>
      </div>
    </PageFrame>
  );
}

function NoSuchTeam({ text }: { readonly text?: string }) {
  const say = useWords();
  return (
    <PageFrame title={say('teams.title')} game="combat-zone">
      <Prose>
        <h1>{say(text === undefined ? 'teams.not-there' : 'teams.unreadable')}</h1>
        {text === undefined ? undefined : <pre>{text}</pre>}
        <p>
          <Link href="/teams">{say('teams.all')}</Link>
        </p>
      </Prose>
    </PageFrame>
  );
}
