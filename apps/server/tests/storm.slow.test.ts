/** 20,000 malformed, oversized, forged, replayed and out-of-turn messages: no crash, no effect, no secret in any answer. */
import { canonicalJson, type FastChance, fastChance, SPECTATOR } from '@tablerunner/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashSecret } from '../src/secrets.ts';
import type { Room } from '../src/tables/room.ts';
import type { Client } from './client.ts';
import { playOn, skim, TestServer } from './kit.ts';

const MESSAGES = 20_000;
const AT_ONCE = 50;

let host: TestServer;
beforeAll(async () => {
  host = await TestServer.start();
});
afterAll(async () => {
  await host.remove();
});

interface Target {
  readonly table: string;
  readonly secrets: Readonly<Record<string, string>>;
  /** Requests that were carried out, as they were sent. */
  readonly carriedOut: readonly string[];
  readonly length: number;
  readonly legal: readonly unknown[];
  readonly foreign: string;
}

const ODD: readonly unknown[] = [
  undefined,
  null,
  true,
  -1,
  1.5,
  1e308,
  '',
  'x',
  '__proto__',
  "'; drop table records; --",
  [],
  [[]],
  {},
  { a: { b: [] } },
  'é\u0000\ud800',
];

const pick = <T>(chance: FastChance, list: readonly T[]): T => list[chance.below(list.length)] as T;

const garbage = (chance: FastChance): string => {
  const letters = Array.from({ length: chance.below(60) }, () => String.fromCharCode(chance.below(0x2ff)));
  return pick(chance, [
    letters.join(''),
    '{',
    '[]',
    'null',
    '"join"',
    '{"type":"play"',
    '[['.repeat(5000),
    '{"a":'.repeat(3000),
  ]);
};

/** One message of a kind, as text. */
const KINDS: Readonly<Record<string, (chance: FastChance, target: Target) => string>> = {
  malformed: garbage,
  nested: (_chance, { length }) =>
    `{"type":"play","id":"n","at":${length},"choice":${'['.repeat(9000)}${']'.repeat(9000)}}`,
  misshapen(chance, { table, length }) {
    const later = length + 7; // what happens to be well-formed is out of date
    const message: Record<string, unknown> = pick(chance, [
      { type: 'join', protocol: 2, table },
      { type: 'play', id: 'm', at: later, choice: {} },
      { type: 'undo', id: 'm', at: later },
      { type: 'ask-back', id: 'm', at: later, to: 0 },
      { type: 'answer-back', id: 'm', at: later, agree: true, by: 'red', to: 0 },
      { type: 'look', id: 'm', at: 0 },
    ]);
    const field = pick(chance, [...Object.keys(message), 'seat', 'viewer', '__proto__', 'constructor']);
    const odd = pick(chance, ODD);
    return `${JSON.stringify({ ...message, type: message.type }).slice(0, -1)},${JSON.stringify(field)}:${JSON.stringify(odd) ?? '{}'}}`;
  },
  'out of turn': (chance, { length, legal }) =>
    JSON.stringify({ type: 'play', id: `o${chance.below(1e6)}`, at: length, choice: pick(chance, legal) }),
  'out of date': (chance, { length, legal }) =>
    JSON.stringify({
      type: pick(chance, ['play', 'undo', 'ask-back', 'answer-back']),
      id: `d${chance.below(1e6)}`,
      at: length + 1 + chance.below(5),
      choice: pick(chance, legal),
      to: 0,
      agree: true,
    }),
  replayed: (chance, { carriedOut }) => pick(chance, carriedOut),
  nonsense: (chance, { length }) =>
    JSON.stringify({
      type: 'play',
      id: `c${chance.below(1e6)}`,
      at: length,
      choice: pick(chance, ODD) ?? { do: 'win' },
    }),
  'beyond the end': (chance, { length }) =>
    JSON.stringify({ type: 'look', id: 'l', at: length + 1 + chance.below(1000) }),
};

const STORM_KINDS = Object.keys(KINDS);

/** Sends a batch and waits until all of it was read: what is sent last is answered last. */
async function blow(client: Client, texts: readonly string[]): Promise<void> {
  const pong = client.next('pong');
  for (const text of texts) client.sendText(text);
  const last = client.answer('last');
  client.send({ type: 'look', id: 'last', at: 0 });
  await last;
  client.send({ type: 'ping' });
  await pong;
}

/** Whatever shows the table shows what that viewer may see, and nothing else holds anything that is secret. */
function checkAnswers(room: Room, viewer: string, client: Client, hidden: readonly string[]): void {
  const allowed = new Set<string>();
  for (let at = 0; at <= room.table.length; at++) {
    const seen = room.table.look(viewer, at);
    if ('view' in seen) allowed.add(canonicalJson(seen.view));
  }
  for (const [i, message] of client.received.entries()) {
    for (const secret of hidden) expect(client.texts[i]?.includes(secret)).toBe(false);
    const seen = message.type === 'looked' ? message.seen : 'standing' in message ? message.standing.seen : undefined;
    if (seen === undefined) continue;
    expect(seen.viewer).toBe(viewer);
    expect(allowed.has(canonicalJson(seen.view))).toBe(true);
  }
  client.received.length = 0;
  client.texts.length = 0;
}

