/** Positions to begin with in the editor: worked examples, lessons, and a small one of its own. */
import type { Locale } from '@tablerunner/language';
import { LESSONS } from '../lessons/shelf.ts';
import type { Library } from '../rulebook/library.ts';
import { titleOf } from '../rulebook/title-of.ts';

export interface Starter {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export function startersOf(game: string, locale: Locale, library: Library | undefined): readonly Starter[] {
  const lessons = LESSONS.filter((lesson) => lesson.game === game).map(({ id, title, position }) => ({
    id: `lesson-${id}`,
    title: title[locale],
    text: position.join('\n'),
  }));
  const examples = (library?.examples ?? []).map(({ id, position }) => ({
    id,
    title: `${id} ${titleOf(library?.clauses.get(id)?.text ?? '')}`,
    text: position.join('\n'),
  }));
  return [...lessons, ...examples];
}

/** `line 10` of a message is the tenth line of the text. */
export function lineOf(where: string): number | undefined {
  const digits = /^line (\d+)/.exec(where)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
