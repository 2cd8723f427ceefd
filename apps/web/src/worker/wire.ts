/** What goes between the page and the host worker. */
import type { CampaignStanding, MatchSave, Seat } from '@tablerunner/engine';
import type { CampaignFile, ClientMessage, HostMessage, SeatPlayer, TableSetup } from '@tablerunner/table';
import type { CampaignRow, CampaignStart } from './campaigns.ts';
import type { Seating } from './host.ts';
import type { From } from './lay.ts';
import type { KeptTable } from './store.ts';

export type ToHost =
  | { readonly kind: 'call' }
  | { readonly kind: 'say'; readonly link: number; readonly message: ClientMessage }
  | { readonly kind: 'shut'; readonly link: number };

export type FromHost =
  | { readonly kind: 'told'; readonly link: number; readonly message: HostMessage }
  | { readonly kind: 'answer' }
  /** Nothing is kept: the browser does not allow it. */
  | { readonly kind: 'forgetful' };

/** A type and no interface: the names of its functions are looked up. */
export type HostFunctions = {
  /** The page draws the seeds of its tables: the worker draws none. */
  lay(seed: string, setup: TableSetup, from?: From): Promise<Seating>;
  rematch(id: string, seed: string): Promise<Seating>;
  save(id: string): Promise<MatchSave>;
  list(): Promise<readonly KeptTable[]>;
  remove(id: string): Promise<void>;
  campaigns(): Promise<readonly CampaignRow[]>;
  startCampaign(start: CampaignStart): Promise<string>;
  playCampaign(id: string, seed: string): Promise<Seating>;
  campaignFile(id: string): Promise<CampaignFile>;
  peekCampaign(json: unknown): Promise<{ readonly game: string; readonly standing: CampaignStanding }>;
  openCampaign(json: unknown, players: Readonly<Record<Seat, SeatPlayer>>): Promise<string>;
  removeCampaign(id: string): Promise<void>;
  campaignOfTable(table: string): Promise<string | undefined>;
};
