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
