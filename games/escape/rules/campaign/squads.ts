/** The squads of a campaign: chosen once, by a branch of the chart, and kept to the end. Clause ES-CAMP-03; ES-RECRUIT, ES-RANK-07. */
import { z } from 'zod';
import { CHART } from '../../content/recruitment.ts';
import { FACTIONS, type Faction } from '../lists.ts';
import { defaultTable, type TableOptions } from '../options.ts';
import { profileAt } from '../profiles.ts';
import { BRANCHES, type Branch, type Scenario } from '../scenario/types.ts';

const squad = z.array(z.string()).min(1).max(8);

export const squadsSchema = z.strictObject({ resistance: squad, isc: squad });

export type Squads = Readonly<Record<Faction, readonly string[]>>;

/** A sentence about the first thing that is wrong with them; undefined if they may be fielded. */
export function problemOfSquads(
  squads: Squads,
  table: TableOptions = defaultTable,
  /** Where a scenario does not keep to the chart. */
  opposites: Scenario['recruitment']['isc'] = {},
): string | undefined {
  for (const faction of FACTIONS) {
    const wrong = squads[faction]
      .map((id, i) => problemOfCard(squads, faction, id, i, table))
      .find((text) => text !== '');
    if (wrong !== undefined) return wrong;
  }
  const ranks = (faction: Faction): string => ranksOf(squads[faction], table).join(', ');
  const branch = branchOf(squads.resistance, table);
  if (branch === undefined)
    return `no branch of the chart gives a Resistance squad of the ranks ${ranks('resistance')}`;
  const opposite = (opposites[branch] ?? CHART[branch].isc).join(', ');
  return ranks('isc') === opposite
    ? undefined
    : `opposite this squad the ISC has the ranks ${opposite}, not ${ranks('isc')}`;
}

function problemOfCard(squads: Squads, faction: Faction, id: string, at: number, table: TableOptions): string {
  const card = profileAt(table, id);
  if (card === undefined) return `there is no card of ${id}`;
  if (card.faction !== faction) return `${id} belongs to the other side`;
  if (faction === 'isc' && card.rank === 1) return `${id} is a bot: nobody recruits it`;
  return squads[faction].indexOf(id) === at ? '' : `${id} is in the squad twice`;
}

const ranksOf = (squad: readonly string[], table: TableOptions): number[] =>
  squad.map((id) => profileAt(table, id)?.rank ?? 0).sort((a, b) => b - a);

const branchOf = (squad: readonly string[], table: TableOptions): Branch | undefined =>
  BRANCHES.find((branch) => CHART[branch].resistance.join() === ranksOf(squad, table).join());
