/** Clauses BC-MOVE, BC-SWAP, BC-PUSH, BC-KEY, BC-CACHE, BC-SCOUT: a move action, step by step. */
import { frameOf } from '@tablerunner/engine';
import { edgeBetween } from '@tablerunner/geometry';
import { expect, test } from 'vitest';
import { move } from '../../rules/actions/move.ts';
import type { BurncycleState } from '../../rules/types.ts';
import { at, drawnFloor, TWO_ROOMS } from '../floors.ts';
import { type DrawnState, drawnState, Table } from '../kit.ts';

const drawn = drawnFloor(TWO_ROOMS);
const door = (one: string, other: string): number =>
  drawn.doorAt[edgeBetween(drawn.grid, at(drawn, one), at(drawn, other)) ?? -1] ?? -1;
const NORTH = 0;
const EAST = 1;
const SOUTH = 2;
const WEST = 3;

function moving(state: DrawnState, ap = 6, change: (state: BurncycleState) => void = () => {}): Table {
  const made = drawnState(TWO_ROOMS, { bots: [{ at: 'b3' }, { at: 'f4' }], active: 0, ...state });
  change(made);
  return new Table(made, frameOf(move, { isOptimized: false, ap }));
}
const step = (bot: number, side: number) => ({ kind: 'step', bot, side });
const refusal = (t: Table, choice: object): string => t.refusal(choice);
const where = (t: Table, bot: number): string => drawn.cellNames[t.state.bots[bot]?.cell ?? -1] ?? '';

test('BC-MOVE-03 each AP moves one bot one space', () => {
  const t = moving({}, 2).play(step(0, EAST)).play(step(0, EAST));
  expect(where(t, 0)).toBe('d3');
  expect(refusal(t, step(0, EAST))).toBe('BC-MOVE-03 too-few-ap');
});

test('BC-EX-01 AP may be split between agent and module, who may alternate', () => {
  const t = moving({}, 8);
  for (const [bot, side] of [
    [0, EAST],
    [0, EAST],
    [1, WEST],
    [1, WEST],
    [1, WEST],
    [1, WEST],
    [0, WEST],
    [0, WEST],
  ] as const) {
    t.play(step(bot, side));
  }
  expect([where(t, 0), where(t, 1)]).toEqual(['b3', 'b4']);
  expect(refusal(t, step(0, WEST))).toBe('BC-MOVE-03 too-few-ap');
});

test('BC-MOVE-04 nobody moves the agent of another player', () => {
  const t = moving({ bots: [{ at: 'b3' }, { at: 'a4' }, { at: 'f4' }] });
  expect(refusal(t, step(1, EAST))).toBe('BC-MOVE-04 not-yours-to-move');
  expect([refusal(t, step(0, EAST)), refusal(t, step(2, WEST))]).toEqual(['fine', 'fine']); // the own one, and the module
});

test('BC-MOVE-05 walls, locked doors and units bar the way', () => {
  const t = moving({ guards: [{ kind: 'hamster', at: 'c3', isStunned: true }] });
  expect(refusal(t, step(0, SOUTH))).toBe('BC-MOVE-05 the-way-is-barred');
  expect(refusal(t, step(0, EAST))).toBe('BC-MOVE-05 a-unit-is-in-the-way');
  expect(refusal(moving({ bots: [{ at: 'a3' }, {}] }), step(0, SOUTH))).toBe('BC-MOVE-05 the-way-is-barred');
});

test('BC-DOOR-05 bots pass unlocked doors', () => {
  expect(where(moving({ unlocked: ['b3'] }).play(step(0, SOUTH)), 0)).toBe('b2');
});

test('BC-MOVE-07 a bot may pick up a cache it moves onto, or leave it', () => {
  const floor = { caches: ['c3'] };
  const withCards = (state: BurncycleState): void => {
    state.decks.equipment.left = ['jammer-pulse'];
  };
  const t = moving({ floor }, 3, withCards).play(step(0, EAST)).dice(1).play({ kind: 'pick-up' });
  expect([t.state.floor.caches, t.state.bots[0]?.items.map(({ card }) => card)]).toEqual([[], ['jammer-pulse']]);
  const left = moving({ floor }, 3, withCards).play(step(0, EAST)).play({ kind: 'leave' });
  expect(left.state.floor.caches.length).toBe(1);
});

