/** A rulebook in another language: what is translated takes the place of the English, clause by clause; the rest stays. */
import { type Chapter, type Clause, clausesOf, type Rulebook, readRulebook, type Texts } from './rulebook.ts';

/** Titles of chapters (`board`) and sections (`board/doors`) in the other language, by their English IDs. */
export type Titles = Readonly<Record<string, string>>;

/** IDs stay those of the English book, so that a link means the same place in every language. */
export function translateRulebook(english: Rulebook, language: string, texts: Texts, titles: Titles): Rulebook {
  const translated = new Map(clausesOf(readRulebook(texts, language)).map((clause) => [clause.id, clause]));
  const chapters = english.chapters.map((chapter) => translateChapter(chapter, titles, translated));
  const untranslated = clausesOf({ ...english, chapters }).filter((clause) => clause.language !== language).length;
  return { language, chapters, untranslated };
}

function translateChapter(chapter: Chapter, titles: Titles, translated: ReadonlyMap<string, Clause>): Chapter {
  return {
    ...chapter,
    title: titles[chapter.id] ?? chapter.title,
    sections: chapter.sections.map(({ id, title, clauses }) => ({
      id,
      title: titles[`${chapter.id}/${id}`] ?? titles[chapter.id] ?? title,
      clauses: clauses.map((clause) => {
        const other = translated.get(clause.id);
        return other === undefined ? clause : { ...other, source: clause.source };
      }),
    })),
  };
}
