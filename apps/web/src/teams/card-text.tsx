/** What stands on cards: skills, tokens, and all that they do, in sentences made of the data that the rules read. */
import { CARDS, describeGear, describeProfile, type Profile } from '@tablerunner/combat-zone';
import type { Speaker } from '@tablerunner/language';
import styles from './card-text.module.css';
import { Tokens } from './tokens.tsx';
import { useGameWords } from './use-game-words.ts';

export interface CardLine {
  /** The printed gear that it belongs to. */
  readonly of?: string;
  readonly text: string;
}

/** The lines of a character with those of the gear printed on its card. */
export function linesOfProfile(profile: Profile, speaker: Speaker): readonly CardLine[] {
  return [
    ...describeProfile(profile, speaker).map((text) => ({ text })),
    ...profile.gear.flatMap((id) => {
      const card = CARDS.gear[id];
      const lines = card === undefined ? [] : describeGear(card, speaker);
      return lines.length === 0 ? [{ text: speaker.name(id) }] : lines.map((text) => ({ of: speaker.name(id), text }));
    }),
  ];
}

export function CardLines({ lines }: { readonly lines: readonly CardLine[] }) {
  if (lines.length === 0) return undefined;
  return (
    <ul className={styles.lines}>
      {lines.map(({ of, text }) => (
        <li key={`${of} ${text}`}>
          {of === undefined || text.startsWith(of) ? undefined : <b>{of}: </b>}
          {text}
        </li>
      ))}
    </ul>
  );
}

/** "Melee 2 · Ranged 1", behind its tokens. */
export function Figures({ profile }: { readonly profile: Profile }) {
  const { name } = useGameWords();
  const skills = Object.entries(profile.skills).map(([skill, value]) => `${name(skill)} ${value}`);
  return (
    <span className={styles.figures}>
      <Tokens tokens={profile.tokens} />
      <span>{skills.join(' · ')}</span>
    </span>
  );
}
