/** Campaigns in the browser: matches one after the other at tables of its own, each result recorded once its match is over. */
import type { CampaignStanding, Campaigns, Game, Read, Seat } from '@tablerunner/engine';
import {
  type CampaignFile,
  campaignFile,
  playerSchema,
  readCampaignFile,
  type SeatPlayer,
  type TableSetup,
  Trouble,
} from '@tablerunner/table';
import type { CampaignStore, KeptCampaign } from './campaign-store.ts';
import type { Seating } from './host.ts';
import type { KeptTable } from './store.ts';

/** A campaign as a list shows it. */
export interface CampaignRow {
  readonly id: string;
  readonly game: string;
  readonly players: Readonly<Record<Seat, SeatPlayer>>;
  readonly standing: CampaignStanding;
  readonly updated: number;
  /** The table of the match that is being played. */
  readonly table?: string | undefined;
}

export interface CampaignStart {
  readonly game: string;
  readonly plan: string;
  readonly players: Readonly<Record<Seat, SeatPlayer>>;
  /** What those who play are called, in the file too. */
  readonly names: Readonly<Record<Seat, string>>;
  /** What the game wants to know besides, its difficulty for example. */
  readonly settled: Readonly<Record<string, unknown>>;
}

export interface CampaignTools {
  readonly store: CampaignStore;
  find(game: string): Game | undefined;
  now(): number;
  random(length: number): string;
  /** Two tabs do not record the same result, or lay the same match, at once. */
  alone<T>(name: string, work: () => Promise<T>): Promise<T>;
  table(id: string): Promise<KeptTable | undefined>;
  lay(seed: string, setup: TableSetup): Promise<Seating>;
}

const ID_LENGTH = 12;

export class CampaignHost {
  private readonly tools: CampaignTools;

  constructor(tools: CampaignTools) {
    this.tools = tools;
  }

  async start({ game, plan, players, names, settled }: CampaignStart): Promise<string> {
    const begun = this.campaignsOf(game).start(plan, names, { ...settled });
    return this.keep(game, accepted(begun, game), players);
  }

  /** Takes up a campaign out of its file, from here or from the command line. */
  async open(json: unknown, players: Readonly<Record<Seat, SeatPlayer>>): Promise<string> {
    const { game, campaign } = accepted(readCampaignFile(json));
    return this.keep(game, accepted(this.campaignsOf(game).read(campaign), game), players);
  }

  /** Who plays in the campaign of a file, by seat; nobody where it is over. */
  async peek(json: unknown): Promise<{ readonly game: string; readonly standing: CampaignStanding }> {
    const { game, campaign } = accepted(readCampaignFile(json));
    const campaigns = this.campaignsOf(game);
    return { game, standing: campaigns.standing(accepted(campaigns.read(campaign), game)) };
  }

  /** The latest first. */
  async list(): Promise<readonly CampaignRow[]> {
    const kept = await this.tools.store.list();
    const rows = await Promise.all(kept.map(({ id }) => this.locked(id, () => this.row(id))));
    return rows.sort((a, b) => b.updated - a.updated);
  }

  /** The table of the next match: the one that is being played, or a new one with this seed. */
  play(id: string, seed: string): Promise<Seating> {
    return this.locked(id, async () => {
      const kept = await this.settled(id);
      if (kept.table !== undefined) return { table: kept.table, secrets: secretsOf(kept.players) };
      const { next } = this.campaignsOf(kept.game).standing(kept.campaign);
      if (next === undefined) throw new Trouble('campaign-over', 'the campaign is over: there is no next match');
      const seats = Object.fromEntries(Object.keys(next.seats).map((seat) => [seat, kept.players[seat] ?? ANYBODY]));
      const seating = await this.tools.lay(seed, {
        game: kept.game,
        options: next.options as TableSetup['options'],
        seats,
      });
      await this.tools.store.put({ ...kept, table: seating.table, updated: this.tools.now() });
      return seating;
    });
  }

  async file(id: string): Promise<CampaignFile> {
    const { game, campaign } = await this.locked(id, () => this.settled(id));
    return campaignFile(game, campaign);
  }

  /** Its tables stay: they are matches like any other. */
  remove(id: string): Promise<void> {
    return this.tools.store.remove(id);
  }

  /** The campaign that a table belongs to. */
  async ofTable(table: string): Promise<string | undefined> {
    return (await this.tools.store.list()).find((kept) => kept.table === table)?.id;
  }

  private async keep(game: string, campaign: object, players: Readonly<Record<Seat, SeatPlayer>>): Promise<string> {
    for (const [seat, player] of Object.entries(players)) {
      if (playerSchema.safeParse(player).success) continue;
      throw new Trouble('no-seat', `nobody can sit down at ${seat} like this`, { seat });
    }
    const id = this.tools.random(ID_LENGTH);
    await this.tools.store.put({ id, game, campaign, players, updated: this.tools.now() });
    return id;
  }

  private async row(id: string): Promise<CampaignRow> {
    const { game, campaign, players, updated, table } = await this.settled(id);
    return { id, game, players, updated, table, standing: this.campaignsOf(game).standing(campaign) };
  }

  /** The campaign after the match that was being played, if that is over. A table that is gone is laid again. */
  private async settled(id: string): Promise<KeptCampaign> {
    const { store, now } = this.tools;
    const kept = await store.find(id);
    if (kept === undefined) throw new Trouble('no-such-campaign', `there is no campaign ${id} in this browser`);
    if (kept.table === undefined) return kept;
    const table = await this.tools.table(kept.table);
    if (table !== undefined && !table.over) return kept;
    const { table: _, ...free } = kept;
    const campaign =
      table?.outcome === undefined
        ? kept.campaign
        : accepted(this.campaignsOf(kept.game).record(kept.campaign, table.outcome), kept.game);
    const settled = { ...free, campaign, updated: now() };
    await store.put(settled);
    return settled;
  }

  private campaignsOf(game: string): Campaigns {
    const campaigns = this.tools.find(game)?.campaigns;
    if (campaigns === undefined) throw new Trouble('no-such-game', `there are no campaigns of "${game}"`, { game });
    return campaigns;
  }

  private locked<T>(id: string, work: () => Promise<T>): Promise<T> {
    return this.tools.alone(`campaign/${id}`, work);
  }
}

const ANYBODY: SeatPlayer = { kind: 'person' };

/** In the browser itself the name of a seat is its secret. */
const secretsOf = (players: Readonly<Record<Seat, SeatPlayer>>): Record<Seat, string> =>
  Object.fromEntries(Object.entries(players).flatMap(([seat, { kind }]) => (kind === 'person' ? [[seat, seat]] : [])));

/** `game`: the one whose rules judge it. */
function accepted<T>(read: Read<T>, game?: string): T {
  if (read.ok) return read.value;
  const { where, problem } = read;
  const facts = { where, problem, ...(game === undefined ? {} : { game }) };
  throw new Trouble('campaign-refused', `${where}: ${problem}`, facts);
}
