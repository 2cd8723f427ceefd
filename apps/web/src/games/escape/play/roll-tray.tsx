/** The last roll: who rolled what, with the sum in words. While it is shown the dice tumble first. */
import type { EscapeView } from '@tablerunner/escape/plan';
import { useEffect, useState } from 'react';
import { isMotionReduced, useSettings } from '../../../app/settings.ts';
import { usePlay, useTable } from '../../../table/play-context.ts';
import { Die } from '../../../ui/die.tsx';
import { Label } from '../../../ui/label.tsx';
import { usePlan } from './plan-context.tsx';
import styles from './roll-tray.module.css';
import { rollsOf } from './rolls.ts';

export function RollTray() {
  const { say, speaker } = usePlay();
  const { view } = usePlan();
  const events = useTable((state) => state.events);
  const shown = useTable((state) => state.shown);
  const rolls = rollsOf(events);
  const last = rolls.at(-1);
  const isRolling = useTumble(shown?.event.name === 'escape/dice-rolled');
  if (last === undefined) return undefined;
  const whose = (unit: number, seat: string): string => speaker.name(view.units[unit]?.id ?? seat);
  return (
    <section className={styles.tray} aria-label={say('escape.last-roll')}>
      <header>
        <Label>{say('escape.last-roll')}</Label>
        <span>{speaker.name(last.purpose)}</span>
      </header>
      <div className={styles.dice}>
        {last.dice.map(({ face, unit, seat }, i) => (
          <span key={`${unit} ${seat} ${i === 0 ? 'first' : 'next'}-${face}`} className={styles.one}>
            <Die
              face={isRolling ? undefined : face}
              state={isRolling ? 'rolling' : 'plain'}
              role={isActive(view, unit, i) ? 'active' : 'passive'}
            />
            <span>{whose(unit, seat)}</span>
          </span>
        ))}
      </div>
      {!isRolling && last.result !== undefined && <p className={styles.sum}>{last.result(say, speaker, view)}</p>}
    </section>
  );
}

const isActive = ({ active }: EscapeView, unit: number, i: number): boolean =>
  unit < 0 ? i === 0 : unit === active || i === 0;

/** The dice tumble for a moment, and then lie still. */
function useTumble(isShown: boolean): boolean {
  const { speed, motion } = useSettings();
  const [isRolling, setRolling] = useState(false);
  useEffect(() => {
    if (!isShown || speed === 0 || isMotionReduced(motion)) return setRolling(false);
    setRolling(true);
    const timer = setTimeout(() => setRolling(false), 600 / speed);
    return () => clearTimeout(timer);
  }, [isShown, speed, motion]);
  return isRolling;
}
