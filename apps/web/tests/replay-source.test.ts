/** The replay of a table: it grows with a running match, becomes whole at its end, and says who sits where when it goes on. */
import type { MatchSave } from '@tablerunner/engine';
import type { TableInfo } from '@tablerunner/table';
import { expect, test } from 'vitest';
import type { ReplaySource, SourceTable } from '../src/replay/source.ts';
import { tellOnce } from '../src/replay/source.ts';
import { continued } from '../src/replay/use-continue.ts';
import { type Loaded, secretToWatch, watchTable } from '../src/replay/watch-table.ts';
import { Host } from '../src/worker/host.ts';
import { client, hostTools, playOn, rest, SEED, SKIM } from './kit.ts';

/** A replay of a table of this host, as the page would watch it. */
function watch(host: Host, table: string, secret?: string) {
  const told: Loaded[] = [];
  let asked = 0;
  const seen: number[] = [];
  const stop = watchTable(
    {
      open(on) {
        const { receive, close } = host.connect((message) => on.message(message));
        void receive({ type: 'join', protocol: 2, table, ...(secret === undefined ? {} : { secret }) });
        return { send: (message) => void receive(message), close };
      },
      file: () => host.save(table),
      whole: async (save: MatchSave, of: SourceTable) => ({ save, table: of }) as unknown as ReplaySource,
      isOpenBook: true,
      mine: [],
      tell: async (_seen, events) => {
        asked += events.length;
        return events;
      },
      see: (_info, length) => seen.push(length),
    },
    (loaded) => told.push(loaded),
  );
  return { told, stop, seen, asked: () => asked, last: () => told.at(-1)?.source };
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

test('a running match’s replay grows with it, tells each event once, and looks back at any moment', async () => {
  const host = new Host(hostTools());
  const { table } = await host.lay(SEED, SKIM);
  const replay = watch(host, table, 'red');
  const me = client(host);
  await me.join(table, 'red');
  await playOn(me, 4);
  await rest(me);
  await pause();
  const before = replay.last();
  const early = (await before?.moments('red')) ?? [];
  expect(early.length).toBeGreaterThan(1);
  expect(replay.last()?.table?.mine).toEqual(['red']);
  await playOn(me, 6);
  await rest(me);
  await pause();
  const late = (await replay.last()?.moments('red')) ?? [];
  expect(late.length).toBeGreaterThan(early.length);
  expect(late.slice(0, early.length)).toEqual(early);
  const events = late.flatMap((moment) => moment.events).length;
  expect(replay.asked()).toBe(events);
  expect((await replay.last()?.view('red', early.at(-1)?.at ?? 0))?.viewer).toBe('red');
  await expect(replay.last()?.view('red', 9999)).rejects.toMatchObject({ clause: 'ENG-LOG-02' });
  expect((await replay.last()?.file?.())?.game).toBe('sample');
  replay.stop();
});

test('two at one screen see in the replay of their running match what both may see, one alone their own view', async () => {
  const host = new Host(hostTools());
  const seats = { red: { kind: 'person' }, blue: { kind: 'person' } } as const;
  const shared = await host.lay(SEED, { ...SKIM, seats });
  const both = watch(host, shared.table, secretToWatch(Object.entries(shared.secrets)));
  const own = await host.lay(SEED, SKIM);
  const alone = watch(host, own.table, secretToWatch(Object.entries(own.secrets)));
  await pause();
  expect(both.last()?.viewers).toEqual(['spectator']);
  const seen = await both.last()?.view('red', 0); // whoever is asked for
  expect(seen?.viewer).toBe('spectator');
  expect(alone.last()?.viewers).toEqual(['red']);
  both.stop();
  alone.stop();
});

test('an undo tells the past anew, and the end brings the whole match', async () => {
  const host = new Host(hostTools());
  const seats = { red: { kind: 'person' }, blue: { kind: 'person' } } as const;
  const { table } = await host.lay(SEED, { ...SKIM, options: { rounds: 3 }, seats });
  const replay = watch(host, table);
  const [red, blue] = [client(host), client(host)];
  await red.join(table, 'red');
  await blue.join(table, 'blue');
  await playOn(red, 2);
  await pause();
  const { length } = red.standing();
  await red.say({ type: 'ask-back', id: 'ask', at: length, to: 0 });
  await blue.say({ type: 'answer-back', id: 'yes', at: length, agree: true, by: 'red', to: 0 });
  await pause();
  const again = (await replay.last()?.moments('spectator')) ?? [];
  expect(Math.max(...again.map(({ at }) => at))).toBeLessThan(length);
  for (let i = 0; i < 2000 && red.standing().seen.outcome === undefined; i++) {
    const mover = red.standing().seen.decision?.seat === 'red' ? red : blue;
    const { length: at, seen } = mover.standing();
    await mover.say({ type: 'play', id: `end-${i}`, at, choice: seen.legal?.at(-1) });
  }
  await pause();
  expect(red.standing().seen.outcome).toBeDefined();
  expect(replay.last()?.save?.log.length).toBe(red.standing().length);
  replay.stop();
});

test('a table that is not there is said', async () => {
  const replay = watch(new Host(hostTools()), 'local-nonenonenone');
  await pause();
  expect(replay.told).toMatchObject([{ problem: { code: 'no-such-table' } }]);
});

test('an event that is known is not told again', async () => {
  let asked = 0;
  const tell = tellOnce(async (_seen, events) => {
    asked += events.length;
    return events.map(({ name }) => ({ name, data: { told: true } }));
  });
  const event = { name: 'x', data: {} };
  const seen = {} as never;
  await tell(seen, [{ n: 1, at: 1, event }]);
  const both = await tell(seen, [
    { n: 1, at: 1, event },
    { n: 2, at: 1, event },
  ]);
  expect(asked).toBe(2);
  expect(both).toEqual([
    { name: 'x', data: { told: true } },
    { name: 'x', data: { told: true } },
  ]);
});

test('a match goes on where it was: at the server with its people, in the browser alone', () => {
  const person = { kind: 'person' } as const;
  const machine = { kind: 'machine', strength: '2' } as const;
  const info = (id: string, players: Readonly<Record<string, TableInfo['seats'][number]['player']>>) =>
    ({ id, seats: Object.entries(players).map(([seat, player]) => ({ seat, player })) }) as unknown as TableInfo;
  const go = (id: string, players: Parameters<typeof info>[1], mine: readonly string[]) =>
    continued({ game: 'escape' }, { viewers: [], table: { info: info(id, players), mine } });
  const server = 'k3v9x2m7q1ab';
  expect(go(server, { a: person, b: person, c: machine }, ['b'])).toMatchObject({
    online: true,
    mine: ['b'],
    friends: ['a'],
    setup: { seats: { a: person, b: person, c: machine } },
  });
  expect(go(server, { a: person, b: person }, [])).toMatchObject({ online: true, mine: ['a', 'b'], friends: [] });
  expect(go(`local-${server}`, { a: person, b: machine }, [])).toMatchObject({
    online: false,
    mine: ['a'],
    friends: [],
  });
  expect(continued({ game: 'escape' }, { viewers: ['spectator', 'a', 'b'] })).toMatchObject({
    online: false,
    setup: { seats: { a: person, b: person } },
  });
});
