/** The action tokens of a card: GREEN pentagon, YELLOW diamond, RED square, each with its letter. */
import type { Profile } from '@tablerunner/combat-zone';
import styles from './tokens.module.css';
import { useGameWords } from './use-game-words.ts';

type Colour = Profile['tokens'][number];

/** Round the origin, within a radius of 10. */
const SHAPES: Readonly<Record<Colour, string>> = {
  green: 'M0-9.5 9.5-2.2 5.9 9H-5.9L-9.5-2.2Z',
  yellow: 'M0-10.5 10.5 0 0 10.5-10.5 0Z',
  red: 'M-8-8H8V8H-8Z',
};

export function Tokens({ tokens }: { readonly tokens: readonly Colour[] }) {
  const { name } = useGameWords();
  return (
    <span className={styles.tokens} role="img" aria-label={tokens.map(name).join(' ')}>
      {tokens.map((colour, i) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a card have no other name than their place
          key={i}
          className={styles.token}
          data-colour={colour}
          viewBox="-11 -11 22 22"
          aria-hidden="true"
        >
          <path d={SHAPES[colour]} />
          <text y="4.2">{name(colour).slice(0, 1)}</text>
        </svg>
      ))}
    </span>
  );
}
