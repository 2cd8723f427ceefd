/** The mission of a day: the same for everybody, another on the next day, every mission once before one comes again. */
import { describe, expect, test } from 'vitest';
import { CAPTAINS } from '../content/captains.ts';
import { MISSIONS } from '../content/missions.ts';
import { dailyMission, isDate } from '../rules/setup/daily.ts';
import { gameOptions, seedOf } from '../rules/setup/options.ts';

const missions = MISSIONS.map(({ id }) => id);
const captains = CAPTAINS.map(({ id }) => id);
const of = (date: string) => dailyMission(date, missions, captains);

const days = (from: string, count: number): string[] => {
  const first = Date.parse(`${from}T00:00:00Z`);
  return Array.from({ length: count }, (_, day) => new Date(first + day * 86_400_000).toISOString().slice(0, 10));
};

describe('mission of the day', () => {
  test('any row of days shows each mission once before one comes again, over leap days and new years', () => {
    for (const from of ['2023-12-25', '2024-02-24', '2026-11-16', '2027-12-28']) {
      const played = days(from, missions.length).map((date) => of(date).mission);
      expect(new Set(played).size, from).toBe(missions.length);
    }
  });

  test('all difficulties and captains come up, and a mission comes with every difficulty', () => {
    const year = days('2026-01-01', 365).map(of);
    expect(new Set(year.map(({ captain }) => captain)).size).toBe(captains.length);
    const seen = new Set(year.map(({ mission, difficulty }) => `${mission} ${difficulty}`));
    expect(seen.size).toBe(missions.length * 3);
  });

  test('what is no date is refused', () => {
    expect(['2026-02-29', '2026-13-01', '2026-00-10', '2026-11-31', '16.11.2026', ''].filter(isDate)).toEqual([]);
    expect(gameOptions.safeParse({ daily: 'today' }).error?.issues[0]?.message).toContain('2026-11-16');
  });

  test('a table of the day has its mission, difficulty and captain, and dice that all have', () => {
    const daily = '2026-11-16';
    const { mission, difficulty, captain } = of(daily);
    expect(gameOptions.safeParse({ daily, mission, difficulty, captain, players: 3 }).success).toBe(true);
    const other = gameOptions.safeParse({ daily, mission: missions.find((id) => id !== mission), difficulty, captain });
    expect(other.error?.issues[0]).toMatchObject({ path: ['mission'], message: `on ${daily} it is ${mission}` });
    expect(seedOf({ daily })).toBe(seedOf({ daily, players: 4 }));
    expect(seedOf({ daily })).not.toBe(seedOf({ daily: '2026-11-17' }));
    expect(seedOf({})).toBeUndefined();
  });
});
