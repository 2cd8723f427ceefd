/** The rulebook of a game in one language, with its glossary and its worked examples; loaded once, when it is wanted. */
import type { Locale } from '@tablerunner/language';
import {
  type Chapter,
  type Clause,
  type Differences,
  type Example,
  examplesSchema,
  type Rulebook,
  readDifferences,
  readGlossary,
  readRulebook,
  type Section,
  type Term,
  translateRulebook,
} from '@tablerunner/learning';

/** Where a clause stands. */
export interface Place {
  readonly chapter: Chapter;
  readonly section: Section;
}

export interface Library {
  readonly game: string;
  readonly book: Rulebook;
  readonly glossary: readonly Term[];
  readonly examples: readonly Example[];
  /** Where the program differs from the table, in the language in which it was written down. */
  readonly differences: Differences & { readonly language: string };
  readonly clauses: ReadonlyMap<string, Clause & Place>;
  /** The clauses that name a clause. */
  readonly mentionedBy: ReadonlyMap<string, readonly string[]>;
}

const loading = new Map<string, Promise<Library | undefined>>();

/** `undefined`: there is no rulebook of such a game. */
export function loadLibrary(game: string, locale: Locale): Promise<Library | undefined> {
  const key = `${game}/${locale}`;
  const made = loading.get(key) ?? load(game, locale);
  loading.set(key, made);
  made.catch(() => loading.delete(key));
  return made;
}

async function load(game: string, locale: Locale): Promise<Library | undefined> {
  const english = await import('./texts/en.ts');
  const own = ofGame(english.texts, game);
  if (Object.keys(own).length === 0) return undefined;
  const positions = Object.values(ofGame(english.positions, game))[0] ?? [];
  const examples = examplesSchema.parse(positions);
  const book = readRulebook(own);
  const differing = Object.values(ofGame(english.differences, game))[0] ?? '';
  if (locale === 'en') {
    return libraryOf(game, book, {
      glossary: readGlossary(own.glossary ?? ''),
      examples,
      differences: { ...readDifferences(differing), language: 'en' },
    });
  }
  const { texts, titles } = locale === 'fr' ? await import('./texts/fr.ts') : await import('./texts/it.ts');
  const translated = ofGame(texts, game);
  const [language, text] =
    translated.differences === undefined ? (['en', differing] as const) : ([locale, translated.differences] as const);
  return libraryOf(game, translateRulebook(book, locale, translated, Object.values(ofGame(titles, game))[0] ?? {}), {
    glossary: readGlossary(own.glossary ?? '', locale, translated.glossary),
    examples,
    differences: { ...readDifferences(text), language },
  });
}

/** `…/games/escape/rulebook/en/03-board.md` is `03-board` of escape. */
function ofGame<T>(files: Readonly<Record<string, T>>, game: string): Readonly<Record<string, T>> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/games/${game}/`));
  return Object.fromEntries(own.map(([path, file]) => [path.replace(/^.*\/([^/.]+)\.\w+$/, '$1'), file]));
}

type Beside = Pick<Library, 'glossary' | 'examples' | 'differences'>;

function libraryOf(game: string, book: Rulebook, beside: Beside): Library {
  const clauses = new Map<string, Clause & Place>();
  const mentionedBy = new Map<string, string[]>();
  for (const chapter of book.chapters) {
    for (const section of chapter.sections) {
      for (const clause of section.clauses) {
        clauses.set(clause.id, { ...clause, chapter, section });
        for (const other of clause.mentions) mentionedBy.set(other, [...(mentionedBy.get(other) ?? []), clause.id]);
      }
    }
  }
  return { game, book, ...beside, clauses, mentionedBy };
}
