/** What is wrong with a translated rulebook: clauses lost or left in English, numbers and references that differ. */
import { type Chapter, type Clause, clausesOf, type Rulebook } from './rulebook.ts';

/** Words that hold English sentences together and that French and Italian do not have. */
const WORDS =
  'the|of|and|is|are|be|has|have|it|its|they|their|that|this|with|which|when|if|by|to|from|for|at|than|not|may|must|each|any';
const ENGLISH = new RegExp(`(?<![\\p{L}'’-])(?:${WORDS})(?![\\p{L}-])`, 'giu');
/** So many of them in one sentence are no name. */
const ENOUGH = 2;

/** One sentence for each fault. Only the chapters that `other` has are compared: the rest may still be in English. */
export function translationFaults(english: Rulebook, other: Rulebook): readonly string[] {
  const originals = new Map(english.chapters.map((chapter) => [chapter.id, chapter]));
  return other.chapters.flatMap((chapter) => {
    const original = originals.get(chapter.id);
    if (original === undefined) return [`${chapter.id}: there is no such chapter in English`];
    return [...chapterFaults(original, chapter), ...clauseListFaults(original, chapter)];
  });
}

function chapterFaults(original: Chapter, { id, notes, tables }: Chapter): string[] {
  const size = ({ head, rows }: Chapter['tables'][number]): string => `${rows.length}x${head.length}`;
  const found: string[] = [];
  if (notes.length !== original.notes.length)
    found.push(`${id}: ${notes.length} notes, and ${original.notes.length} in English`);
  if (tables.map(size).join() !== original.tables.map(size).join())
    found.push(`${id}: tables of ${tables.map(size)}, and of ${original.tables.map(size)} in English`);
  const cells = ({ tables: all }: Chapter): string =>
    all.flatMap(({ head, rows }) => [head, ...rows].flat()).join(' | ');
  return [
    ...found,
    ...notes.flatMap((note, i) => textFaults(`${id}, note ${i + 1}`, original.notes[i] ?? '', note)),
    ...numberFaults(`${id}, tables`, cells(original), cells({ ...original, tables })),
  ];
}

function clauseListFaults(original: Chapter, chapter: Chapter): string[] {
  const of = (one: Chapter): readonly Clause[] => clausesOf({ language: '', chapters: [one], untranslated: 0 });
  const wanted = of(original);
  const said = of(chapter);
  const lost = wanted.filter(({ id }) => !said.some((clause) => clause.id === id)).map(({ id }) => `${id}: is missing`);
  const order = said.map(({ id }) => id).filter((id, i) => id !== wanted[i]?.id);
  const moved =
    lost.length === 0 && order.length > 0 ? [`${order[0]}: is not in the place that it has in English`] : [];
  const faults = said.flatMap((clause) => {
    const its = wanted.find(({ id }) => id === clause.id);
    return its === undefined ? [`${clause.id}: is not in this chapter in English`] : clauseFaults(its, clause);
  });
  return [...lost, ...moved, ...faults];
}

function clauseFaults(original: Clause, { id, text, source, mentions }: Clause): string[] {
  const found = textFaults(id, original.text, text);
  if (mentions.toSorted().join() !== original.mentions.toSorted().join())
    found.push(`${id}: names ${mentions.join(', ') || 'no clause'}, and ${original.mentions.join(', ')} in English`);
  if (source !== '' && source !== original.source) found.push(`${id}: has another source than in English`);
  return found;
}

function textFaults(where: string, original: string, text: string): string[] {
  const found = numberFaults(where, original, text);
  const english = text.split(/[.;:?!](?:\s|$)/).find((sentence) => (sentence.match(ENGLISH) ?? []).length >= ENOUGH);
  if (text === original || english !== undefined) found.push(`${where}: is left in English: ${english ?? text}`);
  return found;
}

function numberFaults(where: string, original: string, text: string): string[] {
  const [here, there] = [numbersIn(text).join(' '), numbersIn(original).join(' ')];
  return here === there ? [] : [`${where}: has the numbers ${here || 'none'}, and ${there || 'none'} in English`];
}

/** The numbers of a text, those of clauses left out: `2,063` and `2.063` are the same. */
const numbersIn = (text: string): string[] =>
  (text.replaceAll(/\b[A-Z]{2,}-[A-Z]+-\d+\b/g, '').match(/\d+(?:[.,]\d+)?/g) ?? [])
    .map((number) => number.replace(',', '.'))
    .sort();
