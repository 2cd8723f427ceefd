/** A character, gonk or merc that can be hired: one row for each of its tiers, with all that the card says. */
import { CARDS, costOf, objectionsTo, type Profile, type TeamList } from '@tablerunner/combat-zone';
import { UserPlus } from 'lucide-react';
import { useWords } from '../i18n/use-words.ts';
import { CardLines, Figures, linesOfProfile } from './card-text.tsx';
import { JudgedButton } from './judged-button.tsx';
import styles from './profile-card.module.css';
import { hire } from './team-edit.ts';
import { useGameWords } from './use-game-words.ts';

interface ProfileCardProps {
  readonly tiers: readonly Profile[];
  readonly team: TeamList;
  readonly onHire: (profile: Profile) => void;
}

export function ProfileCard({ tiers, team, onHire }: ProfileCardProps) {
  const say = useWords();
  const speaker = useGameWords();
  const [first] = tiers;
  if (first === undefined) return undefined;
  const keywords = first.keywords.map(speaker.name).join(', ');
  return (
    <article className={styles.card}>
      <header className={styles.header}>
        <h4>{speaker.name(first.name)}</h4>
        <span className={styles.keywords}>{keywords}</span>
      </header>
      {tiers.map((profile, i) => {
        const lines = linesOfProfile(profile, speaker);
        const before = tiers[i - 1];
        const isSame =
          before !== undefined && JSON.stringify(linesOfProfile(before, speaker)) === JSON.stringify(lines);
        const eb = costOf(CARDS, { ...team, members: [{ profile: profile.id, gear: [], programs: [] }] });
        const facts = { profile: speaker.name(profile.id), eb };
        return (
          <div key={profile.id} className={styles.tier}>
            <div className={styles.figures}>
              <span className={styles.name}>
                {say('teams.tier', { tier: profile.tier, stars: profile.stars })}
                {profile.stars > 0 ? <span aria-hidden="true"> {'★'.repeat(profile.stars)}</span> : undefined}
              </span>
              <Figures profile={profile} />
            </div>
            <JudgedButton
              className={styles.hire}
              icon={<UserPlus size={18} aria-hidden="true" />}
              refusals={objectionsTo(CARDS, team, hire(team, profile.id))}
              name={say('teams.hire-name', facts)}
              onClick={() => onHire(profile)}
            >
              {say('teams.hire', facts)}
            </JudgedButton>
            {isSame ? undefined : <CardLines lines={lines} />}
          </div>
        );
      })}
    </article>
  );
}
