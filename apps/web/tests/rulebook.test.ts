/** The rulebook as the page loads it: every clause found by number and by word, in every language, at its address. */
import { LOCALES } from '@tablerunner/language';
import { beforeAll, describe, expect, test } from 'vitest';
import { neighbours, sectionPath, spotAt } from '../src/rulebook/address.ts';
import { keepTogether } from '../src/rulebook/keep-together.ts';
import { type Library, loadLibrary } from '../src/rulebook/library.ts';
import { createSearch, markWords } from '../src/rulebook/search.ts';
import { decisionOf, titleOf } from '../src/rulebook/title-of.ts';

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

test.each([
  ['fr', 'porte fermée ligne de vue', 'contre-mesure', 'Portes', /(Problème|Décision|Raison|Contrôle) ?:/],
  ['it', 'porta chiusa linea di vista', 'contromisura', 'Porte', /(Dubbio|Decisione|Motivo|Verifica):/],
] as const)(
  'Escape is whole in %s: words find its clauses, and every ruling says beside a clause what was decided',
  async (...of) => {
    const [locale, sight, countermeasure, doors, labels] = of;
    const own = await loadLibrary('escape', locale);
    if (own === undefined) throw new Error('Escape has no rulebook');
    expect(own.book.untranslated).toBe(0);
    const board = own.book.chapters.find(({ id }) => id === 'board');
    expect(board?.sections.find(({ id }) => id === 'doors')?.title).toBe(doors);
    const find = createSearch(own);
    expect(find(sight).map(({ id }) => id)).toContain('ES-LOS-02');
    expect(find(countermeasure).map(({ id }) => id)).toContain('ES-COUNTER-01');
    const rulings = [...own.clauses.values()].filter(({ id }) => id.startsWith('ES-RULE-'));
    expect(rulings).toHaveLength(98);
    for (const { id, text } of rulings) {
      expect(decisionOf(text).length, id).toBeGreaterThan(titleOf(text).length + 20);
      expect(decisionOf(text), id).not.toMatch(labels);
    }
  },
);

describe.each([
  ['fr', 'unité assommée poussée', 'dé Inspection cellule', /(Problème|Décision|Raison) :/],
  ['it', 'unità stordita spinta', 'cella di energia perlustra', /(Dubbio|Decisione|Motivo):/],
] as const)('burncycle is whole in %s', (locale, push, cell, parts) => {
  test('words find its clauses, and every ruling says beside a clause what was decided', async () => {
    const own = await loadLibrary('burncycle', locale);
    if (own === undefined) throw new Error('burncycle has no rulebook');
    expect(own.book.untranslated).toBe(0);
    const find = createSearch(own);
    expect(find(push).map(({ id }) => id)).toContain('BC-PUSH-07');
    expect(find(cell).map(({ id }) => id)).toContain('BC-SCOUT-08');
    const rulings = [...own.clauses.values()].filter(({ id }) => id.startsWith('BC-RULE-'));
    expect(rulings).toHaveLength(102);
    for (const { id, text } of rulings) {
      expect(decisionOf(text).length, id).toBeGreaterThan(titleOf(text).length + 5);
      expect(decisionOf(text), id).not.toMatch(parts);
    }
  });
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

describe('Combat Zone', () => {
  test.each(LOCALES)('in %s its clauses, glossary, examples and differences are there', async (locale) => {
    const own = await loadLibrary('combat-zone', locale);
    if (own === undefined) throw new Error('Combat Zone has no rulebook');
    expect(own.book.untranslated).toBe(0);
    expect(own.glossary).toHaveLength(144);
    expect(own.examples).toHaveLength(45);
    expect(own.differences.areas.length).toBeGreaterThan(5);
    for (const { clauses } of own.examples) for (const id of clauses) expect(own.clauses.has(id), id).toBe(true);
    for (const { points } of own.differences.areas) {
      for (const id of points.flatMap((point) => point.match(/CZ-[A-Z]+-\d+/g) ?? []))
        expect(own.clauses.has(id), id).toBe(true);
    }
  });

  test.each([
    ['en', 'limiter yellow inches', 'CZ-RANGE-01'],
    ['fr', 'jeton chance relancer', 'CZ-LUCK-02'],
    ['it', 'gonk ferita', 'CZ-GONK-06'],
  ] as const)('in %s words find its clauses', async (locale, query, clause) => {
    const own = await loadLibrary('combat-zone', locale);
    if (own === undefined) throw new Error('Combat Zone has no rulebook');
    const find = createSearch(own);
    expect(find(query).map(({ id }) => id)).toContain(clause);
    for (const id of own.clauses.keys()) expect(find(id)[0]?.id).toBe(id);
  });

  test('every ruling says beside a clause what was decided, without the story of how', async () => {
    for (const locale of LOCALES) {
      const own = await loadLibrary('combat-zone', locale);
      const rulings = [...(own?.clauses.values() ?? [])].filter(({ id }) => id.startsWith('CZ-RULE-'));
      expect(rulings).toHaveLength(104);
      for (const { id, text } of rulings) {
        const said = decisionOf(text);
        expect(said.length, id).toBeGreaterThan(20);
        expect(said, id).not.toMatch(/(Unclear|Why|Obscur|Pourquoi|Dubbio|Perché) ?:/);
      }
    }
  });
});

test('a title ends with its sentence; a question keeps its mark', () => {
  expect(titleOf('Luck. Start: one.')).toBe('Luck');
  expect(titleOf('How many gonks? Start: five.')).toBe('How many gonks?');
  expect(titleOf('Combien ? Départ : cinq.')).toBe('Combien ?');
  expect(titleOf('Cachette 1 : en vue. Départ : là.')).toBe('Cachette 1');
  expect(decisionOf('Vials. Issue: x. Ruling: they break. Reason: y.')).toBe('Vials. They break.');
  expect(decisionOf('Fiale. Dubbio: x. Decisione: si rompono. Motivo: y.')).toBe('Fiale. Si rompono.');
  expect(decisionOf('Fioles. Problème : x. Décision : elles cassent. Raison : y.')).toBe('Fioles. Elles cassent.');
  expect(decisionOf('Une fiole ? Problème : x. Décision : elle se brise. Raison : y.')).toBe(
    'Une fiole ? Elle se brise.',
  );
});

test('no line of a French text begins with the sign that ends its sentence, or ends within a quotation mark', () => {
  expect(keepTogether('« Où ? » : ici ; et là !', 'fr')).toBe('«\u00a0Où\u00a0?\u00a0»\u00a0: ici\u00a0; et là\u00a0!');
  expect(keepTogether('5 dés.', 'fr')).toBe('5 dés.');
  expect(keepTogether('a : b', 'it')).toBe('a : b');
});

test.each(['escape', 'burncycle', 'combat-zone'])('%s tells where the program differs', async (game) => {
  const own = await loadLibrary(game, 'en');
  expect(own?.differences.notes.length).toBeGreaterThan(0);
  expect(own?.differences.areas.every(({ title, points }) => title !== '' && points.length > 0)).toBe(true);
});
