/** A team in the list: whose it is, what it costs, whether it may be played, and what can be done with it. */
import type { TeamList } from '@tablerunner/combat-zone';
import type { Refusal } from '@tablerunner/engine';
import { Check, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { ClauseTag } from '../ui/clause-tag.tsx';
import styles from './teams-page.module.css';
import { useGameWords } from './use-game-words.ts';

interface TeamCardProps {
  readonly title: ReactNode;
  readonly team: TeamList;
  readonly eb: number;
  readonly problem: Refusal | undefined;
  readonly children: ReactNode;
}

/** "Warlord, Ripper × 2, Pledge × 3". */
function useCrew(): (team: TeamList) => string {
  const { name, locale } = useGameWords();
  const list = new Intl.ListFormat(locale, { type: 'unit' });
  return ({ members }) => {
    const cards = members.map(({ profile }) => profile);
    return list.format(
      [...new Set(cards)].map((card) => {
        const count = cards.filter((one) => one === card).length;
        return count > 1 ? `${name(card)} × ${count}` : name(card);
      }),
    );
  };
}

export function TeamCard({ title, team, eb, problem, children }: TeamCardProps) {
  const say = useWords();
  const speaker = useGameWords();
  const crew = useCrew();
  return (
    <li className={styles.team}>
      <h3 className={styles.name}>{title}</h3>
      <p className={styles.facts}>
        {say('teams.facts', {
          faction: speaker.name(team.faction),
          eb,
          limit: team.limit,
          models: team.members.length,
        })}
      </p>
      <p className={styles.crew}>{crew(team)}</p>
      {problem === undefined ? (
        <p className={styles.legal}>
          <Check size={16} aria-hidden="true" />
          {say('teams.legal')}
        </p>
      ) : (
        <p className={styles.broken}>
          <TriangleAlert size={16} aria-hidden="true" />
          <span>
            {speaker.say(`refusal.${problem.reason}`, problem.facts)}{' '}
            <ClauseTag game="combat-zone" clause={problem.clause} plain />
          </span>
        </p>
      )}
      <div className={styles.buttons}>{children}</div>
    </li>
  );
}
