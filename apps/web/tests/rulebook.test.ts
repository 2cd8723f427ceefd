/** The rulebook as the page loads it: every clause found by number and by word, in every language, at its address. */
import { LOCALES } from '@tablerunner/language';
import { beforeAll, describe, expect, test } from 'vitest';
import { neighbours, sectionPath, spotAt } from '../src/rulebook/address.ts';
import { type Library, loadLibrary } from '../src/rulebook/library.ts';
import { createSearch, markWords } from '../src/rulebook/search.ts';

let library: Library;

beforeAll(async () => {
  const loaded = await loadLibrary('escape', 'en');
  if (loaded === undefined) throw new Error('Escape has no rulebook');
  library = loaded;
});

test('there is no rulebook of a game that is not there', async () => {
  expect(await loadLibrary('chess', 'en')).toBeUndefined();
});

test.each(LOCALES)('in %s all 580 clauses and 32 gaps are there', async (locale) => {
  const own = await loadLibrary('escape', locale);
  expect(own?.clauses.size).toBe(612);
  expect(own?.book.language).toBe(locale);
  expect(own?.examples.length).toBeGreaterThan(25);
});

describe('search', () => {
  test('a number finds its clause first', () => {
    const find = createSearch(library);
    for (const id of library.clauses.keys()) expect(find(id)[0]?.id).toBe(id);
  });

  test('words find clauses, also by their beginning, by their short form, and with a letter wrong', () => {
    const find = createSearch(library);
    const ids = (query: string): readonly string[] => find(query).map(({ id }) => id);
    expect(ids('closed door sight')).toContain('ES-LOS-02');
    expect(ids('line of sight wall')).toContain('ES-LOS-02');
    expect(ids('countermeas')).toContain('ES-COUNTER-01');
    expect(ids('countermeazure')).toContain('ES-COUNTER-01');
    expect(ids('zzzz')).toEqual([]);
    expect(ids('   ')).toEqual([]);
  });

  test('what was searched for is marked, and no letter is lost', () => {
    const marked = markWords('A closed door, doors.', ['door', 'doors']);
    expect(marked.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(['door', 'doors']);
    expect(marked.map(({ text }) => text).join('')).toBe('A closed door, doors.');
  });
});

describe('addresses', () => {
  test('every clause and every section is found at its own', () => {
    for (const [id, { section }] of library.clauses) expect(spotAt(library, id)).toMatchObject({ clause: id, section });
    for (const chapter of library.book.chapters) {
      for (const section of chapter.sections) {
        const address = sectionPath('escape', { chapter, section }).split('/').at(-1);
        expect(spotAt(library, address)?.section).toBe(section);
      }
    }
  });

  test('nothing named is the beginning, nonsense is nothing', () => {
    expect(spotAt(library, undefined)?.section.id).toBe('the-game');
    expect(spotAt(library, 'es-los-02')?.clause).toBe('ES-LOS-02');
    expect(spotAt(library, 'ES-NONE-99')).toBeUndefined();
  });

  test('the way on leads through the whole book', () => {
    let spot = spotAt(library, undefined);
    let sections = 0;
    for (; spot !== undefined; spot = neighbours(library, spot).after) sections += 1;
    expect(sections).toBe(library.book.chapters.flatMap((chapter) => chapter.sections).length);
  });
});
