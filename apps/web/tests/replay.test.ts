/** The story of a match: turns, lanes, marks and luck out of its events; what a file proves; what a report tells. */
import { readFileSync } from 'node:fs';
import { findGame } from '@tablerunner/catalogue';
import { Match, type MatchSave, type MatchView, replaySave, SPECTATOR } from '@tablerunner/engine';
import type { EscapeView } from '@tablerunner/escape/plan';
import { describe, expect, test } from 'vitest';
import { timelineOf, viewAt } from '../src/insight/timeline.ts';
import { readerOf } from '../src/replay/readers/index.ts';
import { reportOf } from '../src/replay/report.ts';
import { groupByLength, momentsOf } from '../src/replay/source.ts';
import { beatAt, type Moment, type Reader, sayLuck, tellStory, turnFrom } from '../src/replay/story.ts';

const recorded = (name: string): MatchSave =>
  JSON.parse(
    readFileSync(
      new URL(`../../../games/escape/tests/playthroughs/recorded/endings/${name}.json`, import.meta.url),
      'utf8',
    ),
  );

const LOST = recorded('revolution-the-isc-lasts-to-the-end-of-the-last-turn');
const TOGETHER = recorded('cooperation-the-players-win-with-the-last-repression-card');

function storyOf(save: MatchSave, viewer = SPECTATOR) {
  const game = findGame(save.game);
  if (game === undefined) throw new Error(`there is no ${save.game}`);
  const moments = momentsOf(timelineOf(game, save, viewer));
  const [first, last] = [0, save.log.length].map((at) => viewAt(game, save, viewer, at).view);
  return tellStory(moments, readerOf(save.game, first ?? {}, last ?? {}));
}

describe.each([
  ['Revolution', LOST],
  ['Cooperation', TOGETHER],
])('a recorded match of %s', (_mode, save) => {
  const story = storyOf(save);

  test('every entry of the log belongs to one moment, and moments come in order', () => {
    expect(story.beats[0]?.at).toBe(save.log.findIndex(({ auto }) => auto !== true));
    expect(story.beats.at(-1)?.at).toBe(save.log.length);
    const commands = save.log.filter(({ auto }) => auto !== true).length;
    expect(story.beats.length).toBe(commands + 1);
    for (const [i, beat] of story.beats.entries()) expect(beat.at).toBeGreaterThan(story.beats[i - 1]?.at ?? -1);
  });

  test('turns follow each other', () => {
    const numbers = story.turns.map(({ turn }) => turn);
    expect(numbers).toEqual(numbers.map((_, i) => i + (numbers[0] ?? 0)));
    expect(story.beats.at(-1)?.turn).toBe(numbers.at(-1));
  });

  test('luck is what was rolled minus the mean of the same dice, for each side', () => {
    const game = findGame('escape');
    if (game === undefined) throw new Error('there is no Escape');
    const view = viewAt(game, save, SPECTATOR, save.log.length).view as {
      mode: string;
      units: { faction: string }[];
    };
    const sum: Record<string, number> = { resistance: 0, isc: 0 };
    let table: { unit: number; seat: string }[] = [];
    const count = (die: { unit: number; seat: string } | undefined, face: number): void => {
      if (die === undefined) return;
      const lane = die.unit >= 0 ? view.units[die.unit]?.faction : view.mode === 'revolution' ? die.seat : undefined;
      if (lane !== undefined) sum[lane] = (sum[lane] ?? 0) + 2 * face - 7;
    };
    for (const { name, data } of story.beats.flatMap(({ events }) => events)) {
      if (name === 'escape/dice-rolled') {
        const roll = data as { added: boolean; dice: { unit: number; seat: string; face: number }[] };
        table = roll.added ? [...table, ...roll.dice] : roll.dice;
        for (const die of roll.dice) count(die, die.face);
      }
      if (name === 'escape/die-rerolled') {
        const again = data as { die: number; face: number };
        count(table[again.die], again.face);
      }
    }
    expect(story.beats.at(-1)?.luck).toEqual(sum);
  });

  test('sides have lanes, and something is marked', () => {
    expect(new Set(story.beats.map(({ lane }) => lane))).toEqual(new Set([undefined, 'resistance', 'isc']));
    expect(new Set(story.beats.flatMap(({ marks }) => marks))).toContain('roll');
    for (const { key, told } of story.beats) if (key !== undefined) expect(told[key]).toBeDefined();
  });
});

