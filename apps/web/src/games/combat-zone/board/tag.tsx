/** A few words beside a place of the table: what a way comes to, why something cannot lie there. */
import type { Point } from '@tablerunner/geometry';
import styles from './board.module.css';
import { fixed, INCH, RIM, type Scale } from './scale.ts';

interface TagProps {
  readonly scale: Scale;
  readonly px: number;
  readonly at: Point;
  readonly text: string;
  readonly isBad: boolean;
  /** How far it keeps off the place, in units of the drawing. */
  readonly off?: number | undefined;
}

/** A line of a tag has about so many letters. */
const LETTERS = 38;
const LINE = 16;

/** Words in lines of about the same length. */
export function linesOf(text: string, most = LETTERS): readonly string[] {
  const count = Math.ceil(text.length / most);
  const wanted = Math.ceil(text.length / count);
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length + 1 > Math.max(wanted + 4, word.length)) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** Beside the place, on the side that has room for it, and within the drawing. */
export function Tag({ scale, px, at, text, isBad, off = 0 }: TagProps) {
  const { x, y } = scale.at(at);
  const lines = linesOf(text);
  const wide = (6.6 * Math.max(...lines.map(({ length }) => length)) + 16) * px;
  const tall = (LINE * lines.length + 8) * px;
  const beside = 14 * px + off;
  const [least, most] = [-RIM * INCH, (scale.across + RIM) * INCH - wide];
  const isLeft = x + beside + wide > scale.across * INCH;
  const left = Math.max(least, Math.min(most, isLeft ? x - wide - beside : x + beside));
  const top = Math.max(-RIM * INCH, y - tall - 6 * px);
  return (
    <g className={isBad ? styles.badTag : styles.tag} transform={`translate(${fixed(left)} ${fixed(top)})`}>
      <rect width={wide} height={tall} rx={5 * px} />
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines stand in this order
        <text key={i} x={wide / 2} y={(4 + LINE * (i + 0.5)) * px} fontSize={12 * px}>
          {line}
        </text>
      ))}
    </g>
  );
}
