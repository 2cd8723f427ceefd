/** What the insight worker works out, without the worker around it. */
import { findGame } from '@tablerunner/catalogue';
import { Match, type MatchView } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { insightFunctions } from '../src/insight/functions.ts';
import { Superseded, slotsOf } from '../src/insight/slots.ts';
import { callerOf, serveCalls } from '../src/worker/calls.ts';
import { Host } from '../src/worker/host.ts';
import { client, hostTools, playOn, rest, SEED, SKIM } from './kit.ts';

const insight = insightFunctions(findGame);

async function match(moves: number) {
  const host = new Host(hostTools());
  const { table } = await host.lay(SEED, SKIM);
  const me = client(host);
  await me.join(table, 'red');
  await playOn(me, moves);
  await rest(me);
  return { save: await host.save(table), seen: me.standing().seen };
}

test('odds are worked out for every legal choice, and nonsense gets a sentence', async () => {
  const { seen } = await match(6);
  for (const choice of seen.legal ?? []) {
    const { rows } = insight.odds(seen, choice);
    expect(rows.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  }
  expect(() => insight.odds(seen, { kind: 'dance' })).toThrow();
});

test('a timeline tells every entry once, as its viewer may know it, and looks back at any of them', async () => {
  const { save } = await match(40);
  const { entries, seats, seal } = insight.timeline(save, 'spectator');
  expect(entries.map(({ at }) => at)).toEqual(save.log.map((_, i) => i + 1));
  expect(entries.map(({ seat, auto }) => [seat, auto])).toEqual(
    save.log.map(({ seat, auto }) => [seat, auto === true]),
  );
  for (const { events, told } of entries) expect(told).toHaveLength(events.length);
  expect(seats).toEqual(['red', 'blue']);
  expect(insight.verify(save)).toEqual({ ok: true, seal });
  expect(insight.verify({ ...save, seed: 'another' })).toMatchObject({ ok: false });
  const early: MatchView = insight.viewAt(save, 'red', 3);
  expect(early.viewer).toBe('red');
  expect(early.decision).toBeUndefined();
  expect(() => insight.timeline({ ...save, game: 'chess' }, 'red')).toThrow('chess');
});

test('the dice of a match with shares fall in its timeline as they fell at the table', () => {
  const game = findGame('sample');
  if (game === undefined) throw new Error('there is no Skim');
  const begun = Match.start(game, { seed: 'seed', shares: { red: 'the-share-of-red', blue: 'the-share-of-blue' } });
  if (!begun.ok) throw new Error(begun.problem);
  const { value: match } = begun;
  for (let i = 0; i < 40; i++) {
    const decision = match.decision();
    if (decision === undefined) break;
    const legal = match.legal();
    expect(match.play(decision.seat, legal[i % legal.length]).ok).toBe(true);
  }
  const save = match.save();
  const { entries } = insight.timeline(save, 'spectator');
  expect(entries).toHaveLength(save.log.length);
  expect(entries.flatMap(({ events }) => events).length).toBeGreaterThan(20);
  expect(insight.verify(save)).toMatchObject({ ok: true });
  expect(insight.verify({ ...save, shares: undefined })).toMatchObject({ ok: false });
});

test('messages of a game come by language', () => {
  expect(insight.messages('escape', 'fr')['name.resistance']).toBe('Résistance');
  expect(insight.messages('escape', 'xx')).toEqual({});
});

test('a newer request in the same slot takes the place of the older, others wait their turn', async () => {
  const inSlot = slotsOf();
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(name);
    await new Promise((resolve) => setTimeout(resolve, 1));
    return name;
  };
  const settled = await Promise.allSettled([
    inSlot('a', work('a1')),
    inSlot('a', work('a2')),
    inSlot(undefined, work('x')),
    inSlot('a', work('a3')),
    inSlot(undefined, work('y')),
  ]);
  expect(settled.map((one) => (one.status === 'fulfilled' ? one.value : one.reason instanceof Superseded))).toEqual([
    true,
    true,
    'x',
    'a3',
    'y',
  ]);
  expect(log).toEqual(['a1', 'x', 'a3', 'y']);
});

test('calls come back with their answer or with a sentence', async () => {
  const { port1, port2 } = new MessageChannel();
  const functions = {
    double: (n: number) => 2 * n,
    fail: (): never => {
      throw new Error('it cannot be done');
    },
  };
  serveCalls(port1 as never, functions);
  const call = callerOf<typeof functions & { missing(): void }>(port2 as never);
  port1.start();
  port2.start();
  expect(await call('double', 21)).toBe(42);
  await expect(call('fail')).rejects.toThrow('it cannot be done');
  await expect(call('missing')).rejects.toThrow('missing');
  port1.close();
});
