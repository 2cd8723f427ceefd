/** The host in the browser: the same promises as a server's, without one. */
import { findGame } from '@tablerunner/catalogue';
import type { Game, MatchSave } from '@tablerunner/engine';
import { escapeGame } from '@tablerunner/escape';
import { expect, test } from 'vitest';
import { readPosition } from '../src/position/read-position.ts';
import { Host } from '../src/worker/host.ts';
import { client, hostTools, playOn, rest, SEED, SKIM } from './kit.ts';

const ESCAPE = {
  game: 'escape',
  options: { scenario: 'infiltration', squads: 'proposed' },
  seats: { resistance: { kind: 'person' }, isc: { kind: 'machine', strength: '1' } },
} as const;

/** Two persons at a table of one host. */
async function two() {
  const host = new Host(hostTools());
  const { table } = await host.lay(SEED, { ...SKIM, seats: { red: { kind: 'person' }, blue: { kind: 'person' } } });
  const [red, blue] = [client(host), client(host)];
  await red.join(table, 'red');
  await blue.join(table, 'blue');
  return { host, table, red, blue };
}

test('a person plays Escape against a machine that answers by itself', async () => {
  const host = new Host(hostTools());
  const { table, secrets } = await host.lay(SEED, ESCAPE);
  expect(table).toMatch(/^local-[a-z0-9]{12}$/);
  expect(secrets).toEqual({ resistance: 'resistance' });
  const me = client(host);
  await me.join(table, 'resistance');
  expect(me.last('table').viewer).toBe('resistance');
  await playOn(me, 60);
  expect(me.standing().revision).toBeGreaterThan(20);
  expect((await host.list())[0]?.stage).toMatchObject({ name: 'turn-of', facts: { last: 6 } });
  expect(me.heard.filter(({ type }) => type === 'problem')).toEqual([]);
});

test('what was done is there again after the host was closed, with and without a snapshot', async () => {
  const tools = hostTools();
  const { table } = await new Host(tools).lay(SEED, SKIM);
  const before = new Host(tools);
  const me = client(before);
  await me.join(table, 'red');
  await playOn(me, 40);
  await rest(me);
  const { hash } = await before.save(table);
  expect((await new Host(tools).save(table)).hash).toBe(hash);
  me.close();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await tools.store.snapshot(table)).toBeDefined();
  expect((await new Host(tools).save(table)).hash).toBe(hash);
});

test('a client that comes back gets what it has missed, and everything after an undo', async () => {
  const { host, table, red, blue } = await two();
  await playOn(red, 1);
  const { revision } = red.standing();
  const again = client(host);
  await again.join(table, 'red', revision);
  expect(again.last('update').events).toEqual([]);
  await again.join(table, 'red', 0);
  expect(again.last('update').events.length).toBeGreaterThan(0);
  await again.join(table, 'red', 99);
  expect(again.last('table').viewer).toBe('red');
  expect(blue.last('here').seats).toContain('red');
});

test('the same request twice is carried out once, a late one is refused, nonsense gets a sentence', async () => {
  const host = new Host(hostTools());
  const { table } = await host.lay(SEED, SKIM);
  const me = client(host);
  await me.say({ type: 'play', id: 'x', at: 0, choice: {} });
  expect(me.last('problem')).toEqual({
    type: 'problem',
    code: 'join-first',
    problem: 'join a table first',
    id: 'x',
  });
  await me.join(table, 'blue');
  expect(me.last('problem').problem).toContain('blue');
  await me.join(table, 'red');
  const { length, seen } = me.standing();
  const play = { type: 'play', id: 'one', at: length, choice: seen.legal?.[0] };
  await me.say(play);
  const { revision } = me.last('done');
  await me.say(play);
  expect(me.last('done').revision).toBe(revision);
  await me.say({ ...play, id: 'two' });
  expect(me.last('refused').refusal.clause).toBe('ENG-STALE-01');
  await me.say({ type: 'dance' });
  expect(me.last('problem').problem).not.toBe('');
  await me.say({ type: 'ping' });
  expect(me.last('pong')).toBeDefined();
});

