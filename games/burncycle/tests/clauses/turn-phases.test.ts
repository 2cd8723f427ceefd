/** Clauses BC-TURN, BC-POOL, BC-FREE-06, BC-TRADE, BC-GAME-05, BC-PLAYER: what each phase of a turn does, and how turns make rounds. */
import { frameOf } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { effectList } from '../../rules/effects/list.ts';
import { floorCheck } from '../../rules/mission/floor-change.ts';
import { isInPlay } from '../../rules/mission/tasks.ts';
import type { Mission } from '../../rules/mission/types.ts';
import { tradeSchema } from '../../rules/turn/trade.ts';
import { corporationTurn } from '../../rules/turn/turn.ts';
import type { BurncycleState } from '../../rules/types.ts';
import { kinds, upgrades } from '../action-kit.ts';
import { type DrawnState, drawnState, Table } from '../kit.ts';
import { cache, drawn, mission, table, task } from '../mission-kit.ts';
import { playing, SMALL_FLOOR } from '../turn-kit.ts';

const GO = { kind: 'go-on' };
const DONE = { kind: 'done' };
const PASS = { kind: 'pass' };

/** From the start of a turn to its second routing. */
function toLastRouting(t: Table): Table {
  t.play(GO).play(DONE);
  while (t.step === 'burncycle/act' || t.step === 'burncycle/ip-phase') t.play(PASS);
  return t;
}
/** A whole turn without an action; the burncycle die shows 1, the ping die 3. */
function pass(t: Table): Table {
  toLastRouting(t).dice(1).play(DONE);
  return t.state.active === t.state.marker ? t.dice(3).play({ kind: 'end-turn' }) : t.play({ kind: 'end-turn' });
}
const named = (t: Table, ...names: string[]): string[] =>
  t.events.map(({ name }) => name.replace('burncycle/', '')).filter((name) => names.includes(name));

test('BC-GAME-05 a round is a turn of each player and then one of the corporation', () => {
  const t = playing(undefined, { bots: [{ at: 'a2' }, { at: 'b2' }, { at: 'c2' }, { at: 'd2' }] });
  pass(pass(pass(t)));
  expect(named(t, 'turn-began', 'corporation-began', 'round-ended')).toEqual([
    'turn-began',
    'turn-began',
    'turn-began',
    'corporation-began',
    'round-ended',
    'turn-began',
  ]);
});

test('BC-TURN-02 before a turn the players may reboot, and go on with the turn', () => {
  const t = playing();
  expect(kinds(t)).toEqual(['go-on', 'reboot']);
  t.dice(2).play({ kind: 'reboot' });
  expect([t.step, t.state.burncycle[1]?.chip, t.state.threat]).toEqual(['burncycle/routing', 'captain', 2]);
});

const route = (bot: number, upgrade: string, pays: number[]) => ({ kind: 'route', bot, upgrade, number: 0, pays });

test('BC-TURN-03 in phase 1 the player routes energy into the own agent or the module', () => {
  const t = playing()
    .play(GO)
    .play(route(0, 'swap', [1, 0, 0]))
    .play(route(2, 'repair', [0, 0, 1]));
  expect(t.state.bots.map(({ upgrades: { universal } }) => universal)).toEqual([['swap'], [], ['repair']]);
  expect(t.refusal(route(1, 'swap', [0, 1, 0]))).toBe('BC-ROUTE-04 not-yours-to-upgrade');
});

test('BC-TURN-04 in phase 2 the pool is built of what energy and upgrades then are', () => {
  const t = playing((state) => Object.assign(state.bots[0]?.upgrades ?? {}, { advanced: 1 })).play(GO);
  expect(t.state.pool).toEqual({ basic: 0, advanced: 0, elite: 0 });
  expect(t.play(DONE).state.pool).toEqual({ basic: 5, advanced: 1, elite: 0 });
});

