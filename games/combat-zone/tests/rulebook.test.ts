/** The rulebook as people read it: every clause is found once, every reference leads somewhere, every word is explained. */
import { clausesOf, readProse } from '@tablerunner/learning';
import { expectExplained, expectWords, rulebookKit, testTranslations } from '@tablerunner/testkit';
import { expect, test } from 'vitest';
import { RULING_OPTIONS } from '../rules/options.ts';

const kit = rulebookKit(new URL('../', import.meta.url));
const { english, clauses, ids, terms, read } = kit;

/** How many clauses each area has. */
const AREAS: Readonly<Record<string, readonly [area: string, clauses: number][]>> = {
  overview: [
    ['GAME', 19],
    ['SIZE', 3],
    ['DICE', 7],
    ['CRIT', 8],
    ['RANGE', 10],
  ],
  'team-building': [
    ['TEAM', 24],
    ['GEAR', 8],
    ['CARD', 12],
    ['SKILL', 8],
  ],
  'battlefield-and-deployment': [
    ['FIELD', 14],
    ['SCEN', 7],
    ['DEPLOY', 4],
    ['RESERVE', 5],
  ],
  'control-and-activation': [
    ['CONTROL', 7],
    ['ACTIVATE', 6],
    ['TOKEN', 5],
    ['INSPIRE', 11],
    ['GONK', 6],
    ['LUCK', 11],
    ['EXHAUST', 3],
  ],
  actions: [
    ['ACTION', 17],
    ['OPPOSE', 12],
    ['BASIC', 16],
    ['UNSKILLED', 1],
    ['DIFFICULT', 4],
    ['FREE', 3],
    ['COMMAND', 13],
  ],
  movement: [
    ['MOVE', 13],
    ['OBST', 5],
    ['BARRIER', 6],
    ['DRAG', 10],
    ['JUMP', 4],
    ['FALL', 6],
    ['CLIMB', 10],
  ],
  targeting: [
    ['PATH', 6],
    ['COVER', 6],
    ['HEIGHT', 4],
    ['MULTI', 6],
  ],
  armor: [['ARMOR', 10]],
  brawl: [['BRAWL', 14]],
  wounds: [
    ['WOUND', 10],
    ['REDLINE', 3],
    ['OUT', 5],
    ['LOOT', 10],
    ['HEAL', 6],
  ],
  reactions: [['REACT', 19]],
  netrunning: [
    ['NET', 23],
    ['HACK', 7],
    ['VULN', 2],
    ['LEAK', 4],
    ['DRONE', 10],
  ],
  effects: [['KW', 49]],
  multiplayer: [
    ['MPLAY', 5],
    ['TEAMPLAY', 8],
  ],
  examples: [['EX', 56]],
  gaps: [['GAP', 23]],
  rulings: [['RULE', 104]],
};

test.each(Object.entries(AREAS))('the chapter %s has all its clauses, in their order', (chapter, areas) => {
  const wanted = areas.flatMap(([area, count]) =>
    Array.from({ length: count }, (_, i) => `CZ-${area}-${String(i + 1).padStart(2, '0')}`),
  );
  const found = english.chapters.find(({ id }) => id === chapter)?.sections.flatMap((section) => section.clauses) ?? [];
  expect(found.map(({ id }) => id)).toEqual(wanted);
});

