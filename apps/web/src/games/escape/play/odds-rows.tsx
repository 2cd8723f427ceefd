/** The odds as bars, one for each answer of the other side; every part with its percentage and its fraction. */
import { usePlay } from '../../../table/play-context.ts';
import styles from './odds-rows.module.css';
import { levelOf, partsOf } from './read-odds.ts';
import type { ForecastOdds } from './use-odds.ts';

interface OddsRowsProps {
  readonly all: readonly ForecastOdds[];
  readonly friends: readonly string[];
  /** The person is attacked: what happens to friends is what counts. */
  readonly isDefence?: boolean;
}

const LEVELS = ['nothing', 'some', 'best'] as const;

export function OddsRows({ all, friends, isDefence = false }: OddsRowsProps) {
  const { say, speaker } = usePlay();
  const percent = (share: number): string => new Intl.NumberFormat(say.locale, { style: 'percent' }).format(share);
  // Who defends looks at the attack with the attacker's eyes: nothing, something, the worst.
  const own = isDefence ? [] : friends;
  return (
    <div className={styles.rows}>
      {all.map(({ forecast, odds }) => {
        const parts = partsOf(odds, own);
        const success = { share: parts.some.share + parts.best.share, ways: parts.some.ways + parts.best.ways };
        return (
          <div key={forecast} className={styles.row}>
            <p className={styles.head}>
              <b>
                {all.length > 1
                  ? say(`escape.odds.${forecast}`)
                  : say(isDefence ? 'escape.odds.harm' : 'escape.odds.success')}
              </b>
              <span className={styles.fraction}>
                {parts.exact ? `${success.ways}/${parts.of}` : say('ui.hidden-odds')}
              </span>
              <b className={styles.percent}>{percent(success.share)}</b>
            </p>
            <div className={styles.bar} aria-hidden="true">
              {LEVELS.map((level) =>
                parts[level].share === 0 ? undefined : (
                  <span key={level} className={styles[level]} style={{ flexGrow: parts[level].share }} />
                ),
              )}
            </div>
            <ul className={styles.outcomes}>
              {odds.rows.slice(0, 6).map(({ outcome, share, ways }) => (
                <li key={JSON.stringify(outcome)}>
                  <span className={styles[`mark-${levelOf(outcome, own)}`]} aria-hidden="true" />
                  <span>{outcomeText(outcome)}</span>
                  <span className={styles.fraction}>{parts.exact ? `${ways}/${parts.of}` : ''}</span>
                  <span>{percent(share)}</span>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );

  function outcomeText(outcome: object): string {
    const {
      damage = {},
      out = [],
      hacked,
      undecided,
      broken,
      doors,
    } = outcome as {
      readonly damage?: Readonly<Record<string, number>>;
      readonly out?: readonly string[];
      readonly hacked?: boolean;
      readonly undecided?: boolean;
      readonly broken?: number;
      readonly doors?: number;
    };
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
    ];
    return [...hurt, ...others].join(', ') || say('escape.odds.nothing');
  }
}
