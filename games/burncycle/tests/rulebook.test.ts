/** The rulebook as people read it: every clause is found, every worked example opens on the table and comes out as printed. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Game, printCommand } from '@tablerunner/engine';
import {
  beginExample,
  type Chapter,
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
import { burncycleGame } from '../index.ts';
import positions from '../rulebook/positions.json' with { type: 'json' };
import { isAdjacent } from '../rules/floor/passage.ts';
import type { BurncycleState } from '../rules/types.ts';
import { floorOf } from '../rules/units.ts';

const game = burncycleGame as unknown as Game;
const folder = new URL('../rulebook/', import.meta.url);

function texts(language: string): Texts {
  const files = readdirSync(new URL(`${language}/`, folder)).filter((file) => file.endsWith('.md'));
  return Object.fromEntries(
    files.map((file) => [file.replace('.md', ''), readFileSync(new URL(`${language}/${file}`, folder), 'utf8')]),
  );
}

const english = readRulebook(texts('en'));
const clauses = clausesOf(english);
const ids = new Set(clauses.map(({ id }) => id));
const examples = examplesSchema.parse(positions);

test('889 clauses of rules, rulings and examples are found, each once, and 20 gaps', () => {
  const gaps = clauses.filter(({ id }) => id.startsWith('BC-GAP-'));
  expect(gaps.length).toBe(20);
  expect(clauses.length - gaps.length).toBe(889);
  expect(ids.size).toBe(clauses.length);
  for (const { id, text } of clauses) expect(text, id).not.toMatch(/\[src|^\s*$/);
});

test('a clause names no clause that is not there, and neither do the differences', () => {
  const lost = clauses.flatMap(({ id, mentions }) => mentions.filter((other) => !ids.has(other)).map((to) => [id, to]));
  expect(lost).toEqual([]);
  const differences = readFileSync(new URL('differences.md', folder), 'utf8');
  const named = differences.match(/BC-[A-Z]+-\d+/g) ?? [];
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

test('an example says how it starts and what comes out of it', () => {
  const told = clauses.filter(({ id }) => id.startsWith('BC-EX-'));
  expect(told).toHaveLength(37);
  for (const { id, text } of told) expect(text, id).toMatch(/Start: .*Outcome: |Start: .*Move 1|Start: .*Order: /);
});

const terms = readGlossary(texts('en').glossary ?? '');

test('the glossary has each of its 130 words in three languages, with a meaning', () => {
  expect(terms.length).toBe(130);
  for (const { id, words, meaning } of terms) {
    expect(meaning, id).not.toBe('');
    for (const language of ['en', 'fr', 'it']) expect(words[language]?.length, `${id} ${language}`).toBeGreaterThan(0);
  }
});

/** The families of clauses whose chapters are translated. */
const TRANSLATED = /^BC-(GAME|WIN|LOSE|PLAYER|UNIT|DIFF|LIMIT|DICE|POOL|AP)-/;
const CHAPTERS = ['overview', 'dice-and-ap'];

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
    expect(own.map(({ id }) => id)).toEqual(clauses.filter(({ id }) => TRANSLATED.test(id)).map(({ id }) => id));
    expect(book.untranslated).toBe(clauses.length - own.length);
  });

  test('what is translated refers to the same clauses, with the same numbers, notes and tables', () => {
    const originals = new Map(clauses.map((clause) => [clause.id, clause]));
    const numbers = (text: string): string[] => (text.replaceAll(/BC-[A-Z]+-\d+/g, '').match(/\d+/g) ?? []).sort();
    for (const clause of clausesOf(book).filter(({ id }) => TRANSLATED.test(id))) {
      const original = originals.get(clause.id);
      expect([...clause.mentions].sort(), clause.id).toEqual([...(original?.mentions ?? [])].sort());
      expect(numbers(clause.text), clause.id).toEqual(numbers(original?.text ?? ''));
    }
    const size = ({ id, notes, tables }: Chapter) => [id, notes.length, tables.map(({ rows }) => rows.length)];
    expect(readRulebook(texts(language), language).chapters.map(size)).toEqual(
      english.chapters.filter(({ id }) => CHAPTERS.includes(id)).map(size),
    );
  });

  test('explains every word of the glossary', () => {
    const own = readGlossary(texts('en').glossary ?? '', language, texts(language).glossary ?? '');
    expect(own.filter((term) => term.language !== language).map(({ id }) => id)).toEqual([]);
  });
});

