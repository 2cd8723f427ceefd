/** The rulebook as people read it: every clause is found, every worked example opens on the board with its printed dice. */
import { clausesOf } from '@tablerunner/learning';
import {
  exampleKit,
  expectExplained,
  expectReferences,
  expectWholeClauses,
  expectWords,
  rulebookKit,
  testTranslations,
} from '@tablerunner/testkit';
import { describe, expect, test } from 'vitest';
import { escapeGame } from '../index.ts';
import { boardOf } from '../rules/board.ts';
import { seenDoor, seenUnit } from './kit-look.ts';

const home = new URL('../', import.meta.url);
const kit = rulebookKit(home);
const { clauses, ids, terms } = kit;
const { examples, play, played, after } = exampleKit(escapeGame, home);

/** They tell of a card's picture and of a sum for five games: no position holds that. */
const OFF_THE_BOARD = ['ES-EX-16', 'ES-DX-17'];

test('580 clauses of rules, rulings and examples are found, each once, and 32 gaps', () => {
  const gaps = clauses.filter(({ id }) => id.startsWith('ES-GAP-'));
  expect(gaps.length).toBe(32);
  expect(clauses.length - gaps.length).toBe(580);
  expectWholeClauses(kit);
});

test('a clause names no clause that is not there', () => expectReferences(kit));

test('the glossary has each of its 140 and more words in three languages, with a meaning', () => {
  expect(terms.length).toBeGreaterThan(139);
  expectWords(kit);
});

testTranslations(kit, (language, book) => {
  test('has the same clauses, all of them translated, with the same references, numbers, notes and tables', () => {
    expect(kit.faults(language)).toEqual([]);
    expect(clausesOf(book).map(({ id }) => id)).toEqual(clauses.map(({ id }) => id));
    expect(book.untranslated).toBe(0);
  });

  test('explains every word of the glossary, has none of them twice, and finds them in its sentences', () => {
    expectExplained(kit, language);
    expect(kit.wordsTwice(language)).toEqual([]);
    expect(kit.termsIn(clausesOf(book), language).size).toBeGreaterThan(terms.length - 3);
  });
});

describe('worked examples', () => {
  test.each(examples.map((example) => [example.id, example] as const))('%s opens and can be played', (id, example) => {
    expect(ids).toContain(id);
    for (const clause of example.clauses) expect(ids).toContain(clause);
    play(example);
  });

  test('no example has two positions', () => {
    expect(new Set(examples.map(({ id }) => id)).size).toBe(examples.length);
  });

  test('they come out as printed', () => {
    expect(life('ES-EX-02', 'green-mamushi')).toBe(4);
    expect(door('ES-EX-03', 'a1e')).toBe('open hacked');
    expect(life('ES-EX-04', 'green-mamushi')).toBe(6);
    expect(life('ES-EX-05', 'green-mamushi')).toBe(3);
    expect(seenUnit(after('ES-EX-06'), 'green-mamushi').place).toBe('out');
    expect(door('ES-EX-11', 'a1e')).toBe('open hacked');
    expect(seenUnit(after('ES-EX-17'), 'black-ubume').cell).toBe('d3');
    expect(life('ES-DX-01', 'green-mamushi')).toBe(5);
    expect(life('ES-DX-02', 'green-mamushi')).toBe(3);
    expect(seenUnit(after('ES-DX-03'), 'scarabot-1').place).toBe('out');
    expect(life('ES-DX-04', 'ashton')).toBe(1);
    expect(life('ES-DX-05', 'ashton')).toBe(4);
    expect(after('ES-DX-07').initiative).toBe('isc');
    expect(seenUnit(after('ES-DX-08'), 'green-mamushi').left.mvt).toBe(4);
    expect(door('ES-DX-18', 'a2e')).toBe('open locked');
    expect(seenUnit(after('ES-DX-20'), 'scarabot-1').cell).toBe('e1');
  });

  test('squads are recruited and shared out as printed', () => {
    const ranks = after('ES-EX-07').units.map(({ profile }) => profile.rank);
    expect(ranks).toEqual([4, 3, 2, 2, 1]);
    const shares = (id: string): string[] =>
      after(id)
        .units.map(({ id: unit, seat }) => `${seat} ${unit}`)
        .sort();
    expect(shares('ES-EX-09')).toEqual(['p1 alice', 'p2 ashton', 'p2 duncan', 'p3 freedom', 'p3 jimmy']);
    expect(new Set(after('ES-EX-10').units.map(({ seat }) => seat)).size).toBe(6);
  });

  test('they wait for the choice that they tell of', () => {
    // ES-DX-06: ten each, and the Resistance places first.
    expect(played('ES-DX-06').decision()).toMatchObject({ seat: 'resistance', step: 'escape/place-crates' });
    // ES-EX-12: free cells of Room 3; one of them is taken now.
    const room = (id: string, number: number): number[] => {
      const board = boardOf(after(id));
      return [...(board.rooms.cells[board.roomNumbers.indexOf(number)] ?? [])];
    };
    const legal = played('ES-EX-12').legal() as { cell: number }[];
    expect(legal.every(({ cell }) => room('ES-EX-12', 3).includes(cell))).toBe(true);
    expect(legal.length).toBe(room('ES-EX-12', 3).length - 1);
    // ES-EX-13: the two cells of Airlock 1.
    const airlock = boardOf(after('ES-EX-13')).airlocks.find(({ number }) => number === 1);
    expect(played('ES-EX-13').legal()).toEqual(airlock?.cells.map((to) => ({ kind: 'enter', to })));
  });

  test('every worked example that tells of a position has one', () => {
    const told = clauses.map(({ id }) => id).filter((id) => /^ES-(EX|DX)-/.test(id));
    const without = told.filter((id) => !examples.some((example) => example.id === id));
    expect(without).toEqual(OFF_THE_BOARD);
  });

  test.each([
    ['ES-DX-09', true],
    ['ES-DX-10', false],
    ['ES-DX-11', false],
    ['ES-DX-12', true],
    ['ES-DX-13', false],
    ['ES-DX-14', true],
    ['ES-DX-15', false],
    ['ES-DX-16', false],
  ])('%s: sight is as told', (id, sees) => {
    const answer = escapeGame.questions?.sight?.answer(after(id), { from: 'alice', to: 'green-mamushi' }, undefined);
    expect(answer).toMatchObject({ sees });
  });
});

const life = (id: string, unit: string): number => seenUnit(after(id), unit).life;
const door = (id: string, edge: string): string => seenDoor(after(id), edge);
