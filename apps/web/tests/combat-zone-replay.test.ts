/** A replay of Combat Zone has rounds, a lane for each player, and marks where something happened. */
import type { Contest } from '@tablerunner/combat-zone/plan';
import { expect, test } from 'vitest';
import { wordsOf } from '../src/i18n/words.ts';
import { combatZoneReader } from '../src/replay/readers/combat-zone.ts';
import { readerOf, turnOf } from '../src/replay/readers/index.ts';
import { tellStory } from '../src/replay/story.ts';
import { play } from './combat-zone-kit.ts';

const { moments, first, view: last } = play({ scenario: 'blood-price', limit: 100 }, 'story', 320);

test('rounds begin in order, players act in their lanes, and rolls are marked with their dice', () => {
  const story = tellStory(
    moments.map((moment) => ({ ...moment, told: moment.events })),
    readerOf('combat-zone', first, last),
    turnOf('combat-zone', first),
  );
  expect(story.lanes).toEqual(['p1', 'p2']);
  const rounds = story.turns.map(({ turn }) => turn);
  expect(rounds.slice(0, 2)).toEqual([0, 1]);
  expect(rounds).toEqual([...rounds].sort((a, b) => a - b));
  expect(turnOf('combat-zone', last)).toBeGreaterThanOrEqual(rounds.at(-1) ?? 0);
  const acting = new Set(story.beats.map(({ lane }) => lane));
  expect(acting.has('p1') && acting.has('p2')).toBe(true);
  const rolls = moments.filter(({ events }) => events.some(({ name }) => name === 'combat-zone/rolled')).length;
  expect(rolls).toBeGreaterThan(10);
  const marked = story.beats.filter(({ marks }) => marks.includes('roll'));
  expect(marked.length).toBeGreaterThanOrEqual(rolls);
  for (const { lying } of marked) expect(lying.every((face) => face >= 1 && face <= 12)).toBe(true);
  for (const mark of ['damage', 'out', 'event'] as const) {
    expect(
      story.beats.some(({ marks }) => marks.includes(mark)),
      mark,
    ).toBe(true);
  }
});

test('luck counts each die by its own sides, and the Obstacle die for nobody', () => {
  const roller = (player: number, colour: 'green' | 'red' | 'obstacle', face = 0) => ({
    model: colour === 'obstacle' ? -1 : player,
    player,
    token: 0,
    bonuses: [],
    die: { colour, face, isRerolled: false },
  });
  const contest: Contest = { purpose: 'cross', acting: roller(0, 'green'), opposing: [roller(1, 'obstacle')] };
  const reader = combatZoneReader(first, last);
  const declared = { name: 'combat-zone/declared', data: { contest } };
  const rolled = { name: 'combat-zone/rolled', data: { acting: 9, opposing: [3] } };
  expect(reader.read([declared, rolled])).toMatchObject({
    dice: [{ lane: 'p1', face: 9, sides: 12 }],
    lying: [9, 3],
    marks: ['roll'],
  });
  const again = { name: 'combat-zone/rerolled', data: { roller: -1, face: 2, player: 0, means: 'luck' } };
  expect(reader.read([again])).toMatchObject({ dice: [{ lane: 'p1', face: 2, sides: 12 }], lying: [2, 3] });
  // A roll that lies already and is opposed once more.
  const second: Contest = { purpose: 'evade', acting: roller(0, 'green', 2), opposing: [roller(1, 'red')] };
  expect(
    reader.read([
      { name: 'combat-zone/declared', data: { contest: second } },
      { name: 'combat-zone/rolled', data: { acting: 2, opposing: [6] } },
    ]).dice,
  ).toEqual([{ lane: 'p2', face: 6, sides: 6 }]);
});

test('a replay counts rounds where the game does, and turns in Escape', () => {
  const texts = (['en', 'fr', 'it'] as const).flatMap((locale) =>
    ['combat-zone', 'burncycle', 'escape'].map((game) => wordsOf(locale)('replay.turn', { turn: 2, game })),
  );
  expect(texts.slice(0, 3)).toEqual(['Round 2', 'Round 2', 'Turn 2']);
  expect(texts.slice(3)).toEqual(['Manche 2', 'Manche 2', 'Tour 2', 'Round 2', 'Round 2', 'Turno 2']);
});
