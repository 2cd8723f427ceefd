/** Rulings BC-RULE-06 to 58 that no clause of their own shows: damaged text, contradictions and open points of turns, eyes and routes. */
import { frameOf, type SetupChance } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { CAPTAINS } from '../../content/captains.ts';
import { MISSIONS } from '../../content/missions.ts';
import { NETWORK } from '../../content/network.ts';
import { THREAT_CARDS } from '../../content/threat.ts';
import { move } from '../../rules/actions/move.ts';
import { strike } from '../../rules/actions/strike.ts';
import { pingDice } from '../../rules/corporation/pings.ts';
import { effectList } from '../../rules/effects/list.ts';
import { layFloor } from '../../rules/mission/lay-floor.ts';
import { defaultTable } from '../../rules/options.ts';
import { startGame } from '../../rules/setup/start.ts';
import type { BurncycleState } from '../../rules/types.ts';
import { at, drawnFloor } from '../floors.ts';
import { type DrawnState, drawnState, moveStep, Table } from '../kit.ts';
import { cache, mission, moving, PICK, S, step, task } from '../mission-kit.ts';
import { activation } from '../security-kit.ts';

const LINE = `
  +-+-+-+-+-+-+-+-+
  |. . . . . . . .|
  +-+-+-+-+-+-+-+-+
`;
const first: SetupChance = { pick: () => 0, die: () => 1, shuffle: (items) => [...items] };
const begin = (captain: string, chance: SetupChance = first): BurncycleState => {
  const [played] = MISSIONS;
  if (played === undefined) throw new Error('there is no mission');
  return startGame({ mission: played, difficulty: 'standard', captain, table: defaultTable }, ['r', 's'], chance);
};

test('BC-RULE-06 a captain takes 3 energy, is stunned at its resistance less 5 and shut down at its resistance', () => {
  const blows = (ap: number): readonly unknown[] => {
    const state = drawnState(LINE, { bots: [{ at: 'b1' }, {}], guards: ['vance c1 e'], active: 0 });
    state.pool.basic = ap;
    const t = new Table(state, frameOf(strike, { bot: 0, target: { guard: 0 }, isOptimized: false }));
    return t
      .dice(...Array<number>(ap).fill(3))
      .play({ kind: 'dice', basic: ap, advanced: 0, elite: 0 })
      .legal();
  };
  expect([blows(20), blows(19), blows(15), blows(14)].map((list) => list.length)).toEqual([3, 2, 2, 1]);
  const t = activation({ bots: [{ at: 'b1', chip: 'b1' }, {}], guards: ['vance c1 w'] }, LINE);
  expect(t.energy(0)).toBe(2);
});

test('BC-RULE-08 the floor lies before security comes to its posts', () => {
  const t = new Table(begin('vance'), frameOf(layFloor, { stage: 0, unlockedZones: [] }), Array<number>(9).fill(1));
  const names = t.playOut().events.map(({ name }) => name);
  expect(names.indexOf('burncycle/floor-laid')).toBe(0);
  expect(names.indexOf('burncycle/guard-deployed')).toBeGreaterThan(0);
});

test('BC-RULE-09 threat events wait until all ping dice are rolled', () => {
  const hubs = [...NETWORK.nodes.keys()].filter((place) => NETWORK.nodes[place]?.kind === 'hub');
  const [card] = THREAT_CARDS;
  const level = card?.standard.events[0]?.level ?? 0;
  const plain = mission([task({ scope: 'one-bot', deed: cache })]);
  const state = {
    ...drawnState(LINE, { bots: [{ at: 'a1' }, { at: 'b1' }], threat: level - 1 }),
    mission: { ...plain, corporation: card?.id ?? '' },
    captain: 'vance',
  };
  Object.assign(state, { pings: hubs.slice(0, 2), isThreatHeld: true, peak: level - 1, highest: level - 1 });
  const names = new Table(state, frameOf(pingDice, {}), [1, 1]).events.map(({ name }) => name);
  expect(names.filter((name) => name === 'engine/rolled').length).toBe(2);
  expect(names.indexOf('burncycle/threat-event-reached')).toBeGreaterThan(names.lastIndexOf('engine/rolled'));
});

/** A lobby (L) between a hallway above and another below; Bit stands in its upper corner. */
const LOBBY = `
  +-+-+-+-+-+-+-+
  |. . . . . . .|
  +-+-+-+d+-+-+-+
  |L L L L L L L|
  + + + + + + + +
  |L L L L L L L|
  + + + + + + + +
  |L L L L L L L|
  +d+-+-+-+-+-+-+
  |. . . . . . .|
  +-+-+-+-+-+-+-+
`;

