/** Everybody whom the faction can hire: its Leaders, its characters, its gonks, and the mercs. */
import { CARDS, hirelingsOf, type Profile, type TeamList } from '@tablerunner/combat-zone';
import { useWords } from '../i18n/use-words.ts';
import { ClauseTag } from '../ui/clause-tag.tsx';
import styles from './hire-list.module.css';
import { ProfileCard } from './profile-card.tsx';

const KINDS = ['leaders', 'characters', 'gonks', 'mercs'] as const;
type Kind = (typeof KINDS)[number];

/** The clause that says how many of them there may be. */
const CLAUSES: Readonly<Record<Kind, string>> = {
  leaders: 'CZ-TEAM-03',
  characters: 'CZ-TEAM-02',
  gonks: 'CZ-TEAM-08',
  mercs: 'CZ-TEAM-17',
};

function kindOf({ keywords }: Profile): Kind {
  if (keywords.includes('merc')) return 'mercs';
  if (keywords.includes('gonk')) return 'gonks';
  return keywords.includes('leader') ? 'leaders' : 'characters';
}

interface HireListProps {
  readonly team: TeamList;
  readonly onHire: (profile: Profile) => void;
}

export function HireList({ team, onHire }: HireListProps) {
  const say = useWords();
  const all = hirelingsOf(CARDS, team.faction);
  const tiersOf = (kind: Kind): readonly (readonly Profile[])[] => {
    const some = all.filter((profile) => kindOf(profile) === kind);
    const names = [...new Set(some.map(({ name }) => name))];
    return names.map((name) => some.filter((profile) => profile.name === name));
  };
  return KINDS.map((kind) => (
    <section key={kind} className={styles.kind} aria-labelledby={`hire-${kind}`}>
      <header className={styles.header}>
        <h3 id={`hire-${kind}`}>{say(`teams.kind-${kind}`)}</h3>
        <span>
          {say(`teams.kind-${kind}-hint`)} <ClauseTag game="combat-zone" clause={CLAUSES[kind]} plain />
        </span>
      </header>
      <div className={styles.cards}>
        {tiersOf(kind).map((tiers) => (
          <ProfileCard key={tiers[0]?.name} tiers={tiers} team={team} onHire={onHire} />
        ))}
      </div>
    </section>
  ));
}
