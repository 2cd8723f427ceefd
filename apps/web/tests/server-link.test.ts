/** A link to a server that goes away and comes back: nothing is lost, nothing is done twice, nobody has to do anything. */
import type { HostMessage } from '@tablerunner/table';
import { expect, test } from 'vitest';
import type { LinkState } from '../src/link/link-types.ts';
import { type LinkWorld, openServerLink } from '../src/link/server-link.ts';
import { Host } from '../src/worker/host.ts';
import { hostTools, SEED, SKIM } from './kit.ts';

/** A server with a real table behind it, whose connections can be cut, and time that passes when it is told to. */
async function world() {
  const tools = hostTools();
  let host = new Host(tools);
  const { table } = await host.lay(SEED, { ...SKIM, seats: { red: { kind: 'person' }, blue: { kind: 'person' } } });
  const sockets = new Set<FakeSocket>();
  const timers = new Set<{ readonly at: number; readonly work: () => void }>();
  let now = 0;
  let online = (): void => undefined;
  const control = {
    isUp: true,
    /** Whether the answers of the server still get through. */
    answers: true,
    /** What a newcomer is told instead of the table. */
    problem: undefined as Extract<HostMessage, { type: 'problem' }> | undefined,
    received: [] as string[],
    connects: 0,
  };

  class FakeSocket {
    readyState = 0;
    onopen: () => void = () => undefined;
    onmessage: (event: { data: string }) => void = () => undefined;
    onclose: (event: { readonly code: number }) => void = () => undefined;
    private readonly connection = host.connect((message) => {
      if (this.readyState === 1 && control.answers) this.onmessage({ data: JSON.stringify(message) });
    });

    constructor() {
      control.connects += 1;
      sockets.add(this);
      queueMicrotask(() => {
        if (!control.isUp) return this.cut();
        this.readyState = 1;
        this.onopen();
      });
    }

    send(text: string): void {
      control.received.push(JSON.parse(text).type);
      if (control.problem !== undefined) return this.onmessage({ data: JSON.stringify(control.problem) });
      void this.connection.receive(JSON.parse(text));
    }

    close(): void {
      this.readyState = 3;
      sockets.delete(this);
      this.connection.close();
    }

    cut(code = 1006): void {
      this.close();
      this.onclose({ code });
    }
  }

  const fake: LinkWorld = {
    connect: () => new FakeSocket() as unknown as WebSocket,
    after(milliseconds, work) {
      const timer = { at: now + milliseconds, work };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    whenOnline(work) {
      online = work;
      return () => undefined;
    },
    jitter: () => 1,
  };
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 3));
  return {
    ...control,
    control,
    table,
    fake,
    settle,
    online: () => online(),
    cut: (code?: number) => {
      for (const socket of [...sockets]) socket.cut(code);
    },
    /** The server's process is another one afterwards; only what was kept is there. */
    restart: () => {
      host = new Host(tools);
    },
    async pass(milliseconds: number) {
      now += milliseconds;
      for (const timer of [...timers]) {
        if (timer.at > now) continue;
        timers.delete(timer);
        timer.work();
      }
      await settle();
    },
    hash: () => host.save(table).then(({ hash }) => hash),
    log: () => host.save(table).then(({ log }) => log.filter(({ auto }) => auto !== true)),
  };
}

function listener() {
  const heard: HostMessage[] = [];
  const states: LinkState[] = [];
  const standing = () => {
    const last = heard.findLast((message) => message.type === 'table' || message.type === 'update');
    if (last === undefined || !('standing' in last)) throw new Error('nothing was told');
    return last.standing;
  };
  return {
    heard,
    states,
    standing,
    on: {
      message: (message: HostMessage) => void heard.push(message),
      state: (state: LinkState) => void states.push(state),
    },
  };
}

test('a connection that is cut is taken up again from the last revision seen', async () => {
  const there = await world();
  const { heard, states, standing, on } = listener();
  const link = openServerLink(there.table, 'red', on, there.fake);
  await there.settle();
  expect(heard[0]?.type).toBe('table');
  const { seen, length } = standing();
  link.send({ type: 'play', id: 'one', at: length, choice: seen.legal?.[0] as never });
  await there.settle();
  const { revision } = standing();
  there.restart();
  there.cut();
  await there.pass(300);
  expect(states).toEqual(['opening', 'open', 'lost', 'open']);
  const last = heard.findLast(({ type }) => type === 'update');
  expect(last).toMatchObject({ type: 'update', standing: { revision }, events: [] });
  expect(there.control.received.filter((type) => type === 'join')).toHaveLength(2);
  link.close();
});

