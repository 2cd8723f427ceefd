/** The points of each side, by the names of those who play it. */
import { scoreOfSide } from '@tablerunner/combat-zone/plan';
import { usePlay } from '../../../table/play-context.ts';
import { usePlan } from '../shared.ts';
import styles from './scoreboard.module.css';
import { SideSign } from './side-sign.tsx';
import { sidesOf, useSideName } from './sides.ts';

export function Points() {
  const { say } = usePlay();
  const { view } = usePlan();
  const sideName = useSideName();
  if (view === undefined) return undefined;
  return (
    <ul className={styles.sides}>
      {sidesOf(view).map((side) => (
        <li key={side}>
          <SideSign side={side} />
          <span>{sideName(view, side)}</span>
          <b>{say('combat-zone.score.points', { points: scoreOfSide(view, side) })}</b>
        </li>
      ))}
    </ul>
  );
}
