/** The teams that a seat can choose from, and why one cannot play under a limit. */
import type { Words } from '../../../i18n/make-words.ts';
import type { SavedTeam } from '../../../teams/saved-teams.ts';
import { nameOf, READY_TEAMS } from './content.ts';

/** Ready-made, as the limit asks. */
export const BY_LIMIT = '';

export interface TeamChoice {
  /** What stands in the options: the ID of a ready-made team, or the text of one's own. */
  readonly value: string;
  readonly label: string;
  readonly group: 'ready' | 'mine';
  /** Why it may not play. */
  readonly problem?: TeamProblem;
}

export interface TeamProblem {
  readonly text: string;
  readonly clause: string;
}

/** The ready-made team that the game takes for a place at the table: the dearest that the limit allows, factions in turn. */
export function usualTeam(limit: number, place: number): string | undefined {
  const limits = READY_TEAMS.map((team) => team.limit);
  const allowed = limits.filter((one) => one <= limit);
  const dearest = allowed.length === 0 ? Math.min(...limits) : Math.max(...allowed);
  const fitting = READY_TEAMS.filter((team) => team.limit === dearest);
  return fitting[place % fitting.length]?.faction;
}

/** Ready-made teams follow the limit: of the same faction the dearest that it allows. */
export const followLimit = (teams: Readonly<Record<string, string>>, limit: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(teams).map(([seat, chosen]) => {
      const ready = READY_TEAMS.find(({ id }) => id === chosen);
      const fitting = READY_TEAMS.filter((team) => team.faction === ready?.faction && team.limit <= Number(limit));
      return [seat, fitting.toSorted((a, b) => b.limit - a.limit)[0]?.id ?? chosen];
    }),
  );

function problemOf(
  team: { readonly limit: number; readonly broken?: readonly string[] },
  limit: number,
  say: Words,
): TeamProblem | undefined {
  if (team.limit > limit) {
    return { text: say('lobby.combat-zone.team-too-dear', { built: team.limit, limit }), clause: 'CZ-SIZE-01' };
  }
  const [clause] = team.broken ?? [];
  return clause === undefined ? undefined : { text: say('lobby.combat-zone.team-broken'), clause };
}

/** A team that is chosen and not kept any more says at least whose it is. */
const HEAD = /^(?:#[^\n]*\n)*team ([a-z0-9-]+) (\d{1,4})/;

function forgotten(value: string, say: Words): Omit<TeamChoice, 'problem'> & { readonly limit: number } {
  const [, faction = '', limit = '0'] = HEAD.exec(value) ?? [];
  const facts = { name: say('lobby.combat-zone.team-forgotten'), faction: nameOf(faction, say.locale), limit };
  return { value, group: 'mine', label: say('lobby.combat-zone.team', facts), limit: Number(limit) };
}

export function teamChoices(
  { limit, chosen, mine }: { readonly limit: number; readonly chosen: string; readonly mine: readonly SavedTeam[] },
  say: Words,
): readonly TeamChoice[] {
  const { locale } = say;
  const judged = <T extends { readonly limit: number; readonly broken?: readonly string[] }>(
    team: T,
    choice: Omit<TeamChoice, 'problem'>,
  ): TeamChoice => {
    const problem = problemOf(team, limit, say);
    return problem === undefined ? choice : { ...choice, problem };
  };
  const ready = READY_TEAMS.map((team) =>
    judged(team, {
      value: team.id,
      group: 'ready',
      label: say('lobby.combat-zone.ready-team', { faction: nameOf(team.faction, locale), limit: team.limit }),
    }),
  );
  const own = mine.map((team) =>
    judged(team, {
      value: team.text,
      group: 'mine',
      label: say('lobby.combat-zone.team', {
        name: team.name,
        faction: nameOf(team.faction, locale),
        limit: team.limit,
      }),
    }),
  );
  const all = [...ready, ...own.filter((one, i) => own.findIndex(({ value }) => value === one.value) === i)];
  if (chosen === BY_LIMIT || all.some(({ value }) => value === chosen)) return all;
  const { limit: built, ...choice } = forgotten(chosen, say);
  return [...all, judged({ limit: built }, choice)];
}
