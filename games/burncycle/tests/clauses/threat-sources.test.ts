/** Clauses BC-THREAT-01, 02, 10 to 20; BC-RULE-91: what moves the bead, and by how much. */
import { frameOf } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { MISSIONS } from '../../content/missions.ts';
import { strike } from '../../rules/actions/strike.ts';
import { pingActivation } from '../../rules/corporation/pings.ts';
import { effectList } from '../../rules/effects/list.ts';
import type { Mission } from '../../rules/mission/types.ts';
import { ipPhase } from '../../rules/network/ip-phase.ts';
import { defaultTable } from '../../rules/options.ts';
import { startGame } from '../../rules/setup/start.ts';
import { beforeTurn } from '../../rules/turn/reboot.ts';
import { routing } from '../../rules/turn/routing.ts';
import { corporationTurn } from '../../rules/turn/turn.ts';
import type { BurncycleState } from '../../rules/types.ts';
import { at, drawnFloor } from '../floors.ts';
import { type DrawnState, drawnState, stepTo, Table } from '../kit.ts';
import { node } from '../nodes.ts';
import { activation } from '../security-kit.ts';

const FLOOR = `
  +-+-+-+-+
  |. . . .|
  +-+-+-+-+
`;
function made(drawn: DrawnState = {}, change: (state: BurncycleState) => void = () => {}): BurncycleState {
  const state = drawnState(FLOOR, {
    bots: [{ at: 'a1' }, { at: 'b1' }, { at: 'd1' }],
    active: 0,
    threat: 10,
    ...drawn,
  });
  state.burncycle = [{ isActive: true, chip: 'general', isDegraded: false }];
  state.stock = { general: 5, physical: 9, tech: 9, utility: 9 };
  change(state);
  return state;
}
const changes = (t: Table): unknown[] =>
  t.events.filter(({ name }) => name === 'burncycle/threat-changed').map(({ data }) => data);
const effects = (state: BurncycleState, ...list: object[]): Table =>
  new Table(state, frameOf(effectList, { list: list as never, at: 0, context: { bot: 0 } }));
const begun = (threat: number): BurncycleState =>
  startGame(
    { mission: { ...(MISSIONS[0] as Mission), threat }, difficulty: 'standard', captain: 'vance', table: defaultTable },
    ['r'],
    { pick: () => 0, die: () => 1, shuffle: (items) => [...items] },
  );
const moved = (from: string, to: string): Table =>
  new Table(
    made({}, (state) => Object.assign(state.bots[0] ?? {}, { ip: node(from) })),
    frameOf(ipPhase, {}),
  ).play({ kind: 'ip', to: node(to) });

test('BC-THREAT-01 threat is a level that starts where the mission says', () => {
  expect([begun(0).threat, begun(4).threat]).toEqual([0, 4]);
});

test('BC-RULE-91 threat starts at 0 and never falls below', () => {
  expect(begun(0).threat).toBe(0);
  const t = effects(made({ threat: 1 }), { do: 'threat', by: -3 }).over();
  expect(t.state.threat).toBe(0);
  expect(effects(t.state, { do: 'threat', by: 2 }).over().state.threat).toBe(2); // what was not lost is not owed
});

test('BC-THREAT-02 at 26 the game is lost, at 25 it is not', () => {
  expect(effects(made({ threat: 24 }), { do: 'threat', by: 1 }).over().outcome).toBeUndefined();
  expect(effects(made({ threat: 24 }), { do: 'threat', by: 2 }).outcome).toMatchObject({
    winners: [],
    reason: 'threat',
  });
});

test('BC-THREAT-10 a layer 2 hub: 1 less', () => {
  expect(changes(moved('2.5', '2.6'))).toEqual([{ by: -1, cause: 'hub' }]);
  expect(changes(moved('3.5', '3.6'))).toEqual([]);
});

test('BC-THREAT-11 the core: 1 less', () => {
  expect(changes(moved('4.3', '4.0'))).toEqual([{ by: -1, cause: 'hub' }]);
});

test('BC-THREAT-12 the end of the round: as many as players', () => {
  const t = new Table(made({ active: -1 }), frameOf(corporationTurn, { at: 2 })).over();
  expect(changes(t)).toEqual([{ by: 2, cause: 'round' }]);
});

test('BC-THREAT-13 a reboot: as many as players', () => {
  const t = new Table(made(), frameOf(beforeTurn, {})).dice(1).play({ kind: 'reboot' }).over();
  expect(changes(t)).toEqual([{ by: 2, cause: 'reboot' }]);
});

