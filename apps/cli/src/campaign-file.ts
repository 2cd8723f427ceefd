/** The file that a campaign is kept in between its matches: whose campaign it is, and what the game itself wants to keep. */
import type { CampaignStanding, Campaigns, Game } from '@tablerunner/engine';
import { campaignFile, readCampaignFile } from '@tablerunner/table';
import { readJson, writeWhole } from './files.ts';
import { suggest } from './nearest.ts';
import { Problem, WrongUse } from './problem.ts';

export interface KeptCampaign {
  readonly file: string;
  readonly game: Game;
  readonly campaigns: Campaigns;
  /** As the game keeps it. */
  readonly campaign: object;
  readonly standing: CampaignStanding;
}

/** The campaigns of a game, or the sentence that it has none. */
export function campaignsOf(game: Game): Campaigns {
  if (game.campaigns === undefined) throw new WrongUse(`${game.id} has no campaigns.`);
  return game.campaigns;
}

export function loadCampaign(file: string, games: readonly Game[]): KeptCampaign {
  const outside = readCampaignFile(readJson(file));
  if (!outside.ok) throw new Problem(`${file}: it is not a campaign of ours: ${outside.where}: ${outside.problem}.`);
  const { game: id, campaign: json } = outside.value;
  const game = games.find((candidate) => candidate.id === id);
  if (game?.campaigns === undefined) {
    const known = games.filter(({ campaigns }) => campaigns !== undefined).map((candidate) => candidate.id);
    throw new Problem(`${file}: game: there are no campaigns of "${id}". ${suggest(id, known)}`);
  }
  const { campaigns } = game;
  const read = campaigns.read(json);
  if (!read.ok) throw new Problem(`${file}: ${read.where}: ${read.problem}.`);
  return { file, game, campaigns, campaign: read.value, standing: campaigns.standing(read.value) };
}

export const keepCampaign = (file: string, game: Game, campaign: object): void =>
  writeWhole(file, `${JSON.stringify(campaignFile(game.id, campaign), undefined, 1)}\n`);

/** The match that is being played of a campaign lies beside its file. */
export const matchFileOf = ({ file, standing: { played } }: KeptCampaign): string =>
  `${file.replace(/\.json$/, '')}.match-${played.length + 1}.json`;
