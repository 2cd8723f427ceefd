/** What is chosen before a match: mission, difficulty, captain, how many agents, and the table's reading of the rules. Clauses BC-MISS-01, BC-RULE-24. */
import type { Seat, SetupChance } from '@tablerunner/engine';
import { z } from 'zod';
import { CAPTAINS } from '../../content/captains.ts';
import { MISSIONS, missionNamed } from '../../content/missions.ts';
import { DIFFICULTIES } from '../lists.ts';
import { auditMission } from '../mission/audit.ts';
import { type Mission, missionSchema } from '../mission/types.ts';
import { tableOptions } from '../options.ts';
import type { BurncycleState } from '../types.ts';
import { dailyMission, isDate } from './daily.ts';
import { startGame } from './start.ts';

/** A seat for each agent; one person may hold several. */
export const SEATS = ['p1', 'p2', 'p3', 'p4'] as const;

const FIRST = MISSIONS[0]?.id ?? '';

const options = z.strictObject({
  mission: z.enum(MISSIONS.map(({ id }) => id)).default(FIRST),
  /** How many agents there are; the command module comes on top. */
  players: z.int().min(1).max(SEATS.length).default(2),
  difficulty: z.enum(DIFFICULTIES).default('simplified'),
  captain: z.enum(['random', ...CAPTAINS.map(({ id }) => id)]).default('random'),
  /** The date whose mission it is: the same table with the same dice for everybody. */
  daily: z.string().refine(isDate, { error: 'a date is written as in 2026-11-16' }).optional(),
  table: tableOptions.prefault({}),
  ownMission: missionSchema.optional().describe('A mission of your own in place of `mission`, as a pack gives it.'),
});

type GameOptions = z.infer<typeof options>;

export const gameOptions = options.superRefine(({ daily, ownMission, ...chosen }, check) => {
  if (ownMission !== undefined) return checkOwn(ownMission, daily, check);
  if (daily === undefined || !isDate(daily)) return;
  const wanted = missionOfDay(daily);
  for (const name of ['mission', 'difficulty', 'captain'] as const) {
    if (chosen[name] === wanted[name]) continue;
    check.addIssue({ code: 'custom', path: [name], message: `on ${daily} it is ${wanted[name]}` });
  }
});

/** A mission of one's own is judged as a pack is; a day has none. */
function checkOwn(mission: Mission, daily: string | undefined, check: z.RefinementCtx): void {
  const add = (path: readonly string[], message: string): void =>
    check.addIssue({ code: 'custom', path: [...path], message });
  if (daily !== undefined) add(['daily'], 'a mission of your own is no mission of the day');
  for (const { field, problem } of auditMission(mission)) add(['ownMission', field], problem);
}

const missionOfDay = (date: string) =>
  dailyMission(
    date,
    MISSIONS.map(({ id }) => id),
    CAPTAINS.map(({ id }) => id),
  );

/** The dice of a day are the same at every table. */
export const seedOf = ({ daily }: Record<string, unknown>): string | undefined =>
  typeof daily === 'string' ? `burncycle mission of ${daily}` : undefined;

export const seatsFor = (options: Record<string, unknown>): readonly Seat[] =>
  SEATS.slice(0, (options as GameOptions).players);

export function setup(options: Record<string, unknown>, seats: readonly Seat[], chance: SetupChance): BurncycleState {
  const { mission, ownMission, difficulty, captain, table } = options as GameOptions;
  return startGame({ mission: ownMission ?? missionNamed(mission), difficulty, captain, table }, seats, chance);
}

/** The table that a position shows: its mission, one of the content or its own. */
export const tableOf = ({ mission, seats, difficulty, captain, options }: BurncycleState) => ({
  seats,
  options: {
    ...(typeof mission === 'string' ? { mission } : { ownMission: mission }),
    players: seats.length,
    difficulty,
    ...(captain === '' ? {} : { captain }),
    table: options,
  },
});
