/** The lessons: each is played to its end by its own way, through the real rules, in all languages. */
import { expectOrder, lessonKit, testLessons } from '@tablerunner/testkit';
import { describe, expect, test } from 'vitest';
import { combatZoneGame } from '../index.ts';
import { readSpot } from '../notation/words.ts';

const kit = lessonKit(combatZoneGame, new URL('../', import.meta.url));
const { begin, choiceOf, stateOf, through, walk } = kit;

test('there are six, in order, under their own names', () => {
  expect(kit.lessons).toHaveLength(6);
  expectOrder(kit);
});

testLessons(kit, (lesson) => {
  test('whoever moves a little beside the place gets to the end too, or is told at once', () => {
    const moves = lesson.steps.flatMap(({ way }, i) => (way[0]?.startsWith('move ') === true ? [i] : []));
    let arrived = 0;
    for (const at of moves) {
      for (const [dx, dy] of [
        [250, 0],
        [-250, 0],
        [0, 250],
        [0, -250],
      ] as const) {
        const session = through(lesson, at);
        const before = session.match.hash();
        const done = session.play(choiceOf(session, beside(lesson.steps[at]?.way[0] ?? '', dx, dy)));
        if (!done.ok) {
          expect(session.match.hash()).toBe(before);
          continue;
        }
        for (const step of lesson.steps.slice(at + 1)) walk(session, step);
        expect(session.isOver).toBe(true);
        arrived += 1;
      }
    }
    expect(arrived).toBeGreaterThanOrEqual(moves.length * 3);
  });

  test('a move to somewhere else altogether is taken back', () => {
    for (const [at, { until }] of lesson.steps.entries()) {
      if (until === undefined) continue;
      const session = through(lesson, at);
      const before = session.match.hash();
      const away = session.match.legal().findLast((choice) => (choice as { kind: string }).kind === 'move');
      expect(session.play(away)).toMatchObject({ ok: false, reason: 'lesson-asks-for-something-else' });
      expect(session.match.hash()).toBe(before);
      expect(session.at).toBe(at);
    }
  });

  test('what it points at is on the table, and its sentences name the same places in every language', () => {
    const { field } = stateOf(begin(lesson));
    for (const { say, hint, point } of lesson.steps) {
      for (const place of point) {
        const [x = 0, y = 0] = place.split('|').map(Number);
        expect(place).toMatch(/^\d+\.\d\|\d+\.\d$/);
        expect(x * 1000 < field.width && y * 1000 < field.depth, place).toBe(true);
      }
      for (const words of [say, hint]) {
        const places = Object.values(words ?? {}).map((text) => text.match(/\d+[.,]\d\|\d+[.,]\d/g) ?? []);
        const plain = places.map((named) => named.map((place) => place.replaceAll(',', '.')));
        expect(plain).toEqual(plain.map(() => plain[0]));
        for (const place of plain[0] ?? []) expect(point).toContain(place);
      }
    }
  });
});

