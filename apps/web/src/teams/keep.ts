/** Keeps teams: reads off a team what the lobby tells of it, and opens what was kept. */
import { CARDS, FACTIONS, parseTeam, printTeam, sheetOf, type TeamList } from '@tablerunner/combat-zone';
import { randomText } from '../worker/random.ts';
import { freeName, keepTeam, type SavedTeam } from './saved-teams.ts';

export const EMPTY_TEAM: TeamList = { faction: FACTIONS[0], limit: 100, members: [] };

export function recordOf(team: TeamList, { id, name }: Pick<SavedTeam, 'id' | 'name'>): SavedTeam {
  const { eb, problems } = sheetOf(CARDS, team);
  const { faction, limit, members } = team;
  const broken = [...new Set(problems.map(({ clause }) => clause))];
  return { id, name, text: printTeam(team), faction, limit, eb, models: members.length, broken, changed: Date.now() };
}

/** A new entry among my teams; `undefined` where the browser keeps nothing. */
export function keepNew(team: TeamList, wantedName: string): SavedTeam | undefined {
  const record = recordOf(team, { id: randomText(12), name: freeName(wantedName) });
  return keepTeam(record) ? record : undefined;
}

/** What was kept by hand or by another version may be unreadable: then it is told as text. */
export function teamIn({ text }: SavedTeam): TeamList | undefined {
  const read = parseTeam(text);
  return read.ok ? read.value : undefined;
}
