/** A character in the rail: token, name, rank, life, actions left. Pressing it brings the board there. */
import { left, POOLS, stateOf, type Unit } from '@tablerunner/escape/plan';
import { usePlay } from '../../../table/play-context.ts';
import { classes } from '../../../ui/classes.ts';
import { UnitToken } from '../board/unit-token.tsx';
import { usePlan } from './plan-context.tsx';
import styles from './unit-row.module.css';

interface UnitRowProps {
  readonly unit: Unit;
  readonly index: number;
}

export function UnitRow({ unit, index }: UnitRowProps) {
  const { say, speaker } = usePlay();
  const { view, setCursor, decision, pickOffer, chooseActor } = usePlan();
  const isActing = view.active === index;
  const carried = view.markers.find(({ carrier }) => carrier === index);
  const activate = decision?.legal.find(
    ({ choice }) =>
      (choice as { unit?: string; kind?: string }).kind === 'activate' &&
      (choice as { unit?: string }).unit === unit.id,
  );
  const status =
    unit.place === 'board'
      ? isActing
        ? 'acting'
        : unit.activated
          ? 'done'
          : view.trapped === index
            ? 'trapped'
            : 'ready'
      : unit.place;
  const press = (): void => {
    if (activate !== undefined) return pickOffer(activate);
    if (decision?.actors.includes(unit.id) === true) chooseActor(unit.id);
    if (unit.place === 'board') setCursor(unit.cell);
  };
  return (
    <li>
      <button
        type="button"
        className={classes(styles.row, isActing && styles.acting, unit.place === 'out' && styles.out)}
        onClick={press}
      >
        <svg className={styles.token} viewBox="-26 -26 52 52" aria-hidden="true" focusable="false">
          <UnitToken unit={unit} acting={isActing} />
        </svg>
        <span className={styles.name}>
          {speaker.name(unit.id)}{' '}
          <span className={styles.rank}>
            {'★'.repeat(unit.profile.rank)}
            <span className="visually-hidden">{say('escape.rank', { rank: unit.profile.rank })}</span>
          </span>
        </span>
        <span className={styles.life}>{say('escape.life', { life: unit.life, most: unit.profile.life })}</span>
        <span className={styles.pools}>
          {POOLS.map((pool) => (
            <Pips
              key={pool}
              letter={say(`escape.pool.${pool}`)}
              name={speaker.name(pool)}
              left={Math.max(0, left(stateOf(view), unit, pool))}
              most={unit.profile.values[pool]}
            />
          ))}
        </span>
        <span className={styles.status}>
          {carried === undefined ? '' : `${speaker.name(carried.equipment ?? carried.kind)} · `}
          {say(`escape.status.${status}`)}
        </span>
      </button>
    </li>
  );
}

interface PipsProps {
  readonly letter: string;
  readonly name: string;
  readonly left: number;
  readonly most: number;
}

/** Filled for what is left, hollow for what is spent. */
function Pips({ letter, name, left: count, most }: PipsProps) {
  if (most === 0 && count === 0) return undefined;
  return (
    <span className={styles.pips}>
      <span aria-hidden="true">{letter}</span>
      <span aria-hidden="true">
        {'■'.repeat(count)}
        {'□'.repeat(Math.max(0, most - count))}
      </span>
      <span className="visually-hidden">{`${name} ${count}/${most}`}</span>
    </span>
  );
}
