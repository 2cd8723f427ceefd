/** The glossary of a game: its words in three languages, and where they stand in a sentence. */

export interface Term {
  /** The English word: it names the entry in every language. */
  readonly id: string;
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** The word as the reader's language has it. */
  readonly name: string;
  readonly meaning: string;
  /** The language that the meaning is written in: English where nobody has translated it yet. */
  readonly language: string;
}

/** A piece of a sentence: plain text, or a word of the glossary. */
export interface Piece {
  readonly text: string;
  readonly term?: Term;
}

const COLUMNS = ['en', 'fr', 'it'] as const;

/**
 * Reads the table `| English | French | Italian | Meaning |`. For a reader of another language there is a table
 * `| English | Meaning |` beside it.
 */
export function readGlossary(markdown: string, language = 'en', translated = ''): readonly Term[] {
  const meanings = new Map(rowsOf(translated).map(([english = '', meaning = '']) => [english, meaning]));
  return rowsOf(markdown).map((cells) => {
    const words = Object.fromEntries(COLUMNS.map((column, i) => [column, wordsOf(cells[i] ?? '')]));
    const id = words.en?.[0] ?? '';
    const own = meanings.get(id);
    return {
      id,
      words,
      name: words[language]?.[0] ?? id,
      ...(own === undefined ? { meaning: cells[3] ?? '', language: 'en' } : { meaning: own, language }),
    };
  });
}

/** Without the two lines of its head. */
const rowsOf = (markdown: string): readonly (readonly string[])[] =>
  markdown
    .split(/\r?\n/)
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1)
        .map((cell) => cell.trim()),
    );

/**
 * `Airlock, Sas` are two words, `Line of sight (LoS)` too; `Armour (X)` is written without its number. A list such as
 * `Black, Green, Blue` is one entry about all of them: alone they are parts of names.
 */
const wordsOf = (cell: string): readonly string[] => {
  const short = /\(([A-Z][A-Za-z]{1,3})\)/.exec(cell)?.[1];
  const whole = cell.replaceAll(/\s*\([^)]*\)/g, '');
  const parts = whole.split(/,\s+/);
  const words = parts.length > 2 ? [whole] : parts;
  return [...words, ...(short === undefined ? [] : [short])].filter((word) => word !== '');
};

/** Ends that a word may have besides the one in the glossary: plurals, mostly. */
const ENDINGS: Readonly<Record<string, string>> = { en: '(?:s|es)?', fr: '(?:s|x)?', it: '' };

/** French has its plural on every word: `unités de sécurité`. */
const stemOf = (word: string, language: string): string =>
  language === 'fr' ? word.toLowerCase().replaceAll(/[sx](?= |$)/g, '') : word.toLowerCase();

/** `PA` are action points, `pas` is a step. */
const isShort = (word: string): boolean => /^\p{Lu}{2,}$/u.test(word);

/** Cuts sentences of one language into pieces, the longest words of the glossary first; each word once in a sentence. */
export function createGlosser(terms: readonly Term[], language: string): (sentence: string) => readonly Piece[] {
  const byStem = new Map<string, { readonly term: Term; readonly word: string }>();
  for (const term of terms)
    for (const word of term.words[language] ?? []) byStem.set(stemOf(word, language), { term, word });
  if (byStem.size === 0) return (sentence) => [{ text: sentence }];
  const ending = ENDINGS[language] ?? '';
  const within = language === 'fr' ? `${ending} ` : ' ';
  const stems = [...byStem.keys()]
    .sort((a, b) => b.length - a.length)
    .map((stem) => escapePattern(stem).replaceAll(' ', within));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(${stems.join('|')})${ending}(?![\\p{L}\\p{N}-])`, 'giu');
  return (sentence) => {
    const pieces: Piece[] = [];
    const told = new Set<Term>();
    let from = 0;
    for (const match of sentence.matchAll(pattern)) {
      const { term, word = '' } = byStem.get(stemOf(match[1] ?? '', language)) ?? {};
      if (term === undefined || told.has(term) || (isShort(word) && match[0] !== word)) continue;
      told.add(term);
      if (match.index > from) pieces.push({ text: sentence.slice(from, match.index) });
      pieces.push({ text: match[0], term });
      from = match.index + match[0].length;
    }
    if (from < sentence.length) pieces.push({ text: sentence.slice(from) });
    return pieces;
  };
}

const escapePattern = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