test('no clause stands in a chapter that nobody expects; each has a text and says where the book has it', () => {
  expect(english.chapters.map(({ id }) => id)).toEqual(Object.keys(AREAS));
  expect(clauses.length).toBe(688);
  for (const { id, text, source } of clauses) {
    expect(text, id).not.toMatch(/\[src|^\s*$/);
    expect(source, id).toMatch(/^p\.\d+ "/);
  }
});

test('sentences are short: no clause of the rules has one of more than 40 words', () => {
  const rules = clauses.filter(({ id }) => !/^CZ-(EX|GAP|RULE)-/.test(id));
  const longest = rules.filter(({ text }) => text.split(/[.?!](?:\s|$)/).some((one) => one.split(/\s+/).length > 40));
  expect(longest.map(({ id }) => id)).toEqual([]);
});

const strangers = (text: string): string[] => (text.match(/CZ-[A-Z]+-\d+/g) ?? []).filter((id) => !ids.has(id));

test('what a clause, a note or a difference refers to is there, and a reader can click on it', () => {
  for (const { id, text, mentions } of clauses) {
    expect(strangers(text), id).toEqual([]);
    const links = readProse(text).flatMap((piece) => (piece.kind === 'clause' ? [piece.id] : []));
    expect(
      [...new Set(links)].filter((link) => link !== id),
      id,
    ).toEqual(mentions);
  }
  for (const { id, notes } of english.chapters) expect(strangers(notes.join(' ')), id).toEqual([]);
  const differences = read('differences.md');
  expect(differences.match(/CZ-[A-Z]+-\d+/g)?.length).toBeGreaterThan(20);
  expect(strangers(differences)).toEqual([]);
});

/** Rulings about campaigns: the chapter that will name them is still to come. */
const CAMPAIGN = ['06', '12', '80', '81', '82', '83', '84', '86', '87', '90'].map((number) => `CZ-RULE-${number}`);

test('every ruling is named by a rule, an example or another ruling, so that readers find it', () => {
  const named = new Set(clauses.flatMap(({ mentions }) => mentions));
  const lonely = clauses.map(({ id }) => id).filter((id) => id.startsWith('CZ-RULE-') && !named.has(id));
  expect(lonely).toEqual(CAMPAIGN);
});

test('stars mark an option and nothing else: those of a formula would be lost', () => {
  const books = ['en', 'fr', 'it'].flatMap((language) => clausesOf(kit.written(language)));
  const pieces = books.flatMap(({ text }) => readProse(text));
  const words = pieces.flatMap((piece) => (piece.kind === 'emphasis' || piece.kind === 'strong' ? [piece.text] : []));
  expect(words).toEqual(['Option', 'Option', 'Opzione']);
});

test('a ruling with an option says so, and the options are those of the table', () => {
  const optional = clauses.filter(({ text }) => text.includes('*Option*')).map(({ id }) => id);
  expect(optional).toEqual(Object.values(RULING_OPTIONS).map(({ ruling }) => ruling));
  for (const id of optional) expect(read('differences.md')).toContain(id);
});

test('an example says how it starts and what comes out of it, and names clauses that it shows', () => {
  for (const { id, text, mentions } of clauses.filter((clause) => clause.id.startsWith('CZ-EX-'))) {
    expect(text, id).toMatch(/^.+ Start: .+ Outcome: .+/);
    if (!/^CZ-EX-5[23]$/.test(id)) expect(text, id).toMatch(/ Shows: CZ-/);
    expect(mentions.length + (id === 'CZ-EX-53' ? 1 : 0), id).toBeGreaterThan(0);
  }
});

test('a gap says what is known and what this game has in its place', () => {
  for (const { id, text } of clauses.filter((clause) => clause.id.startsWith('CZ-GAP-')))
    expect(text, id).toMatch(/^.+ Known: .+ Ours: .+\.$/);
});

test('a ruling says why', () => {
  for (const { id, text } of clauses.filter((clause) => clause.id.startsWith('CZ-RULE-')))
    expect(text, id).toMatch(/ Why: .+\.$/);
});

test('the glossary has each of its 144 words in three languages, with a meaning, and none of them twice', () => {
  expect(terms.length).toBe(144);
  for (const language of ['en', 'fr', 'it']) expect(kit.wordsTwice(language), language).toEqual([]);
  expectWords(kit);
  for (const { id, meaning } of terms) expect(meaning, id).toMatch(/^\P{Ll}.*\.$/u);
});

testTranslations(kit, (language, book) => {
  const translated = clausesOf(book);

  test('has the same clauses, all of them translated', () => {
    expect(translated.map(({ id }) => id)).toEqual(clauses.map(({ id }) => id));
    expect(translated.filter((clause) => clause.language !== language)).toEqual([]);
    expect(book.untranslated).toBe(0);
  });

  test('has the same notes, tables, references and numbers as the English text, and nothing left in English', () => {
    expect(kit.faults(language)).toEqual([]);
  });

  test('names the same colours as the English text', () => {
    const originals = new Map(clauses.map(({ id, text }) => [id, text]));
    for (const { id, text } of translated) expect(coloursIn(text), id).toEqual(coloursIn(originals.get(id) ?? ''));
  });

  test('explains every word of the glossary, and finds the words in its sentences', () => {
    expectExplained(kit, language);
    expect(kit.termsIn(translated, language).size).toBeGreaterThan(110);
  });
});

/** Which of the three colours a clause names. */
function coloursIn(text: string): string[] {
  const colours = [
    /\b(GREEN|VERTS?|VERTES?|VERD[EI])\b/,
    /\b(YELLOW|JAUNES?|GIALL[OAIE])\b/,
    /\b(RED|ROUGES?|ROSS[OAIE])\b/,
  ];
  return colours.filter((colour) => colour.test(text)).map(String);
}
