/** The host worker: tables that need no server. Machines think in a worker of their own, so that the table still answers. */
import '../app/no-eval.ts';
import { findGame } from '@tablerunner/catalogue';
import { alone } from './alone.ts';
import { type Port, serveCalls } from './calls.ts';
import { indexedCampaigns, memoryCampaigns } from './campaign-store.ts';
import { CampaignHost } from './campaigns.ts';
import { Host } from './host.ts';
import { indexedStore } from './indexed-store.ts';
import { machineOf } from './machine.ts';
import { randomText } from './random.ts';
import { memoryStore, type TableStore } from './store.ts';
import type { FromHost, HostFunctions, ToHost } from './wire.ts';

const others = new BroadcastChannel('tablerunner');

/** Where the browser keeps nothing the page tells its people. */
const forgetful = <T>(kept: T): T => {
  postMessage({ kind: 'forgetful' } satisfies FromHost);
  return kept;
};

const store: Promise<TableStore> = indexedStore(indexedDB).catch(() => forgetful(memoryStore()));

const host = store.then(
  (kept) =>
    new Host({
      store: kept,
      find: findGame,
      choose: machineOf(() => new Worker(new URL('./machine.worker.ts', import.meta.url), { type: 'module' })),
      now: () => Date.now(),
      random: randomText,
      alone,
      tellOthers: (table) => others.postMessage(table),
    }),
);

const campaigns = Promise.all([
  store,
  host,
  indexedCampaigns(indexedDB).catch(() => forgetful(memoryCampaigns())),
]).then(
  ([tables, there, kept]) =>
    new CampaignHost({
      store: kept,
      find: findGame,
      now: () => Date.now(),
      random: randomText,
      alone,
      table: (id) => tables.find(id),
      lay: (seed, setup) => there.lay(seed, setup),
    }),
);

others.addEventListener('message', ({ data }) => void host.then((there) => there.refresh(String(data))));

const links = new Map<number, ReturnType<Host['connect']>>();

addEventListener('message', ({ data }: MessageEvent<ToHost>) => {
  if (data.kind === 'call') return;
  void host.then(async (there) => {
    const { link } = data;
    const connection =
      links.get(link) ?? there.connect((message) => postMessage({ kind: 'told', link, message } satisfies FromHost));
    if (data.kind === 'shut') {
      links.delete(link);
      connection.close();
    } else {
      links.set(link, connection);
      await connection.receive(data.message);
    }
  });
});

serveCalls(self as unknown as Port, {
  lay: async (seed, setup, from) => (await host).lay(seed, setup, from),
  rematch: async (id, seed) => (await host).rematch(id, seed),
  save: async (id) => (await host).save(id),
  list: async () => (await host).list(),
  remove: async (id) => (await host).remove(id),
  campaigns: async () => (await campaigns).list(),
  startCampaign: async (start) => (await campaigns).start(start),
  playCampaign: async (id, seed) => (await campaigns).play(id, seed),
  campaignFile: async (id) => (await campaigns).file(id),
  peekCampaign: async (json) => (await campaigns).peek(json),
  openCampaign: async (json, players) => (await campaigns).open(json, players),
  removeCampaign: async (id) => (await campaigns).remove(id),
  campaignOfTable: async (table) => (await campaigns).ofTable(table),
} satisfies HostFunctions);
