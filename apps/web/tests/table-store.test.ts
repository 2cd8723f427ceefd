/** The store of a table against a real host: walks, windows that are passed, the show of events. */
import type { EscapeView } from '@tablerunner/escape';
import type { ClientMessage, HostMessage, SeenEvent, Standing, TableSetup } from '@tablerunner/table';
import { expect, test } from 'vitest';
import { autoAnswer, isExpected } from '../src/games/escape/play/asks.ts';
import { decisionOf, game } from '../src/games/escape/play/decision.ts';
import { pickAt } from '../src/games/escape/play/pick.ts';
import type { GameUi } from '../src/table/game-ui.ts';
import { momentsOf } from '../src/table/shown.ts';
import { openTable, type TableApi } from '../src/table/table-store.ts';
import { Host } from '../src/worker/host.ts';
import { hostTools, noDice, SEED } from './kit.ts';

const SETUP: TableSetup = {
  game: 'escape',
  options: { mode: 'revolution', scenario: 'infiltration', squads: 'proposed' },
  seats: { resistance: { kind: 'person' }, isc: { kind: 'machine', strength: '1' } },
};

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

/** Only what the store asks of a game's parts. */
const ui = {
  game,
  pace: () => 100,
  auto: (question: Parameters<typeof autoAnswer>[0]) => autoAnswer(question, 'never'),
};

interface Opened {
  readonly table: TableApi;
  /** Works that wait for their time, in order. */
  readonly timers: (() => void)[];
}

async function open(speed: number, pace = 100): Promise<Opened> {
  const host = new Host(hostTools());
  const { table: id } = await host.lay(SEED, SETUP);
  const timers: (() => void)[] = [];
  let ids = 0;
  const table = openTable(id, 'resistance', {
    open(name, secret, on) {
      const connection = host.connect((message: HostMessage) => on.message(structuredClone(message)));
      void connection.receive({ type: 'join', protocol: 2, table: name, secret });
      return { send: (message) => void connection.receive(structuredClone(message)), close: () => connection.close() };
    },
    speed: () => speed,
    after(_milliseconds, work) {
      timers.push(work);
      return () => timers.splice(timers.indexOf(work) >>> 0, 1);
    },
    newId: () => `id-${ids++}`,
    ...noDice(),
  });
  table.attach({ ...ui, pace: () => pace } as unknown as GameUi);
  for (let i = 0; i < 400 && decisionAt(table) === undefined; i++) await soon();
  return { table, timers };
}

const decisionAt = (table: TableApi) => {
  const { standing, isSending } = table.getState();
  return standing === undefined || isSending ? undefined : decisionOf(standing.seen);
};

const viewOf = (table: TableApi): EscapeView => table.getState().standing?.seen.view as EscapeView;

/** Plays the first legal choice again and again until a character of one's own can walk three steps. */
async function untilWalk(table: TableApi) {
  for (let i = 0; i < 400; i++) {
    const decision = decisionAt(table);
    if (decision === undefined) {
      await soon();
      continue;
    }
    const far = [...decision.reach].find(([, steps]) => steps === 3)?.[0];
    if (far !== undefined) return { decision, far };
    const [first] = decision.legal;
    table.play([first?.choice]);
    await soon();
  }
  throw new Error('nobody could walk');
}

test('a walk is carried out step by step, and the host knows every step', async () => {
  const { table } = await open(0);
  const { decision, far } = await untilWalk(table);
  const picked = pickAt(decision, { cell: far, card: 'move' });
  if (picked.is !== 'plan') throw new Error(`it is ${picked.is}`);
  expect(picked.plan.choices).toHaveLength(3);
  expect(picked.atOnce).toBe(false);
  const before = table.getState().events.length;
  const unit = viewOf(table).units.findIndex(({ id }) => id === decision.actor?.id);
  table.play(picked.plan.choices);
  const walker = (): number | undefined => viewOf(table).units.find(({ id }) => id === decision.actor?.id)?.cell;
  for (let i = 0; i < 200 && walker() !== far; i++) await soon();
  expect(walker()).toBe(far);
  const steps = table
    .getState()
    .events.slice(before)
    .filter(({ event: { name, data } }) => name === 'escape/unit-moved' && (data as { unit: number }).unit === unit);
  expect(steps).toHaveLength(3);
  table.close();
});

