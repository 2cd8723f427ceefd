/** What went wrong outside the rules, in the reader's language. */
import type { Facts } from '@tablerunner/engine';
import type { Locale, Speaker } from '@tablerunner/language';
import { isTroubleCode, type Told, tellTrouble } from '@tablerunner/table';
import type { Words } from '../i18n/make-words.ts';

/**
 * A message of a host, or whatever was thrown. A host that is newer than this page is heard in English. What the rules of
 * a game say about it needs the game's own speaker.
 */
export function sayTrouble(trouble: unknown, say: Words, speaker?: Speaker): string {
  const { code, facts, problem } = toldOf(trouble);
  return isTroubleCode(code) ? say(`trouble.${code}`, inWordsOf(speaker, facts)) : problem;
}

/** Trouble that names its game is said with the words of that game. */
export async function sayGameTrouble(
  trouble: unknown,
  say: Words,
  load: (game: string, locale: Locale) => Promise<Speaker>,
): Promise<string> {
  const game = toldOf(trouble).facts?.game;
  const speaker = typeof game === 'string' ? await load(game, say.locale).catch(() => undefined) : undefined;
  return sayTrouble(trouble, say, speaker);
}

function inWordsOf(speaker: Speaker | undefined, facts: Facts | undefined): Facts | undefined {
  if (speaker === undefined || facts === undefined) return facts;
  const own = ['where', 'problem'].flatMap((fact) => {
    const words = facts[fact];
    return typeof words === 'string' ? [[fact, speaker.problem(words)]] : [];
  });
  return { ...facts, ...Object.fromEntries(own) };
}

const toldOf = (trouble: unknown): Told => (isTold(trouble) ? trouble : tellTrouble(trouble));

const isTold = (value: unknown): value is Told =>
  typeof value === 'object' && value !== null && !(value instanceof Error) && 'code' in value && 'problem' in value;
