/** Clauses BC-MOVE, BC-SWAP, BC-PUSH, BC-STUN, BC-CACHE, BC-SCOUT, BC-BEAD: what lies or stands in the way of a move, and what does not. */
import { frameOf } from '@tablerunner/engine';
import { edgeBetween } from '@tablerunner/geometry';
import { expect, test } from 'vitest';
import { TILES } from '../../content/floors.ts';
import { move } from '../../rules/actions/move.ts';
import { strike } from '../../rules/actions/strike.ts';
import { security, startSecurity } from '../../rules/corporation/security.ts';
import { bonusMove } from '../../rules/effects/bonus-move.ts';
import { effectList } from '../../rules/effects/list.ts';
import { isPlace } from '../../rules/mission/place.ts';
import { corporationTurn } from '../../rules/turn/turn.ts';
import type { BurncycleState } from '../../rules/types.ts';
import { upgrades } from '../action-kit.ts';
import { at, drawnFloor, TWO_ROOMS } from '../floors.ts';
import { type DrawnState, drawnState, Table } from '../kit.ts';

const drawn = drawnFloor(TWO_ROOMS);
const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3] as const;
const cell = (name: string): number => at(drawn, name);
const step = (bot: number, side: number) => ({ kind: 'step', bot, side });
const where = (t: Table, bot: number): string => drawn.cellNames[t.state.bots[bot]?.cell ?? -1] ?? '';
const made = (state: DrawnState, change: (state: BurncycleState) => void): BurncycleState => {
  const one = drawnState(TWO_ROOMS, { bots: [{ at: 'b3' }, { at: 'f4' }], active: 0, ...state });
  one.decks.equipment.left = ['jammer-pulse'];
  change(one);
  return one;
};
const moving = (state: DrawnState, ap = 6, change: (state: BurncycleState) => void = () => {}): Table =>
  new Table(made(state, change), frameOf(move, { isOptimized: false, ap }));
const stunned = (place: string) => ({ kind: 'hamster', at: place, facing: 1, isStunned: true });

test('BC-MOVE-06 terminals, caches, keypad cards, chips, destroyed walls and beads bar nobody', () => {
  const t = moving(
    { floor: { terminals: ['c3'], caches: ['d3'] }, bots: [{ at: 'b3' }, { at: 'f4', chip: 'c3' }] },
    4,
    (state) => {
      state.floor.keypads = [{ door: 1, card: 'keypad-02' }];
      state.floor.beads = { [cell('d3')]: 2 };
      state.floor.destroyed = [edgeBetween(drawn.grid, cell('d3'), cell('d2')) ?? -1];
    },
  );
  t.play(step(0, EAST)).play(step(0, EAST)).play({ kind: 'leave' }).play(step(0, EAST));
  expect(where(t, 0)).toBe('e3');
});

test('BC-SPACE-03 a unit shares its space with terminals, caches, beads and the mark of a destroyed wall', () => {
  const t = moving({ floor: { terminals: ['c3'], caches: ['c3'] } }, 4, (state) => {
    state.floor.beads = { [cell('c3')]: 1 };
    state.floor.destroyed = [edgeBetween(drawn.grid, cell('c3'), cell('c2')) ?? -1];
  });
  t.play(step(0, EAST)).play({ kind: 'leave' });
  expect([where(t, 0), t.state.floor.terminals.length, t.state.floor.caches, t.state.floor.beads]).toEqual([
    'c3',
    1,
    [cell('c3')],
    { [cell('c3')]: 1 },
  ]);
});

const unscouted = { unlocked: ['b3'], floor: { rooms: [{ letter: 'A', scout: 1 }] } };

test('BC-MOVE-08 an unscouted room is scouted on the first space, before the next step', () => {
  const t = moving(unscouted, 3, (state) => (state.floor.unscouted = [0])).dice(4);
  t.play(step(0, SOUTH));
  expect([where(t, 0), t.energy(0), t.state.floor.unscouted]).toEqual(['b2', 6, []]);
  expect(where(t.play(step(0, SOUTH)), 0)).toBe('b1');
});

test('BC-SCOUT-01 a room without a bead is not scouted, and no effect can choose it', () => {
  expect(moving(unscouted, 3).play(step(0, SOUTH)).energy(0)).toBe(5); // no die was there to be rolled
  const state = made(unscouted, (one) => (one.floor.unscouted = [1]));
  const list = [{ do: 'scout-room', where: 'any' }];
  const t = new Table(state, frameOf(effectList, { list: list as never, at: 0, context: { bot: 0 } }));
  const scouted = t.over().events.filter(({ name }) => name === 'burncycle/room-scouted');
  expect(scouted.map(({ data }) => data)).toEqual([{ room: 1, id: 'room-b', bot: 0 }]); // nothing else was there to choose
});

test('BC-SCOUT-04 as many dice are rolled as the room says, one or two', () => {
  const rolled = (scout: number): unknown =>
    moving(
      { unlocked: ['b3'], floor: { rooms: [{ letter: 'A', scout }] } },
      3,
      (state) => (state.floor.unscouted = [0]),
    )
      .dice(4, 4)
      .play(step(0, SOUTH))
      .energy(0);
  expect([rolled(1), rolled(2)]).toEqual([6, 7]);
  expect(new Set(TILES.filter(({ kind }) => kind === 'room').map(({ scout }) => scout))).toEqual(new Set([1, 2]));
});

