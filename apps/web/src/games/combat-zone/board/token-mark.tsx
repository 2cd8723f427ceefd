/** An action token inside the drawing: GREEN pentagon, YELLOW diamond, RED square with its letter; a used one is pale and dashed. */
import { type Colour, colourOfToken, type Token } from '@tablerunner/combat-zone/plan';
import type { Speaker } from '@tablerunner/language';
import { classes } from '../../../ui/classes.ts';
import styles from './tokens.module.css';

/** Round the origin, within a radius of 10. */
const SHAPES: Readonly<Record<Colour, string>> = {
  green: 'M0 -9.5L9.5 -2.2L5.9 9H-5.9L-9.5 -2.2Z',
  yellow: 'M0 -10.5L10.5 0L0 10.5L-10.5 0Z',
  red: 'M-8 -8H8V8H-8Z',
};

interface ColourMarkProps {
  readonly colour: Colour;
  readonly speaker: Speaker;
  readonly x: number;
  readonly y: number;
  /** Of what it is drawn usually. */
  readonly size: number;
  readonly isUsed?: boolean;
}

/** The letter is that of the language in use. */
export function ColourMark({ colour, speaker, x, y, size, isUsed = false }: ColourMarkProps) {
  return (
    <g
      className={classes(styles.token, styles[colour], isUsed && styles.used)}
      transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${size.toFixed(3)})`}
    >
      <path d={SHAPES[colour]} />
      <text y={0.6}>{speaker.name(colour).slice(0, 1).toUpperCase()}</text>
    </g>
  );
}

interface TokenArcProps {
  readonly tokens: readonly Token[];
  readonly speaker: Speaker;
  /** From the middle of the base to the middles of the tokens. */
  readonly radius: number;
  readonly size: number;
}

/** In an arc above the base, in the order of the card. */
export function TokenArc({ tokens, speaker, radius, size }: TokenArcProps) {
  const step = Math.min(0.9, (size * 21) / radius);
  const first = -Math.PI / 2 - (step * (tokens.length - 1)) / 2;
  return (
    <g>
      {tokens.map((token, i) => (
        <ColourMark
          // biome-ignore lint/suspicious/noArrayIndexKey: a token is known by its place
          key={i}
          colour={colourOfToken(token)}
          speaker={speaker}
          x={radius * Math.cos(first + step * i)}
          y={radius * Math.sin(first + step * i)}
          size={size}
          isUsed={!token.isReady}
        />
      ))}
    </g>
  );
}
