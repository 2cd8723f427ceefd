/** How far a team uses its limits, with what is left of each and the clause that sets it. */
import type { TeamList, TeamSheet } from '@tablerunner/combat-zone';
import { useWords } from '../i18n/use-words.ts';
import { classes } from '../ui/classes.ts';
import { ClauseTag } from '../ui/clause-tag.tsx';
import { Label } from '../ui/label.tsx';
import styles from './sums-bar.module.css';

interface Sum {
  readonly label: string;
  readonly clause: string;
  readonly used: number;
  /** Left out: there is no limit to it. */
  readonly most?: number;
  readonly about: string;
  readonly isBroken: boolean;
}

interface SumsBarProps {
  readonly team: TeamList;
  readonly sheet: TeamSheet;
}

export function SumsBar({ team, sheet }: SumsBarProps) {
  const say = useWords();
  const { eb, leaders, gonks, influence, mercs, mostMercs, streetCred } = sheet;
  const left = (used: number, most: number): string =>
    used > most ? say('teams.too-many', { over: used - most }) : say('teams.left', { left: most - used });
  const sums: readonly Sum[] = [
    {
      label: 'EB',
      clause: 'CZ-TEAM-07',
      used: eb,
      most: team.limit,
      about: left(eb, team.limit),
      isBroken: eb > team.limit,
    },
    {
      label: say('teams.leader'),
      clause: 'CZ-TEAM-03',
      used: leaders,
      most: 1,
      about: say(leaders === 1 ? 'teams.leader-there' : 'teams.leader-exactly'),
      isBroken: leaders !== 1,
    },
    {
      label: say('teams.gonks'),
      clause: 'CZ-TEAM-08',
      used: gonks,
      most: influence,
      about: say('teams.by-influence', { left: left(gonks, influence) }),
      isBroken: gonks > influence,
    },
    {
      label: say('teams.mercs'),
      clause: 'CZ-TEAM-17',
      used: mercs,
      most: mostMercs,
      about: left(mercs, mostMercs),
      isBroken: mercs > mostMercs,
    },
    {
      label: say('teams.street-cred'),
      clause: 'CZ-TEAM-21',
      used: streetCred,
      about: say('teams.street-cred-hint'),
      isBroken: false,
    },
  ];
  return (
    <ul className={styles.sums} aria-label={say('teams.sums')}>
      {sums.map(({ label, clause, used, most, about, isBroken }) => (
        <li key={clause} className={classes(styles.sum, isBroken && styles.broken)}>
          <span className={styles.top}>
            <Label>{label}</Label>
            <ClauseTag game="combat-zone" clause={clause} plain />
          </span>
          <span className={styles.figure}>
            {most === undefined ? (
              used
            ) : (
              <>
                <span className={styles.wide}>{say('teams.of', { used, most })}</span>
                <span className={styles.narrow} aria-hidden="true">
                  {used}/{most}
                </span>
              </>
            )}
            {isBroken ? <span aria-hidden="true"> !</span> : undefined}
          </span>
          <span className={styles.about}>{about}</span>
        </li>
      ))}
    </ul>
  );
}
