/** A character: circle for the Resistance, hexagon for the ISC; a ring of life, and signs for acting, done, carrying, trapped. */
import type { Unit } from '@tablerunner/escape/plan';
import { Glyph, type GlyphName } from '../../../plan/glyph.tsx';
import plan from '../../../plan/plan.module.css';
import styles from './board.module.css';
import { glyphOfUnit } from './glyphs.ts';

interface UnitTokenProps {
  readonly unit: Unit;
  readonly acting?: boolean;
  readonly target?: boolean;
  readonly planned?: boolean;
  readonly carries?: GlyphName | undefined;
  readonly trapped?: boolean;
}

const HEXAGON = 'M-8.5 -15h17L17 0l-8.5 15h-17L-17 0z';
const RING = 19.5;

export function UnitToken({ unit, acting, target, planned, carries, trapped }: UnitTokenProps) {
  const { profile, faction, life, activated } = unit;
  const side = faction === 'resistance' ? styles.sideA : styles.sideB;
  const classes = [
    styles.unit,
    side,
    planned === true ? styles.planned : '',
    activated && acting !== true ? styles.done : '',
  ];
  return (
    <g className={classes.join(' ')}>
      {planned !== true && <LifeRing life={life} most={profile.life} />}
      {faction === 'resistance' ? (
        <circle className={styles.body} r="16" />
      ) : (
        <path className={styles.body} d={HEXAGON} />
      )}
      <g className={styles.face}>
        <Glyph name={glyphOfUnit(profile.id, faction)} x={0} y={0} size={21} />
      </g>
      {acting === true && <circle className={plan.acting} r="23" />}
      {target === true && (
        <path className={plan.target} d="M0 -25v9M0 25v-9M-25 0h9M25 0h-9M21 0a21 21 0 1 1 -42 0a21 21 0 1 1 42 0" />
      )}
      {activated && acting !== true && planned !== true && (
        <g transform="translate(14 -14)">
          <circle className={styles.doneDisc} r="6.5" />
          <path className={styles.tick} d="M-3 0l2.2 2.4L3.2 -2.4" />
        </g>
      )}
      {carries !== undefined && (
        <g className={styles.carried} transform="translate(15 12)">
          <circle r="8" />
          <Glyph name={carries} x={0} y={0} size={12} />
        </g>
      )}
      {trapped === true && <path className={styles.shut} d="M-14 -14L14 14M14 -14L-14 14" />}
    </g>
  );
}

/** One segment for each life point; lost ones are thin. */
function LifeRing({ life, most }: { readonly life: number; readonly most: number }) {
  const around = 2 * Math.PI * RING;
  const gap = 3;
  const part = around / most - gap;
  return (
    <g transform="rotate(-90)">
      {Array.from({ length: most }, (_, i) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: life points are told apart by their place and nothing else
          key={i}
          className={i < life ? styles.life : styles.lost}
          r={RING}
          strokeDasharray={`${part} ${around - part}`}
          strokeDashoffset={-i * (part + gap)}
        />
      ))}
    </g>
  );
}