test('BC-CACHE-03 the move goes on after a cache', () => {
  const t = moving({ floor: { caches: ['c3'] } }, 3)
    .play(step(0, EAST))
    .play({ kind: 'pick-up' })
    .play(step(0, EAST));
  expect(where(t, 0)).toBe('d3');
});

test('BC-KEY-02 a key card is resolved at once: the bot takes a key chip', () => {
  const t = moving({ floor: { caches: ['c3'] } }, 3, (state) => {
    state.decks.equipment.left = ['key-card'];
  });
  t.play(step(0, EAST)).dice(1).play({ kind: 'pick-up' });
  expect([t.state.bots[0]?.keys, t.state.bots[0]?.items, t.state.decks.equipment.discard]).toEqual([
    1,
    [],
    ['key-card'],
  ]);
});

test('BC-INV-04 a third card must be discarded down to two', () => {
  const item = (card: string) => ({ card, isInstalled: false, counter: 0 });
  const t = moving(
    { bots: [{ at: 'b3', items: [item('cannonarm'), item('jammer-pulse')] }, { at: 'f4' }], floor: { caches: ['c3'] } },
    3,
    (state) => {
      state.decks.equipment.left = ['jammer-pulse'];
    },
  );
  t.play(step(0, EAST)).dice(1).play({ kind: 'pick-up' }).play({ kind: 'discard', item: 0 });
  expect(t.state.bots[0]?.items.length).toBe(2);
});

test('BC-MOD-03 an uninstalled mod that goes pays its energy', () => {
  const item = (card: string) => ({ card, isInstalled: false, counter: 0 });
  const t = moving(
    { bots: [{ at: 'b3', items: [item('cannonarm'), item('jammer-pulse')] }, { at: 'f4' }], floor: { caches: ['c3'] } },
    3,
    (state) => {
      state.decks.equipment.left = ['jammer-pulse'];
    },
  );
  t.play(step(0, EAST)).dice(1).play({ kind: 'pick-up' }).play({ kind: 'discard', item: 0 });
  expect(t.energy(0)).toBe(7);
});

test('BC-SCOUT-02 a bot that first enters a room scouts it, and then goes on', () => {
  const t = moving({ unlocked: ['b3'], floor: { rooms: [{ letter: 'A', scout: 1 }] } }, 3, (state) => {
    state.floor.unscouted = [0];
  });
  t.dice(4).play(step(0, SOUTH)).play(step(0, SOUTH));
  expect([where(t, 0), t.energy(0), t.state.floor.unscouted]).toEqual(['b1', 6, []]);
});

test('BC-SCOUT-05 the player picks the order of the results', () => {
  const t = moving({ unlocked: ['b3'], floor: { rooms: [{ letter: 'A', scout: 2 }] } }, 3, (state) => {
    state.floor.unscouted = [0];
  });
  t.dice(4, 5).play(step(0, SOUTH));
  expect(t.legal()).toEqual([
    { kind: 'resolve', result: 'energy' },
    { kind: 'resolve', result: 'auto-lock' },
  ]);
});

test("BC-SCOUT-06 a guard result puts a guard of the floor's level on the post of the room, A before B", () => {
  const posts = [
    { cell: 'a1', facing: 'e' as const, kind: 'room' as const, number: 2 },
    { cell: 'c1', facing: 'n' as const, kind: 'room' as const, number: 1 },
  ];
  const t = moving({ unlocked: ['b3'], floor: { posts, rooms: [{ letter: 'A', scout: 1 }] } }, 3, (state) => {
    state.floor.unscouted = [0];
    state.guardPiles[1] = { left: ['hamster'], discard: [] };
  });
  t.dice(1, 1).play(step(0, SOUTH));
  expect(t.guard(0)).toBe('c1 n');
  expect(t.chip(0)).toBe('b2');
});

test('BC-SCOUT-07 a mainframe result turns a terminal of the room', () => {
  const t = moving(
    { unlocked: ['b3'], floor: { terminals: ['a1'], rooms: [{ letter: 'A', scout: 1 }] } },
    3,
    (state) => {
      state.floor.unscouted = [0];
    },
  );
  t.dice(3).play(step(0, SOUTH));
  expect(t.state.floor.terminals[0]?.isMainframe).toBe(true);
});

