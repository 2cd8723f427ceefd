/** What the rules have against something, each in a sentence with its clause. */
import type { Refusal } from '@tablerunner/engine';
import { useWords } from '../i18n/use-words.ts';
import { ClauseTag } from '../ui/clause-tag.tsx';
import styles from './refusals.module.css';
import { useGameWords } from './use-game-words.ts';

interface RefusalsProps {
  readonly refusals: readonly Refusal[];
  /** So that a control can point at them. */
  readonly id?: string;
  /** They are against something that is not done yet. */
  readonly isThought?: boolean;
}

export function Refusals({ refusals, id, isThought = false }: RefusalsProps) {
  const words = useWords();
  const { say } = useGameWords();
  return (
    <ul id={id} className={styles.refusals}>
      {refusals.map(({ clause, reason, facts }) => (
        <li key={`${clause} ${reason} ${JSON.stringify(facts)}`}>
          <p>
            {isThought ? `${words('teams.with-it')} ` : ''}
            {say(`refusal.${reason}`, facts)} <ClauseTag game="combat-zone" clause={clause} plain />
          </p>
        </li>
      ))}
    </ul>
  );
}