test(`${MESSAGES} bad messages do nothing, tell nothing and stop nothing`, async () => {
  const { table, secrets } = await host.lay({ ...skim(), options: { rounds: 50 } });
  const other = await host.lay(skim());
  const red = await host.join(table, secrets.red);
  const blue = await host.join(table, secrets.blue);
  await playOn([red, blue], 40);
  const room = host.server.keeper.peek(table);
  const turn = room?.table.turn?.seat;
  if (room === undefined || turn === undefined) throw new Error('the match is over too early');
  const mover = turn === 'red' ? red : blue;
  const idler = turn === 'red' ? 'blue' : 'red';
  const moves = room.table.save().log.filter(({ seat, auto }) => seat === turn && auto !== true);
  const target: Target = {
    table,
    secrets,
    carriedOut: mover.sent.filter((text) => text.includes('"play"')),
    length: mover.length,
    legal: [...mover.legal, ...moves.map(({ choice }) => choice)],
    foreign: other.secrets.red ?? '',
  };
  const before = { hash: room.table.hash(), revision: room.table.revision };
  const hidden = [
    room.table.save().seed,
    ...Object.values(secrets),
    ...Object.values(secrets).map(hashSecret),
    ...Object.values(other.secrets),
  ];
  const viewers = [SPECTATOR, idler, turn];
  const storms = await Promise.all(
    viewers.map(async (viewer) => ({ viewer, client: await host.join(table, secrets[viewer]) })),
  );
  const chance = fastChance('storm');
  const count: Record<string, number> = {};
  for (let sent = 0; sent < MESSAGES; ) {
    for (const { viewer, client } of storms) {
      // Whose turn it is would move by a legal choice: from there come only replays and what cannot be meant.
      const kinds = viewer === turn ? STORM_KINDS.filter((kind) => kind !== 'out of turn') : STORM_KINDS;
      const texts = Array.from({ length: AT_ONCE }, () => {
        const kind = pick(chance, kinds);
        count[kind] = (count[kind] ?? 0) + 1;
        return KINDS[kind]?.(chance, target) ?? '';
      });
      await client.join(table, secrets[viewer]); // the last batch may have left the table by a join of its own
      await blow(client, texts);
      sent += texts.length;
      expect({ hash: room.table.hash(), revision: room.table.revision }).toEqual(before);
    }
  }
  for (const kind of STORM_KINDS) expect(count[kind]).toBeGreaterThan(MESSAGES / 20);
  for (const { viewer, client } of storms) checkAnswers(room, viewer, client, hidden);
  expect(host.server.keeper.peek(table)).toBe(room);
  await playOn([red, blue], 3);
  expect(room.table.revision).toBe(before.revision + 3);
});

test('messages that are too large, or no text, end at the door', async () => {
  const { table, secrets } = await host.lay(skim());
  const red = await host.join(table, secrets.red);
  for (let i = 0; i < 50; i++) {
    const large = await host.connect();
    large.sendText(JSON.stringify({ type: 'play', id: 'x', at: 0, choice: 'y'.repeat(65_536 + i) }));
    expect(await large.closed).toBe(1009);
  }
  const binary = await host.connect();
  const told = binary.next('problem');
  binary.sendBytes(new Uint8Array([1, 2, 3]));
  expect(await told).toMatchObject({ problem: 'a message must be text' });
  await playOn([red, await host.join(table, secrets.blue)], 2);
});

test("a seat's secret opens that seat and no other; what is no secret opens nothing", async () => {
  const one = await host.lay(skim());
  const two = await host.lay(skim());
  const join = async (table: string, secret: string) => {
    const client = await host.connect();
    return { told: await client.join(table, secret), client };
  };
  for (const seat of ['red', 'blue']) {
    const { told } = await join(one.table, one.secrets[seat] ?? '');
    expect(told).toMatchObject({ type: 'table', viewer: seat });
  }
  const red = one.secrets.red ?? '';
  const wrong = [
    two.secrets.red ?? '',
    'x'.repeat(red.length),
    red.slice(1),
    `${red}A`,
    red.toLowerCase(),
    hashSecret(red),
    'red',
    ' ',
    '%',
  ];
  for (const secret of wrong) {
    const { told, client } = await join(one.table, secret);
    expect(told).toMatchObject({
      type: 'problem',
      code: 'wrong-secret',
      problem: expect.stringContaining('opens no seat'),
    });
    const refused = client.answer('p');
    client.send({ type: 'play', id: 'p', at: 0, choice: {} });
    expect(await refused).toMatchObject({ type: 'problem', problem: 'join a table first' });
  }
  for (const table of ['k3v9x2m7q1ab', 'x', '', '../..', one.table.toUpperCase()]) {
    const { told } = await join(table, red);
    expect(told).toMatchObject({
      type: 'problem',
      code: 'no-such-table',
      problem: expect.stringContaining('no table'),
    });
  }
});