test('BC-POOL-01 the pool comes after the first routing and before the first action', () => {
  const t = playing()
    .play(GO)
    .play(route(0, 'swap', [1, 0, 0]))
    .play(route(0, 'advanced', [2, 0, 0]))
    .play(DONE);
  expect([t.step, t.state.pool]).toEqual(['burncycle/act', { basic: 2, advanced: 1, elite: 0 }]);
});

test('BC-POOL-05 energy that is gained or lost after phase 2 does not change the pool', () => {
  const t = playing((state) => Object.assign(state.bots[0]?.upgrades ?? {}, upgrades('repair')))
    .play(GO)
    .play(DONE);
  t.play({ kind: 'repair', bot: 0, other: 2, amount: 3 });
  expect([t.energy(0), t.state.pool.basic]).toEqual([2, 5]);
});

test('BC-LIMIT-03 a pool never has more than 10 basic, 5 advanced and 5 elite dice', () => {
  const t = playing((state) => {
    Object.assign(state.bots[0] ?? {}, { energy: 10, items: [] });
    Object.assign(state.bots[0]?.upgrades ?? {}, { advanced: 9, elite: 9 });
  });
  expect(t.play(GO).play(DONE).state.pool).toEqual({ basic: 10, advanced: 5, elite: 5 });
  const state = drawnState(SMALL_FLOOR, { active: 0 });
  state.pool = { basic: 10, advanced: 5, elite: 4 };
  const list = (['basic', 'advanced', 'elite'] as const).map((die) => ({ do: 'dice', die, count: 3 }));
  const more = new Table(state, frameOf(effectList, { list: list as never, at: 0, context: { bot: 0 } }));
  expect(more.over().state.pool).toEqual({ basic: 10, advanced: 5, elite: 5 });
});

test('BC-TURN-12 phase 5 is routing too, and at its end energy above the bank limit is lost', () => {
  const t = toLastRouting(playing((state) => Object.assign(state.bots[0] ?? {}, { energy: 9 })));
  expect([t.step, t.energy(0)]).toEqual(['burncycle/routing', 9]);
  t.play(route(0, 'swap', [1, 0, 0]))
    .dice(1)
    .play(DONE);
  expect(t.energy(0)).toBe(6); // Byte's bank
});

test('BC-TURN-13 in phase 6 the burncycle die degrades one chip', () => {
  const t = toLastRouting(playing()).dice(3).play(DONE);
  expect([t.step, t.state.burncycle.map(({ isDegraded }) => isDegraded)]).toEqual([
    'burncycle/last-word',
    [false, false, true],
  ]);
});

test("BC-REPAIR-08 energy above the limit stays until the end of the agent's own next turn, and gives dice in it", () => {
  const t = playing((state) => Object.assign(state.bots[0]?.upgrades ?? {}, upgrades('repair')))
    .play(GO)
    .play(DONE);
  t.play({ kind: 'repair', bot: 0, other: 1, amount: 4 });
  while (t.step === 'burncycle/act' || t.step === 'burncycle/ip-phase') t.play(PASS);
  t.dice(1).play(DONE).play({ kind: 'end-turn' });
  expect([t.state.active, t.energy(1)]).toEqual([1, 9]); // the bank of Bit is 5
  t.play(GO).play(DONE);
  expect(t.state.pool.basic).toBe(9);
  while (t.step === 'burncycle/act' || t.step === 'burncycle/ip-phase') t.play(PASS);
  expect(t.dice(2).play(DONE).energy(1)).toBe(5);
});

test('BC-FREE-06 altering the burncycle and trading are always there', () => {
  const t = playing((state) => {
    state.team.tech = 1;
    Object.assign(state.bots[0] ?? {}, { keys: 1 });
  }).play(GO);
  for (const next of [DONE, PASS, PASS, PASS]) {
    expect(kinds(t)).toEqual(expect.arrayContaining(['alter', 'trade']));
    for (const choice of t.legal() as { kind: string }[])
      if (choice.kind === 'alter' || choice.kind === 'trade') expect(t.refusal(choice)).toBe('fine');
    t.play(next);
  }
});

