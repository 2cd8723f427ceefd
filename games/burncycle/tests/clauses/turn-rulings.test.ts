/** BC-RULE-83 to 86, 89: turns that end early, the order at the end of a turn, what the shut-down keep, and decks. */
import { type Engine, type EventKind, frameOf } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { botCard } from '../../content/bots.ts';
import { MISSIONS } from '../../content/missions.ts';
import { move } from '../../rules/actions/move.ts';
import { effectList } from '../../rules/effects/list.ts';
import type { Mission } from '../../rules/mission/types.ts';
import { defaultTable } from '../../rules/options.ts';
import { drawCard } from '../../rules/piles.ts';
import { setupRouting } from '../../rules/setup/bots.ts';
import { startGame } from '../../rules/setup/start.ts';
import { buildPool } from '../../rules/turn/pool.ts';
import { routing } from '../../rules/turn/routing.ts';
import { rounds } from '../../rules/turn/turn.ts';
import type { BurncycleState, Deck } from '../../rules/types.ts';
import { type DrawnState, drawnState, Table } from '../kit.ts';
import { cache, E, mission, table, task } from '../mission-kit.ts';
import { node } from '../nodes.ts';

const FLOOR = `
  +-+-+-+-+
  |. . . .|
  +-+-+-+-+
`;
const slot = (chip: 'general' | 'captain') => ({ isActive: true, chip, isDegraded: false });
function made(drawn: DrawnState, change: (state: BurncycleState) => void = () => {}): BurncycleState {
  const state = drawnState(FLOOR, { bots: [{ at: 'a1' }, { at: 'c1' }, { at: 'd1' }], active: 0, ...drawn });
  state.captain = 'okafor';
  state.burncycle = [slot('captain'), slot('general')];
  state.marker = 1;
  change(state);
  return state;
}

test('BC-RULE-83 a turn that a shutdown ends skips all phases that are left, degrading too; network cards are discarded', () => {
  // The captain's chip takes 1 energy from each detected bot: the last of the agent whose turn it is.
  const bots = [{ at: 'a1', chip: 'a1', energy: 1, cards: ['quiet-corridor'] }, { at: 'c1' }, { at: 'd1' }];
  const t = new Table(made({ bots, active: -1 }), frameOf(rounds, {})).play({ kind: 'go-on' }).play({ kind: 'done' });
  expect([t.energy(0), t.state.active, t.step]).toEqual([0, 1, 'burncycle/before-turn']);
  expect(t.state.burncycle.some(({ isDegraded }) => isDegraded)).toBe(false);
  expect([t.state.bots[0]?.cards, t.state.decks.network.discard]).toEqual([[], ['quiet-corridor']]);
});

test('BC-RULE-84 degrade, then free actions, then network cards go, then the floor check', () => {
  const one = mission([task({ scope: 'one-bot', deed: cache })]);
  const two = { ...one, floors: [...one.floors, ...one.floors] } as Mission;
  const t = table(two, frameOf(rounds, {}), { bots: [{ at: 'f2' }, { at: 'e2' }] }, (state) => {
    state.progress.isDone = true;
    state.captain = 'okafor';
    state.active = -1;
    state.burncycle = [slot('general')];
    state.team.tech = 1;
    state.bots[0]?.cards.push('quiet-corridor');
  });
  for (const kind of ['go-on', 'done', 'pass', 'pass', 'done']) t.dice(1).play({ kind });
  expect([t.step, t.state.burncycle[0]?.isDegraded]).toEqual(['burncycle/last-word', true]);
  t.play({ kind: 'alter', slot: 0, from: 'team', chip: 'tech' });
  expect([t.state.bots[0]?.cards, t.state.stage]).toEqual([['quiet-corridor'], 0]);
  t.play({ kind: 'end-turn' });
  const wanted = ['chip-degraded', 'cycle-altered', 'turn-ended', 'floor-cleared'];
  const order = t.events.map(({ name }) => name.slice('burncycle/'.length)).filter((name) => wanted.includes(name));
  expect(order).toEqual(wanted);
});

const equipped = () => ({
  at: 'a1',
  energy: 1,
  chip: 'a1',
  keys: 1,
  ip: node('2.7'),
  level: 3,
  items: [{ card: 'key-card', isInstalled: false, counter: 0 }],
  supply: { general: 0, physical: 0, tech: 1, utility: 0 },
  imperative: { card: 'hands-off', progress: 1 },
});

test('BC-RULE-85 a shut-down agent keeps inventory, upgrades, imperative, supply and IP, and its player may use the supply', () => {
  const bots = [equipped(), { at: 'c1' }, { at: 'd1' }];
  const state = made({ bots }, (one) => one.bots[0]?.upgrades.universal.push('swap'));
  const before = structuredClone(state.bots[0]);
  const t = new Table(
    state,
    frameOf(effectList, { list: [{ do: 'lose-energy', amount: 1 }], at: 0, context: { bot: 0 } }),
  );
  expect(t.over().state.bots[0]).toEqual({ ...before, energy: 0, chip: -1 });
  const next = new Table({ ...t.state, isTurnOver: false }, frameOf(routing, {}));
  expect(next.play({ kind: 'alter', slot: 1, from: 'own', chip: 'tech' }).state.burncycle[1]?.chip).toBe('tech');
});

