/**
 * IDs of every kind, from both seats of a table: printable and not, new, repeated, used for something else, of the other
 * seat, forgotten long ago. Nothing is acknowledged that was not carried out, and nobody loses the connection by another's.
 */
import { canonicalJson, type FastChance, fastChance } from '@tablerunner/engine';
import type { HostMessage } from '@tablerunner/table';
import { expect } from 'vitest';
import type { Store } from '../src/database/store.ts';
import type { Client } from './client.ts';
import { skim, type TestServer } from './kit.ts';

const BATCH = 40;
const PRINTABLE = /^[ -~]{1,64}$/;
/** More than a table remembers. */
const OLD = 300;

interface Sent {
  readonly request: string;
  readonly isKept: boolean;
  revision?: number;
}

/** What one seat has sent and was told, by ID. */
class Account {
  readonly seat: string;
  readonly client: Client;
  readonly acknowledged = new Map<string, Sent>();
  readonly faults: string[] = [];
  /** Of each ID all that was sent under it and has no answer yet. */
  private readonly open = new Map<string, Sent[]>();
  private heard = 0;

  constructor(seat: string, client: Client) {
    this.seat = seat;
    this.client = client;
  }

  send(message: { readonly id: unknown; readonly type: string }): void {
    const { id, ...request } = message;
    const { at: _, ...deed } = request as typeof request & { at?: number };
    const sent = { request: canonicalJson(deed), isKept: message.type === 'play' || message.type === 'undo' };
    if (typeof id === 'string') this.open.set(id, [...(this.open.get(id) ?? []), sent]);
    this.client.sendText(JSON.stringify(message));
  }

  /** Looks at all answers since the last time. */
  settle(): void {
    const { received } = this.client;
    for (; this.heard < received.length; this.heard++) this.hear(received[this.heard] as HostMessage);
  }

  private hear(message: HostMessage): void {
    if (!('id' in message) || message.id === undefined) return;
    const sent = this.open.get(message.id)?.shift();
    if (message.type !== 'done') return;
    const { id, revision } = message;
    if (!PRINTABLE.test(id)) this.faults.push(`${JSON.stringify(id)} was acknowledged`);
    if (sent === undefined) return void this.faults.push(`${id} was acknowledged and not asked`);
    const before = this.acknowledged.get(id);
    if (before === undefined) this.acknowledged.set(id, { ...sent, revision });
    else if (before.request !== sent.request) this.faults.push(`${id} was acknowledged for another deed`);
    else if (before.isKept && before.revision !== revision) this.faults.push(`${id} has two revisions`);
  }
}

const ODD_IDS: readonly unknown[] = [
  '',
  '\ud800',
  '\udc00x',
  'a\ud800',
  'a\u0000b',
  '\u0000',
  '\u001b[2J',
  'é',
  'e\u0301',
  '\u202e',
  'x'.repeat(65),
  'x'.repeat(5000),
  7,
  null,
  ['a'],
  {},
];
const PLAIN_IDS = ['~'.repeat(64), ' ', '__proto__', 'constructor', 'machine-1', 'red x', "'; drop table records; --"];

const oneOf = <T>(chance: FastChance, list: readonly T[]): T => list[chance.below(list.length)] as T;

/** IDs that this seat and the other have used, and new ones. */
function idOf(chance: FastChance, own: Account, other: Account, fresh: () => string): unknown {
  const used = [...own.acknowledged.keys()];
  switch (chance.below(8)) {
    case 0:
      return oneOf(chance, ODD_IDS);
    case 1:
      return oneOf(chance, PLAIN_IDS);
    case 2:
      return used.at(-1 - chance.below(3)) ?? fresh();
    case 3:
      return used.at(-1 - OLD - chance.below(50)) ?? used[0] ?? fresh();
    case 4:
      return [...other.acknowledged.keys()].at(-1) ?? fresh();
    default:
      return fresh();
  }
}

function messageOf(chance: FastChance, { client }: Account, id: unknown): { id: unknown; type: string } {
  const at = client.length;
  const choice = oneOf(chance, [...client.legal, { kind: 'credit' }, { kind: 'draw' }]);
  switch (chance.below(8)) {
    case 0:
      return { type: 'undo', id, at } as never;
    case 1:
      return { type: 'ask-back', id, at, to: chance.below(at + 1) } as never;
    case 2:
      return { type: 'answer-back', id, at, agree: false, by: 'red', to: 0 } as never;
    default:
      return { type: 'play', id, at, choice } as never;
  }
}

/** Both seats send batches until all messages are sent, at one table after the other; gives back how many were acknowledged. */
export async function sendIds(host: TestServer, store: Store, messages: number): Promise<number> {
  const chance = fastChance('ids');
  let number = 0;
  const fresh = (): string => `id-${++number}`;
  let sent = 0;
  let acknowledged = 0;
  while (sent < messages) {
    const { table, secrets } = await host.lay({ ...skim(), options: { rounds: 50 } });
    const clients = await Promise.all(['red', 'blue'].map((seat) => host.join(table, secrets[seat])));
    const [red, blue] = clients.map((client, i) => new Account(i === 0 ? 'red' : 'blue', client)) as [Account, Account];
    while (sent < messages && red.client.standing?.seen.outcome === undefined) {
      for (const [own, other] of [
        [red, blue],
        [blue, red],
      ] as const) {
        const last = own.client.answer(`last-${sent}`);
        for (let i = 0; i < BATCH; i++) own.send(messageOf(chance, own, idOf(chance, own, other, fresh)));
        own.client.send({ type: 'look', id: `last-${sent}`, at: 0 });
        await last;
        sent += BATCH + 1;
        own.settle();
      }
      const revision = Math.max(...clients.map(({ standing }) => standing?.revision ?? 0));
      await Promise.all(clients.map((client) => client.until(revision)));
    }
    acknowledged += await check(store, table, [red, blue]);
    for (const client of clients) client.close();
  }
  return acknowledged;
}

/** What was acknowledged is in the records, once, under its ID and with its deed; nothing else is. */
async function check(store: Store, table: string, accounts: readonly Account[]): Promise<number> {
  const records = new Map((await store.records(table, 0)).map((record) => [record.id, record]));
  let kept = 0;
  for (const { seat, client, acknowledged, faults } of accounts) {
    expect(faults).toEqual([]);
    expect(client.isOpen, `${seat} was cut off`).toBe(true);
    for (const [id, { isKept, request, revision }] of acknowledged) {
      const record = records.get(`${seat} ${id}`);
      if (!isKept) continue;
      expect(record?.n, `${seat} ${id}`).toBe(revision);
      const { type, ...rest } = JSON.parse(request) as { type: string; choice?: unknown };
      expect(record?.deed).toEqual(type === 'play' ? { kind: 'play', ...rest } : { kind: type });
      kept++;
    }
  }
  const others = [...records.values()].filter(({ deed }) => deed.kind !== 'back').length;
  expect(kept).toBe(others);
  return kept;
}
