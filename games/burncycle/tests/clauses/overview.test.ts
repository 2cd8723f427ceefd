/** Clauses BC-GAME, BC-PLAYER, BC-UNIT, BC-DIFF, BC-LIMIT: what the game is made of. */
import { frameOf, type SetupChance } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { CAPTAINS } from '../../content/captains.ts';
import { layoutNamed } from '../../content/floors.ts';
import { GUARDS } from '../../content/guards.ts';
import { MISSIONS } from '../../content/missions.ts';
import { NETWORK } from '../../content/network.ts';
import { THREAT_CARDS } from '../../content/threat.ts';
import { targetsOf } from '../../rules/actions/strike.ts';
import { movementOf } from '../../rules/corporation/walk.ts';
import { effectList } from '../../rules/effects/list.ts';
import { DIFFICULTIES } from '../../rules/lists.ts';
import { layFloor } from '../../rules/mission/lay-floor.ts';
import { defaultTable } from '../../rules/options.ts';
import { gameOptions } from '../../rules/setup/options.ts';
import { startGame } from '../../rules/setup/start.ts';
import type { BurncycleState } from '../../rules/types.ts';
import { hasAbility, isCaptain } from '../../rules/units.ts';
import { type DrawnState, drawnState, Table } from '../kit.ts';
import { cache, drawn, mission, table, task } from '../mission-kit.ts';

const FLOOR = `
  +-+-+-+-+-+-+
  |. . . . . .|
  +-+-+-+-+-+-+
`;
const first: SetupChance = { pick: () => 0, die: () => 1, shuffle: (items) => [...items] };
const begin = (players: number, change: Partial<Parameters<typeof startGame>[0]> = {}): BurncycleState => {
  const [played] = MISSIONS;
  if (played === undefined) throw new Error('there is no mission');
  return startGame(
    { mission: played, difficulty: 'standard', captain: 'vance', table: defaultTable, ...change },
    ['r', 's', 't', 'u'].slice(0, players),
    first,
  );
};
const doing = (effect: object, state: DrawnState = {}): Table =>
  new Table(
    drawnState(FLOOR, { bots: [{ at: 'a1' }, { at: 'b1' }, { at: 'c1' }], active: 0, ...state }),
    frameOf(effectList, { list: [effect] as never, at: 0, context: { bot: 0 } }),
  );

test('BC-GAME-02 one to four play, each with an access point of their own of the four', () => {
  expect(NETWORK.access.length).toBe(4);
  for (const players of [1, 2, 3, 4]) {
    const agents = begin(players).bots.filter(({ role }) => role === 'agent');
    expect(new Set(agents.map(({ access }) => access)).size).toBe(players);
    expect(gameOptions.safeParse({ players }).success).toBe(true);
  }
  expect([0, 5].map((players) => gameOptions.safeParse({ players }).success)).toEqual([false, false]);
});

test('BC-GAME-03 a game is one mission of one, two or three floors of one building', () => {
  for (const played of MISSIONS) {
    expect([1, 2, 3]).toContain(played.floors.length);
    const numbers = played.floors.map(({ number }) => number);
    expect(numbers).toEqual([...numbers].sort());
    expect(begin(2, { mission: played }).floor.layout).toBe(`${played.corporation}-${numbers[0]}`);
  }
});

test('BC-GAME-06 floor, network and burncycle are in play at once: the same chips move bots and IPs', () => {
  const state = begin(2);
  expect([state.floor.layout !== '', state.bots[0]?.ip !== undefined, Array.isArray(state.burncycle)]).toEqual([
    true,
    true,
    true,
  ]);
  expect(state.bots.at(-1)).toMatchObject({ role: 'module', access: -1 }); // the burncycle is the module's, without an IP
});