test('a match that goes on from a roll counts a re-roll of its dice, and shows them as they lie then', () => {
  const game = findGame('escape');
  if (game === undefined) throw new Error('there is no Escape');
  const save = recorded('cooperation-a-draw-with-the-last-repression-card');
  const at = save.log.findIndex(({ choice }) => JSON.stringify(choice).includes('veteran'));
  const { seat, choice } = save.log[at] ?? { seat: '' };
  const begun = Match.from(game, { options: save.options, seed: 'other dice', position: replaySave(game, save, at) });
  if (!begun.ok) throw new Error(begun.problem);
  const roll = (begun.value.view(SPECTATOR).view as EscapeView).roll?.dice ?? [];
  expect(begun.value.play(seat, choice, { dice: [5] })).toMatchObject({ ok: true });
  const later = JSON.parse(JSON.stringify(begun.value.save())) as MatchSave;
  const beat = storyOf(later).beats[1];
  expect(beat?.luck).toEqual({ resistance: 2 * 5 - 7, isc: 0 });
  expect(beat?.lying).toEqual([roll[0]?.face, 5]);
});

test('a seat that may not know an event does not find it in its story', () => {
  const count = (viewer: string): number =>
    storyOf(LOST, viewer).beats.reduce((sum, { events }) => sum + events.length, 0);
  expect(count(SPECTATOR)).toBeLessThanOrEqual(count('isc'));
});

describe('places', () => {
  const told: readonly Moment[] = [0, 2, 3, 7, 8].map((at) => ({ at, events: [], told: [] }));
  let turn = 0;
  const reader: Reader = {
    lanes: [],
    read: () => ({ marks: [], dice: [], ...(turn++ % 2 === 0 ? { turn: turn } : {}) }),
  };
  const story = tellStory(told, reader);

  test('a length of the log is found at the moment that it belongs to', () => {
    expect([0, 1, 2, 6, 7, 99].map((at) => beatAt(story, at))).toEqual([0, 0, 1, 2, 3, 4]);
    expect(beatAt(story, -5)).toBe(0);
  });

  test('from turn to turn, and no farther than the ends', () => {
    expect(story.turns.map(({ from }) => from)).toEqual([0, 2, 4]);
    expect([turnFrom(story, 0, 1), turnFrom(story, 3, 1), turnFrom(story, 4, 1)]).toEqual([2, 4, 4]);
    expect([turnFrom(story, 4, -1), turnFrom(story, 3, -1), turnFrom(story, 0, -1)]).toEqual([2, 2, 0]);
  });
});

test('a match that goes on from another begins in the middle of a turn', () => {
  const moments: readonly Moment[] = [0, 2].map((at) => ({ at, events: [], told: [] }));
  const story = tellStory(moments, { lanes: [], read: () => ({ marks: [], dice: [] }) }, 5);
  expect(story.turns).toEqual([{ turn: 5, from: 0 }]);
  expect(story.beats.map(({ turn }) => turn)).toEqual([5, 5]);
});

test('luck is told to the half', () => {
  expect([7, -9, 0, 1, -2, 2400].map((twice) => sayLuck(twice, 'en'))).toEqual([
    '+3½',
    '−4½',
    '±0',
    '+½',
    '−1',
    '+1,200',
  ]);
});

test('events of one command are one moment', () => {
  const event = { name: 'x', data: {} };
  const groups = groupByLength([
    { n: 0, at: 1, event },
    { n: 1, at: 1, event },
    { n: 4, at: 3, event },
  ]);
  expect(groups.map(({ at, from, events }) => [at, from, events.length])).toEqual([
    [1, 0, 2],
    [3, 2, 1],
  ]);
  expect(groupByLength([])).toEqual([{ at: 0, from: 0, events: [] }]);
});

test('a report of a running match holds neither seed nor secret', () => {
  const game = findGame('escape');
  if (game === undefined) throw new Error('there is no Escape');
  const position = replaySave(game, LOST, 40);
  const seen: MatchView = {
    game: 'escape',
    viewer: 'isc',
    view: game.view(position.state, 'isc'),
    stack: position.stack,
  };
  const info = { id: 'abc', game: 'escape', rules: 1, content: 1, options: {}, seats: [], seal: 'sealed' };
  const facts = { at: 40, info, seen, browser: 'b', page: 'http://x/t/abc/replay?at=40#s3cret' };
  const text = JSON.stringify(reportOf(facts));
  expect(text).not.toContain('s3cret');
  expect(text).not.toContain(LOST.seed);
  expect(reportOf({ ...facts, save: LOST })).toMatchObject({ match: { seed: LOST.seed }, engine: 1, rules: 1 });
});
