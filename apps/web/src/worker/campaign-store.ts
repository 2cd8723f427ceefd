/** Where the browser keeps its campaigns: what is needed of a store, and one in memory for where nothing else is allowed. */
import type { Seat } from '@tablerunner/engine';
import type { SeatPlayer } from '@tablerunner/table';

export interface KeptCampaign {
  readonly id: string;
  readonly game: string;
  /** As the game keeps it. */
  readonly campaign: object;
  /** Who plays where, to the end: a file knows their names only. */
  readonly players: Readonly<Record<Seat, SeatPlayer>>;
  readonly updated: number;
  /** The table of the match that is being played. */
  readonly table?: string | undefined;
}

export interface CampaignStore {
  list(): Promise<readonly KeptCampaign[]>;
  find(id: string): Promise<KeptCampaign | undefined>;
  put(campaign: KeptCampaign): Promise<void>;
  remove(id: string): Promise<void>;
}

export function memoryCampaigns(): CampaignStore {
  const kept = new Map<string, KeptCampaign>();
  return {
    list: async () => structuredClone([...kept.values()]),
    find: async (id) => structuredClone(kept.get(id)),
    put: async (campaign) => void kept.set(campaign.id, structuredClone(campaign)),
    remove: async (id) => void kept.delete(id),
  };
}

const NAME = 'tablerunner-campaigns';

/** In IndexedDB, apart from the tables: each grows by its own versions. */
export async function indexedCampaigns(factory: IDBFactory): Promise<CampaignStore> {
  const request = factory.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore('campaigns', { keyPath: 'id' });
  const base = await answer(request);
  const read = <T>(ask: (from: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
    answer(ask(base.transaction('campaigns').objectStore('campaigns')));
  /** Done only when the transaction is on the disk. */
  const write = (work: (to: IDBObjectStore) => void): Promise<void> =>
    new Promise((resolve, reject) => {
      const transaction = base.transaction('campaigns', 'readwrite', { durability: 'strict' });
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('the browser gave up writing'));
      work(transaction.objectStore('campaigns'));
    });
  return {
    list: () => read<KeptCampaign[]>((from) => from.getAll()),
    find: (id) => read<KeptCampaign | undefined>((from) => from.get(id)),
    put: (campaign) => write((to) => to.put(campaign)),
    remove: (id) => write((to) => to.delete(id)),
  };
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser could not read its store'));
  });
