/** The campaigns of Escape as the apps offer them: players by seat, squads as the first scenario proposes unless told otherwise. Clauses ES-CAMP. */
import { type Campaigns, type Options, type Read, readable, type Seat, unreadable } from '@tablerunner/engine';
import { CAMPAIGNS } from '../../content/campaigns.ts';
import { scenarioById } from '../scenario/scenario.ts';
import { COOPERATION_SEATS, seatsFor } from '../setup/options.ts';
import { type CampaignStart, nextGame, readCampaign, recordGame, startCampaign, winnerOfCampaign } from './campaign.ts';
import type { Campaign, CampaignPlan } from './types.ts';

export const campaigns: Campaigns = {
  plans: CAMPAIGNS.map(({ id, mode }) => ({
    id,
    seats: mode === 'revolution' ? { min: 2, max: 2 } : { min: 1, max: COOPERATION_SEATS.length },
  })),

  start(id, players, settled) {
    const plan = CAMPAIGNS.find((candidate) => candidate.id === id);
    if (plan === undefined) return unreadable('campaign', `there is no campaign called ${id}`);
    const seated = readPlayers(plan, players);
    if (!seated.ok) return seated;
    // What somebody has settled is judged by the reader of campaigns, field by field.
    const start = { squads: proposedSquads(plan), ...settled, campaign: id, players: seated.value };
    return startCampaign(start as CampaignStart);
  },

  read: (json) => readCampaign(json),

  standing(saved) {
    const campaign = saved as Campaign;
    const next = nextGame(campaign);
    const winner = winnerOfCampaign(campaign);
    return {
      campaign: campaign.campaign,
      played: campaign.played.map(({ scenario, result }) => ({ setup: scenario, result })),
      ...(next === undefined
        ? {}
        : { next: { setup: next.options.scenario ?? '', options: next.options as Options, seats: next.seats } }),
      ...(winner === undefined ? {} : { winner }),
    };
  },

  record: (saved, outcome) => recordGame(saved as Campaign, outcome),
};

/** ES-CAMP-02: each plays one side to the end. */
function readPlayers(
  { mode }: CampaignPlan,
  players: Readonly<Record<Seat, string>>,
): Read<{ resistance: string[]; isc: string[] }> {
  const count = mode === 'revolution' ? 1 : Math.max(1, Object.keys(players).length);
  const seats = seatsFor({ mode, players: count });
  const stranger = Object.keys(players).find((seat) => !seats.includes(seat));
  if (stranger !== undefined) return unreadable('players', `there is no seat ${stranger}, only ${seats.join(', ')}`);
  const empty = seats.find((seat) => players[seat] === undefined);
  if (empty !== undefined) return unreadable('players', `nobody plays ${empty}`);
  const nameAt = (seat: Seat): string => players[seat] ?? '';
  return readable(
    mode === 'revolution'
      ? { resistance: [nameAt('resistance')], isc: [nameAt('isc')] }
      : { resistance: seats.map(nameAt), isc: [] },
  );
}

function proposedSquads({ first }: CampaignPlan): { resistance: readonly string[]; isc: readonly string[] } {
  const squads = scenarioById(first)?.recruitment.squads;
  return { resistance: squads?.resistance ?? [], isc: squads?.isc ?? [] };
}
