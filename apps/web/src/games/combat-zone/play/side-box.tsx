/** One side of a roll that may come: its die, and all that is added to it with the reasons. */
import { type RollSide, SIDES_OF, sumOf } from '@tablerunner/combat-zone/plan';
import type { Speaker } from '@tablerunner/language';
import type { Words } from '../../../i18n/words.ts';
import { usePlay } from '../../../table/play-context.ts';
import styles from './why.module.css';

/** "YELLOW d8"; the Obstacle die is called by its name already. */
export const dieText = ({ die }: RollSide, say: Words, speaker: Speaker): string =>
  die === 'obstacle'
    ? say('combat-zone.token.die', { sides: SIDES_OF[die] })
    : say('combat-zone.die', { colour: speaker.name(die), sides: SIDES_OF[die] });

/** Each reason once: two obstacles are one reason of 2. */
function reasonsOf({ bonuses }: RollSide): readonly { readonly why: string; readonly by: number }[] {
  const sums = new Map<string, number>();
  for (const { why, by } of bonuses) sums.set(why, (sums.get(why) ?? 0) + by);
  return [...sums].flatMap(([why, by]) => (by === 0 ? [] : [{ why, by }]));
}

const signed = (by: number, gap = ''): string => `${by > 0 ? '+' : '−'}${gap}${Math.abs(by)}`;

export function SideBox({ side, title }: { readonly side: RollSide; readonly title: string }) {
  const { say, speaker } = usePlay();
  const sum = sumOf(side);
  const reasons = reasonsOf(side);
  return (
    <div className={styles.side}>
      <span>{title}</span>
      <b className={styles.die}>
        {dieText(side, say, speaker)}
        {sum !== 0 && ` ${signed(sum, ' ')}`}
      </b>
      <span className={styles.quiet}>
        {reasons.length === 0
          ? say('combat-zone.why.nothing-added')
          : reasons.map(({ why, by }) => `${speaker.name(why)} ${signed(by)}`).join(', ')}
      </span>
    </div>
  );
}
