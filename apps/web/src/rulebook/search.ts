/** Instant search through all clauses: by number, by word, by the beginning of a word, with a letter wrong. */
import MiniSearch from 'minisearch';
import type { Library } from './library.ts';

export interface Hit {
  readonly id: string;
  /** The words of the text that fit, to be marked. */
  readonly words: readonly string[];
}

interface Entry {
  readonly id: string;
  readonly text: string;
  readonly title: string;
}

/** Short forms of the rulebook, written out for whoever searches for the words. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  LoS: 'LoS line of sight',
  Mvt: 'Mvt Movement',
  Cbt: 'Cbt Combat',
  Int: 'Int Intellect',
};

const MOST_HITS = 60;

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();

export function createSearch(library: Library): (query: string) => readonly Hit[] {
  const index = new MiniSearch<Entry>({
    fields: ['id', 'title', 'text'],
    processTerm: fold,
    searchOptions: {
      boost: { id: 6, title: 2 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
      // A rule comes before a ruling about it, and both before a gap.
      boostDocument: (id) => (/-(RULE|EX|DX)-/.test(String(id)) ? 0.6 : String(id).includes('-GAP-') ? 0.2 : 1),
    },
  });
  index.addAll(
    [...library.clauses.values()].map(({ id, text, chapter, section }) => ({
      id,
      title: `${chapter.title} ${section.title}`,
      text: text.replaceAll(/\b(LoS|Mvt|Cbt|Int)\b/g, (short) => SHORT_FORMS[short] ?? short),
    })),
  );
  return (query) => {
    const wanted = query.trim();
    if (wanted === '') return [];
    const exact = wanted.toUpperCase();
    const found = index.search(wanted).map(({ id, match }) => ({ id: String(id), words: Object.keys(match) }));
    const first = library.clauses.has(exact) ? [{ id: exact, words: [] }] : [];
    return [...first, ...found.filter(({ id }) => id !== exact)].slice(0, MOST_HITS);
  };
}

/** A text cut where words begin that were searched for. */
export function markWords(text: string, words: readonly string[]): readonly { text: string; isHit: boolean }[] {
  const wanted = new Set(words);
  if (wanted.size === 0) return [{ text, isHit: false }];
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isHit: wanted.has(fold(part)) }));
}
