/** The path of attack: a corridor one inch wide, dashed, with a number on each thing in it; what blocks it is struck. */
import { LIMITER, type Piece, type Point } from '@tablerunner/geometry';
import { classes } from '../../../ui/classes.ts';
import styles from './corridor.module.css';
import { fixed, lineOf, type Scale, shapeOf, unitsOf } from './scale.ts';

interface CorridorThing {
  readonly number: number;
  readonly by: number;
  readonly outline?: readonly Point[] | undefined;
  readonly base?: (Point & { readonly width: number }) | undefined;
}

interface CorridorProps {
  readonly scale: Scale;
  readonly px: number;
  readonly from: Point;
  readonly to: Point;
  readonly things: readonly CorridorThing[];
  readonly blocker?: Piece | undefined;
}

export function Corridor({ scale, px, from, to, things, blocker }: CorridorProps) {
  const [a, b] = [scale.at(from), scale.at(to)];
  const far = Math.max(0.001, Math.hypot(b.x - a.x, b.y - a.y));
  const half = unitsOf(LIMITER.width) / 2;
  const [nx, ny] = [(-(b.y - a.y) / far) * half, ((b.x - a.x) / far) * half];
  const side = (sign: number): string =>
    `M${fixed(a.x + sign * nx)} ${fixed(a.y + sign * ny)}L${fixed(b.x + sign * nx)} ${fixed(b.y + sign * ny)}`;
  const badge = badges();
  return (
    <g className={styles.corridor}>
      <path className={styles.floor} strokeWidth={2 * half} d={lineOf(scale, [from, to])} />
      <path className={styles.sides} strokeWidth={1.6 * px} d={side(1) + side(-1)} />
      {things.map((thing) => (
        <g key={thing.number} className={classes(thing.by === 0 ? styles.free : styles.cover)}>
          {thing.outline !== undefined && (
            <path className={styles.ring} strokeWidth={2 * px} d={shapeOf(scale, thing.outline)} />
          )}
          {thing.base !== undefined && baseRing(thing.base)}
          <g transform={`translate(${fixed(badge(thing).x)} ${fixed(badge(thing).y)})`}>
            <circle className={styles.badge} r={9 * px} strokeWidth={2 * px} />
            <text fontSize={12 * px}>{thing.number}</text>
          </g>
        </g>
      ))}
      {blocker !== undefined && blockerMark(blocker)}
    </g>
  );

  function baseRing(base: Point & { readonly width: number }) {
    const { x, y } = scale.at(base);
    return <circle className={styles.ring} strokeWidth={2 * px} cx={x} cy={y} r={unitsOf(base.width) / 2 + 2 * px} />;
  }

  /** The number stands beside the corridor, level with the thing; several alternate between both sides. */
  function badges(): (thing: CorridorThing) => Point {
    return (thing) => {
      const middle = thing.base ?? middleOf(thing.outline ?? []);
      const at = scale.at(middle);
      const along = Math.max(
        0.06,
        Math.min(0.94, ((at.x - a.x) * (b.x - a.x) + (at.y - a.y) * (b.y - a.y)) / (far * far)),
      );
      const sign = thing.number % 2 === 0 ? 1 : -1;
      const out = 1 + (14 * px) / half;
      return { x: a.x + (b.x - a.x) * along + sign * nx * out, y: a.y + (b.y - a.y) * along + sign * ny * out };
    };
  }

  function blockerMark(piece: Piece) {
    const { x, y } = scale.at(middleOf(piece.outline));
    return (
      <g className={styles.blocker}>
        <path strokeWidth={3 * px} d={shapeOf(scale, piece.outline)} />
        <circle cx={x} cy={y} r={11 * px} strokeWidth={2.5 * px} />
        <path strokeWidth={2.5 * px} d={`M${x - 6 * px} ${y + 6 * px}L${x + 6 * px} ${y - 6 * px}`} />
      </g>
    );
  }
}

function middleOf(outline: readonly Point[]): Point {
  const count = Math.max(1, outline.length);
  return {
    x: outline.reduce((sum, { x }) => sum + x, 0) / count,
    y: outline.reduce((sum, { y }) => sum + y, 0) / count,
  };
}