test('two hosts on one store, as in two tabs: the slower one is told, and nothing is done twice', async () => {
  const tools = hostTools();
  const hosts: Host[] = [];
  const tellOthers = (id: string): void => {
    for (const host of hosts) void host.refresh(id);
  };
  const seats = { red: { kind: 'person' }, blue: { kind: 'person' } } as const;
  hosts.push(new Host({ ...tools, tellOthers }), new Host({ ...tools, tellOthers: () => undefined }));
  const [one, two] = hosts as [Host, Host];
  const { table } = await one.lay(SEED, { ...SKIM, seats });
  const [red, watcher] = [client(one), client(two)];
  await red.join(table, 'red');
  await watcher.join(table, 'red');
  const { length, seen } = red.standing();
  const [choice, another] = seen.legal ?? [];
  await red.say({ type: 'play', id: 'a', at: length, choice });
  await watcher.say({ type: 'play', id: 'b', at: length, choice: another });
  expect(watcher.last('refused').refusal.clause).toBe('ENG-STALE-01');
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(watcher.standing().revision).toBe(1);
  expect(watcher.standing().seen).toEqual(red.standing().seen);
});

test('a match goes on from any moment with new dice, and a file is taken up with its own', async () => {
  const host = new Host(hostTools());
  const { table } = await host.lay(SEED, SKIM);
  const me = client(host);
  await me.join(table, 'red');
  await playOn(me, 20);
  await rest(me);
  const save = JSON.parse(JSON.stringify(await host.save(table))) as MatchSave;
  const same = await host.save((await host.lay(SEED, SKIM, { save, same: true })).table);
  expect(same).toEqual(save);
  const later = await host.save((await host.lay('another seed', SKIM, { save, at: 3 })).table);
  expect(later.seed).not.toBe(save.seed);
  expect(later.start).toBeDefined();
  expect(later.origin).toEqual({ from: 'file', at: 3, length: save.log.length });
  expect(same.origin).toBeUndefined();
  await expect(host.lay(SEED, SKIM, { save, at: 9999 })).rejects.toThrow('entries');
  const forged = { ...save, log: save.log.slice(0, -1) };
  await expect(host.lay(SEED, SKIM, { save: forged, same: true })).rejects.toThrow(/log|hash/);
  await expect(host.lay(SEED, { ...SKIM, game: 'chess' })).rejects.toThrow('chess');
  await expect(host.save('local-none')).rejects.toThrow('local-none');
});

test('a running match that began from a position goes on from any of its moments', async () => {
  const host = new Host(hostTools());
  const game = escapeGame as unknown as Game;
  const read = readPosition(game, 'board: atrium\nunit alice g6\nunit green-mamushi i6\nturn: 2 of 6');
  if (!read.ok) throw new Error(read.problem);
  const seats = { resistance: { kind: 'person' }, isc: { kind: 'person' } } as const;
  const { table } = await host.lay(SEED, { game: 'escape', options: {}, seats }, { save: read.value.save, at: 0 });
  const me = client(host);
  await me.join(table, 'resistance');
  await playOn(me, 2);
  const save = await host.save(table);
  const next = await host.lay(SEED, { game: 'escape', options: {}, seats }, { save, at: 1 });
  expect((await host.save(next.table)).start).toBeDefined();
});

test('a rematch has the same seats and options and another seed', async () => {
  const host = new Host(hostTools());
  const first = await host.lay(SEED, ESCAPE);
  const second = await host.rematch(first.table, 'another seed');
  const [one, two] = [await host.save(first.table), await host.save(second.table)];
  expect(two.options).toEqual(one.options);
  expect(two.seed).not.toBe(one.seed);
  expect((await host.list()).map(({ id }) => id)).toEqual([first.table, second.table]);
  await host.remove(first.table);
  await expect(host.save(first.table)).rejects.toThrow(first.table);
});