const item = (card: string) => ({ card, isInstalled: false, counter: 0 });

test('BC-TRADE-02 any number of cards and keys may change hands at once', () => {
  const t = playing((state) => {
    Object.assign(state.bots[0] ?? {}, { keys: 2, items: [item('jammer-pulse'), item('cannonarm')] });
  }).play(GO);
  t.play({ kind: 'trade', bot: 0, other: 1, gives: [0, 1], takes: [], keysGiven: 2, keysTaken: 0 }).play({
    kind: 'agree',
  });
  expect([t.state.bots[0]?.items, t.state.bots[0]?.keys]).toEqual([[], 0]);
  expect([t.state.bots[1]?.items.length, t.state.bots[1]?.keys]).toEqual([2, 2]);
});

test('BC-TRADE-08 chips of supplies are no goods', () => {
  const trade = { kind: 'trade', bot: 0, other: 1, gives: [], takes: [], keysGiven: 1, keysTaken: 0 };
  expect(tradeSchema.safeParse(trade).success).toBe(true);
  expect(tradeSchema.safeParse({ ...trade, chips: ['tech'] }).success).toBe(false);
  const t = playing((state) => Object.assign(state.bots[0]?.supply ?? {}, { tech: 3 })).play(GO);
  expect(kinds(t)).not.toContain('trade');
});

const twoFloors = (): Mission => {
  const first = mission([task({ scope: 'one-bot', deed: cache })]);
  return {
    ...first,
    floors: [...first.floors, { ...first.floors[0], number: 2, layout: { ...drawn.layout, number: 2 } }],
  } as Mission;
};
const ending = (bots: DrawnState['bots'], change: (state: BurncycleState) => void = () => {}): Table =>
  table(twoFloors(), frameOf(floorCheck, {}), bots === undefined ? {} : { bots }, (state) => {
    state.progress.isDone = true;
    state.captain = 'vance';
    change(state);
  });

test('BC-TURN-15 at the end of a turn the team changes floors, if all are in secure zones', () => {
  expect(ending([{ at: 'e2' }, { at: 'f2' }]).playOut().state.stage).toBe(1);
  expect(ending([{ at: 'e2' }, { at: 'f3' }]).over().state.stage).toBe(0);
});

test('BC-SECURE-02 all bots must be in secure zones at the same time, in whichever', () => {
  expect(ending([{ at: 'f1' }, { at: 'f2' }]).playOut().state.stage).toBe(1);
  expect(ending([{ at: 'c1' }, { at: 'f2' }]).over().state.stage).toBe(0);
});

test('BC-WALL-07 destroyed walls are whole again on the next floor', () => {
  const t = ending([{ at: 'e2' }, { at: 'f2' }], (state) => (state.floor.destroyed = [3, 5, 7]));
  expect(t.playOut().state.floor.destroyed).toEqual([]);
});

test('BC-RULE-15 on the next floor doors are locked, but those of secure zones keep their state', () => {
  const open = ending([{ at: 'e2' }, { at: 'f2' }], (state) => (state.floor.doors = [1, 1, 1, 0])).playOut();
  expect(drawn.rooms.map(({ zone, doors }) => [zone, doors.map((door) => open.state.floor.doors[door])])).toEqual([
    [undefined, [0]],
    [undefined, [0]],
    ['lift', [1]],
    ['stairs', [0]],
  ]);
});

test('BC-RULE-30 the floor does not change in the corporation turn', () => {
  const bots = [{ at: 'e2' }, { at: 'f2' }];
  const state = drawnState(drawn.layout.drawing.join('\n'), { floor: { rooms: drawn.layout.rooms }, bots });
  state.progress.isDone = true;
  const t = new Table({ ...state, mission: twoFloors(), captain: 'vance' }, frameOf(corporationTurn, { at: 0 }), [3]);
  expect([t.over().state.stage, t.state.round]).toEqual([0, 2]);
});

