/** The record of what was beaten: a table counts once, wins are those of one's own seats, what is not readable is left out. */
import { beforeEach, describe, expect, test } from 'vitest';
import { entryOf } from '../src/records/entry-of.ts';
import { type RecordEntry, readEntries, scoreOf, useRecords } from '../src/records/records.ts';

const entry: RecordEntry = { table: 'a', game: 'escape', setup: 'thaw', difficulty: 'easy', won: true, at: 5 };
const outcome = { winners: ['p1', 'p2'], draw: false, reason: 'goal', clause: 'ES-CEND-01' };
const table = {
  id: 'local-1',
  game: 'escape',
  options: { mode: 'cooperation', scenario: 'thaw', difficulty: 'hard', players: 2 },
  mine: ['p1'],
  outcome,
  updated: 7,
};

beforeEach(() => useRecords.setState({ entries: [] }));

describe('records', () => {
  test('a table counts once, however often its end is seen', () => {
    const { add } = useRecords.getState();
    add([entry]);
    add([
      { ...entry, won: false },
      { ...entry, table: 'b', won: false },
    ]);
    const { entries } = useRecords.getState();
    expect(scoreOf(entries, { game: 'escape', setup: 'thaw', difficulty: 'easy' })).toEqual({ played: 2, won: 1 });
    expect(scoreOf(entries, { setup: 'thaw', difficulty: 'hard' })).toEqual({ played: 0, won: 0 });
  });

  test('a match that is won together is a win of its setup and difficulty; one of a day tells the day', () => {
    expect(entryOf(table)).toEqual({
      table: 'local-1',
      game: 'escape',
      setup: 'thaw',
      difficulty: 'hard',
      won: true,
      at: 7,
    });
    expect(entryOf({ ...table, outcome: { ...outcome, winners: [] } })?.won).toBe(false);
    expect(entryOf({ ...table, options: { ...table.options, daily: '2026-11-16' } })?.daily).toBe('2026-11-16');
  });

  test('matches against each other, of a campaign, under way or only watched are not recorded', () => {
    expect(entryOf({ ...table, options: { mode: 'revolution' } })).toBeUndefined();
    expect(entryOf({ ...table, options: { ...table.options, campaign: {} } })).toBeUndefined();
    expect(entryOf({ ...table, outcome: undefined })).toBeUndefined();
    expect(entryOf({ ...table, mine: [] })).toBeUndefined();
  });

  test('what is kept and not readable is left out', () => {
    expect(readEntries({ entries: [entry, { ...entry, won: 'yes' }, null, 3, { ...entry, daily: 1 }] })).toEqual([
      entry,
    ]);
    expect([undefined, 'x', { entries: 'x' }].map(readEntries)).toEqual([[], [], []]);
  });
});
