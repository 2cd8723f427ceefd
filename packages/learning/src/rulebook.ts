/** Reads a rulebook: chapters of Markdown with numbered clauses, one a line, into what a page can show and search. */

export interface Clause {
  readonly id: string;
  readonly text: string;
  /** Where the printed booklet says it, as far as that is known. */
  readonly source: string;
  /** Other clauses that the text names. */
  readonly mentions: readonly string[];
  /** The language that the text is written in: English where nobody has translated it yet. */
  readonly language: string;
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly Clause[];
}

/** What kind of clauses a chapter holds: the rules themselves, our readings of them, examples, or what is missing. */
export type ChapterKind = 'rules' | 'rulings' | 'examples' | 'gaps';

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly kind: ChapterKind;
  /** Paragraphs before the first clause. */
  readonly notes: readonly string[];
  readonly tables: readonly Table[];
  readonly sections: readonly Section[];
}

export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface Rulebook {
  readonly language: string;
  readonly chapters: readonly Chapter[];
  /** How many clauses are still in English although another language was asked for. */
  readonly untranslated: number;
}

/** The texts of a rulebook by file name without ending, such as `03-board`. */
export type Texts = Readonly<Record<string, string>>;

export const CLAUSE_ID = /\b[A-Z]{2}-[A-Z]+-\d{2,3}\b/g;

const CLAUSE_LINE = /^- \*\*([A-Z]{2}-[A-Z]+-\d{2,3})\*\* (.*)$/;
/** A point of the clause above it. */
const POINT_LINE = /^\s+- /;
const SOURCE = /\s*\[src: (.*)\]\s*$/;
const KINDS: Readonly<Record<string, ChapterKind>> = { rulings: 'rulings', examples: 'examples', gaps: 'gaps' };
/** Not chapters: what they hold is read by other means, or is about the program. */
const LEFT_OUT = new Set(['glossary', 'differences']);

interface Draft {
  notes: string[];
  tables: { head: readonly string[]; rows: (readonly string[])[] }[];
  sections: { id: string; title: string; clauses: Clause[] }[];
  title: string;
}

/** The chapters in the order of their file names, the numbered ones first. */
export function readRulebook(texts: Texts, language = 'en'): Rulebook {
  const names = Object.keys(texts).filter((name) => !LEFT_OUT.has(name));
  const order = (name: string): string => (/^\d/.test(name) ? `0${name}` : `1${name}`);
  const chapters = names
    .sort((a, b) => (order(a) < order(b) ? -1 : 1))
    .map((name) => readChapter(name, texts[name] ?? '', language));
  return { language, chapters, untranslated: 0 };
}

function readChapter(name: string, text: string, language: string): Chapter {
  const draft: Draft = { notes: [], tables: [], sections: [], title: name };
  for (const line of text.split(/\r?\n/)) readLine(draft, line, language);
  return {
    id: name.replace(/^\d+-/, ''),
    title: draft.title,
    kind: KINDS[name] ?? 'rules',
    notes: draft.notes,
    tables: draft.tables,
    sections: draft.sections.filter(({ clauses }) => clauses.length > 0),
  };
}

function readLine(draft: Draft, line: string, language: string): void {
  const heading = /^(#{1,6}) (.*)$/.exec(line);
  const [, marks = '', words = ''] = heading ?? [];
  if (heading !== null && marks.length === 1) draft.title = titleOf(words);
  else if (heading !== null) openSection(draft, words);
  else if (line.startsWith('|')) readRow(draft, line);
  else if (CLAUSE_LINE.test(line)) readClause(draft, line, language);
  else if (POINT_LINE.test(line)) readPoint(draft, line);
  else if (line.trim() !== '' && draft.sections.length === 0) draft.notes.push(line.replace(/^- /, '').trim());
}

/** `Escape - 03 Board` is called "Board". */
const titleOf = (words: string): string => words.replace(/^.* - (\d+ )?/, '').trim();

function openSection(draft: Draft, title: string): void {
  draft.sections.push({ id: slug(title), title: title.trim(), clauses: [] });
}

function readClause(draft: Draft, line: string, language: string): void {
  const [, id = '', rest = ''] = CLAUSE_LINE.exec(line) ?? [];
  const source = SOURCE.exec(rest)?.[1] ?? '';
  const text = rest.replace(SOURCE, '').trim();
  if (draft.sections.length === 0) openSection(draft, draft.title);
  draft.sections.at(-1)?.clauses.push({ id, text, source, mentions: mentionsIn(text, id), language });
}

/** Start, input and outcome of an example stand below it; they are part of what it says. */
function readPoint(draft: Draft, line: string): void {
  const clauses = draft.sections.at(-1)?.clauses ?? [];
  const clause = clauses.pop();
  if (clause === undefined) return;
  const text = `${clause.text} ${line.replace(POINT_LINE, '').trim()}`;
  clauses.push({ ...clause, text, mentions: mentionsIn(text, clause.id) });
}

const mentionsIn = (text: string, id: string): string[] =>
  [...new Set(text.match(CLAUSE_ID) ?? [])].filter((other) => other !== id);

function readRow(draft: Draft, line: string): void {
  const cells = line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());
  if (cells.every((cell) => /^:?-+:?$/.test(cell))) {
    const head = draft.tables.at(-1)?.rows.pop();
    if (head !== undefined) draft.tables.splice(-1, 1, { head, rows: [] });
    return;
  }
  const table = draft.tables.at(-1);
  const isNext = table !== undefined && (table.head.length === 0 || table.head.length === cells.length);
  if (table !== undefined && isNext) table.rows.push(cells);
  else draft.tables.push({ head: [], rows: [cells] });
}

/** `Line of sight` is found under `line-of-sight`. */
const slug = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

export const clausesOf = (rulebook: Rulebook): readonly Clause[] =>
  rulebook.chapters.flatMap(({ sections }) => sections.flatMap(({ clauses }) => clauses));