test('BC-RULE-22 a network card that was not used goes at the end of the turn, not of phase 4', () => {
  const t = toLastRouting(playing((state) => state.bots[0]?.cards.push('quiet-corridor')));
  expect(t.state.bots[0]?.cards).toEqual(['quiet-corridor']);
  t.dice(1).play(DONE);
  expect(t.state.bots[0]?.cards).toEqual(['quiet-corridor']);
  expect(t.play({ kind: 'end-turn' }).state.bots[0]?.cards).toEqual([]);
});

test('BC-PLAYER-03 a shut-down agent still counts when threat rises', () => {
  const t = playing((state) => Object.assign(state.bots[1] ?? {}, { energy: 0 })).dice(1);
  expect(t.play({ kind: 'reboot' }).state.threat).toBe(2);
});

test('BC-PLAYER-04 an agent that has escaped still counts when threat rises', () => {
  const t = playing((state) => {
    Object.assign(state.bots[1] ?? {}, { hasEscaped: true, cell: -1 });
  });
  toLastRouting(t).dice(1).play(DONE).dice(3).play({ kind: 'end-turn' });
  expect([t.state.round, t.state.threat]).toEqual([2, 2]);
});

test('BC-PLAYER-05 the player count tells the threat of a round and of a reboot, and which tasks apply', () => {
  const three = { bots: [{ at: 'a2' }, { at: 'b2' }, { at: 'c2' }, { at: 'd2' }] };
  expect(playing(undefined, three).dice(1).play({ kind: 'reboot' }).state.threat).toBe(3);
  expect(pass(pass(pass(playing(undefined, three)))).state.threat).toBe(3);
  const applies = (players: number): boolean =>
    isInPlay(playing(undefined, three).state, task({ scope: 'one-bot', deed: cache, players }));
  expect([applies(3), applies(4)]).toEqual([true, false]);
});

test('BC-RULE-25 a turn ends with the shutdown of the own agent only', () => {
  const shut = (bot: number): Table => {
    const state = playing().play(GO).state;
    Object.assign(state.bots[bot] ?? {}, { energy: 1 });
    const list = [{ do: 'lose-energy', amount: 1 }];
    return new Table(state, frameOf(effectList, { list: list as never, at: 0, context: { bot } }));
  };
  expect([shut(0).state.isTurnOver, shut(1).state.isTurnOver]).toEqual([true, false]);
});

test('BC-RULE-17 whoever routes keeps at least 1 energy', () => {
  const t = playing((state) => Object.assign(state.bots[0] ?? {}, { energy: 2 })).play(GO);
  expect(t.refusal(route(0, 'advanced', [2, 0, 0]))).toBe('BC-ROUTE-03 must-keep-one-energy');
  expect(t.refusal(route(0, 'swap', [1, 0, 0]))).toBe('fine');
});

test('BC-TURN-09 in phase 4 the tracker begins at the left again, and the IP moves or passes on each active chip', () => {
  const t = playing((state) => Object.assign(state.burncycle[1] ?? {}, { isDegraded: true }))
    .play(GO)
    .play(DONE);
  for (const slot of [0, 2]) {
    expect([t.step, t.state.tracker]).toEqual(['burncycle/act', slot]);
    t.play(PASS);
  }
  expect([t.step, t.state.tracker]).toEqual(['burncycle/ip-phase', 0]);
  expect(kinds(t)).toEqual(['ip', 'pass']);
  const [first] = t.legal();
  t.play(first as object);
  expect([t.step, t.state.tracker, (t.state.bots[0]?.ip ?? -1) >= 0]).toEqual(['burncycle/ip-phase', 2, true]);
  expect(t.play(PASS).step).toBe('burncycle/routing');
});