/** What each lesson says of its own end. */
describe('what the lessons tell comes true', () => {
  test.each<[string, readonly string[]]>([
    [
      'moving-with-the-limiter',
      ['model: p1 berserker 9.5,12 tokens g-,y-,y-', 'model: p1 ripper 16.22,6.446 tokens y-,y', 'control: p2'],
    ],
    [
      'shooting-and-cover',
      [
        'model: p1 warlord 10,3 tokens g-,y-,y-',
        'model: p2 kyodai 10,9 tokens y*,y',
        'model: p2 gokudo-smg 16.5,12 tokens g-,y*,y',
      ],
    ],
    [
      'control-and-inspire',
      [
        'model: p1 warlord 9,3',
        'model: p1 ripper 9.6,11',
        'body: shatei 14,10',
        'player: p2 tyger-claws luck 0 inspires 1',
      ],
    ],
    [
      'brawls-and-reactions',
      [
        'player: p1 maelstrom luck 0',
        'model: p1 ripper 8,6 tokens y*-,y',
        'model: p1 warlord 6.4,8.6 tokens g*-,y-,y-',
        'model: p2 onee-san 11,13.5 tokens y*-,y',
        'body: kyodai-veteran 8,7.8',
      ],
    ],
    [
      'heights-and-gear',
      [
        'model: p1 ronin-assassin 9.4,8 tokens y-,y-,y-',
        'model: p1 paramedic 9.4,6.3 tokens y-,y-', // the kevlar is gone
        'discarded: loot-med-patch',
      ],
    ],
    [
      'netrunning-and-a-turf-war',
      ['over: p1 CZ-GAME-09 most-points', 'player: p1 tyger-claws luck 0 inspires 4 score 6'],
    ],
  ])('%s', (id, lines) => {
    const printed = kit.printed(through(id));
    for (const line of lines) expect(printed).toContain(line);
  });

  test('sums of dice and skills: what a step tells is what was rolled in the one before', () => {
    const sums: [string, number, readonly number[]][] = [
      ['moving-with-the-limiter', 4, [7, 6]],
      ['shooting-and-cover', 2, [6, 6]],
      ['shooting-and-cover', 4, [8, 5]],
      ['shooting-and-cover', 7, [10, 8]],
      ['shooting-and-cover', 8, [7, 7]],
      ['control-and-inspire', 6, [7, 4]],
      ['brawls-and-reactions', 3, [9, 6]],
      ['brawls-and-reactions', 4, [7, 6]],
      ['brawls-and-reactions', 5, [10, 7]],
      ['brawls-and-reactions', 6, [4, 5]],
      ['brawls-and-reactions', 9, [7, 4]],
      ['brawls-and-reactions', 12, [9, 5]],
      ['brawls-and-reactions', 13, [8, 6]],
      ['heights-and-gear', 2, [8, 4]],
      ['heights-and-gear', 3, [5, 9]],
      ['heights-and-gear', 7, [8, 4]],
      ['heights-and-gear', 10, [6, 4]],
      ['netrunning-and-a-turf-war', 3, [10, 5]],
      ['netrunning-and-a-turf-war', 4, [8, 5]],
      ['netrunning-and-a-turf-war', 8, [4, 6]],
    ];
    for (const [id, steps, totals] of sums) expect(totalsAfter(id, steps), `${id} ${steps}`).toEqual(totals);
  });
});

interface Total {
  readonly bonuses: readonly { readonly by: number }[];
}

/** What both sides had at the end of the last roll that these steps made: the last dice, and what was declared for them. */
function totalsAfter(id: string, steps: number): number[] {
  const events = through(id, steps).match.events;
  const last = <T>(name: string): T => events.findLast((event) => event.name === `combat-zone/${name}`)?.data as T;
  const { contest } = last<{ contest: { acting: Total; opposing: readonly Total[] } }>('declared');
  const dice = last<{ acting: number; opposing: readonly number[] }>('rolled');
  const rolledAt = events.findLastIndex(({ name }) => name === 'combat-zone/rolled');
  const again = events.slice(rolledAt).find(({ name }) => name === 'combat-zone/rerolled')?.data as
    | { face: number }
    | undefined;
  const plus = ({ bonuses }: Total): number => bonuses.reduce((sum, { by }) => sum + by, 0);
  const [first] = contest.opposing;
  return [(again?.face ?? dice.acting) + plus(contest.acting), (dice.opposing[0] ?? 0) + (first ? plus(first) : 0)];
}

/** The same move with another end. */
function beside(command: string, dx: number, dy: number): string {
  const points = command.split('>');
  const last = points.at(-1) ?? '';
  const at = last.lastIndexOf(' ') + 1;
  const { x, y } = readSpot(last.slice(at));
  const place = [x + dx, y + dy].map((length) => (length / 1000).toFixed(3)).join(',');
  return [...points.slice(0, -1), `${last.slice(0, at)}${place}`].join('>');
}