test('BC-SCOUT-09 auto-lock locks all doors of the room', () => {
  const t = moving({ unlocked: ['b3', 'e3'], floor: { rooms: [{ letter: 'A', scout: 1 }] } }, 3, (state) => {
    state.floor.unscouted = [0];
  });
  t.dice(5).play(step(0, SOUTH));
  expect([t.state.floor.doors[door('b3', 'b2')], t.state.floor.doors[door('e3', 'e2')]]).toEqual([0, 1]);
});

test('BC-KEY-09 during a move a key unlocks a door beside the bot; there is no free step and the move goes on', () => {
  const t = moving({ bots: [{ at: 'b3', keys: 1 }, { at: 'f4' }] }, 2).play({
    kind: 'key',
    bot: 0,
    door: door('b3', 'b2'),
  });
  expect([where(t, 0), t.state.bots[0]?.keys]).toEqual(['b3', 0]);
  const afar = { kind: 'key', bot: 0, door: door('b3', 'b2') };
  expect(refusal(moving({ bots: [{ at: 'd3', keys: 1 }, { at: 'f4' }] }), afar)).toBe('BC-KEY-09 not-beside-the-door');
  expect(where(t.play(step(0, SOUTH)).play(step(0, SOUTH)), 0)).toBe('b1');
});

test('BC-EX-04 move one, use the key, move two', () => {
  const t = moving({ bots: [{ at: 'a3', keys: 1 }, { at: 'f4' }] }, 3)
    .play(step(0, EAST))
    .play({ kind: 'key', bot: 0, door: door('b3', 'b2') })
    .play(step(0, SOUTH))
    .play(step(0, SOUTH));
  expect(where(t, 0)).toBe('b1');
});

test('BC-KEY-11 a key serves its own bot only', () => {
  const t = moving({ bots: [{ at: 'b3' }, { at: 'f4', keys: 1 }] });
  expect(refusal(t, { kind: 'key', bot: 0, door: door('b3', 'b2') })).toBe('BC-KEY-11 no-key');
});

const SWAP = { universal: ['swap' as const], unique: [], supply: [], advanced: 0, elite: 0 };
const PUSH = { universal: ['push' as const], unique: [], supply: [], advanced: 0, elite: 0 };

test('BC-SWAP-01 with the upgrade a bot may step into the space of another, which goes where it came from', () => {
  const bots = [{ at: 'b3', upgrades: SWAP }, { at: 'c3' }];
  const t = moving({ bots }, 2).play(step(0, EAST));
  expect([where(t, 0), where(t, 1)]).toEqual(['c3', 'b3']);
  expect(refusal(moving({ bots: [{ at: 'b3' }, { at: 'c3', upgrades: SWAP }] }), step(0, EAST))).toBe(
    'BC-SWAP-01 no-swap-upgrade',
  );
});

test('BC-SWAP-05 a shut-down agent is passed by a swap only', () => {
  const t = moving({ bots: [{ at: 'b3', upgrades: SWAP }, { at: 'c3', energy: 0 }, { at: 'f4' }] }, 2).play(
    step(0, EAST),
  );
  expect(where(t, 1)).toBe('b3');
});

test('BC-RULE-45 both bots of a swap count as moved: caches, awareness', () => {
  const t = moving({ bots: [{ at: 'b3', upgrades: SWAP }, { at: 'c3' }], floor: { caches: ['b3'] } }, 2).play(
    step(0, EAST),
  );
  expect(t.legal()).toEqual([{ kind: 'pick-up' }, { kind: 'leave' }]);
});

test('BC-PUSH-01 with the upgrade a bot pays one AP more and moves a unit away', () => {
  const t = moving({ bots: [{ at: 'b3', upgrades: PUSH }, { at: 'f4' }], guards: ['hamster c3 e'] }, 2);
  t.play({ kind: 'push', bot: 0, side: EAST, to: at(drawn, 'c4') });
  expect([where(t, 0), t.guard(0)]).toEqual(['c3', 'c4 e']);
  expect(refusal(t, step(0, EAST))).toBe('BC-MOVE-03 too-few-ap');
});

test('BC-PUSH-02 the unit goes to a free space beside it, never to where the bot came from', () => {
  const t = moving({ bots: [{ at: 'b3', upgrades: PUSH }, { at: 'd3' }], guards: ['hamster c3 e'] });
  const pushes = t.legal().filter((choice) => (choice as { kind: string }).kind === 'push');
  expect(pushes).toEqual([{ kind: 'push', bot: 0, side: EAST, to: at(drawn, 'c4') }]);
});

