/** Ready-made teams of 100, 150 and 200 EB for each faction, in their text form; each is checked when it is loaded. */
import { checkPack, type PackProblem } from '@tablerunner/engine';
import { z } from 'zod';
import { problemsOfTeam } from '../rules/team/check.ts';
import type { TeamList } from '../rules/team/list.ts';
import { parseTeam } from '../rules/team/text.ts';
import teamsPack from './base/teams.json' with { type: 'json' };
import { CARDS } from './cards.ts';
import { sound } from './sound.ts';

export interface ReadyTeam {
  readonly id: string;
  readonly team: TeamList;
}

export const teamsSchema = z.strictObject({
  pack: z.string().min(1),
  teams: z.array(z.strictObject({ id: z.string().min(1), lines: z.array(z.string()).min(2).readonly() })).readonly(),
});

/** A team that cannot be read, or may not be played. */
function problemsOf(id: string, lines: readonly string[]): readonly Omit<PackProblem, 'file'>[] {
  const read = parseTeam(lines.join('\n'));
  const entry = `teams: ${id}`;
  if (!read.ok) return [{ entry, field: 'lines', problem: `${read.where}: ${read.problem}` }];
  return problemsOfTeam(CARDS, read.value).map(({ clause, reason, facts }) => ({
    entry,
    field: 'lines',
    problem: `${reason} (${clause}) ${JSON.stringify(facts)}`,
  }));
}

export const checkTeams = (file: string, json: unknown) =>
  checkPack(file, json, teamsSchema, ({ teams }) => teams.flatMap(({ id, lines }) => problemsOf(id, lines)));

export const READY_TEAMS: readonly ReadyTeam[] = sound(checkTeams('base/teams.json', teamsPack)).teams.flatMap(
  ({ id, lines }) => {
    const read = parseTeam(lines.join('\n'));
    return read.ok ? [{ id, team: read.value }] : [];
  },
);
