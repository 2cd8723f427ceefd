/** The rulebook as people read it: every clause is found, every worked example opens on the table and comes out as printed. */
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
import { burncycleGame } from '../index.ts';
import { isAdjacent } from '../rules/floor/passage.ts';
import { floorOf } from '../rules/units.ts';

const home = new URL('../', import.meta.url);
const kit = rulebookKit(home);
const { clauses, ids, terms } = kit;
const { examples, play, played, after, printed, offers } = exampleKit(burncycleGame, home);

test('889 clauses of rules, rulings and examples are found, each once, and 20 gaps', () => {
  const gaps = clauses.filter(({ id }) => id.startsWith('BC-GAP-'));
  expect(gaps.length).toBe(20);
  expect(clauses.length - gaps.length).toBe(889);
  expectWholeClauses(kit);
});

test('a clause names no clause that is not there, and neither do the differences', () => {
  expectReferences(kit);
  const named = kit.read('differences.md').match(/BC-[A-Z]+-\d+/g) ?? [];
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

test('an example says how it starts and what comes out of it', () => {
  const told = clauses.filter(({ id }) => id.startsWith('BC-EX-'));
  expect(told).toHaveLength(37);
  for (const { id, text } of told) expect(text, id).toMatch(/Start: .*Outcome: |Start: .*Move 1|Start: .*Order: /);
});

test('the glossary has each of its 130 words in three languages, with a meaning', () => {
  expect(terms.length).toBe(130);
  expectWords(kit);
});

testTranslations(kit, (language, book) => {
  test('has the same clauses, notes, tables, references and numbers, in English where nobody has translated a chapter yet', () => {
    expect(kit.faults(language)).toEqual([]);
    expect(clausesOf(book).map(({ id }) => id)).toEqual(clauses.map(({ id }) => id));
    expect(book.untranslated).toBe(clauses.length - clausesOf(kit.written(language)).length);
  });

  test('explains every word of the glossary', () => expectExplained(kit, language));
});

/** How examples, rulings and gaps begin their parts. */
const PARTS: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  fr: {
    'BC-EX-': /^[^.]+\. Départ : .*( Résultat : | Déplacement 1)/,
    'BC-RULE-': /^[^.]+\. (Problème : .+ )?Décision : .+ Raison : .+\.$/,
    'BC-GAP-': /^[^.]+\. Connu : .+ À inventer : .+\.$/,
  },
  it: {
    'BC-EX-': /^[^.]+\. Inizio: .*( Esito: | Movimento 1)/,
    'BC-RULE-': /^[^.]+\. (Dubbio: .+ )?Decisione: .+ Motivo: .+\.$/,
    'BC-GAP-': /^[^.]+\. Noto: .+ Da inventare: .+\.$/,
  },
};

describe.each(['fr', 'it'])('the whole rulebook in %s', (language) => {
  const own = clausesOf(kit.written(language));

  test('no clause is left in English, and each says where the booklets have it', () => {
    expect(own.map(({ id }) => id)).toEqual(clauses.map(({ id }) => id));
    expect(own.map(({ source }) => source)).toEqual(clauses.map(({ source }) => source));
  });

  test('examples, rulings and gaps keep the words by which their parts are found', () => {
    for (const [family, parts] of Object.entries(PARTS[language] ?? {})) {
      const told = own.filter(({ id }) => id.startsWith(family));
      expect(told.length, family).toBeGreaterThan(19);
      for (const { id, text } of told) expect(text, id).toMatch(parts);
    }
  });

  test('the words of the glossary are found in its sentences, and none of them means two things', () => {
    expect(kit.wordsTwice(language)).toEqual([]);
    const found = kit.termsIn(own, language);
    // An entry about several words at once, such as `locked / unlocked`, is for looking up.
    expect(terms.map(({ id }) => id).filter((id) => !found.has(id) && !id.includes(' / '))).toEqual([]);
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
  ])('%s comes out as printed', (id, wanted) => {
    const lines = printed(played(id));
    for (const line of wanted) expect(lines).toContain(line);
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
