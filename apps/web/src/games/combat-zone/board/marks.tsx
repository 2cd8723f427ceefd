/** What lies on the table besides scenery and models: objectives with their holders, bodies, markers that cards left. */
import { type CombatZoneView, holderOf, holderOfObjective, objectivesOf, spotOf } from '@tablerunner/combat-zone/plan';
import type { Spot } from '@tablerunner/geometry';
import { Glyph, type GlyphName } from '../../../plan/glyph.tsx';
import { classes } from '../../../ui/classes.ts';
import { rimOf } from '../roster/base-shape.ts';
import styles from './board.module.css';
import { fixed, INCH, type Scale, unitsOf } from './scale.ts';

interface MarksProps {
  readonly view: CombatZoneView;
  readonly scale: Scale;
  readonly px: number;
}

const GLYPHS: Readonly<Record<string, GlyphName>> = {
  ground: 'flag-objective',
  crate: 'cargo-crate',
  device: 'computing',
};
const SIDES = ['a', 'b', 'c', 'd'] as const;
/** Tokens of 1 inch. */
const TOKEN = INCH / 2;
/** Ground is held within RED of it. */
const GROUND = 3000;

export function Objectives({ view, scale, px }: MarksProps) {
  return (
    <g>
      {objectivesOf(view).map(({ kind }, i) => {
        const spot = spotOf(view, i);
        if (spot === undefined || holderOf(view, i) >= 0) return undefined;
        const { x, y } = scale.at(spot);
        const side = holderOfObjective(view, i);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an objective is known by its number
          <g key={i} className={styles.objective} transform={`translate(${fixed(x)} ${fixed(y)})`} data-objective={i}>
            {kind === 'ground' && <circle className={styles.groundRange} r={unitsOf(GROUND)} />}
            <circle className={styles.objectiveToken} r={TOKEN * 0.8} />
            <Glyph name={GLYPHS[kind] ?? 'flag-objective'} x={0} y={0} size={TOKEN * 1.05} />
            <g transform={`translate(${TOKEN * 0.75} ${-TOKEN * 0.75})`}>
              <circle className={styles.badge} r={7.5 * px} />
              <text className={styles.number} fontSize={11 * px}>
                {i + 1}
              </text>
            </g>
            {side >= 0 && <HeldBy side={side} px={px} x={-TOKEN * 0.8} y={-TOKEN * 0.8} />}
          </g>
        );
      })}
    </g>
  );
}

/** A crate travels on its carrier: above the models. */
export function CarriedCrates({ view, scale, px }: MarksProps) {
  return (
    <g>
      {objectivesOf(view).map((_, i) => {
        const spot = spotOf(view, i);
        if (spot === undefined || holderOf(view, i) < 0) return undefined;
        const { x, y } = scale.at(spot);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an objective is known by its number
          <g key={i} className={styles.crate} transform={`translate(${fixed(x + 14)} ${fixed(y + 12)})`}>
            <rect x={-8 * px} y={-8 * px} width={16 * px} height={16 * px} rx={2 * px} />
            <Glyph name="cargo-crate" x={0} y={0} size={13 * px} />
          </g>
        );
      })}
    </g>
  );
}

function HeldBy({
  side,
  px,
  x,
  y,
}: {
  readonly side: number;
  readonly px: number;
  readonly x: number;
  readonly y: number;
}) {
  return (
    <g className={classes(styles[SIDES[side] ?? 'a'])} transform={`translate(${x} ${y}) scale(${fixed(0.5 * px)})`}>
      <path className={styles.base} d={rimOf(side)} />
    </g>
  );
}

/** Where somebody was taken out: a struck outline, in nobody's way. */
export function Bodies({ view, scale }: MarksProps) {
  return (
    <g>
      {view.bodies.map((body) => (
        <Lying key={body.model} spot={body} scale={scale}>
          <circle className={styles.body} r={TOKEN * 0.8} />
          <path className={styles.struck} d={`M${-TOKEN * 0.55} ${TOKEN * 0.55}L${TOKEN * 0.55} ${-TOKEN * 0.55}`} />
        </Lying>
      ))}
    </g>
  );
}

const MARKERS: Readonly<Record<string, GlyphName>> = { 'smoke-grenade': 'gas-mask' };

export function Markers({ view, scale }: MarksProps) {
  return (
    <g>
      {view.markers.map((marker, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several may lie at one place
        <Lying key={i} spot={marker} scale={scale}>
          <circle className={styles.marker} r={TOKEN} />
          <Glyph name={MARKERS[marker.card] ?? 'small-fire'} x={0} y={0} size={TOKEN} />
        </Lying>
      ))}
    </g>
  );
}

function Lying({
  spot,
  scale,
  children,
}: {
  readonly spot: Spot;
  readonly scale: Scale;
  readonly children: React.ReactNode;
}) {
  const { x, y } = scale.at(spot);
  return <g transform={`translate(${fixed(x)} ${fixed(y)})`}>{children}</g>;
}
