/** Packs that a match is played with: own cards and teams go into its options. */
import { type LaidPack, type Read, readable, unreadable } from '@tablerunner/engine';
import { SEATS } from './options.ts';
import type { OwnCards } from './own-cards.ts';

type Options = Record<string, unknown>;
type Teams = Record<string, string>;

const PLAYED = 'a match is played with own profiles, gear, programs and teams, but not yet with own';

interface TeamEntry {
  readonly id: string;
  readonly lines: readonly string[];
}

/** Teams that the options call by their ID; where they name none, the teams of the pack in their order, seat by seat. */
function withTeams(options: Options, teams: readonly TeamEntry[]): Options {
  const named = (options.teams ?? {}) as Teams;
  const textOf = (id: string): string | undefined => teams.find((team) => team.id === id)?.lines.join('\n');
  if (Object.keys(named).length > 0)
    return {
      ...options,
      teams: Object.fromEntries(Object.entries(named).map(([seat, text]) => [seat, textOf(text.trim()) ?? text])),
    };
  const seats = SEATS.slice(0, Number(options.players ?? 2));
  const laid = seats.flatMap((seat, at) => {
    const team = teams[at];
    return team === undefined ? [] : [[seat, team.lines.join('\n')] as const];
  });
  return { ...options, teams: Object.fromEntries(laid) };
}

export function layPacks(options: Readonly<Options>, packs: readonly LaidPack[]): Read<Options> {
  let laid: Options = { ...options };
  const teams: TeamEntry[] = [];
  for (const { file, pack } of packs) {
    const lists = pack as Record<string, readonly unknown[]>;
    if (lists.scenarios !== undefined || lists.scenery !== undefined)
      return unreadable(file, `${PLAYED} ${lists.scenarios === undefined ? 'scenery' : 'scenarios'}`);
    teams.push(...((lists.teams ?? []) as readonly TeamEntry[]));
    const cards = (laid.cards ?? {}) as OwnCards;
    for (const kind of ['profiles', 'gear', 'programs'] as const) {
      const list = lists[kind];
      if (list !== undefined) laid = { ...laid, cards: { ...cards, [kind]: [...(cards[kind] ?? []), ...list] } };
    }
  }
  return readable(teams.length === 0 ? laid : withTeams(laid, teams));
}