test('a command whose answer was lost is sent again and carried out once', async () => {
  const there = await world();
  const { heard, standing, on } = listener();
  const link = openServerLink(there.table, 'red', on, there.fake);
  await there.settle();
  const { seen, length } = standing();
  there.control.answers = false;
  link.send({ type: 'play', id: 'lost', at: length, choice: seen.legal?.[0] as never });
  await there.settle();
  expect(heard.some(({ type }) => type === 'done')).toBe(false);
  there.control.answers = true;
  there.restart();
  there.cut();
  await there.pass(300);
  expect(heard.find(({ type }) => type === 'done')).toMatchObject({ id: 'lost', revision: 1 });
  expect(await there.log()).toHaveLength(1);
  link.close();
});

test('what is sent while nobody is there waits, and the waits between tries grow', async () => {
  const there = await world();
  const { standing, heard, on } = listener();
  const link = openServerLink(there.table, 'red', on, there.fake);
  await there.settle();
  const { seen, length } = standing();
  there.control.isUp = false;
  there.cut();
  link.send({ type: 'play', id: 'early', at: length, choice: seen.legal?.[0] as never });
  const before = there.control.connects;
  for (let i = 0; i < 40; i++) await there.pass(250);
  const tries = there.control.connects - before;
  expect(tries).toBeGreaterThan(3);
  expect(tries).toBeLessThan(10);
  there.control.isUp = true;
  there.online();
  await there.settle();
  expect(heard.find(({ type }) => type === 'done')).toMatchObject({ id: 'early' });
  link.close();
});

test('a server that falls silent is noticed, and a closed link stays closed', async () => {
  const there = await world();
  const { states, on } = listener();
  const link = openServerLink(there.table, undefined, on, there.fake);
  await there.settle();
  await there.pass(21_000);
  expect(there.control.received).toContain('ping');
  expect(states).toEqual(['opening', 'open']);
  there.control.answers = false;
  await there.pass(21_000);
  await there.pass(11_000);
  expect(states.at(-1)).toBe('lost');
  link.close();
  const { connects } = there.control;
  await there.pass(60_000);
  there.online();
  expect(there.control.connects).toBe(connects);
});

test('a table that does not exist is asked for once', async () => {
  const there = await world();
  const { heard, states, on } = listener();
  const link = openServerLink('nothinghere1', 'red', on, there.fake);
  await there.settle();
  expect(heard[0]).toMatchObject({ type: 'problem' });
  there.cut();
  await there.pass(60_000);
  expect(there.control.connects).toBe(1);
  expect(states).toEqual(['opening', 'lost']);
  link.close();
});

test('a problem that may pass keeps nobody out for good', async () => {
  const there = await world();
  const { heard, states, on } = listener();
  there.control.problem = { type: 'problem', code: 'too-many-messages', problem: 'too many messages' };
  const link = openServerLink(there.table, 'red', on, there.fake);
  await there.settle();
  expect(heard).toEqual([there.control.problem]);
  expect(states).toEqual(['opening', 'lost']);
  there.control.problem = undefined;
  await there.pass(300);
  expect(heard.at(1)?.type).toBe('table');
  expect(states).toEqual(['opening', 'lost', 'open']);
  link.close();
});

test('a server that lets everybody in and throws them out again is not stormed', async () => {
  const there = await world();
  const { states, on } = listener();
  const link = openServerLink(there.table, 'red', on, there.fake);
  await there.settle();
  const before = there.control.connects;
  // Two minutes in steps of a quarter of a second: whoever is let in is thrown out at the next.
  for (let i = 0; i < 480; i++) {
    there.cut();
    await there.pass(250);
  }
  expect(states.filter((state) => state === 'open').length).toBeGreaterThan(5);
  expect(there.control.connects - before).toBeLessThan(13);
  // Let in for good, the next loss is taken up again at once.
  await there.pass(31_000);
  await there.pass(31_000);
  expect(states.at(-1)).toBe('open');
  const { connects } = there.control;
  there.cut();
  await there.pass(250);
  expect(there.control.connects).toBe(connects + 1);
  link.close();
});

test('a server that asks to come later is not asked again at once', async () => {
  const there = await world();
  const { states, on } = listener();
  const link = openServerLink(there.table, 'red', on, there.fake);
  await there.settle();
  const { connects } = there.control;
  there.cut(1013);
  await there.pass(4_000);
  expect(there.control.connects).toBe(connects);
  await there.pass(4_100);
  expect(there.control.connects).toBe(connects + 1);
  expect(states.at(-1)).toBe('open');
  link.close();
});
