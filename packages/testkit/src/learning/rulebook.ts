/** The rulebook of a game, for its tests: its texts in each language, its clauses, and the words that it explains. */
import { readdirSync, readFileSync } from 'node:fs';
import {
  type Clause,
  clausesOf,
  createGlosser,
  type Rulebook,
  readGlossary,
  readRulebook,
  type Term,
  type Texts,
  type Titles,
  translateRulebook,
  translationFaults,
} from '@tablerunner/learning';
import { describe, expect, test } from 'vitest';

const FOREIGN = ['fr', 'it'];

export interface RulebookKit {
  /** The text of a file in the folder of the rulebook. */
  read(path: string): string;
  /** What is written in a language: only what somebody has translated. */
  written(language: string): Rulebook;
  /** The book as people read it: in English where nobody has translated it. */
  book(language: string): Rulebook;
  /** Titles of chapters and sections in another language. */
  titles(language: string): Titles;
  readonly english: Rulebook;
  readonly clauses: readonly Clause[];
  readonly ids: ReadonlySet<string>;
  /** The words of the glossary, explained in English. */
  readonly terms: readonly Term[];
  /** The same, explained in another language as far as they are translated. */
  glossary(language: string): readonly Term[];
  /** The words that stand for two things. */
  wordsTwice(language: string): string[];
  /** Which entries of the glossary a reader of these clauses is offered. */
  termsIn(clauses: readonly Clause[], language: string): Set<string>;
  /** What differs between the English book and that of a language, where both have a text. */
  faults(language: string): readonly string[];
}

/** @param home the folder of the game */
export function rulebookKit(home: URL): RulebookKit {
  const folder = new URL('rulebook/', home);
  const read = (path: string): string => readFileSync(new URL(path, folder), 'utf8');
  const texts = (language: string): Texts => {
    const files = readdirSync(new URL(`${language}/`, folder)).filter((file) => file.endsWith('.md'));
    return Object.fromEntries(files.map((file) => [file.replace('.md', ''), read(`${language}/${file}`)]));
  };
  const written = (language: string): Rulebook => readRulebook(texts(language), language);
  const titles = (language: string): Titles => JSON.parse(read(`${language}/titles.json`)) as Titles;
  const glossary = (language: string): readonly Term[] =>
    readGlossary(texts('en').glossary ?? '', language, texts(language).glossary ?? '');
  const english = readRulebook(texts('en'));
  const clauses = clausesOf(english);
  const terms = readGlossary(texts('en').glossary ?? '');
  return {
    read,
    written,
    book: (language) => translateRulebook(english, language, texts(language), titles(language)),
    titles,
    english,
    clauses,
    ids: new Set(clauses.map(({ id }) => id)),
    terms,
    glossary,
    wordsTwice(language) {
      const words = terms.flatMap((term) => (term.words[language] ?? []).map((word) => word.toLowerCase()));
      return words.filter((word, i) => words.indexOf(word) !== i);
    },
    termsIn(sentences, language) {
      const gloss = createGlosser(glossary(language), language);
      return new Set(sentences.flatMap(({ text }) => gloss(text).flatMap(({ term }) => term?.id ?? [])));
    },
    faults: (language) => translationFaults(english, written(language)),
  };
}

/** No clause stands twice, and none is empty or still has its source in its text. */
export function expectWholeClauses({ clauses, ids }: RulebookKit): void {
  expect(ids.size).toBe(clauses.length);
  for (const { id, text } of clauses) expect(text, id).not.toMatch(/\[src|^\s*$/);
}

/** Every clause that a clause names is there. */
export function expectReferences({ clauses, ids }: RulebookKit): void {
  const lost = clauses.flatMap(({ id, mentions }) => mentions.filter((other) => !ids.has(other)).map((to) => [id, to]));
  expect(lost).toEqual([]);
}

/** Every word of the glossary has a meaning, and its form in each language. */
export function expectWords({ terms }: RulebookKit): void {
  for (const { id, words, meaning } of terms) {
    expect(meaning, id).not.toBe('');
    for (const language of ['en', ...FOREIGN]) expect(words[language]?.length, `${id} ${language}`).toBeGreaterThan(0);
  }
}

/** Every word of the glossary is explained in the language itself. */
export function expectExplained(kit: RulebookKit, language: string): void {
  const foreign = kit.glossary(language).filter((term) => term.language !== language);
  expect(foreign.map(({ id }) => id)).toEqual([]);
}

/** Tests of the book in each language, as people read it; a game adds its own. */
export function testTranslations(kit: RulebookKit, own: (language: string, book: Rulebook) => void): void {
  describe.each(FOREIGN)('the rulebook in %s', (language) => {
    test('has a title for every chapter and section, and none for one that is not there', () => {
      const { chapters } = kit.english;
      const wanted = chapters.flatMap(({ id, sections }) => [id, ...sections.map((one) => `${id}/${one.id}`)]);
      expect(Object.keys(kit.titles(language)).sort()).toEqual([...new Set(wanted)].sort());
    });

    own(language, kit.book(language));
  });
}