test('a command that the host refuses is told, and nothing of the rest is carried out', async () => {
  const { table } = await open(0);
  const { decision } = await untilWalk(table);
  const before = decision.actor?.cell ?? -1;
  table.play([{ kind: 'move', to: before }, { kind: 'end' }]);
  for (let i = 0; i < 200 && table.getState().refusal === undefined; i++) await soon();
  expect(table.getState().refusal?.clause).toMatch(/^ES-/);
  expect(viewOf(table).units.find(({ id }) => id === decision.actor?.id)?.cell).toBe(before);
  expect(decisionAt(table)?.step).toBe('escape/activation');
  table.close();
});

test('events are shown one after the other, and the next input ends the show', async () => {
  const { table, timers } = await open(1);
  const { decision, far } = await untilWalk(table);
  table.finish();
  const picked = pickAt(decision, { cell: far, card: 'move' });
  if (picked.is !== 'plan') throw new Error(`it is ${picked.is}`);
  table.play(picked.plan.choices.slice(0, 1));
  for (let i = 0; i < 200 && table.getState().shown === undefined; i++) await soon();
  expect(table.getState().shown?.event.name).toBe('escape/action-spent');
  timers.shift()?.();
  expect(table.getState().shown?.event.name).toBe('escape/unit-moved');
  table.finish();
  expect(table.getState().shown).toBeUndefined();
  table.close();
});

test('a long show holds the next question back until it has ended, a short one does not', async () => {
  for (const [pace, isHeld] of [
    [100, false],
    [400, true],
  ] as const) {
    const { table, timers } = await open(1, pace);
    const { decision, far } = await untilWalk(table);
    table.finish();
    expect(table.getState().isHeld).toBe(false);
    const picked = pickAt(decision, { cell: far, card: 'move' });
    if (picked.is !== 'plan') throw new Error(`it is ${picked.is}`);
    table.play(picked.plan.choices.slice(0, 1)); // two events
    for (let i = 0; i < 200 && table.getState().shown === undefined; i++) await soon();
    expect(table.getState().isHeld).toBe(isHeld);
    for (let i = 0; i < 20 && table.getState().shown !== undefined; i++) timers.shift()?.();
    expect(table.getState()).toMatchObject({ shown: undefined, isHeld: false });
    table.close();
  }
});

test('the moments of a show end with what the next view shows', async () => {
  const { table } = await open(0);
  const { decision, far } = await untilWalk(table);
  const before = table.getState();
  const picked = pickAt(decision, { cell: far, card: 'move' });
  if (picked.is !== 'plan' || before.standing === undefined) throw new Error('no walk');
  const known = before.events.length;
  table.play(picked.plan.choices);
  for (let i = 0; i < 200 && table.getState().events.length < known + 6; i++) await soon();
  const events = table.getState().events.slice(known);
  const last = momentsOf(game, before.standing.seen, events, () => 1).at(-1)?.view as EscapeView;
  expect(last.units.map(({ cell }) => cell)).toEqual(viewOf(table).units.map(({ cell }) => cell));
  table.close();
});

test('the window for extra actions is passed or not, as the person wants', () => {
  const view = { units: [], active: -1, viewer: 'resistance' };
  const seen = {
    game: 'escape',
    viewer: 'resistance',
    view,
    stack: [],
    decision: { seat: 'resistance', step: 'escape/extra-actions', clause: 'ES-RULE-97' },
  };
  const hit = [{ name: 'escape/attack-resolved', data: {} }];
  expect(autoAnswer({ seen, since: hit, isUnderWay: false }, 'always')).toBeUndefined();
  expect(autoAnswer({ seen, since: hit, isUnderWay: false }, 'moments')).toBeUndefined();
  expect(autoAnswer({ seen, since: [], isUnderWay: false }, 'moments')).toEqual({ pass: true });
  expect(autoAnswer({ seen, since: hit, isUnderWay: false }, 'never')).toEqual({ pass: true });
  // A walk under way does not pass what the person wants to be asked about.
  expect(autoAnswer({ seen, since: hit, isUnderWay: true }, 'moments')).toBeUndefined();
  expect(autoAnswer({ seen, since: [], isUnderWay: true }, 'moments')).toEqual({ pass: true });
});

