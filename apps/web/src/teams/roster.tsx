/** The members of a team, and every limit that it breaks. */
import type { TeamList, TeamSheet } from '@tablerunner/combat-zone';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { MemberRow } from './member-row.tsx';
import { Refusals } from './refusals.tsx';
import styles from './roster.module.css';

interface RosterProps {
  readonly team: TeamList;
  readonly sheet: TeamSheet;
  readonly onChange: (team: TeamList, said: string) => void;
}

export function Roster({ team, sheet, onChange }: RosterProps) {
  const say = useWords();
  const title = useRef<HTMLHeadingElement>(null);
  /** The button that was pressed is gone with its row: the list keeps the focus. */
  const afterDismissal = (next: TeamList, said: string): void => {
    onChange(next, said);
    title.current?.focus();
  };
  return (
    <section className={styles.roster} aria-labelledby="roster-title">
      <h2 id="roster-title" ref={title} tabIndex={-1}>
        {say('teams.members', { models: team.members.length })}
      </h2>
      {sheet.problems.length === 0 ? (
        <p className={styles.legal}>
          <Check size={18} aria-hidden="true" />
          {say('teams.legal')}
        </p>
      ) : (
        <div>
          <p>{say('teams.not-yet')}</p>
          <Refusals refusals={sheet.problems} />
        </div>
      )}
      {team.members.length === 0 ? <p className={styles.nobody}>{say('teams.nobody')}</p> : undefined}
      <ol className={styles.members}>
        {team.members.map((member, place) => (
          <MemberRow
            // biome-ignore lint/suspicious/noArrayIndexKey: equal members have no other name than their place
            key={`${member.profile} ${place}`}
            team={team}
            place={place}
            eb={sheet.memberEb[place] ?? 0}
            onChange={onChange}
            onDismiss={afterDismissal}
          />
        ))}
      </ol>
    </section>
  );
}
