/** A bot: a rounded square with its energy; the command module has cut corners. Signs for acting, detected, hidden, shut down, disguised. */
import type { Bot } from '@tablerunner/burncycle/plan';
import { Glyph, type GlyphName } from '../../../plan/glyph.tsx';
import { classes } from '../../../ui/classes.ts';
import styles from './board.module.css';

const GLYPHS: Readonly<Record<string, GlyphName>> = {
  byte: 'robot-helmet',
  bit: 'mono-wheel-robot',
  casing: 'robot-golem',
  processor: 'brain',
  exe: 'android-mask',
  access: 'robot-antennas',
  crash: 'battle-mech',
  interface: 'domino-mask',
  memory: 'vintage-robot',
};

/** Bots of other packs have a helmet. */
export const glyphOfBot = (card: string): GlyphName => GLYPHS[card] ?? 'robot-helmet';

interface BotTokenProps {
  readonly bot: Pick<Bot, 'card' | 'role' | 'energy' | 'isHidden'> & { readonly disguise?: unknown };
  readonly isActing?: boolean;
  readonly isDetected?: boolean;
  readonly isTarget?: boolean;
  /** Where it would stand. */
  readonly isPlanned?: boolean;
}

/** The outline of a command module. */
export const CUT = 'M-9 -15.5H9L15.5 -9V9L9 15.5H-9L-15.5 9V-9z';

export function BotToken({ bot, isActing, isDetected, isTarget, isPlanned }: BotTokenProps) {
  const { card, role, energy, isHidden, disguise } = bot;
  const isDown = energy === 0;
  return (
    <g
      className={classes(
        styles.bot,
        role === 'module' && styles.module,
        isPlanned === true && styles.planned,
        isDown && isPlanned !== true && styles.down,
      )}
    >
      {role === 'module' ? (
        <path className={styles.body} d={CUT} />
      ) : (
        <rect className={styles.body} x="-15.5" y="-15.5" width="31" height="31" rx="7" />
      )}
      <g className={styles.face}>
        <Glyph name={glyphOfBot(card)} x={0} y={0} size={23} />
      </g>
      {isActing === true && <rect className={styles.acting} x="-20" y="-20" width="40" height="40" rx="9" />}
      {isTarget === true && <path className={styles.aim} d="M0 -25v9M0 25v-9M-25 0h9M25 0h-9" />}
      {isPlanned !== true && (
        <g className={styles.energy} transform="translate(14 -14)">
          <rect x="-7.5" y="-7" width="15" height="14" rx="3" />
          <text x="0" y="0.5">
            {energy}
          </text>
        </g>
      )}
      {isPlanned !== true && isDetected === true && (
        <g className={styles.detected} transform="translate(-14 -14)">
          <circle r="8" />
          <Glyph name="surrounded-eye" x={0} y={0} size={13} />
        </g>
      )}
      {isPlanned !== true && isHidden && (
        <g className={styles.hidden} transform="translate(-14 -14)">
          <circle r="8" />
          <Glyph name="sight-disabled" x={0} y={0} size={12} />
        </g>
      )}
      {isPlanned !== true && disguise !== undefined && (
        <g className={styles.hidden} transform="translate(-14 14)">
          <circle r="8" />
          <Glyph name="domino-mask" x={0} y={0} size={12} />
        </g>
      )}
    </g>
  );
}
