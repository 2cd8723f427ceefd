/** A host in memory for tests: machines think at once, time stands still. */
import { type ChoiceReply, type ChoiceRequest, serveChoices } from '@tablerunner/ai';
import { findGame, games } from '@tablerunner/catalogue';
import type { HostMessage, TableSetup } from '@tablerunner/table';
import { keptHere } from '../src/link/kept.ts';
import type { TableWorld } from '../src/table/table-store.ts';
import type { Host, HostTools } from '../src/worker/host.ts';
import { memoryStore } from '../src/worker/store.ts';

/** Every match of a test has this seed, or one that it names. */
export const SEED = 'a seed of tests';

export const SKIM: TableSetup = {
  game: 'sample',
  options: {},
  seats: { red: { kind: 'person' }, blue: { kind: 'machine', strength: '1' } },
};

export function hostTools(change: Partial<HostTools> = {}): HostTools {
  let drawn = 0;
  return {
    store: memoryStore(),
    find: findGame,
    choose,
    now: () => 1,
    random: (length) => String(++drawn).padStart(length, '0'),
    alone: (_name, work) => work(),
    tellOthers: () => undefined,
    ...change,
  };
}

/** Through the same door as in a worker. */
async function choose(request: ChoiceRequest): Promise<unknown> {
  const reply = await new Promise<ChoiceReply>((resolve) => {
    let heard: (event: Event) => void = () => undefined;
    const addEventListener = (_type: string, listener: typeof heard): void => {
      heard = listener;
    };
    serveChoices({ postMessage: resolve, addEventListener }, games);
    heard(new MessageEvent('message', { data: structuredClone(request) }));
  });
  if ('error' in reply) throw new Error(reply.error);
  return reply.choice;
}

export interface Client {
  readonly heard: HostMessage[];
  say(message: unknown): Promise<void>;
  join(table: string, secret?: string, since?: number): Promise<void>;
  last<T extends HostMessage['type']>(type: T): Extract<HostMessage, { type: T }>;
  standing(): Extract<HostMessage, { type: 'table' | 'update' }>['standing'];
  close(): void;
}

export function client(host: Host): Client {
  const heard: HostMessage[] = [];
  const connection = host.connect((message) => heard.push(structuredClone(message)));
  return {
    heard,
    say: (message) => connection.receive(message),
    join: (table, secret, since) =>
      connection.receive({
        type: 'join',
        protocol: 2,
        table,
        ...(secret === undefined ? {} : { secret }),
        ...(since === undefined ? {} : { since }),
      }),
    last(type) {
      const found = heard.findLast((message) => message.type === type);
      if (found === undefined) throw new Error(`no ${type} among ${heard.map((message) => message.type).join(', ')}`);
      return found as never;
    },
    standing() {
      const found = heard.findLast((message) => message.type === 'table' || message.type === 'update');
      if (found === undefined || !('standing' in found)) throw new Error('nobody told how the table stands');
      return found.standing;
    },
    close: connection.close,
  };
}

/** Plays legal choices of the client's seat, in turn from the list: so many, or until another person or nobody chooses. */
export async function playOn(one: Client, most: number): Promise<number> {
  for (let played = 0; played < most; played++) {
    await rest(one);
    const { seen, length } = one.standing();
    const choice = seen.legal?.[played % (seen.legal.length || 1)];
    if (choice === undefined) return played;
    await one.say({ type: 'play', id: `p${played}`, at: length, choice });
  }
  return most;
}

/** Until no machine has to move. */
export async function rest(one: Client): Promise<void> {
  const { seats } = one.last('table').table;
  const thinks = (): boolean => {
    const turn = one.standing().seen.decision?.seat;
    return seats.some(({ seat, player }) => seat === turn && player.kind === 'machine');
  };
  while (thinks()) await new Promise((resolve) => setTimeout(resolve, 1));
}

/** A table where nothing was seen of the dice before, and nobody adds to them. */
export const noDice = (): Pick<TableWorld, 'witness' | 'gather'> => ({
  witness: keptHere(),
  gather: {
    shares: keptHere(),
    newShare: () => 'a share of a test',
    newId: () => 'share',
    after: () => () => undefined,
  },
});
