/** The flag `--lang`, and the language of the environment. */
import { isLocale, LOCALES, type Locale, nearestLocale } from '@tablerunner/language';
import type { FlagSpecs, Flags } from './flags.ts';
import { WrongUse } from './problem.ts';

export const LANGUAGE = {
  lang: { type: 'string', value: LOCALES.join('|'), about: 'the language of sentences' },
} as const satisfies FlagSpecs;

export function localeOf(flags: Flags, env: Readonly<Record<string, string | undefined>>): Locale {
  const given = flags.text('lang');
  if (given === undefined) return nearestLocale(env.LC_ALL || env.LC_MESSAGES || env.LANG);
  if (!isLocale(given)) throw new WrongUse(`--lang must be one of ${LOCALES.join(', ')}, not "${given}".`);
  return given;
}

/** The language that a command line asks for, however wrong the rest of it is. */
export function localeIn(words: readonly string[], env: Readonly<Record<string, string | undefined>>): Locale {
  const at = words.findLastIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const given = words[at] === '--lang' ? words[at + 1] : words[at]?.slice('--lang='.length);
  return given !== undefined && isLocale(given) ? given : nearestLocale(env.LC_ALL || env.LC_MESSAGES || env.LANG);
}
