/** A model as a small sign: its base in the shape of its side, its figure, a star for a Leader. */
import { type CombatZoneView, isRedLined, profileOf } from '@tablerunner/combat-zone/plan';
import { Glyph } from '../../../plan/glyph.tsx';
import { classes } from '../../../ui/classes.ts';
import { rimOf } from './base-shape.ts';
import { glyphOfModel } from './glyphs.ts';
import styles from './model-sign.module.css';

const SIDES = ['a', 'b', 'c', 'd'] as const;
const STAR = 'M0 -5L1.5 -1.6L5 -1.5L2.3 0.8L3.2 4.3L0 2.3L-3.2 4.3L-2.3 0.8L-5 -1.5L-1.5 -1.6Z';

interface ModelSignProps {
  readonly view: CombatZoneView;
  readonly model: number;
  readonly size?: number;
}

export function ModelSign({ view, model, size = 36 }: ModelSignProps) {
  const found = view.models[model];
  if (found === undefined) return undefined;
  const side = view.players[found.player]?.side ?? 0;
  const isGone = found.place === 'out' || found.place === 'gone';
  const isLeader = profileOf(view, model)?.keywords.includes('leader') === true;
  return (
    <svg
      className={classes(styles.sign, styles[SIDES[side] ?? 'a'], isGone && styles.gone)}
      viewBox="-19 -19 38 38"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.base} d={rimOf(side)} />
      {isRedLined(found) && !isGone && <circle className={styles.redLine} r={12} />}
      <Glyph name={glyphOfModel(view, model)} x={0} y={0} size={found.kind === 'character' ? 20 : 16} />
      {isLeader && (
        <g transform="translate(12.5 12)">
          <circle className={styles.leader} r={6} />
          <path className={styles.star} d={STAR} />
        </g>
      )}
      {isGone && <path className={styles.struck} d="M-14 14L14 -14" />}
    </svg>
  );
}
