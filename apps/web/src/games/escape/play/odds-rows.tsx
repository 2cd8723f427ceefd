/** The odds as bars, one for each defence of the other side; every part with its percentage and its fraction. */
import type { Facts } from '@tablerunner/engine';
import { titleOfEvent } from '@tablerunner/escape/plan';
import type { SeatOdds } from '@tablerunner/table';
import { usePlay } from '../../../table/play-context.ts';
import styles from './odds-rows.module.css';
import { usePlan } from './plan-context.tsx';
import { isEvent, levelOf, outcomeOf, partsOf, type Stance } from './read-odds.ts';
import type { OddsNow } from './use-odds.ts';

interface OddsRowsProps {
  readonly all: OddsNow;
  readonly stance: Stance;
}

const LEVELS = ['nothing', 'some', 'best'] as const;

/** As many as there are events. */
const MOST = 11;

export function OddsRows({ all, stance }: OddsRowsProps) {
  const { say, speaker } = usePlay();
  const { view } = usePlan();
  if (all === undefined) return <p className={styles.quiet}>{say('escape.odds.waiting')}</p>;
  if (all.length === 0) return <p className={styles.quiet}>{say('escape.odds.sure')}</p>;
  const isHack = all.some(({ odds }) => odds?.rows.some(({ outcome }) => outcomeOf(outcome).hacked !== undefined));
  const percent = (share: number): string => new Intl.NumberFormat(say.locale, { style: 'percent' }).format(share);
  return (
    <div className={styles.rows}>
      {all.map(({ forecast, odds }) => {
        const head = all.length > 1 ? say(`escape.odds.${isHack ? 'hack-' : ''}${forecast}`) : undefined;
        return (
          <div key={forecast} className={styles.row}>
            {odds === undefined ? (
              <>
                {head !== undefined && <b>{head}</b>}
                <p className={styles.quiet}>{say('escape.odds.uncounted')}</p>
              </>
            ) : (
              <>
                {!isEvent(odds) && headOf(odds, head)}
                {outcomesOf(odds)}
              </>
            )}
          </div>
        );
      })}
    </div>
  );

  function headOf(odds: SeatOdds, head: string | undefined) {
    const { success, exact, of, ...parts } = partsOf(odds, stance);
    return (
      <>
        <p className={styles.head}>
          <b>{head ?? say(stance.isDefence ? 'escape.odds.harm' : 'escape.odds.success')}</b>
          <span className={styles.fraction}>{exact ? `${success.ways}/${of}` : say('ui.hidden-odds')}</span>
          <b className={styles.percent}>{percent(success.share)}</b>
        </p>
        <div className={styles.bar} aria-hidden="true">
          {LEVELS.map((level) =>
            parts[level].share === 0 ? undefined : (
              <span key={level} className={styles[level]} style={{ flexGrow: parts[level].share }} />
            ),
          )}
        </div>
      </>
    );
  }

  function outcomesOf({ rows, of, exact }: SeatOdds) {
    return (
      <ul className={styles.outcomes}>
        {rows.slice(0, MOST).map(({ outcome, share, ways }) => (
          <li key={JSON.stringify(outcome)}>
            <span className={styles[`mark-${levelOf(outcome, stance)}`]} aria-hidden="true" />
            <span>{outcomeText(outcome)}</span>
            <span className={styles.fraction}>{exact ? `${ways}/${of}` : ''}</span>
            <span>{percent(share)}</span>
          </li>
        ))}
      </ul>
    );
  }

  function outcomeText(facts: Facts): string {
    const { damage = {}, out = [], hacked, undecided, broken, doors, initiative, tied, event } = outcomeOf(facts);
    const hurt = Object.entries(damage).map(([id, amount]) =>
      out.includes(id)
        ? say('escape.odds.out', { unit: speaker.name(id) })
        : amount < 0
          ? say('escape.odds.healed', { unit: speaker.name(id), amount: -amount })
          : say('escape.odds.damage', { unit: speaker.name(id), amount }),
    );
    const others = [
      ...(hacked === undefined ? [] : [say('escape.odds.hacked', { success: String(hacked) })]),
      ...(undecided === true ? [say('escape.odds.undecided')] : []),
      ...((broken ?? 0) > 0 ? [say('escape.odds.broken')] : []),
      ...((doors ?? 0) > 0 && hacked === undefined ? [say('escape.odds.doors', { count: doors })] : []),
      ...(initiative === undefined ? [] : [say('escape.odds.initiative', { side: speaker.name(initiative) })]),
      ...(tied === true ? [say('escape.odds.tied')] : []),
      ...(event === undefined
        ? []
        : [say('escape.event-row', { row: event, title: speaker.name(titleOfEvent(view.mode, event)) })]),
    ];
    return [...hurt, ...others].join(', ') || say('escape.odds.nothing');
  }
}
