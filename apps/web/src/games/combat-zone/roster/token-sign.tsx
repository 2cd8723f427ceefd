/** An action token: GREEN pentagon, YELLOW diamond, RED square, each with its letter; used ones pale and dashed; a wounded one keeps a corner of what was printed. */
import { type Colour, colourOfToken, type Token } from '@tablerunner/combat-zone/plan';
import type { Speaker } from '@tablerunner/language';
import { usePlay } from '../../../table/play-context.ts';
import { classes } from '../../../ui/classes.ts';
import styles from './token-sign.module.css';

/** Round the origin, within a radius of 10. */
const SHAPES: Readonly<Record<Colour, string>> = {
  green: 'M0 -9.5L9.5 -2.2L5.9 9H-5.9L-9.5 -2.2Z',
  yellow: 'M0 -10.5L10.5 0L0 10.5L-10.5 0Z',
  red: 'M-8 -8H8V8H-8Z',
};

/** The letter of a colour in the language in use. */
const letterOf = (speaker: Speaker, colour: string): string => speaker.name(colour).slice(0, 1).toUpperCase();

interface TokenSignProps {
  readonly token: Token;
  readonly size?: number;
}

/** It says nothing by itself: its name stands beside it, or on the button that it is in. */
export function TokenSign({ token, size = 20 }: TokenSignProps) {
  const { speaker } = usePlay();
  const colour = colourOfToken(token);
  const isTurned = token.isWounded && token.printed !== 'red';
  return (
    <svg
      className={classes(styles.token, styles[colour], !token.isReady && styles.used)}
      viewBox="-12 -12 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.shape} d={SHAPES[colour]} />
      <text y={4.2} textAnchor="middle">
        {letterOf(speaker, colour)}
      </text>
      {isTurned && (
        <path
          className={classes(styles.printed, styles[token.printed])}
          d={SHAPES[token.printed]}
          transform="translate(7.2 -7.2) scale(.45)"
        />
      )}
    </svg>
  );
}

/** "GREEN, ready", "RED, wounded, printed GREEN, used". */
export function useTokenName(): (token: Token) => string {
  const { say, speaker } = usePlay();
  return (token) =>
    say('combat-zone.roster.token', {
      colour: speaker.name(colourOfToken(token)),
      wounded: String(token.isWounded),
      printed: speaker.name(token.printed),
      ready: String(token.isReady),
    });
}