test('BC-RULE-85 of a shut-down agent nothing can be routed, of the module it can', () => {
  const t = new Table(made({ bots: [{ at: 'a1', energy: 0 }, { at: 'c1' }, { at: 'd1' }] }), frameOf(routing, {}));
  const route = (bot: number, upgrade: string, ...pays: number[]) => ({ kind: 'route', bot, upgrade, number: 0, pays });
  expect(t.refusal(route(0, 'push', 1, 0, 0))).toBe('BC-RULE-85 shut-down');
  expect(t.refusal(route(2, 'push', 0, 0, 1))).toBe('fine');
  expect(t.refusal(route(2, 'push', 0, 1, 0))).toBe('BC-RULE-85 module-pays-alone');
});

test('BC-RULE-85 others add nothing to what the player of a shut-down agent routes into the module', () => {
  const bots = [{ at: 'a1', energy: 0 }, { at: 'c1' }, { at: 'd1' }];
  const mix = { kind: 'route', bot: 2, upgrade: 'slot', number: 0, pays: [0, 1, 1] };
  const grow = (state: BurncycleState): unknown =>
    state.burncycle.push({ isActive: false, chip: undefined, isDegraded: false });
  const t = new Table(made({ bots }, grow), frameOf(routing, {}));
  expect(t.refusal(mix)).toBe('BC-RULE-85 module-pays-alone');
  expect(t.refusal({ ...mix, pays: [0, 0, 2] })).toBe('fine');
  const offered = t.legal() as { kind: string; pays?: number[] }[];
  const payments = offered.flatMap(({ pays }) => (pays === undefined ? [] : [pays]));
  expect(payments.length).toBeGreaterThan(3);
  expect(payments.filter(([own, other]) => own !== 0 || other !== 0)).toEqual([]);
  const awake = new Table(made({ bots: [{ at: 'a1' }, ...bots.slice(1)] }, grow), frameOf(routing, {}));
  expect(awake.refusal(mix)).toBe('fine');
});

test('BC-RULE-85 an agent that is reactivated in its turn may act from then on, with the pool as built', () => {
  const state = made({ bots: [{ at: 'a1', energy: 0 }, { at: 'c1' }, { at: 'd1' }] }, (one) => {
    Object.assign(one.bots[0]?.upgrades ?? {}, { advanced: 2 });
  });
  const built = new Table(state, frameOf(buildPool, {})).over().state;
  const step = { kind: 'step', bot: 0, side: E };
  expect(new Table(structuredClone(built), frameOf(move, { isOptimized: false, ap: 3 })).refusal(step)).toBe(
    'BC-MOVE-04 not-yours-to-move',
  );
  const back = new Table(
    built,
    frameOf(effectList, { list: [{ do: 'energy', amount: 3 }], at: 0, context: { bot: 0 } }),
  ).over().state;
  expect([back.bots[0]?.energy, back.pool]).toEqual([3, { basic: 0, advanced: 2, elite: 0 }]);
  expect(new Table(back, frameOf(move, { isOptimized: false, ap: 3 })).refusal(step)).toBe('fine');
});

test('BC-RULE-86 energy above the bank limit is lost at the end of set-up', () => {
  const state = made({
    bots: [
      { at: 'a1', energy: 10 },
      { at: 'c1', energy: 2 },
      { at: 'd1', energy: 10 },
    ],
  });
  const t = new Table(state, frameOf(setupRouting, {})).play({ kind: 'done' }).play({ kind: 'done' }).over();
  expect([t.energy(0), t.energy(1), t.energy(2)]).toEqual([botCard('byte').bank, 2, 10]); // the module has no limit
});

test('BC-RULE-89 decks are whole at the start, and are made of their discards when they are empty', () => {
  const start = {
    mission: MISSIONS[0] as Mission,
    difficulty: 'standard' as const,
    captain: 'vance',
    table: defaultTable,
  };
  const state = startGame(start, ['r'], { pick: () => 0, die: () => 1, shuffle: (items) => [...items] });
  const engine = {
    pick: (count: number) => count - 1,
    emit: (kind: EventKind<BurncycleState, unknown>, data: unknown) => kind.write(state, data),
  } as unknown as Engine<BurncycleState>;
  for (const deck of ['terminal', 'network', 'keypad', 'mod', 'imperative', 'equipment'] as Deck[]) {
    const whole = [...state.decks[deck].left];
    expect([whole.length > 0, state.decks[deck].discard]).toEqual([true, []]);
    state.decks[deck] = { left: [], discard: [...whole] };
    expect(drawCard(state, deck, engine)).toBe(whole.at(-1));
    expect(state.decks[deck]).toEqual({ left: whole.slice(0, -1), discard: [] });
    state.decks[deck] = { left: [], discard: [] };
    expect(drawCard(state, deck, engine)).toBeUndefined();
  }
});
