/** A bot as a small sign: the face that it has on the floor, and for agents the number that their IP has on the network. */
import type { Bot } from '@tablerunner/burncycle/plan';
import { Glyph } from '../../../plan/glyph.tsx';
import { classes } from '../../../ui/classes.ts';
import { CUT, glyphOfBot } from '../board/bot-token.tsx';
import styles from './bot-sign.module.css';

interface BotSignProps {
  readonly bot: Bot;
  readonly index: number;
}

export function BotSign({ bot: { role, energy, card }, index }: BotSignProps) {
  const isDown = energy === 0 && card !== '';
  return (
    <svg
      className={classes(styles.sign, role === 'module' && styles.module, isDown && styles.down)}
      viewBox="-20 -20 40 40"
      aria-hidden="true"
      focusable="false"
    >
      {role === 'module' ? (
        <path className={styles.body} d={CUT} />
      ) : (
        <rect className={styles.body} x={-15.5} y={-15.5} width={31} height={31} rx={7} />
      )}
      {card !== '' && <Glyph name={glyphOfBot(card)} x={0} y={0} size={23} />}
      {role === 'agent' && (
        <g transform="translate(-12 12)">
          <circle className={styles.ip} r={7.5} />
          <text y={4} textAnchor="middle">
            {index + 1}
          </text>
        </g>
      )}
    </svg>
  );
}