test('BC-GAME-07 what a mission says goes before the rules: its threat, its cards, its caches, its scouted rooms', () => {
  const cards = (without: string[]): string[] => {
    const [played] = MISSIONS;
    const special = { ...played, without, threat: 4 } as (typeof MISSIONS)[number];
    const { threat, decks } = begin(2, { mission: special });
    expect(threat).toBe(4);
    return decks.equipment.left.filter((card) => card === 'key-card');
  };
  expect([cards(['key-card']).length, cards([]).length > 0]).toEqual([0, true]);
  const plain = mission([task({ scope: 'one-bot', deed: cache })]);
  const laid = (change: object): BurncycleState => {
    const floors = plain.floors.map((floor) => ({
      ...floor,
      ...change,
      layout: { ...drawn.layout, rooms: drawn.layout.rooms.map((room) => ({ ...room, scout: room.zone ? 0 : 1 })) },
    }));
    return table({ ...plain, floors } as typeof plain, frameOf(layFloor, { stage: 0, unlockedZones: [] })).over().state;
  };
  expect([laid({}).floor.caches.length, laid({ noCaches: true }).floor.caches.length]).toEqual([3, 0]);
  expect([laid({}).floor.unscouted, laid({ scouted: ['stockroom'] }).floor.unscouted]).toEqual([[0, 1], [1]]);
});

test('BC-GAME-08 the CEO has a level and pings, and no unit on the floor', () => {
  const state = begin(2);
  expect([state.ceo, state.pings, state.guards]).toEqual([1, [], []]);
  const t = new Table(state, frameOf(layFloor, { stage: 0, unlockedZones: [] }), Array<number>(9).fill(1)).playOut();
  const units = [...GUARDS, ...CAPTAINS].map(({ id }) => id);
  expect(t.state.guards.length).toBeGreaterThan(0);
  for (const { kind } of t.state.guards) expect(units).toContain(kind);
});

test('BC-GAME-09 of the CEO there is nothing in the state but its network level', () => {
  const fields = Object.entries(begin(1)).filter(([name]) => name.toLowerCase().includes('ceo'));
  expect(fields).toEqual([['ceo', 1]]);
});

test('BC-PLAYER-02 there are as many players as agents, whoever holds the seats', () => {
  for (const players of [1, 2, 3, 4]) {
    const { seats, bots } = begin(players);
    expect(seats.length).toBe(players);
    expect(bots.filter(({ role }) => role === 'agent').map(({ seat }) => seat)).toEqual([...seats]);
  }
});

test('BC-UNIT-01 there are bots and security units, and neither is the other', () => {
  const state = drawnState(FLOOR, { bots: [{ at: 'a1' }, { at: 'b1' }], guards: ['hamster c1 e', 'vance d1 e'] });
  expect(state.bots.map(({ role }) => role)).toEqual(['agent', 'module']);
  expect(state.guards.map(({ level }) => level)).toEqual([1, 0]);
});

test('BC-UNIT-02 bots are all agents and the one command module', () => {
  for (const players of [1, 4]) {
    const roles = begin(players).bots.map(({ role }) => role);
    expect(roles).toEqual([...Array<string>(players).fill('agent'), 'module']);
  }
});

test('BC-UNIT-03 security units are all guards and the captain: a bot may strike either', () => {
  const state = drawnState(FLOOR, { bots: [{ at: 'c1' }, {}], guards: ['hamster b1 e', 'vance d1 e'], active: 0 });
  const units = targetsOf(state, 0).filter((target) => 'guard' in target);
  expect(units).toEqual([{ guard: 0 }, { guard: 1 }]);
  expect(state.guards.map(isCaptain)).toEqual([false, true]);
});

test('BC-UNIT-04 what is for bots is for the module too, what is for agents is not', () => {
  const energies = (to: string): number[] =>
    doing({ do: 'lose-energy', amount: 1, to })
      .over()
      .state.bots.map(({ energy }) => energy);
  expect([energies('each-bot'), energies('each-agent')]).toEqual([
    [4, 4, 4],
    [4, 4, 5],
  ]);
});

test('BC-UNIT-05 what is for guards is not for the captain', () => {
  const t = doing({ do: 'stun-guard', within: 3 }, { guards: ['hamster d1 e', 'vance e1 e'] }).playOut();
  expect(t.state.guards.map(({ isStunned }) => isStunned)).toEqual([true, false]);
  const behind = doing({ do: 'stun-guard', within: 4 }, { guards: ['vance d1 e', 'hamster e1 e'] }).playOut();
  expect(behind.state.guards.map(({ isStunned }) => isStunned)).toEqual([false, true]);
  expect(movementOf(t.state, 1, 'go')).toBe(4);
});

