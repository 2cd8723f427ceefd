/** How a client adds its share to the dice: kept before its hash is told, told when all hashes are in and none has changed. */
import { shareHash } from '@tablerunner/engine';
import { type ClientMessage, Gathering, type GatheringMessage, type TableInfo } from '@tablerunner/table';
import { expect, test } from 'vitest';
import { gatherer } from '../src/link/gatherer.ts';
import { type Kept, keptHere } from '../src/link/kept.ts';
import type { KeptShare } from '../src/link/shares.ts';

const INFO: TableInfo = {
  id: 'k3v9x2m7q1ab',
  game: 'sample',
  rules: 1,
  content: 1,
  options: {},
  seats: [
    { seat: 'red', player: { kind: 'person' } },
    { seat: 'blue', player: { kind: 'person' } },
    { seat: 'green', player: { kind: 'machine', strength: '1' } },
  ],
  seal: 'the seal',
};

/** A table that gathers, and clients at it whose messages arrive when they are delivered. */
function table(info: TableInfo = INFO) {
  const gathering = new Gathering(info);
  const clients: Client[] = [];
  let drawn = 0;
  const sit = (seat: string, shares: Kept<KeptShare> = keptHere()): Client => {
    const sent: ClientMessage[] = [];
    const timers = new Set<() => void>();
    const one = gatherer(
      {
        shares,
        newShare: () => `share number ${String(++drawn).padStart(4, '0')}`.replaceAll(' ', '-'),
        newId: () => 'id',
        after(_milliseconds, work) {
          timers.add(work);
          return () => timers.delete(work);
        },
      },
      (message) => {
        // What is told must be kept already: a page that is closed now must find it again.
        const kept = shares.find(`${info.id}/${seat}`)?.share ?? '';
        expect(message.type === 'hash' ? message.hash : message.share).toBe(
          message.type === 'hash' ? shareHash(info.id, seat, kept) : kept,
        );
        sent.push(message);
      },
    );
    const client = {
      seat,
      sent,
      hear: (message = gathering.message(seat), isSound = true) => one.hear(message, isSound),
      wait() {
        const due = [...timers];
        timers.clear();
        for (const work of due) work();
      },
    };
    clients.push(client);
    client.hear();
    return client;
  };
  /** Everything that was sent arrives, and everybody is told, until nobody has anything to say. */
  const settle = (): void => {
    for (let i = 0; i < 50; i++) {
      const said = clients.flatMap((client) => client.sent.splice(0).map((message) => [client.seat, message] as const));
      if (said.length === 0) return;
      for (const [seat, message] of said) {
        if (message.type === 'hash') gathering.hash(seat, message.hash);
        if (message.type === 'reveal') gathering.reveal(seat, message.share);
      }
      if (gathering.isComplete) return;
      for (const client of clients) client.hear();
    }
    throw new Error('they never come to an end');
  };
  return { gathering, sit, settle, leave: (client: Client) => void clients.splice(clients.indexOf(client), 1) };
}

interface Client {
  readonly seat: string;
  readonly sent: ClientMessage[];
  hear(message?: GatheringMessage, isSound?: boolean): void;
  wait(): void;
}

test('two persons: hashes first, then the shares, and the match can begin', () => {
  const { gathering, sit, settle } = table();
  const red = sit('red');
  expect(red.sent.map(({ type }) => type)).toEqual(['hash']);
  settle();
  expect(gathering.waitingFor).toEqual(['blue']);
  sit('blue');
  settle();
  expect(gathering.isComplete).toBe(true);
  expect(gathering.result().rounds).toBe(1);
});

test('one person against machines waits for nobody', () => {
  const [red, , green] = INFO.seats;
  const { gathering, sit, settle } = table({ ...INFO, seats: [red, green].flatMap((seat) => seat ?? []) });
  sit('red');
  settle();
  expect(gathering.isComplete).toBe(true);
});

test('a page that was closed after its hash goes on with the same share', () => {
  const { gathering, sit, settle, leave } = table();
  const shares = keptHere<KeptShare>();
  const before = sit('red', shares);
  settle();
  leave(before);
  sit('red', shares);
  sit('blue');
  settle();
  expect(gathering.isComplete).toBe(true);
  expect(gathering.result().rounds).toBe(1);
});

test('a share that is lost begins a new round, in which everybody has a new one', () => {
  const { gathering, sit, settle, leave } = table();
  const lost = sit('red');
  settle();
  leave(lost);
  const blue = sit('blue');
  settle();
  const first = gathering.state.shares.blue;
  expect(first).toBeDefined();
  const red = sit('red');
  expect(red.sent).toEqual([]); // perhaps another device holds it
  red.wait();
  settle();
  expect(gathering.isComplete).toBe(true);
  expect(gathering.result()).toMatchObject({ rounds: 2 });
  expect(gathering.state.restartedBy).toBe('red');
  expect(gathering.result().shares.blue?.share).not.toBe(first);
  blue.hear();
});

test('two devices with one seat do not drive each other out for ever', () => {
  const { gathering, sit, settle } = table();
  const [desk, phone] = [sit('red'), sit('red')];
  for (let i = 0; i < 10; i++) {
    settle();
    desk.wait();
    phone.wait();
  }
  settle();
  expect(gathering.state.round).toBeLessThanOrEqual(4);
  sit('blue');
  settle();
  expect(gathering.isComplete).toBe(true);
});

test('nothing is told to a host whose words do not fit, nor by whoever watches', () => {
  const { gathering, sit, settle } = table();
  const [red, watcher] = [sit('red'), sit('spectator')];
  sit('blue');
  red.sent.splice(0);
  watcher.hear();
  expect(watcher.sent).toEqual([]);
  red.hear(gathering.message('red'), false);
  expect(red.sent).toEqual([]);
  red.hear();
  settle();
  expect(gathering.isComplete).toBe(true);
});

test('a share is told when all persons have told their hashes, whoever the host says it waits for', () => {
  const { gathering, sit, settle } = table();
  const red = sit('red');
  settle();
  red.hear({ ...gathering.message('red'), waitingFor: ['red'] });
  expect(red.sent).toEqual([]);
});

test('a share that was told is not told again beside other hashes', () => {
  const { gathering, sit } = table();
  const red = sit('red');
  const [first] = red.sent.splice(0);
  const hashes = { red: first?.type === 'hash' ? first.hash : '', blue: 'the hash of blue' };
  red.hear({ ...gathering.message('red'), hashes });
  red.hear({ ...gathering.message('red'), hashes }); // after a broken connection
  expect(red.sent.splice(0).map(({ type }) => type)).toEqual(['reveal', 'reveal']);
  red.hear({ ...gathering.message('red'), round: 2, hashes: { ...hashes, blue: 'another hash of blue' } });
  expect(red.sent).toEqual([]);
  red.wait();
  expect(red.sent).toMatchObject([{ type: 'hash' }]);
  expect(red.sent[0]).not.toEqual(first);
});
