/** Campaigns of this browser: start one, play its next match, hand its file over. */
import type { Seat } from '@tablerunner/engine';
import type { SeatPlayer } from '@tablerunner/table';
import type { CampaignRow, CampaignStart } from '../worker/campaigns.ts';
import { hostWorker } from './host-worker.ts';
import { isLocal } from './link.ts';
import { rememberTable } from './my-tables.ts';
import { newSeed } from './new-seed.ts';

export type { CampaignRow } from '../worker/campaigns.ts';

export const myCampaigns = (): Promise<readonly CampaignRow[]> => hostWorker().call('campaigns');

export const startCampaign = (start: CampaignStart): Promise<string> => hostWorker().call('startCampaign', start);

/** The address of the table where the next match is played. */
export async function playCampaign({ id, game }: Pick<CampaignRow, 'id' | 'game'>): Promise<string> {
  const { table, secrets } = await hostWorker().call('playCampaign', id, newSeed());
  rememberTable({ id: table, game, secrets });
  return `/t/${table}`;
}

export const campaignFileOf = (id: string): Promise<object> => hostWorker().call('campaignFile', id);

export const peekCampaign = (json: unknown) => hostWorker().call('peekCampaign', json);

export const openCampaign = (json: unknown, players: Readonly<Record<Seat, SeatPlayer>>): Promise<string> =>
  hostWorker().call('openCampaign', json, players);

export const removeCampaign = (id: string): Promise<void> => hostWorker().call('removeCampaign', id);

/** The campaign that a table is a match of. */
export const campaignOfTable = async (table: string): Promise<string | undefined> =>
  isLocal(table) ? await hostWorker().call('campaignOfTable', table) : undefined;
