/** How many dice of the pool go into an AP test: pressed one by one, with the exact odds of what the roll must come to. */
import { DICE, type DicePool, type Need, needsOf } from '@tablerunner/burncycle/plan';
import { useMemo, useState } from 'react';
import { usePlay, useTable } from '../../../table/play-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Label } from '../../../ui/label.tsx';
import { usePlan } from '../shared.ts';
import { apOdds, waysFor } from './ap-odds.ts';
import styles from './dice-picker.module.css';
import { DieButton } from './die-button.tsx';
import { OddsBars, OddsLine } from './odds-bars.tsx';

const NONE: DicePool = { basic: 0, advanced: 0, elite: 0 };

export function DicePicker() {
  const { say, table } = usePlay();
  const { decision, view, intent } = usePlan();
  const isSending = useTable((state) => state.isSending);
  const [chosen, setChosen] = useState(NONE);
  const isOurs = decision?.step === 'burncycle/choose-dice';
  const { purpose = '', bonus = 0 } = (isOurs ? decision.memory : {}) as { purpose?: string; bonus?: number };
  const odds = useMemo(
    () => (view === undefined ? undefined : apOdds(view.options, chosen, bonus)),
    [view, chosen, bonus],
  );
  if (decision === undefined || !isOurs || odds === undefined) return undefined;
  const { pool } = decision.view;
  const needs = needsNow();
  const count = DICE.reduce((sum, die) => sum + chosen[die], 0);
  const roll = (): void => table.play([{ kind: 'dice', ...chosen }]);

  return (
    <section className={styles.picker} aria-label={say('burncycle.dice.pool')}>
      <div className={styles.dice}>
        <Label className={styles.purpose}>
          {say('burncycle.dice.for', { purpose: say(`burncycle.test.${purpose}` as 'burncycle.test.move'), bonus })}
        </Label>
        {DICE.flatMap((die) =>
          Array.from({ length: pool[die] }, (_, at) => (
            <DieButton
              // biome-ignore lint/suspicious/noArrayIndexKey: dice of a kind are all alike
              key={`${die}${at}`}
              die={die}
              isChosen={at < chosen[die]}
              name={say('burncycle.dice.one', { die: say(`burncycle.die.${die}`), at: at + 1, of: pool[die] })}
              onPress={() => setChosen({ ...chosen, [die]: at < chosen[die] ? at : at + 1 })}
            />
          )),
        )}
        <Button kind="quiet" onClick={() => setChosen(count === 0 ? { ...pool } : NONE)}>
          {say(count === 0 ? 'burncycle.dice.all' : 'burncycle.dice.none')}
        </Button>
      </div>
      <div className={styles.odds}>
        <OddsBars odds={odds} needed={needs[0]?.ap} />
        <div className={styles.words}>
          <ul className={styles.needs}>
            {needs.map((need) => (
              <li key={`${need.does}${need.option ?? ''}`}>
                <OddsLine
                  text={say('burncycle.dice.need', { does: need.does, ap: need.ap, option: (need.option ?? 0) + 1 })}
                  ways={waysFor(odds, need.ap)}
                  of={odds.of}
                />
              </li>
            ))}
          </ul>
          <p className={styles.note}>
            {say('burncycle.dice.blanks')} {odds.withIcon > 0 ? say('burncycle.dice.icon') : ''}
          </p>
        </div>
      </div>
      <Button kind="primary" className={styles.roll} busy={isSending} onClick={roll}>
        {say('burncycle.dice.roll', { count, percent: percentOf(needs.at(-1)), hasNeed: String(needs.length > 0) })}
      </Button>
    </section>
  );

  /** A button that rolls carries the odds of the best that can come of it. */
  function percentOf(need: { readonly ap: number } | undefined): string {
    if (need === undefined || odds === undefined) return '';
    return new Intl.NumberFormat(say.locale, { style: 'percent' }).format(waysFor(odds, need.ap) / odds.of);
  }

  /** A walk that was planned wants its steps; everything else tells what it needs itself. */
  function needsNow(): readonly (Omit<Need, 'does'> & { readonly does: Need['does'] | 'walk' })[] {
    if (purpose === 'move') return intent === undefined ? [] : [{ ap: intent.cost, does: 'walk' }];
    return needsOf(decision?.view ?? view, decision?.seen.stack ?? []);
  }
}
