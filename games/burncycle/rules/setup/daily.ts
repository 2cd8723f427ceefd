/** The mission of a day: chosen by the date alone, so that it is the same for everybody. Needs nothing of the content but names, so that a lobby can tell it. */
import { DIFFICULTIES, type Difficulty } from '../lists.ts';

export interface DailyMission {
  readonly mission: string;
  readonly difficulty: Difficulty;
  readonly captain: string;
}

const FORM = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

function read(date: string): readonly [year: number, month: number, day: number] | undefined {
  const [, year, month, day] = (FORM.exec(date) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const days = (DAYS[month - 1] ?? 0) + (month === 2 && isLeap(year) ? 1 : 0);
  return day >= 1 && day <= days ? [year, month, day] : undefined;
}

export const isDate = (text: string): boolean => read(text) !== undefined;

/** Days since the first of January of the year 0: the next date is one more. */
function dayNumber([year, month, day]: readonly [number, number, number]): number {
  const before = Math.max(year - 1, 0);
  const leaps = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
  const months = DAYS.slice(0, month - 1).reduce((sum, days) => sum + days, 0);
  return year * 365 + leaps + months + (month > 2 && isLeap(year) ? 1 : 0) + day;
}

/** So many days lie between two missions that follow each other in the list: neighbours there are alike. */
const STRIDE = 5;

/** As many days as there are missions show each of them once; difficulty and captain change at their own pace. */
export function dailyMission(date: string, missions: readonly string[], captains: readonly string[]): DailyMission {
  const parts = read(date);
  if (parts === undefined) throw new Error(`${date} is no date`);
  const day = dayNumber(parts);
  const round = Math.floor(day / missions.length);
  return {
    mission: missions[(day * STRIDE) % missions.length] ?? '',
    difficulty: DIFFICULTIES[(day + round) % DIFFICULTIES.length] ?? 'standard',
    captain: captains[(day + round) % captains.length] ?? '',
  };
}
