/** Addresses in the rulebook: `/rules/escape/ES-LOS-02` is a clause, `/rules/escape/board.line-of-sight` a section. */
import type { Library, Place } from './library.ts';

export interface Spot extends Place {
  readonly clause?: string;
}

export const sectionPath = (game: string, { chapter, section }: Place): string =>
  `/rules/${game}/${chapter.id}.${section.id}`;

/** What an address names; the first section where it names nothing. `undefined`: it names something that is not there. */
export function spotAt({ book, clauses }: Library, address: string | undefined): Spot | undefined {
  const [firstChapter] = book.chapters;
  const [firstSection] = firstChapter?.sections ?? [];
  if (address === undefined || address === '') {
    return firstChapter === undefined || firstSection === undefined
      ? undefined
      : { chapter: firstChapter, section: firstSection };
  }
  const clause = clauses.get(address.toUpperCase());
  if (clause !== undefined) return { chapter: clause.chapter, section: clause.section, clause: clause.id };
  const [chapterId, sectionId] = address.split('.');
  const chapter = book.chapters.find(({ id }) => id === chapterId);
  const section = chapter?.sections.find(({ id }) => id === sectionId) ?? chapter?.sections[0];
  return chapter === undefined || section === undefined ? undefined : { chapter, section };
}

/** The sections before and after one, in the order of the book. */
export function neighbours({ book }: Library, spot: Place): { readonly before?: Place; readonly after?: Place } {
  const all = book.chapters.flatMap((chapter) => chapter.sections.map((section) => ({ chapter, section })));
  const at = all.findIndex(({ section }) => section === spot.section);
  const [before, after] = [all[at - 1], all[at + 1]];
  return { ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) };
}