test('BC-SCOUT-08 an energy cell goes to the bot that scouts, the module too', () => {
  const bots = [{ at: 'a4' }, { at: 'b3' }];
  const t = moving({ ...unscouted, bots }, 3, (state) => (state.floor.unscouted = [0])).dice(4);
  t.play(step(1, SOUTH));
  expect([t.energy(0), t.energy(1)]).toEqual([5, 6]);
});

test('BC-CACHE-01 a cache bars nobody, and units of both sides may stand on it', () => {
  const state = drawnState(TWO_ROOMS, {
    floor: { caches: ['d4'] },
    bots: [{ at: 'a1', chip: 'f4' }, {}],
    guards: ['hamster c4 e'],
  });
  const t = new Table(state, frameOf(security, startSecurity));
  expect([t.guard(0), t.state.floor.caches]).toEqual(['e4 e', [cell('d4')]]);
});

test('BC-CACHE-02 a cache that is not picked up stays', () => {
  const t = moving({ floor: { caches: ['c3'] } })
    .play(step(0, EAST))
    .play({ kind: 'leave' });
  expect([t.state.floor.caches, t.state.bots[0]?.items]).toEqual([[cell('c3')], []]);
});

test('BC-CACHE-04 who stands on a cache must step off and back on to pick it up', () => {
  const t = moving({ floor: { caches: ['c3'] } })
    .play(step(0, EAST))
    .play({ kind: 'leave' });
  expect(t.legal()).not.toContainEqual({ kind: 'pick-up' });
  t.play(step(0, EAST)).play(step(0, WEST));
  expect(t.legal()).toContainEqual({ kind: 'pick-up' });
});

test("BC-CACHE-05 a cache is picked up in any movement, also in another player's turn", () => {
  const state = made({ floor: { caches: ['c3'] }, bots: [{ at: 'b3' }, { at: 'a4' }, {}], active: 1 }, () => {});
  const t = new Table(state, frameOf(bonusMove, { bot: 0, left: 1 })).play({ kind: 'step', side: EAST });
  expect([t.seat, t.dice(1).play({ kind: 'pick-up' }).state.bots[0]?.items.length]).toEqual(['r', 1]);
});

test('BC-CACHE-06 a security unit picks up nothing, and while it stands there no bot comes to the cache', () => {
  const t = moving({ floor: { caches: ['c3'] }, guards: [stunned('c3')] });
  expect(t.refusal(step(0, EAST))).toBe('BC-MOVE-05 a-unit-is-in-the-way');
  expect(t.state.floor.caches).toEqual([cell('c3')]);
});

test('BC-CACHE-07 a cache space without its chip gives nothing, but stays a cache space', () => {
  const plan = { caches: ['c3'] };
  const t = moving({ floor: plan }, 3, (state) => (state.floor.caches = [])).play(step(0, EAST));
  expect([t.step, drawnFloor(TWO_ROOMS, plan).isCache[cell('c3')]]).toEqual(['burncycle/move', 1]);
});

test('BC-OBJSP-01 an objective space is a normal space', () => {
  const plan = { objectives: ['c3'] };
  const t = moving({ floor: plan }, 3).play(step(0, EAST)).play(step(0, EAST));
  expect([where(t, 0), drawnFloor(TWO_ROOMS, plan).isObjective[cell('c3')]]).toEqual(['d3', 1]);
  const isObjective = (name: string) => isPlace(drawnFloor(TWO_ROOMS, plan), cell(name), { space: 'objective' });
  expect([isObjective('c3'), isObjective('d3')]).toEqual([true, false]); // for missions that ask for one
});

test('BC-BEAD-02 a bead on a space bars nobody', () => {
  const t = moving({}, 2, (state) => (state.floor.beads = { [cell('c3')]: 3 })).play(step(0, EAST));
  expect(where(t, 0)).toBe('c3');
});

test('BC-MOVE-12 who is swapped into a room in the turn of another scouts it', () => {
  const bots = [{ at: 'b2', upgrades: upgrades('swap') }, { at: 'b3' }];
  const t = moving({ bots, unlocked: ['b3'], floor: { rooms: [{ letter: 'A', scout: 1 }] } }, 2, (state) => {
    state.floor.unscouted = [0];
  });
  t.dice(4).play(step(0, NORTH)); // an energy cell for who enters
  expect([where(t, 1), t.energy(1), t.state.floor.unscouted]).toEqual(['b2', 6, []]);
});

test('BC-SWAP-02 both bots of a swap move at the same moment', () => {
  const t = moving({ bots: [{ at: 'b3', upgrades: upgrades('swap') }, { at: 'c3' }] }, 2).play(step(0, EAST));
  const moves = t.events.filter(({ name }) => name === 'burncycle/bots-swapped' || name === 'burncycle/bot-moved');
  expect(moves).toEqual([{ name: 'burncycle/bots-swapped', data: { bot: 0, other: 1 } }]);
});