test('a rematch of a match that began from a position begins there again, with other dice', async () => {
  const host = new Host(hostTools());
  const read = readPosition(
    escapeGame as unknown as Game,
    'board: atrium\nunit alice g6\nunit green-mamushi i6\nturn: 2 of 6',
  );
  if (!read.ok) throw new Error(read.problem);
  const seats = { resistance: { kind: 'person' }, isc: { kind: 'person' } } as const;
  const { table } = await host.lay(SEED, { game: 'escape', options: {}, seats }, { save: read.value.save, at: 0 });
  const me = client(host);
  await me.join(table, 'resistance');
  await playOn(me, 2);
  const again = await host.save((await host.rematch(table, 'another seed')).table);
  expect(again.origin).toEqual({ from: 'position', at: 0, length: 0 });
  const first = await host.save(table);
  expect(first.log.length).toBeGreaterThan(0);
  expect(again.start).toEqual(first.start);
  expect(again.seed).not.toBe(first.seed);
  const taken = await host.lay(SEED, SKIM, { save: await host.save((await host.lay(SEED, SKIM)).table), same: true });
  expect((await host.save((await host.rematch(taken.table, 'another seed')).table)).start).toBeUndefined();
});

/** The same game in a later version of the program. */
const laterRules = (change: Partial<Game>) => (name: string) => {
  const game = findGame(name);
  return game === undefined ? undefined : { ...game, rules: game.rules + 1, ...change };
};

test('a match of other rules goes on where they lead to the same position, and is told and kept where they do not', async () => {
  const tools = hostTools();
  const before = new Host(tools);
  const { table } = await before.lay(SEED, SKIM);
  const me = client(before);
  await me.join(table, 'red');
  await playOn(me, 12);
  await rest(me);
  const save = await before.save(table);
  const changed = { ...tools, find: laterRules({ setup: throwing }) };
  const unplayed = client(new Host(changed));
  await unplayed.join(table, 'red');
  expect(unplayed.last('problem').code).toBe('other-rules-here'); // no snapshot yet to compare with
  await expect(new Host(changed).save(table)).rejects.toMatchObject({ code: 'other-rules-here' });
  me.close();
  await new Promise((resolve) => setTimeout(resolve, 5));
  const same = client(new Host({ ...tools, find: laterRules({}) }));
  await same.join(table, 'red');
  expect(same.standing().length).toBe(save.log.length);
  const other = client(new Host(changed));
  await other.join(table, 'red');
  expect(other.last('problem').code).toBe('other-rules-here');
  expect(await new Host(changed).save(table)).toEqual(save);
});

function throwing(): never {
  throw new Error('these rules begin otherwise');
}

test('whoever leaves while the table is being opened is not there afterwards', async () => {
  const host = new Host(hostTools());
  const seats = { red: { kind: 'person' }, blue: { kind: 'person' } } as const;
  const { table } = await host.lay(SEED, { ...SKIM, seats });
  const [red, blue] = [client(host), client(host)];
  const joining = red.join(table, 'red');
  red.close();
  await joining;
  await blue.join(table, 'blue');
  expect(red.heard).toEqual([]);
  expect(blue.last('here').seats).toEqual(['blue']);
});

test('persons at one screen agree on going back', async () => {
  const { red, blue } = await two();
  await playOn(red, 2);
  const { length } = red.standing();
  await red.say({ type: 'ask-back', id: 'ask', at: length, to: 0 });
  expect(blue.standing().back).toMatchObject({ by: 'red', waitingFor: ['blue'] });
  await blue.say({ type: 'answer-back', id: 'no', at: length, agree: false, by: 'red', to: 0 });
  await red.say({ type: 'ask-back', id: 'ask', at: length, to: 0 }); // the same request once more
  expect(blue.standing().back).toBeUndefined();
  await red.say({ type: 'ask-back', id: 'ask-again', at: length, to: 0 });
  await blue.say({ type: 'answer-back', id: 'yes', at: length, agree: true, by: 'red', to: 0 });
  expect(blue.last('table').standing.length).toBeLessThan(length);
  await blue.say({ type: 'look', id: 'l', at: 0 });
  expect(blue.last('looked').seen.viewer).toBe('blue');
});

test('the same seed is the same match against a machine, command by command', async () => {
  const match = async (seed: string): Promise<MatchSave> => {
    const host = new Host(hostTools());
    const { table } = await host.lay(seed, SKIM);
    const me = client(host);
    await me.join(table, 'red');
    await playOn(me, 15);
    await rest(me);
    me.close();
    return host.save(table);
  };
  const [one, again, other] = [await match('one'), await match('one'), await match('other')];
  expect(again).toEqual(one);
  expect(one.log.some(({ seat }) => seat === 'blue')).toBe(true);
  expect(other.log).not.toEqual(one.log);
});
