/** The last roll: who rolled which dice for what, and what it came to in words. While it is shown the dice tumble first. */
import { apOf, KEYPAD_FACES, SCOUT_FACES } from '@tablerunner/burncycle/plan';
import { useMemo } from 'react';
import { usePlay, useTable } from '../../../table/play-context.ts';
import tray from '../../../table/tray.module.css';
import { useRested } from '../../../table/use-rested.ts';
import { Die } from '../../../ui/die.tsx';
import { Label } from '../../../ui/label.tsx';
import { usePlan } from '../shared.ts';
import { ActionDie } from './action-die.tsx';
import styles from './roll-tray.module.css';
import { type RollTold, trayOf } from './rolls.ts';

export function RollTray() {
  const { say, speaker } = usePlay();
  const { view } = usePlan();
  const events = useTable((state) => state.events);
  const shown = useTable((state) => state.shown);
  const rested = useRested(shown);
  const { last, isRolling } = useMemo(() => trayOf(events, shown, rested), [events, shown, rested]);
  if (last === undefined || view === undefined) return undefined;
  return (
    <section className={tray.tray} aria-label={say('burncycle.roll.title')}>
      <header>
        <Label>{say('burncycle.roll.title')}</Label>
        <span>{headOf(last)}</span>
      </header>
      {last.kind === 'test' ? (
        <>
          <div className={styles.dice}>
            {last.dice.map(({ die, face, isChanged }, at) => (
              <ActionDie
                // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order in which they were rolled
                key={at}
                die={die}
                face={isRolling(at) ? undefined : face}
                options={view.options}
                isChanged={isChanged}
              />
            ))}
            {last.dice.length === 0 && <span>{say('burncycle.roll.no-dice')}</span>}
          </div>
          <p className={styles.sum}>{sumOf(last)}</p>
        </>
      ) : (
        <ul className={styles.faces}>
          {last.faces.map((face, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order in which they were rolled
            <li key={at}>
              <Die face={isRolling(at) ? undefined : face} state={isRolling(at) ? 'rolling' : 'plain'} />
              <span className={styles.sum}>{isRolling(at) ? '' : meaning(last.purpose, face)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );

  function headOf(roll: RollTold): string {
    if (roll.kind === 'die')
      return ownDie(roll.purpose)
        ? say(`burncycle.roll.for-${roll.purpose}` as 'burncycle.roll.for-ping')
        : speaker.name(roll.purpose);
    const purpose = say(`burncycle.test.${roll.purpose}` as 'burncycle.test.move');
    const { card = '' } = view.bots[roll.bot] ?? {};
    return card === '' ? purpose : `${speaker.name(card)}, ${purpose}`;
  }

  /** "1 + 2 + 1 (a pair of blanks) + 2 = 6 AP" */
  function sumOf({ dice, pairs, bonus, total }: Extract<RollTold, { kind: 'test' }>): string {
    const rolled = dice.reduce((sum, { die, face }) => sum + apOf(view.options, die, face), 0);
    return say('burncycle.roll.sum', {
      rolled,
      pairs,
      bonus,
      isOver: String(total !== undefined),
      total: total ?? Math.max(0, rolled + pairs + bonus),
    });
  }

  function meaning(purpose: string, face: number): string {
    if (purpose === 'scout') return speaker.name(SCOUT_FACES[face - 1] ?? '');
    if (purpose === 'keypad' && face > 1) return speaker.name(KEYPAD_FACES[face - 1] ?? '');
    return ownDie(purpose)
      ? say(`burncycle.roll.${purpose}` as 'burncycle.roll.ping', { face: String(face), slot: face })
      : '';
  }
}

/** Dice of the table, not of a card. */
const ownDie = (purpose: string): boolean => ['ping', 'burncycle', 'keypad', 'scout'].includes(purpose);