test('BC-SWAP-03 after a swap the move goes on', () => {
  const t = moving({ bots: [{ at: 'b3', upgrades: upgrades('swap') }, { at: 'c3' }] }, 3);
  t.play(step(0, EAST)).play(step(0, EAST)).play(step(0, EAST));
  expect([where(t, 0), where(t, 1)]).toEqual(['e3', 'b3']);
});

test('BC-SWAP-04 the bot that is swapped needs no upgrade, the mover does', () => {
  const bots = [{ at: 'b3', upgrades: upgrades('swap') }, { at: 'c3' }];
  expect(moving({ bots }).refusal(step(0, EAST))).toBe('fine');
  expect(moving({ bots }).refusal(step(1, WEST))).toBe('BC-SWAP-01 no-swap-upgrade');
});

const PUSHER = [{ at: 'b3', upgrades: upgrades('push') }, { at: 'f4' }];
const push = (side: number, to: string) => ({ kind: 'push', bot: 0, side, to: cell(to) });

test('BC-PUSH-04 a bot may push several times in one move, each for its own AP', () => {
  const t = moving({ bots: PUSHER, guards: ['hamster c3 e'] }, 4)
    .play(push(EAST, 'd3'))
    .play(push(EAST, 'e3'));
  expect([where(t, 0), t.guard(0)]).toEqual(['d3', 'e3 e']);
  expect(t.refusal(push(EAST, 'f3'))).toBe('BC-PUSH-03 too-few-ap');
});

test('BC-PUSH-07 a stunned unit can be pushed, and stays stunned', () => {
  const t = moving({ bots: PUSHER, guards: [stunned('c3')] }, 2).play(push(EAST, 'd3'));
  expect([t.guard(0), t.state.guards[0]?.isStunned]).toEqual(['d3 e', true]);
});

test('BC-RULE-46 the player chooses where the unit goes, not through a locked door; it keeps its facing and then looks', () => {
  const t = moving(
    {
      bots: [
        { at: 'a3', upgrades: upgrades('push') },
        { at: 'b2', energy: 5 },
      ],
      guards: ['hamster b3 w'],
    },
    2,
  );
  const spaces = t.legal().flatMap((choice) => {
    const one = choice as { kind: string; to: number };
    return one.kind === 'push' ? [drawn.cellNames[one.to]] : [];
  });
  expect(spaces).toEqual(['b4', 'c3']); // b2 lies behind a locked door
  t.play(push(EAST, 'c3'));
  expect([t.guard(0), where(t, 0), t.chip(0)]).toEqual(['c3 w', 'b3', 'b3']);
});

test('BC-STUN-02 a stunned unit is turned over and keeps its facing', () => {
  const state = made({ guards: ['hamster c3 s'] }, (one) => (one.pool.basic = 5));
  const t = new Table(state, frameOf(strike, { bot: 0, target: { guard: 0 }, isOptimized: false }));
  t.dice(3, 3, 3, 3, 3).play({ kind: 'dice', basic: 5, advanced: 0, elite: 0 }).play({ kind: 'stun' });
  expect([t.state.guards[0]?.isStunned, t.guard(0)]).toEqual([true, 'c3 s']);
});

const LINE = `
  +-+-+-+-+-+-+
  |. . . . . .|
  +-+-+-+-+-+-+
`;

test('BC-STUN-06 another unit trades places with a stunned one in its way', () => {
  const guards = ['hamster b1 e', { ...stunned('c1'), at: 'c1' }];
  const state = drawnState(LINE, { bots: [{ chip: 'f1' }, {}], guards });
  const t = new Table(state, frameOf(security, startSecurity));
  expect([t.guard(0), t.guard(1)]).toEqual(['d1 e', 'b1 e']);
});

test('BC-STUN-07 a bot cannot pass a stunned unit, unless it pushes', () => {
  expect(moving({ guards: [stunned('c3')] }).refusal(step(0, EAST))).toBe('BC-MOVE-05 a-unit-is-in-the-way');
  expect(moving({ bots: PUSHER, guards: [stunned('c3')] }).refusal(push(EAST, 'c4'))).toBe('fine');
});

test('BC-STUN-08 a stun ends with security activation, after all others have acted', () => {
  const guards = [stunned('c3')];
  const t = new Table(
    drawnState(TWO_ROOMS, { bots: [{ at: 'a1' }, {}], guards }),
    frameOf(security, startSecurity),
  ).over();
  expect([t.state.guards[0]?.isStunned, t.guard(0)]).toEqual([false, 'c3 e']);
});

test('BC-RULE-20 a stunned unit is awake again before the pings of the same corporation turn', () => {
  const state = drawnState(TWO_ROOMS, { bots: [{ at: 'a1' }, {}], guards: [stunned('c3')] });
  const names = new Table(state, frameOf(corporationTurn, { at: 0 }), [3]).over().events.map(({ name }) => name);
  const [rested, ping] = [names.indexOf('burncycle/security-rested'), names.indexOf('burncycle/ping-added')];
  expect([rested >= 0, ping > rested]).toEqual([true, true]);
});
