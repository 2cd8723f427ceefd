/** On a phone, while something about a roll is asked: the dice as they lie, in one line for each who opposes, above the prompt. */
import { totalOf } from '@tablerunner/combat-zone/plan';
import { usePlay } from '../../../table/play-context.ts';
import { usePlan } from '../shared.ts';
import { ContestDie } from './contest-die.tsx';
import styles from './contest-now.module.css';
import { purposeText, rollerName, verdictText } from './roll-words.ts';

const SIZE = 34;

export function ContestNow() {
  const { say, speaker } = usePlay();
  const { decision } = usePlan();
  const contest = decision?.view.contest;
  if (decision === undefined || contest === undefined || contest.acting.die.face === 0) return undefined;
  const tongue = { say, speaker, view: decision.view };
  const { acting, opposing } = contest;
  return (
    <section className={styles.now} aria-label={purposeText(contest, tongue)}>
      {opposing.length === 0 ? ( // a die of a card, with nobody against it
        <div className={styles.line}>
          <ContestDie die={acting.die} isActing size={SIZE} />
          <span>{rollerName(acting, tongue)}</span>
        </div>
      ) : undefined}
      {opposing.map((roller, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order in which they were rolled
        <div key={at} className={styles.line}>
          <ContestDie die={acting.die} isActing size={SIZE} />
          <span>
            <b>{totalOf(acting)}</b> {rollerName(acting, tongue)}
          </span>
          <ContestDie die={roller.die} size={SIZE} />
          <span>
            <b>{totalOf(roller)}</b> {rollerName(roller, tongue)}
          </span>
          <p>{verdictText(contest, roller, tongue)}</p>
        </div>
      ))}
    </section>
  );
}