test('BC-UNIT-06 guards are of level 1, 2 or 3, at least six of each', () => {
  const levels = [1, 2, 3].map((level) => GUARDS.filter((guard) => guard.level === level).length);
  expect(levels.every((count) => count >= 6)).toBe(true);
  expect(levels.reduce((sum, count) => sum + count, 0)).toBe(GUARDS.length);
});

test('BC-DIFF-01 a game is simplified, standard or high', () => {
  expect(DIFFICULTIES).toEqual(['simplified', 'standard', 'high']);
  for (const difficulty of DIFFICULTIES) expect(begin(2, { difficulty }).difficulty).toBe(difficulty);
  expect(gameOptions.safeParse({ difficulty: 'hard' }).success).toBe(false);
});

test('BC-DIFF-06 in a standard game abilities work and threat events happen, and a chip in play adds no threat', () => {
  const [card] = THREAT_CARDS;
  const [event] = card?.standard.events ?? [];
  const reached = (difficulty: BurncycleState['difficulty']): number => {
    const state = drawnState(FLOOR, { bots: [{ at: 'a1' }, { at: 'b1' }], active: 0, difficulty });
    const plain = mission([task({ scope: 'one-bot', deed: cache })]);
    const whole = { ...state, mission: { ...plain, corporation: card?.id ?? '' }, captain: 'vance' };
    whole.threat = (event?.level ?? 0) - 1;
    whole.peak = whole.threat;
    const list = [{ do: 'threat', by: 1 }];
    const t = new Table(whole, frameOf(effectList, { list: list as never, at: 0, context: { bot: 0 } }));
    return t.events.filter(({ name }) => name === 'burncycle/threat-event-reached').length;
  };
  expect([reached('standard'), reached('simplified')]).toEqual([1, 0]);
  const state = drawnState(FLOOR, { guards: ['walker a1 e'] });
  const [walker] = state.guards;
  expect(walker !== undefined && hasAbility(state, walker, 'drain')).toBe(true);
  expect(doing({ do: 'detect', to: 'self' }).over().state.threat).toBe(0);
});

test('BC-LIMIT-02 keys, pegs, beads, caches and terminals never run out', () => {
  const t = doing({ do: 'key' }, { bots: [{ at: 'a1', keys: 30 }, { at: 'b1' }, { at: 'c1' }] }).over();
  expect(t.state.bots[0]?.keys).toBe(31);
  const state = begin(2);
  const laid = new Table(state, frameOf(layFloor, { stage: 0, unlockedZones: [] }), Array<number>(9).fill(1)).playOut();
  const { caches, terminals } = layoutNamed(String(state.floor.layout));
  expect([laid.state.floor.caches.length, laid.state.floor.terminals.length]).toEqual([
    caches.length,
    terminals.length,
  ]);
});

test('BC-LIMIT-01 of pings, chips and security units there are no more than the box holds', () => {
  const doingIn = (change: (state: BurncycleState) => void, effect: object): BurncycleState => {
    const state = drawnState(FLOOR, { bots: [{ at: 'a1' }, { at: 'b1' }], active: 0 });
    change(state);
    const frame = frameOf(effectList, { list: [effect] as never, at: 0, context: { bot: 0 } });
    return new Table(state, frame).over().state;
  };
  const pings = doingIn((state) => (state.pings = [1, 3, 5, 7]), { do: 'add-ping' }).pings;
  expect(pings.length).toBe(4);
  const without = doingIn(() => {}, { do: 'chip', chip: 'tech', to: 'own' });
  expect([without.bots[0]?.supply.tech, without.stock.tech]).toEqual([0, 0]);
  const posts = [{ cell: 'f1', facing: 'w' as const, kind: 'hallway' as const, number: 1 }];
  const nobody = doing({ do: 'deploy-guard' }, { floor: { posts } }).over(); // all piles are empty
  expect(nobody.state.guards).toEqual([]);
});
