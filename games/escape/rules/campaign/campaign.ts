/** A campaign: a chain of games, each decided by the one before. Pure functions over what is saved between games. Clauses ES-CAMP, ES-RESULT-04. */
import { type Outcome, type Read, readable, type Seat, unreadable } from '@tablerunner/engine';
import type { z } from 'zod';
import { CAMPAIGNS } from '../../content/campaigns.ts';
import { COOPERATION_SEATS, type GameOptions } from '../setup/options.ts';
import type { CampaignEffect } from './effects.ts';
import { problemOfSquads } from './squads.ts';
import { type Campaign, type CampaignPlan, RESULTS, type Result, savedCampaign, type Way } from './types.ts';

/** What is settled before the first game; difficulty and table have their usual values. */
export type CampaignStart = Omit<z.input<typeof savedCampaign>, 'format' | 'version' | 'played'>;

/** ES-CAMP-01. */
export const startCampaign = (settled: CampaignStart): Read<Campaign> =>
  readCampaign({ format: 'escape-campaign', version: 1, ...settled, played: [] });

/** A campaign that was saved, or a sentence about what is wrong with the file. */
export function readCampaign(json: unknown): Read<Campaign> {
  const parsed = savedCampaign.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const field = issue?.path.map(String).join('.') ?? '';
    return unreadable(field === '' ? 'campaign' : `campaign.${field}`, issue?.message ?? 'not readable');
  }
  const campaign = parsed.data;
  const plan = planOf(campaign.campaign);
  if (plan === undefined) return unreadable('campaign.campaign', `there is no campaign called ${campaign.campaign}`);
  const wrong = problemOfSquads(campaign.squads, campaign.table);
  if (wrong !== undefined) return unreadable('campaign.squads', wrong);
  return readPlayers(plan, campaign) ?? readPlayed(plan, campaign) ?? readable(campaign);
}

const planOf = (id: string): CampaignPlan | undefined => CAMPAIGNS.find((plan) => plan.id === id);

function readPlayers({ mode }: CampaignPlan, { players }: Campaign): Read<never> | undefined {
  const { resistance, isc } = players;
  if (mode === 'cooperation') {
    return isc.length > 0 ? unreadable('campaign.players.isc', 'nobody plays the ISC of Cooperation') : undefined;
  }
  return resistance.length === 1 && isc.length === 1
    ? undefined
    : unreadable('campaign.players', 'Revolution is for one player on each side');
}

/** A file that somebody has changed by hand: the games must follow from each other. */
function readPlayed(plan: CampaignPlan, { played }: Campaign): Read<never> | undefined {
  for (const [i, { scenario }] of played.entries()) {
    const stand = follow(plan, played.slice(0, i));
    if (stand.next === scenario) continue;
    const where = `campaign.played.${i}.scenario`;
    if (stand.next === undefined) return unreadable(where, 'the campaign was over before this game');
    return unreadable(where, `after the games before it comes ${stand.next}, not ${scenario}`);
  }
  return undefined;
}

interface Standing {
  /** The scenario to be played next; undefined when the campaign is over. */
  readonly next: string | undefined;
  readonly effects: readonly CampaignEffect[];
}

/** ES-CAMP-05, ES-CAMP-06: from the first game along the results. */
function follow(plan: CampaignPlan, played: Campaign['played']): Standing {
  let stand: Standing = { next: plan.first, effects: [] };
  for (const { result } of played) {
    const game = plan.games.find(({ scenario }) => scenario === stand.next);
    if (game === undefined) return { next: undefined, effects: [] };
    const way: Way = game.after[result] ?? game.after.isc;
    stand = { next: way.next, effects: way.effects };
  }
  return stand;
}

const planned = ({ campaign }: Campaign): CampaignPlan => {
  const plan = planOf(campaign);
  if (plan === undefined) throw new Error(`there is no campaign called ${campaign}`);
  return plan;
};

export interface NextGame {
  /** Options for a match of Escape. */
  readonly options: Partial<GameOptions>;
  /** Who sits where. */
  readonly seats: Readonly<Record<Seat, string>>;
}

/** The game to be played next; undefined when the campaign is over. Everybody is there again, also those who fell (ES-CAMP-04). */
export function nextGame(campaign: Campaign): NextGame | undefined {
  const { mode, games } = planned(campaign);
  const { next, effects } = follow(planned(campaign), campaign.played);
  if (next === undefined || !games.some(({ scenario }) => scenario === next)) return undefined;
  const { players, squads, difficulty, table } = campaign;
  const fielded = { resistance: [...squads.resistance], isc: [...squads.isc] };
  return {
    options: {
      mode,
      scenario: next,
      difficulty,
      players: mode === 'cooperation' ? players.resistance.length : 1,
      table,
      campaign: { squads: fielded, effects: [...effects] },
    },
    seats: seatsOf(mode, campaign),
  };
}

function seatsOf(mode: CampaignPlan['mode'], { players }: Campaign): Record<Seat, string> {
  if (mode === 'revolution') return { resistance: players.resistance[0] ?? '', isc: players.isc[0] ?? '' };
  return Object.fromEntries(players.resistance.map((player, i) => [COOPERATION_SEATS[i] ?? '', player]));
}

/** ES-CAMP-06: the campaign after the game that was next. */
export function recordGame(campaign: Campaign, outcome: Pick<Outcome, 'winners' | 'draw'>): Read<Campaign> {
  const game = nextGame(campaign);
  if (game === undefined) return unreadable('campaign', 'the campaign is over');
  const scenario = game.options.scenario ?? '';
  const result = resultOf(planned(campaign).mode, outcome);
  return readable({ ...campaign, played: [...campaign.played, { scenario, result }] });
}

/** In Cooperation the players win together, or the ISC does (ES-RULE-13). */
function resultOf(mode: CampaignPlan['mode'], { winners, draw }: Pick<Outcome, 'winners' | 'draw'>): Result {
  if (draw) return 'draw';
  if (mode === 'cooperation') return winners.length > 0 ? 'resistance' : 'isc';
  return RESULTS.find((result) => winners.includes(result)) ?? 'draw';
}

/** Who has won the campaign: whoever won its last game; undefined while it goes on. */
export const winnerOfCampaign = (campaign: Campaign): Result | undefined =>
  nextGame(campaign) === undefined ? campaign.played.at(-1)?.result : undefined;