test('BC-THREAT-14 the threat faces of the ping die: 1 more each', () => {
  const rolled = (face: number): unknown[] =>
    changes(new Table(made({ active: -1 }), frameOf(pingActivation, { layer: 0 }), [face]).over());
  expect([rolled(1), rolled(2), rolled(3), rolled(5)]).toEqual([
    [{ by: 1, cause: 'ping' }],
    [{ by: 1, cause: 'ping' }],
    [],
    [],
  ]);
});

test('BC-THREAT-15 a strike against a unit: 1 more, whatever comes of it; against a wall none', () => {
  const guards = [{ kind: 'hamster', at: 'c1', isStunned: true }];
  const memory = { bot: 1, target: { guard: 0 }, isOptimized: false };
  expect(changes(new Table(made({ guards }), frameOf(strike, memory)))).toEqual([{ by: 1, cause: 'strike' }]);
  const state = made();
  state.pool.basic = 10;
  const floor = drawnFloor(FLOOR);
  const wall = floor.grid.sides[at(floor, 'a1') * 4 + 2] ?? -1;
  const t = new Table(state, frameOf(strike, { bot: 0, target: { wall }, isOptimized: false }))
    .dice(...Array<number>(10).fill(6))
    .play({ kind: 'dice', basic: 10, advanced: 0, elite: 0 });
  expect([t.state.floor.destroyed, changes(t)]).toEqual([[wall], []]);
});

test("BC-THREAT-16 to replace the captain's chip while it is active: 2 more", () => {
  const replaced = (isDegraded: boolean): unknown[] => {
    const state = made({}, (one) => {
      one.burncycle = [{ isActive: true, chip: 'captain', isDegraded }];
      one.team.tech = 1;
    });
    return changes(new Table(state, frameOf(routing, {})).play({ kind: 'alter', slot: 0, from: 'team', chip: 'tech' }));
  };
  expect([replaced(false), replaced(true)]).toEqual([[{ by: 2, cause: 'captain-replaced' }], []]);
});

test('BC-THREAT-17 an agent is shut down: 3 more', () => {
  const t = effects(made({ bots: [{ at: 'a1', energy: 1 }, { at: 'b1' }, { at: 'd1' }] }), {
    do: 'lose-energy',
    amount: 1,
  });
  expect(changes(t)).toEqual([{ by: 3, cause: 'shutdown' }]);
});

test('BC-THREAT-18 an awareness chip enters play: 1 more on high, and only when it comes from the mat', () => {
  const seen = (difficulty: 'standard' | 'high', chip?: string): unknown[] =>
    changes(
      stepTo(
        FLOOR,
        { bots: [{ at: 'a1', ...(chip === undefined ? {} : { chip }) }, {}], guards: ['hamster d1 w'], difficulty },
        'b1',
      ),
    );
  expect([seen('high'), seen('standard'), seen('high', 'c1')]).toEqual([[{ by: 1, cause: 'awareness' }], [], []]);
});

test('BC-THREAT-19 an attack of a unit with Demerit: 1 more for each bot attacked, and no energy lost', () => {
  const t = activation({
    bots: [{ at: 'b4', chip: 'b4' }, { at: 'c3', chip: 'c3' }, {}],
    guards: ['clerk b3 e'],
  }).playOut();
  expect(changes(t)).toEqual([
    { by: 1, cause: 'demerit' },
    { by: 1, cause: 'demerit' },
  ]);
  expect([t.energy(0), t.energy(1)]).toEqual([5, 5]);
});

test('BC-THREAT-20 other effects change threat as they say, up and down', () => {
  expect(effects(made(), { do: 'threat', by: 3 }).over().state.threat).toBe(13);
  expect(effects(made(), { do: 'threat', by: -2 }).over().state.threat).toBe(8);
});

test('BC-RULE-92 when an attack has lost the game, no other bot is attacked', () => {
  const bots = [
    { at: 'b4', chip: 'b4' },
    { at: 'c3', chip: 'c3', energy: 1 },
  ];
  const t = activation({ bots, guards: ['clerk b3 e'], threat: 25 });
  while (t.outcome === undefined) t.play(t.legal()[0] as object);
  expect([t.outcome?.clause, t.energy(1)]).toEqual(['BC-LOSE-01', 1]);
  expect(t.events.filter(({ name }) => name === 'burncycle/bot-attacked').length).toBe(1);
});