test('BC-RULE-10 two Walkers are equally close to a chip: which one goes decides whether Bit is seen', () => {
  const lobby = drawnFloor(LOBBY);
  const setting: DrawnState = {
    bots: [{}, { at: 'f4', chip: 'b3' }, {}],
    guards: ['walker d5 e', 'walker b1 e'],
  };
  const both = (): Table => activation(setting, LOBBY);
  expect(both().legal()).toEqual([
    { kind: 'investigate', guard: 0, bot: 1 },
    { kind: 'investigate', guard: 1, bot: 1 },
  ]);
  const upper = both().play({ kind: 'investigate', guard: 0, bot: 1 }).playOut();
  expect([upper.chip(1), upper.energy(1)]).toEqual(['f4', 4]); // seen on entering, gone after, attacked
  const lower = both().play({ kind: 'investigate', guard: 1, bot: 1 }).playOut();
  expect([lower.chip(1), lower.energy(1), lobby.cellNames[lower.state.guards[1]?.cell ?? -1]]).toEqual([
    'mat',
    5,
    'b3',
  ]);
});

test('BC-RULE-11 the priorities are as the examples tell: who pursues, then who investigates, then who patrols', () => {
  const t = activation(
    {
      bots: [{ at: 'c1', chip: 'c1' }, { chip: 'g4' }, {}],
      guards: ['hamster e1 w', 'walker e3 w', 'hamster g5 w'],
    },
    LOBBY,
  ).playOut();
  const order = t.events.filter(({ name }) => name === 'burncycle/guard-activated').map(({ data }) => data);
  expect(order).toEqual([
    { guard: 0, unit: 'hamster', priority: 'pursue' },
    { guard: 1, unit: 'walker', priority: 'investigate' },
    { guard: 2, unit: 'hamster', priority: 'patrol' },
  ]);
});

test('BC-RULE-18 where all agents must be, the module need not be, and may be', () => {
  const played = mission([task({ scope: 'all-agents', deed: { do: 'be', where: { room: 'executive-office' } } })]);
  for (const module of ['a4', 'c1']) {
    const t = moving(played, { bots: [{ at: 'd3' }, { at: module }] }).play(step(0, S));
    expect(t.state.progress.isDone).toBe(true);
  }
});

test('BC-RULE-19 without guards of a level the next lower is drawn, and below level 1 nobody comes', () => {
  const posts = [{ cell: 'a1', facing: 'e' as const, kind: 'hallway' as const, number: 1 }];
  const deployed = (left: readonly string[][], dice: number[]): string[] => {
    const state = drawnState(LINE, { floor: { number: 3, posts }, bots: [{ at: 'h1' }, {}], active: 0 });
    for (const [level, kinds] of left.entries()) state.guardPiles[level] = { left: [...kinds], discard: [] };
    const list = [{ do: 'deploy-guard' }];
    const t = new Table(
      state,
      frameOf(effectList, { list: list as never, at: 0, context: { bot: 0 } }),
      dice,
    ).playOut();
    return t.state.guards.map(({ kind }) => kind);
  };
  expect(deployed([[], ['hamster'], ['picket'], ['sentinel']], [1])).toEqual(['sentinel']);
  expect(deployed([[], ['hamster'], ['picket'], []], [1])).toEqual(['picket']);
  expect(deployed([[], ['hamster'], [], []], [1])).toEqual(['hamster']);
  expect(deployed([[], [], [], []], [])).toEqual([]);
});

test('BC-RULE-24 the captain comes by chance, or is the one that the players agree on', () => {
  const last: SetupChance = { ...first, pick: (count) => count - 1 };
  expect([begin('random').captain, begin('random', last).captain]).toEqual([CAPTAINS[0]?.id, CAPTAINS.at(-1)?.id]);
  expect(begin('vance', last).captain).toBe('vance');
});

test('BC-RULE-26 the module gets no energy for an objective', () => {
  const t = moving(mission([task({ scope: 'one-bot', deed: cache })]))
    .play(step(0, 0))
    .play(PICK);
  expect([t.state.progress.isDone, t.energy(0), t.energy(1)]).toEqual([true, 7, 5]);
});

test('BC-RULE-27 what Interface chooses after a move is where its chip looks: any of the four directions', () => {
  const bots = [{ at: 'c1', card: 'interface', disguise: { kind: 'hamster', facing: 1 } }, { at: 'h1' }];
  const t = new Table(drawnState(LINE, { bots, active: 0 }), frameOf(move, { isOptimized: false, ap: 1 }));
  t.play({ kind: 'end' });
  expect(t.legal()).toEqual([0, 1, 2, 3].map((side) => ({ kind: 'face', side })));
  expect(t.play({ kind: 'face', side: 3 }).over().state.bots[0]?.disguise).toEqual({ kind: 'hamster', facing: 3 });
});

