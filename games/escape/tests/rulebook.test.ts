/** The rulebook as people read it: every clause is found, every worked example opens on the board with its printed dice. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Game } from '@tablerunner/engine';
import {
  beginExample,
  clausesOf,
  type Example,
  examplesSchema,
  playMove,
  readGlossary,
  readRulebook,
  type Texts,
  translateRulebook,
} from '@tablerunner/learning';
import { describe, expect, test } from 'vitest';
import { escapeGame } from '../index.ts';
import positions from '../rulebook/positions.json' with { type: 'json' };
import { boardOf } from '../rules/board.ts';
import type { EscapeState } from '../rules/types.ts';
import { seenDoor, seenUnit } from './kit-look.ts';

const game = escapeGame as unknown as Game;
const folder = new URL('../rulebook/', import.meta.url);

function texts(language: string): Texts {
  const files = readdirSync(new URL(`${language}/`, folder)).filter((file) => file.endsWith('.md'));
  return Object.fromEntries(
    files.map((file) => [file.replace('.md', ''), readFileSync(new URL(`${language}/${file}`, folder), 'utf8')]),
  );
}

/** They tell of a card's picture and of a sum for five games: no position holds that. */
const OFF_THE_BOARD = ['ES-EX-16', 'ES-DX-17'];
const english = readRulebook(texts('en'));
const clauses = clausesOf(english);
const examples = examplesSchema.parse(positions);

test('580 clauses of rules, rulings and examples are found, each once, and 32 gaps', () => {
  const gaps = clauses.filter(({ id }) => id.startsWith('ES-GAP-'));
  expect(gaps.length).toBe(32);
  expect(clauses.length - gaps.length).toBe(580);
  expect(new Set(clauses.map(({ id }) => id)).size).toBe(clauses.length);
  for (const { id, text } of clauses) expect(text, id).not.toMatch(/\[src|^\s*$/);
});

test('a clause names no clause that is not there', () => {
  const ids = new Set(clauses.map(({ id }) => id));
  const lost = clauses.flatMap(({ id, mentions }) => mentions.filter((other) => !ids.has(other)).map((to) => [id, to]));
  expect(lost).toEqual([]);
});

test('the glossary has each of its 140 and more words in three languages, with a meaning', () => {
  const terms = readGlossary(texts('en').glossary ?? '');
  expect(terms.length).toBeGreaterThan(139);
  for (const { id, words, meaning } of terms) {
    expect(meaning, id).not.toBe('');
    for (const language of ['en', 'fr', 'it']) expect(words[language]?.length, `${id} ${language}`).toBeGreaterThan(0);
  }
});

describe.each(['fr', 'it'])('the rulebook in %s', (language) => {
  const titles = JSON.parse(readFileSync(new URL(`${language}/titles.json`, folder), 'utf8')) as Record<string, string>;
  const book = translateRulebook(english, language, texts(language), titles);

  test('has a title for every chapter and section, and none for one that is not there', () => {
    const wanted = english.chapters.flatMap(({ id, sections }) => [id, ...sections.map((one) => `${id}/${one.id}`)]);
    expect(Object.keys(titles).sort()).toEqual([...new Set(wanted)].sort());
  });

  test('has the same clauses, in English where nobody has translated them yet', () => {
    expect(clausesOf(book).map(({ id }) => id)).toEqual(clauses.map(({ id }) => id));
    const own = clausesOf(book).filter((clause) => clause.language === language);
    expect(own.map(({ id }) => id)).toEqual(clauses.filter(({ id }) => id.startsWith('ES-ROLL-')).map(({ id }) => id));
    expect(book.untranslated).toBe(clauses.length - own.length);
  });
});

describe('worked examples', () => {
  const ids = new Set(clauses.map(({ id }) => id));

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

function play(example: Example) {
  const begun = beginExample(game, example.position);
  if (!begun.ok) throw new Error(`${example.id}: ${begun.where}: ${begun.problem}`);
  for (const move of example.moves) expect(playMove(game, begun.value, move), example.id).toBeUndefined();
  return begun.value;
}

function played(id: string) {
  const example = examples.find((one) => one.id === id);
  if (example === undefined) throw new Error(`there is no position for ${id}`);
  return play(example);
}

const after = (id: string): EscapeState => played(id).position.state as EscapeState;

const life = (id: string, unit: string): number => seenUnit(after(id), unit).life;
const door = (id: string, edge: string): string => seenDoor(after(id), edge);