test('BC-PUSH-03 without the AP there is no push', () => {
  const t = moving({ bots: [{ at: 'b3', upgrades: PUSH }, { at: 'f4' }], guards: ['hamster c3 e'] }, 1);
  expect(refusal(t, { kind: 'push', bot: 0, side: EAST, to: at(drawn, 'c4') })).toBe('BC-PUSH-03 too-few-ap');
});

test('BC-PUSH-05 a bot that pushes is detected', () => {
  const t = moving(
    { bots: [{ at: 'b3', upgrades: PUSH }, { at: 'f4' }], guards: [{ kind: 'hamster', at: 'c3', isStunned: true }] },
    2,
  );
  t.play({ kind: 'push', bot: 0, side: EAST, to: at(drawn, 'd3') });
  expect(t.chip(0)).toBe('c3');
});

test('BC-PUSH-06 nothing is drained by a push, because the two stay side by side', () => {
  const supply = { general: 0, physical: 2, tech: 0, utility: 0 };
  const t = moving({ bots: [{ at: 'b3', upgrades: PUSH, supply }, { at: 'f4' }], guards: ['walker c3 e'] }, 2);
  t.play({ kind: 'push', bot: 0, side: EAST, to: at(drawn, 'd3') });
  expect(t.state.bots[0]?.supply.physical).toBe(2);
});

test('BC-ABIL-04 Drain takes a chip from a bot that comes to stand beside the unit, also through a locked door', () => {
  const supply = { general: 0, physical: 1, tech: 1, utility: 0 };
  const t = moving({
    bots: [{ at: 'a3', supply }, { at: 'f4' }],
    guards: [{ kind: 'walker', at: 'b2', facing: 2 }],
  }).play(step(0, EAST));
  expect(t.legal()).toEqual([
    { kind: 'lose', chip: 'physical' },
    { kind: 'lose', chip: 'tech' },
  ]);
  expect(t.play({ kind: 'lose', chip: 'tech' }).state.stock.tech).toBe(1);
});

test('BC-ABIL-05 Drain on the module hits the team supply', () => {
  const t = moving(
    { bots: [{ at: 'a3' }, { at: 'f4' }], guards: [{ kind: 'walker', at: 'e3', facing: 2 }] },
    3,
    (state) => {
      state.team.utility = 1;
    },
  );
  expect(t.play(step(1, WEST)).state.team.utility).toBe(0);
});

test('BC-ABIL-06 a step away from a grappling unit costs extra AP', () => {
  const guards = [{ kind: 'latch', at: 'b4', facing: 0 }];
  const t = moving({ bots: [{ at: 'b3' }, { at: 'f4' }], guards }, 2).play(step(0, EAST));
  expect(refusal(t, step(0, EAST))).toBe('BC-MOVE-03 too-few-ap');
  expect(refusal(moving({ bots: [{ at: 'b3' }, { at: 'f4' }], guards }, 1), step(0, EAST))).toBe(
    'BC-ABIL-06 too-few-ap',
  );
});

test('BC-RULE-69 several grapplers add up', () => {
  const guards = [
    { kind: 'latch', at: 'b4', facing: 0 },
    { kind: 'latch', at: 'b2', facing: 2 },
  ];
  expect(refusal(moving({ bots: [{ at: 'b3' }, { at: 'f4' }], guards }, 2), step(0, EAST))).toBe(
    'BC-ABIL-06 too-few-ap',
  );
  moving({ bots: [{ at: 'b3' }, { at: 'f4' }], guards }, 3).play(step(0, EAST));
});

test('BC-MOVE-13 AP that are not spent are lost', () => {
  const t = moving({}, 6).play({ kind: 'end' }).over();
  expect(t.state.test).toBeUndefined();
});

test('BC-POST-03 a unit whose post is occupied is deployed on the nearest free space, which the players choose', () => {
  const posts = [{ cell: 'b2', facing: 'e' as const, kind: 'room' as const, number: 1 }];
  const t = moving({ unlocked: ['b3'], floor: { posts, rooms: [{ letter: 'A', scout: 1 }] } }, 3, (state) => {
    state.floor.unscouted = [0];
    state.guardPiles[1] = { left: [], discard: ['hamster'] };
  });
  t.dice(1, 1).play(step(0, SOUTH));
  expect(t.legal().map((choice) => drawn.cellNames[(choice as { cell: number }).cell])).toEqual([
    'b3',
    'c2',
    'b1',
    'a2',
  ]);
  expect(NORTH).toBe(0);
});
