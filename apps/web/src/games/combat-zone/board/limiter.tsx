/** The Limiter laid along a way: a band one inch wide in its RED, YELLOW and GREEN parts, with letters, inch ticks and bends as dots. */
import type { Colour } from '@tablerunner/combat-zone/plan';
import { LIMITER, lengthOf, type Point } from '@tablerunner/geometry';
import type { Speaker } from '@tablerunner/language';
import { classes } from '../../../ui/classes.ts';
import styles from './limiter.module.css';
import { fixed, lineOf, type Scale, unitsOf } from './scale.ts';
import { ColourMark } from './token-mark.tsx';

interface LimiterProps {
  readonly scale: Scale;
  readonly speaker: Speaker;
  readonly px: number;
  readonly from: Point;
  readonly way: readonly Point[];
  /** What may be walked at most. */
  readonly limit: number;
  readonly width: number;
  /** Bends that were set by hand: the first ones. */
  readonly held?: number | undefined;
}

interface Part {
  readonly from: Point;
  readonly to: Point;
  readonly colour: Colour | 'over';
}

const ENDS: readonly (readonly [Colour, number])[] = [
  ['red', LIMITER.red],
  ['yellow', LIMITER.yellow],
  ['green', LIMITER.green],
];

/** A point so far along the way. */
export function pointAt(from: Point, way: readonly Point[], length: number): Point {
  let [before, left] = [from, length];
  for (const point of way) {
    const far = lengthOf(before, point);
    if (far >= left && far > 0) {
      const part = left / far;
      return { x: before.x + (point.x - before.x) * part, y: before.y + (point.y - before.y) * part };
    }
    left -= far;
    before = point;
  }
  return before;
}

const wholeOf = (from: Point, way: readonly Point[]): number =>
  way.reduce((sum, point, i) => sum + lengthOf(way[i - 1] ?? from, point), 0);

/** The band cut at its colours, at its limit and at the bends. */
function partsOf({ from, way, limit }: Pick<LimiterProps, 'from' | 'way' | 'limit'>): readonly Part[] {
  const whole = wholeOf(from, way);
  const bends = way.slice(0, -1).map((_, i) => wholeOf(from, way.slice(0, i + 1)));
  const cuts = [...new Set([0, ...bends, ...ENDS.map(([, end]) => end), limit, whole])]
    .filter((cut) => cut >= 0 && cut <= whole)
    .sort((a, b) => a - b);
  return cuts.slice(1).map((cut, i) => {
    const start = cuts[i] ?? 0;
    const colour = start >= limit ? 'over' : (ENDS.find(([, end]) => start < end)?.[0] ?? 'over');
    return { from: pointAt(from, way, start), to: pointAt(from, way, cut), colour };
  });
}

export function Limiter({ scale, speaker, px, from, way, limit, width, held = 0 }: LimiterProps) {
  const parts = partsOf({ from, way, limit });
  const whole = wholeOf(from, way);
  const wide = unitsOf(LIMITER.width);
  const end = way.at(-1);
  const ticks: string[] = [];
  for (let inch = 1000; inch < Math.min(whole, limit); inch += 1000) ticks.push(tickAt(inch));
  return (
    <g className={styles.limiter}>
      {parts.map(({ from: start, to, colour }) => (
        <path
          key={`${start.x} ${start.y} ${colour}`}
          className={classes(styles.band, styles[colour])}
          strokeWidth={wide}
          d={lineOf(scale, [start, to])}
        />
      ))}
      <path className={styles.ticks} strokeWidth={1.4 * px} d={ticks.join('')} />
      <path className={styles.line} strokeWidth={2.6 * px} d={lineOf(scale, [from, ...way])} />
      {ENDS.filter(([, at]) => at < whole && at <= limit).map(([colour, at]) => (
        <g key={colour}>
          <path className={styles.cut} strokeWidth={1.6 * px} d={tickAt(at, 0.5)} />
          {endMark(colour, at)}
        </g>
      ))}
      {way.slice(0, -1).map((bend, i) => {
        const { x, y } = scale.at(bend);
        return (
          <circle
            key={`${bend.x} ${bend.y}`}
            className={classes(styles.bend, i < held && styles.held)}
            cx={x}
            cy={y}
            r={5 * px}
            strokeWidth={2 * px}
          />
        );
      })}
      {end !== undefined && ghost(end)}
    </g>
  );

  function ghost(at: Point) {
    const { x, y } = scale.at(at);
    return <circle className={styles.ghost} cx={fixed(x)} cy={fixed(y)} r={unitsOf(width) / 2} strokeWidth={2 * px} />;
  }

  /** The letter of a colour stands beside the band where its part ends, with the inches. */
  function endMark(colour: Colour, at: number) {
    const { x, y, nx, ny } = across(at);
    const [markX, markY] = [x + nx * (wide / 2 + 10 * px), y + ny * (wide / 2 + 10 * px)];
    return (
      <g>
        <ColourMark colour={colour} speaker={speaker} x={markX} y={markY} size={0.75 * px} />
        <text className={styles.number} x={markX + nx * 15 * px} y={markY + ny * 15 * px} fontSize={11 * px}>
          {at / 1000}
        </text>
      </g>
    );
  }

  function across(at: number): { x: number; y: number; nx: number; ny: number } {
    const a = scale.at(pointAt(from, way, Math.max(0, at - 20)));
    const b = scale.at(pointAt(from, way, at));
    const far = Math.max(0.001, Math.hypot(b.x - a.x, b.y - a.y));
    return { x: b.x, y: b.y, nx: (b.y - a.y) / far, ny: -(b.x - a.x) / far };
  }

  function tickAt(at: number, part = 0.28): string {
    const { x, y, nx, ny } = across(at);
    const out = wide / 2;
    const inn = out * (1 - 2 * part);
    return `M${fixed(x - nx * out)} ${fixed(y - ny * out)}L${fixed(x - nx * inn)} ${fixed(y - ny * inn)}`;
  }
}