describe('worked examples', () => {
  test.each(examples.map((example) => [example.id, example] as const))('%s opens and can be played', (id, example) => {
    expect(ids).toContain(id);
    for (const clause of example.clauses) expect(ids).toContain(clause);
    play(example);
  });

  test('no example has two positions, and every one that tells of a position has one', () => {
    const told = clauses.map(({ id }) => id).filter((id) => id.startsWith('BC-EX-'));
    const shown = examples.map(({ id }) => id);
    expect(shown).toEqual([...new Set(shown)]);
    expect(shown).toEqual(told);
  });

  test.each<[string, readonly string[]]>([
    ['BC-EX-01', ['agent byte e2 energy 6', 'module exe g1 energy 3']],
    ['BC-EX-02', ['pool: basic 4', 'step: move {"isOptimized":true,"ap":2}']],
    ['BC-EX-03', ['agent byte a1 energy 5 detected', 'guard hamster b1 e stunned', 'threat: 5 highest 4']],
    ['BC-EX-04', ['agent byte e1 energy 6', '|. . .oA A|']], // scouted on d1: the cell gave 1 energy; the key is gone
    ['BC-EX-06', ['module exe d1 energy 3']], // 1 raised to 2, and 1: three steps of the module
    ['BC-EX-10', ['agent byte d1 energy 5', 'guard walker c1 e', '|. . .dA A|']], // its chip is drained
    ['BC-EX-11', ['agent casing d3 energy 5 detected', 'module exe a1 energy 3 chip b1']],
    ['BC-EX-12', ['agent crash d1 energy 5 hidden']],
    ['BC-EX-13', ['agent crash e1 energy 5 chip d1 hidden']],
    ['BC-EX-14', ['agent crash c1 energy 5 detected']],
    ['BC-EX-15', ['agent crash d1 energy 4 detected tech 1', 'guard hamster c1 e']],
    ['BC-EX-16', ['threat: 5 highest 3', 'agent byte a1 energy 5 detected']],
    ['BC-EX-17', ['burncycle: (general) general (general) -empty -empty']],
    ['BC-EX-18', ['agent byte a1 energy 5 ip 3.2']],
    ['BC-EX-19', ['agent byte a1 energy 6 ip 3.4']],
    ['BC-EX-20', ['agent crash b1 energy 5 ip banned', 'agent casing c1 energy 5 detected', 'pings: 1.4 1.7 1.10 1.0']],
    ['BC-EX-20', ['agent byte a1 energy 5', 'ceo: 3']], // both dice raised it: two pings were on hubs
    ['BC-EX-21', ['agent processor d2 energy 4 detected', 'guard hamster c2 e', 'guard hamster f2 w']],
    ['BC-EX-22', ['agent bit a2 energy 4 detected', 'guard walker b2 w', 'guard walker h1 w']],
    ['BC-EX-23', ['guard walker c1 n', 'guard hamster a3 n', 'guard walker e2 s', 'agent casing e4 energy 5 detected']],
    ['BC-EX-24', ['guard walker d4 s']],
    ['BC-EX-25', ['guard walker b6 e']],
    ['BC-EX-26', ['guard walker d3 n']],
    ['BC-EX-27', ['guard sweeper d1 w post d1']],
    [
      'BC-EX-30',
      ['agent processor j8 energy 5 imperative hands-off/0', 'module crash e9 energy 5', 'unlocked: d9e j8n'],
    ],
    ['BC-EX-31', ['tasks: a-cache 0, a-second 0, unseen 1 byte']],
    ['BC-EX-32', ['tasks: two-caches 2 byte/exe', 'objective: complete']],
    ['BC-EX-33', ['tasks: posts 2 byte/exe', 'objective: complete']],
    ['BC-EX-37', ['agent byte c1 energy 5 imperative hands-off/0']],
  ])('%s comes out as printed', (id, lines) => {
    const printed = game.notation.printPosition(played(id).position).split('\n');
    for (const line of lines) expect(printed).toContain(line);
  });

  test('what is not allowed is not offered', () => {
    expect(offers('BC-EX-05')).toEqual(['step w', 'end']); // beside the door, with a key: this is no move action
    expect(offers('BC-EX-07').filter((command) => command.includes('trade'))).toEqual([]);
    expect(offers('BC-EX-08')).toEqual(['use-card echo-log', 'done']); // IP Spoof must wait
  });

  test('BC-EX-09: who is adjacent to what', () => {
    const { floor } = after('BC-EX-09');
    const place = floorOf(after('BC-EX-09'));
    const next = (one: string, other: string, walker: 'bot' | 'security'): boolean =>
      isAdjacent(place, floor, place.cellNames.indexOf(one), place.cellNames.indexOf(other), walker);
    expect([next('b2', 'a2', 'security'), next('e2', 'd1', 'bot')]).toEqual([false, false]); // walls, and corners
    expect([next('b2', 'b1', 'security'), next('e2', 'e1', 'bot')]).toEqual([true, false]); // locked doors
    expect([next('e2', 'f2', 'bot'), next('b2', 'c2', 'security'), next('e2', 'd2', 'bot')]).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('the number of the floor is the real one', () => {
    expect(played('BC-EX-28').position.stack.at(-1)?.memory).toMatchObject({
      inputs: ['physical', 'physical', 'utility'],
    });
    const { guards } = after('BC-EX-29');
    const place = floorOf(after('BC-EX-29'));
    const detail = place.posts
      .filter(({ kind }) => kind === 'hallway')
      .map(({ cell, number }) => {
        const unit = guards.find((guard) => guard.cell === cell);
        return unit === undefined ? `${number}: empty` : `${number}: ${unit.level}${unit.hasKey ? 'k' : ''}`;
      });
    expect(new Set(detail)).toEqual(new Set(['1: empty', '2: 1k', '3: 2']));
  });

  test('won where the example says so, and not before', () => {
    expect(played('BC-EX-34').position.outcome).toMatchObject({ winners: ['p1'], clause: 'BC-WIN-01' });
    expect(played('BC-EX-35').position.outcome).toMatchObject({ winners: ['p1', 'p2'], clause: 'BC-WIN-01' });
    expect(after('BC-EX-36').progress).toMatchObject({ isDone: false });
  });
});

function played(id: string) {
  const example = examples.find((one) => one.id === id);
  if (example === undefined) throw new Error(`there is no position for ${id}`);
  return play(example);
}

const after = (id: string): BurncycleState => played(id).position.state as BurncycleState;

/** What may be done then, as commands. */
function offers(id: string): string[] {
  const match = played(id);
  const { state, stack } = match.position;
  const frame = stack.at(-1);
  return frame === undefined ? [] : match.legal().map((choice) => printCommand(game, choice, state, frame));
}

function play(example: Example) {
  const begun = beginExample(game, example.position);
  if (!begun.ok) throw new Error(`${example.id}: ${begun.where}: ${begun.problem}`);
  for (const move of example.moves) expect(playMove(game, begun.value, move), example.id).toBeUndefined();
  return begun.value;
}
