/** A bot as a small sign: agents by the number that their IP has on the network too, the command module by its wheel. */
import type { Bot } from '@tablerunner/burncycle/plan';
import { Glyph } from '../../../plan/glyph.tsx';
import { classes } from '../../../ui/classes.ts';
import styles from './bot-sign.module.css';

interface BotSignProps {
  readonly bot: Bot;
  readonly index: number;
}

export function BotSign({ bot: { role, energy, card }, index }: BotSignProps) {
  const isDown = energy === 0 && card !== '';
  return (
    <svg
      className={classes(styles.sign, isDown && styles.down)}
      viewBox="-20 -20 40 40"
      aria-hidden="true"
      focusable="false"
    >
      <rect x={-17} y={-17} width={34} height={34} rx={9} />
      {role === 'module' ? (
        <Glyph name="mono-wheel-robot" x={0} y={0} size={25} />
      ) : (
        <text y={7} textAnchor="middle">
          {index + 1}
        </text>
      )}
    </svg>
  );
}
