/** The dice of the test that is being made, while something about them is asked: pressed, a die is chosen. */
import { apOf } from '@tablerunner/burncycle/plan';
import type { Offer } from '@tablerunner/table';
import { usePlay } from '../../../table/play-context.ts';
import { classes } from '../../../ui/classes.ts';
import { spotOf } from '../choices.ts';
import { usePlan } from '../shared.ts';
import { ActionDie } from './action-die.tsx';
import styles from './test-dice.module.css';

export function TestDice() {
  const { say } = usePlay();
  const { decision, view, plan, pickOffer, commit } = usePlan();
  const test = decision?.view.test;
  if (decision === undefined || test === undefined) return undefined;
  const offers = new Map<number, Offer>();
  for (const offer of decision.legal) {
    const { die } = spotOf(decision.view, offer.choice, decision.memory);
    if (die !== undefined) offers.set(die, offer);
  }
  const planned = plan === undefined ? undefined : spotOf(view, plan.choices[0], decision.memory).die;
  const rolled = test.dice.reduce((sum, { die, face }) => sum + apOf(view.options, die, face), 0);
  const total = Math.max(0, rolled + test.pairs + test.bonus);
  return (
    <section className={styles.test} aria-label={say('burncycle.roll.now')}>
      {test.dice.map(({ die, face }, at) => {
        const offer = offers.get(at);
        const shown = <ActionDie die={die} face={face} options={view.options} />;
        return offer === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order in which they were rolled
          <span key={at}>{shown}</span>
        ) : (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order in which they were rolled
            key={at}
            type="button"
            className={classes(styles.open, planned === at && styles.planned)}
            onClick={() => (planned === at ? commit() : pickOffer(offer))}
          >
            {shown}
          </button>
        );
      })}
      <span className={styles.sum}>
        {say('burncycle.roll.sum', { rolled, pairs: test.pairs, bonus: test.bonus, isOver: 'false', total })}
      </span>
    </section>
  );
}
