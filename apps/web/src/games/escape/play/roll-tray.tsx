/** The last roll: who rolled what, with the sum in words. While it is shown the dice tumble first. */
import type { EscapeView } from '@tablerunner/escape/plan';
import { useMemo } from 'react';
import { usePlay, useTable } from '../../../table/play-context.ts';
import tray from '../../../table/tray.module.css';
import { useRested } from '../../../table/use-rested.ts';
import { Die } from '../../../ui/die.tsx';
import { Label } from '../../../ui/label.tsx';
import { usePlan } from './plan-context.tsx';
import styles from './roll-tray.module.css';
import { trayOf } from './rolls.ts';

export function RollTray() {
  const { say, speaker } = usePlay();
  const { view } = usePlan();
  const events = useTable((state) => state.events);
  const shown = useTable((state) => state.shown);
  const rested = useRested(shown);
  const { last, isRolling } = useMemo(() => trayOf(events, shown, rested), [events, shown, rested]);
  if (last === undefined) return undefined;
  const whose = (unit: number, seat: string): string => speaker.name(view.units[unit]?.id ?? seat);
  return (
    <section className={tray.tray} aria-label={say('escape.last-roll')}>
      <header>
        <Label>{say('escape.last-roll')}</Label>
        <span>{speaker.name(last.purpose)}</span>
      </header>
      <div className={styles.dice}>
        {last.dice.map(({ face, unit, seat }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order in which they were rolled
          <span key={i} className={styles.one}>
            <Die
              face={isRolling(i) ? undefined : face}
              state={isRolling(i) ? 'rolling' : 'plain'}
              role={isActive(view, unit, i) ? 'active' : 'passive'}
            />
            <span>{whose(unit, seat)}</span>
          </span>
        ))}
      </div>
      {last.result !== undefined && <p className={styles.sum}>{last.result(say, speaker, view)}</p>}
    </section>
  );
}

const isActive = ({ active }: EscapeView, unit: number, i: number): boolean =>
  unit < 0 ? i === 0 : unit === active || i === 0;