test('BC-RULE-35 all tasks up to the player count must be done, and none above it', () => {
  const visit = (id: string, players: number, room: string) =>
    task({ id, players, scope: 'one-bot', deed: { do: 'visit', where: { room } } });
  const played = mission([
    visit('one', 1, 'executive-office'),
    visit('two', 2, 'stockroom'),
    visit('three', 3, 'lift'),
  ]);
  const t = moving(played, { bots: [{ at: 'd3' }, { at: 'e4' }, { at: 'b3' }] });
  expect(t.play(step(0, S)).state.progress.isDone).toBe(false);
  expect(t.play(step(2, S)).state.progress.isDone).toBe(true);
});

test('BC-RULE-36 what a captain does to a bot is a loss of energy, and an imperative of the scout die is for who scouts', () => {
  const t = activation({ bots: [{ at: 'b1', chip: 'b1' }, {}], guards: ['vance c1 w'] }, LINE);
  const hurt = t.events.filter(({ name }) => name === 'burncycle/energy-lost').map(({ data }) => data);
  expect(hurt).toEqual([{ bot: 0, amount: 3, source: 'attack' }]);
  const drawing = `
    +-+-+-+
    |. .dA|
    +-+-+-+
  `;
  const state = drawnState(drawing, {
    floor: { rooms: [{ letter: 'A', scout: 1 }] },
    bots: [{}, { at: 'b1' }, {}],
    unlocked: ['b1'],
    active: 0,
  });
  state.floor.unscouted = [0];
  state.decks.imperative.left = ['hands-off', 'low-profile'];
  const floor = drawnFloor(drawing);
  const scouting = new Table(state, frameOf(moveStep, { bot: 1, to: at(floor, 'c1') }), [6, 1]).over();
  expect(scouting.state.bots.map(({ imperative }) => imperative !== undefined)).toEqual([false, true, false]);
});

test('BC-RULE-49 a unit looks after each step the way it goes, and again after its last turn', () => {
  const corner = `
    +-+-+-+-+
    |. . . .|
    + +-+-+-+
    |.|# # #
    + +
    |.|# # #
    + +
    |.|# # #
    +-+
  `;
  // Pace: two steps up the passage; on the way it faces north and notices nothing in the hallway beyond its periphery.
  const t = activation({ bots: [{ at: 'd4' }, {}], guards: ['hamster a1 n'] }, corner);
  expect([t.guard(0), t.chip(0)]).toEqual(['a3 n', 'mat']);
  const seen = activation({ bots: [{ at: 'c4' }, {}], guards: ['hamster a1 n'] }, corner);
  expect(seen.chip(0)).toBe('c4'); // three spaces from a3
  const turned = activation({ bots: [{ at: 'g1' }, {}], guards: ['hamster c1 w'] }, LINE);
  expect([turned.guard(0), turned.chip(0)]).toEqual(['a1 e', 'g1']); // it turned back at the wall, and g1 is six ahead
});

test('BC-RULE-53 a patrol passes over whoever stands on a hideout, hidden or not', () => {
  const rooms = `
    +-+-+-+-+-+-+
    |. . . . . .|
    +-+-+-+-+-+-+
  `;
  const going = (isHidden: boolean, hideouts: string[]): string =>
    activation({ floor: { hideouts }, bots: [{ at: 'f1', isHidden }, {}], guards: ['phantom a1 w'] }, rooms).guard(0);
  expect(going(false, [])).toBe('d1 e');
  expect([going(true, ['f1']), going(false, ['f1'])]).toEqual(['a1 w', 'a1 w']);
});

test('BC-RULE-58 a unit goes the shortest way as if bots were not there, and runs into one; players may choose a way without', () => {
  const t = activation({ bots: [{ at: 'c1', isHidden: true }, { chip: 'f1' }, {}], guards: ['hamster b1 e'] }, LINE);
  expect([t.guard(0), t.chip(0), t.chip(1)]).toEqual(['b1 e', 'c1', 'f1']);
  const square = `
    +-+-+-+
    |. . .|
    + + + +
    |. . .|
    +-+-+-+
  `;
  const two = activation(
    { bots: [{ at: 'b2', isHidden: true }, { chip: 'b1' }, {}], guards: ['hamster a2 e'] },
    square,
  );
  expect(two.legal()).toEqual([
    { kind: 'way', side: 1 },
    { kind: 'way', side: 2 },
  ]);
  expect(two.play({ kind: 'way', side: 2 }).playOut().chip(0)).toBe('mat');
});
