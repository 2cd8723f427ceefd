/** The dice of the test that is being made, while something about them is asked: pressed, a die is chosen. */
import { apOf, type BurncycleView } from '@tablerunner/burncycle/plan';
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
      {test.dice.map((die, at) => (
        <DieToChoose
          // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order in which they were rolled
          key={at}
          die={die}
          options={view.options}
          isPlanned={planned === at}
          onPress={pressOf(at)}
        />
      ))}
      <span className={styles.sum}>
        {say('burncycle.roll.sum', { rolled, pairs: test.pairs, bonus: test.bonus, isOver: 'false', total })}
      </span>
    </section>
  );

  /** Nothing for a die that is not asked about. */
  function pressOf(at: number): (() => void) | undefined {
    const offer = offers.get(at);
    if (offer === undefined) return undefined;
    return () => (planned === at ? commit() : pickOffer(offer));
  }
}

interface DieToChooseProps {
  readonly die: NonNullable<BurncycleView['test']>['dice'][number];
  readonly options: BurncycleView['options'];
  readonly isPlanned: boolean;
  readonly onPress: (() => void) | undefined;
}

function DieToChoose({ die: { die, face }, options, isPlanned, onPress }: DieToChooseProps) {
  if (onPress === undefined) return <ActionDie die={die} face={face} options={options} />;
  return (
    <button type="button" className={classes(styles.open, isPlanned && styles.planned)} onClick={onPress}>
      <ActionDie die={die} face={face} options={options} />
    </button>
  );
}