const STEPS = [1, 2, 3].map((to) => ({ kind: 'move', to }));

/** A host that says what the test wants, and when. */
function scripted() {
  const sent: ClientMessage[] = [];
  let hear = (_message: HostMessage): void => undefined;
  const table = openTable('scripted', 'resistance', {
    open(_table, _secret, on) {
      hear = (message) => on.message(message);
      return { send: (message) => void sent.push(message), close: () => undefined };
    },
    speed: () => 0,
    after: () => () => undefined,
    newId: () => `id-${sent.length}`,
    ...noDice(),
  });
  table.attach({ ...ui, isExpected } as unknown as GameUi);
  const standing = (revision: number, seat = 'resistance'): Standing => ({
    revision,
    length: revision,
    undo: { ok: true },
    seen: {
      game: 'escape',
      viewer: 'resistance',
      view: { units: [], active: 0 },
      stack: [],
      decision: { seat, step: 'escape/activation', clause: 'ES-ACT-01' },
      legal: STEPS as never,
    } as never,
  });
  const update = (revision: number, events: readonly object[], seat?: string): void => {
    const numbered = events.map(
      (event, i): SeenEvent => ({ n: revision * 10 + i, at: revision, event: event as never }),
    );
    hear({ type: 'update', standing: standing(revision, seat), events: numbered });
  };
  hear({ type: 'table', table: {} as never, viewer: 'resistance', standing: standing(0), events: [] });
  return { table, sent, update, hear: (message: HostMessage) => hear(message) };
}

const STEP = [
  { name: 'escape/action-spent', data: { unit: 0, pool: 'mvt' } },
  { name: 'escape/unit-moved', data: { unit: 0, to: 1 } },
];

test.each([
  ['nothing but its own steps', [], 2],
  ['somebody is hurt', [{ name: 'escape/unit-damaged', data: { unit: 0, amount: 1 } }], 1],
  ['somebody else moves', [{ name: 'escape/unit-moved', data: { unit: 4, to: 9 } }], 1],
  ['a door opens', [{ name: 'escape/door-changed', data: { door: 1, open: true, hacked: false } }], 1],
])('a walk in which happens: %s', (_what, events, commands) => {
  const { table, sent, update, hear } = scripted();
  table.play(STEPS);
  hear({ type: 'done', id: 'id-0', revision: 1 });
  update(1, [...STEP, ...events]);
  expect(sent).toHaveLength(commands);
  expect(table.getState().isSending).toBe(commands === 2);
});

test('while a command is under way nothing else is sent, whoever moves meanwhile and in whatever order the host tells it', () => {
  const { table, sent, update, hear } = scripted();
  table.play(STEPS);
  update(1, []); // somebody else's doing: ours is not answered yet
  expect(sent).toHaveLength(1);
  expect(table.getState().isSending).toBe(true);
  table.play(STEPS);
  expect(sent).toHaveLength(1);
  hear({ type: 'done', id: 'id-0', revision: 2 }); // done, but what came of it is not on the table yet
  expect(sent).toHaveLength(1);
  update(2, STEP);
  expect(sent).toHaveLength(2);
  update(3, STEP); // a host in the browser tells it the other way round
  expect(sent).toHaveLength(2);
  hear({ type: 'done', id: 'id-1', revision: 3 });
  expect(sent).toHaveLength(3);
  hear({ type: 'refused', id: 'id-2', refusal: { ok: false, clause: 'ES-MOVE-02', reason: 'cell-occupied' } as never });
  expect(table.getState()).toMatchObject({ isSending: false, refusal: { clause: 'ES-MOVE-02' } });
});
