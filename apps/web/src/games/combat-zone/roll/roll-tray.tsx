/** The last roll: both dice as they lie, what is added and why, and who wins by which clause. While it is shown the dice tumble first. */
import type { Roller } from '@tablerunner/combat-zone/plan';
import { useMemo } from 'react';
import { usePlay, useTable } from '../../../table/play-context.ts';
import tray from '../../../table/tray.module.css';
import { useRested } from '../../../table/use-rested.ts';
import { ClauseTag } from '../../../ui/clause-tag.tsx';
import { Die } from '../../../ui/die.tsx';
import { Label } from '../../../ui/label.tsx';
import { game, usePlan } from '../shared.ts';
import { ContestDie } from './contest-die.tsx';
import styles from './roll-tray.module.css';
import { purposeText, rollerName, sumText, type Tongue, verdictText } from './roll-words.ts';
import { type ContestTold, type RollTold, trayOf } from './rolls.ts';
import { verdictOf } from './verdict.ts';

export function RollTray() {
  const { say, speaker } = usePlay();
  const { view } = usePlan();
  const events = useTable((state) => state.events);
  const shown = useTable((state) => state.shown);
  const rested = useRested(shown);
  const { last, isRolling } = useMemo(() => trayOf(events, shown, rested), [events, shown, rested]);
  if (view === undefined) return undefined;
  // A table that was opened at a position knows the roll that lies there, not how it came about.
  const lying: RollTold | undefined =
    last ?? (view.contest === undefined ? undefined : { kind: 'contest', contest: view.contest, isSettled: false });
  if (lying === undefined) return undefined;
  const tongue: Tongue = { say, speaker, view };
  return (
    <section className={tray.tray} aria-label={say('combat-zone.roll.title')}>
      <header>
        <Label>{say('combat-zone.roll.title')}</Label>
        <span>{lying.kind === 'die' ? speaker.name(lying.card) : purposeText(lying.contest, tongue)}</span>
      </header>
      {lying.kind === 'die' ? (
        <p className={styles.loose}>
          <Die face={isRolling(-1) ? undefined : lying.face} state={isRolling(-1) ? 'rolling' : 'plain'} />
          <span>{say('combat-zone.roll.loose', { sides: lying.sides })}</span>
        </p>
      ) : (
        <OpposedRoll told={lying} isRolling={isRolling} tongue={tongue} />
      )}
    </section>
  );
}

interface OpposedRollProps {
  readonly told: ContestTold;
  readonly isRolling: (roller: number) => boolean;
  readonly tongue: Tongue;
}

function OpposedRoll({ told: { contest, isSettled }, isRolling, tongue }: OpposedRollProps) {
  const { acting, opposing } = contest;
  const { say } = tongue;
  return (
    <>
      <RollerRow roller={acting} isActing isRolling={isRolling(-1)} tongue={tongue} />
      {opposing.map((roller, at) => {
        const isOpen = isRolling(-1) || isRolling(at) || acting.die.face === 0 || roller.die.face === 0;
        const verdict = isOpen ? undefined : verdictOf(acting, roller);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order in which they were rolled
          <div key={at} className={styles.against}>
            <p className={styles.verdict} data-won={verdict?.isWon}>
              {verdict === undefined ? (
                say('combat-zone.roll.against')
              ) : (
                <>
                  <b>{verdictText(contest, roller, tongue)}</b>{' '}
                  <ClauseTag game={game.id} clause={verdict.clause} plain />
                </>
              )}
            </p>
            <RollerRow roller={roller} isActing={false} isRolling={isRolling(at)} tongue={tongue} />
          </div>
        );
      })}
      {!isSettled && acting.die.face > 0 && <p className={styles.open}>{say('combat-zone.roll.open')}</p>}
    </>
  );
}

interface RollerRowProps {
  readonly roller: Roller;
  readonly isActing: boolean;
  readonly isRolling: boolean;
  readonly tongue: Tongue;
}

function RollerRow({ roller, isActing, isRolling, tongue }: RollerRowProps) {
  const isOpen = isRolling || roller.die.face === 0;
  return (
    <div className={styles.roller}>
      <ContestDie die={roller.die} isActing={isActing} isRolling={isRolling} />
      <p>
        <b>{rollerName(roller, tongue)}</b>
        {!isOpen && <span className={styles.sum}>{sumText(roller, tongue)}</span>}
      </p>
    </div>
  );
}
