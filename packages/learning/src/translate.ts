/** A rulebook in another language: what is translated takes the place of the English, clause by clause; the rest stays. */
import { type Chapter, type Clause, clausesOf, type Rulebook, readRulebook, type Texts } from './rulebook.ts';

/** Titles of chapters (`board`) and sections (`board/doors`) in the other language, by their English IDs. */
export type Titles = Readonly<Record<string, string>>;

/** IDs stay those of the English book, so that a link means the same place in every language. */
export function translateRulebook(english: Rulebook, language: string, texts: Texts, titles: Titles): Rulebook {
  const other = readRulebook(texts, language);
  const translated = new Map(clausesOf(other).map((clause) => [clause.id, clause]));
  const byId = new Map(other.chapters.map((chapter) => [chapter.id, chapter]));
  const chapters = english.chapters.map((chapter) =>
    translateChapter(chapter, byId.get(chapter.id), titles, translated),
  );
  const untranslated = clausesOf({ ...english, chapters }).filter((clause) => clause.language !== language).length;
  return { language, chapters, untranslated };
}

function translateChapter(
  chapter: Chapter,
  other: Chapter | undefined,
  titles: Titles,
  translated: ReadonlyMap<string, Clause>,
): Chapter {
  return {
    ...chapter,
    title: titles[chapter.id] ?? chapter.title,
    notes: whole(chapter.notes, other?.notes),
    tables: whole(chapter.tables, other?.tables),
    sections: chapter.sections.map(({ id, title, clauses }) => ({
      id,
      title: titles[`${chapter.id}/${id}`] ?? titles[chapter.id] ?? title,
      clauses: clauses.map((clause) => {
        const said = translated.get(clause.id);
        return said === undefined ? clause : { ...said, source: clause.source };
      }),
    })),
  };
}

/** Notes and tables change language all together: half of them would not fit the other half. */
const whole = <T>(english: readonly T[], other: readonly T[] = []): readonly T[] =>
  other.length === english.length ? other : english;
