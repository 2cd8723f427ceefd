/** Clauses BC-STRIKE, BC-STUN: blows against units and walls. */
import { frameOf } from '@tablerunner/engine';
import { edgeBetween } from '@tablerunner/geometry';
import { expect, test } from 'vitest';
import { checkStrike, type StrikeTarget, strike } from '../../rules/actions/strike.ts';
import type { BurncycleState } from '../../rules/types.ts';
import { at, drawnFloor } from '../floors.ts';
import { type DrawnState, drawnState, Table } from '../kit.ts';

const FLOOR = `
  +-+-+-+-+-+-+
  |. . . . . .|
  +-+d+-+-+d+-+
  |A A A|B B B|
  +-+-+-+-+-+-+
`;
const drawn = drawnFloor(FLOOR);
const edge = (one: string, other: string): number => edgeBetween(drawn.grid, at(drawn, one), at(drawn, other)) ?? -1;

/** The test comes to exactly so many AP: basic dice that show one. */
function striking(
  target: StrikeTarget,
  ap: number,
  state: DrawnState,
  change: (state: BurncycleState) => void = () => {},
): Table {
  const made = drawnState(FLOOR, { bots: [{ at: 'b2' }, { at: 'f2' }], active: 0, ...state });
  made.pool = { basic: ap, advanced: 0, elite: 0 };
  change(made);
  const t = new Table(made, frameOf(strike, { bot: 0, target, isOptimized: false }));
  return ap === 0 ? t : t.dice(...Array<number>(ap).fill(3)).play({ kind: 'dice', basic: ap, advanced: 0, elite: 0 });
}
const check = (state: DrawnState, target: StrikeTarget, change: (state: BurncycleState) => void = () => {}): string => {
  const made = drawnState(FLOOR, { bots: [{ at: 'b2' }, { at: 'f2' }], active: 0, ...state });
  change(made);
  const verdict = checkStrike(made, 0, target);
  return verdict.ok ? 'fine' : `${verdict.clause} ${verdict.reason}`;
};

test('BC-STRIKE-01 a bot strikes a unit beside it, not across a locked door', () => {
  expect(check({ guards: ['hamster c2 e'] }, { guard: 0 })).toBe('fine');
  expect(check({ guards: ['hamster d2 e'] }, { guard: 0 })).toBe('BC-STRIKE-01 not-adjacent');
  expect(check({ guards: ['hamster b1 e'] }, { guard: 0 })).toBe('BC-STRIKE-01 not-adjacent');
  expect(check({ guards: ['hamster b1 e'], unlocked: ['b2'] }, { guard: 0 })).toBe('fine');
});

test('BC-STRIKE-04 units of level 1, 2 and 3 resist 10, 15 and 20, the captain what its card says', () => {
  for (const [kind, needed] of [
    ['hamster', 10],
    ['picket', 15],
    ['sentinel', 20],
    ['vance', 20],
  ] as const) {
    const guards = [{ kind, at: 'c2', facing: 1 }];
    expect(striking({ guard: 0 }, needed, { guards }).legal()).toContainEqual({ kind: 'shut-down' });
    expect(striking({ guard: 0 }, needed - 1, { guards }).legal()).not.toContainEqual({ kind: 'shut-down' });
  }
});

test('BC-STRIKE-05 a unit that is shut down is discarded and gives the bot 1 energy', () => {
  const t = striking({ guard: 0 }, 10, { guards: ['hamster c2 e'] })
    .play({ kind: 'shut-down' })
    .over();
  expect([t.guard(0), t.energy(0), t.state.guardPiles[1]?.discard]).toEqual(['gone', 6, ['hamster']]);
});

test('BC-STRIKE-06 a strike that fails by 5 or less may stun', () => {
  expect(striking({ guard: 0 }, 5, { guards: ['hamster c2 e'] }).legal()).toEqual([
    { kind: 'stun' },
    { kind: 'spare' },
  ]);
  expect(
    striking({ guard: 0 }, 4, { guards: ['hamster c2 e'] })
      .over()
      .guard(0),
  ).toBe('c2 e');
});

test('BC-EX-03 a player who could shut a unit down may stun it: no energy, but threat and detection', () => {
  const t = striking({ guard: 0 }, 10, { guards: ['hamster c2 e'] })
    .play({ kind: 'stun' })
    .over();
  expect([t.state.guards[0]?.isStunned, t.energy(0), t.state.threat, t.chip(0)]).toEqual([true, 5, 1, 'b2']);
});

test('BC-STRIKE-07 a player may use no AP at all', () => {
  expect(
    striking({ guard: 0 }, 10, { guards: ['hamster c2 e'] })
      .play({ kind: 'spare' })
      .over()
      .guard(0),
  ).toBe('c2 e');
});

test('BC-STRIKE-08 every strike against a unit raises threat by 1, also a failed one', () => {
  expect(striking({ guard: 0 }, 0, { guards: ['hamster c2 e'] }).over().state.threat).toBe(1);
});

test('BC-STRIKE-09 every strike against a unit gives the bot away, also a failed one', () => {
  const guards = [{ kind: 'hamster', at: 'c2', facing: 1, isStunned: true }];
  expect(striking({ guard: 0 }, 0, { guards }).over().chip(0)).toBe('b2');
});

test('BC-EX-16 on high a strike of a bot whose chip was out of play raises threat by 2', () => {
  const guards = [{ kind: 'hamster', at: 'c2', facing: 1, isStunned: true }];
  expect(striking({ guard: 0 }, 0, { guards, difficulty: 'high' }).over().state.threat).toBe(2);
});

test('BC-STRIKE-10 BC-KEY-07 the key under a unit goes to the bot that stuns or shuts it down', () => {
  const guards = [{ kind: 'hamster', at: 'c2', facing: 1, hasKey: true }];
  expect(striking({ guard: 0 }, 5, { guards }).play({ kind: 'stun' }).state.bots[0]?.keys).toBe(1);
  expect(striking({ guard: 0 }, 5, { guards }).play({ kind: 'spare' }).state.bots[0]?.keys).toBe(0);
});

test('BC-STRIKE-12 ten AP destroy a wall', () => {
  const wall = edge('a2', 'a1');
  const state = { bots: [{ at: 'a2' }, { at: 'f2' }] };
  expect(striking({ wall }, 10, state).state.floor.destroyed).toEqual([wall]);
  expect(striking({ wall }, 9, state).over().state.floor.destroyed).toEqual([]);
});

test('BC-STRIKE-14 a bot that destroys a wall is detected', () => {
  expect(striking({ wall: edge('a2', 'a1') }, 10, { bots: [{ at: 'a2' }, { at: 'f2' }] }).chip(0)).toBe('a2');
});

test('BC-STRIKE-15 after that it may step through', () => {
  const t = striking({ wall: edge('a2', 'a1') }, 10, { bots: [{ at: 'a2' }, { at: 'f2' }] })
    .play({ kind: 'through' })
    .over();
  expect(drawn.cellNames[t.state.bots[0]?.cell ?? -1]).toBe('a1');
});

test('BC-STRIKE-15 not where somebody stands', () => {
  striking({ wall: edge('a2', 'a1') }, 10, { bots: [{ at: 'a2' }, { at: 'a1' }] }).over();
});

test('BC-STRIKE-16 a failed strike against a wall gives nobody away', () => {
  expect(
    striking({ wall: edge('a2', 'a1') }, 9, { bots: [{ at: 'a2' }, { at: 'f2' }] })
      .over()
      .chip(0),
  ).toBe('mat');
});

test('BC-STRIKE-17 a strike against a wall raises no threat', () => {
  expect(striking({ wall: edge('a2', 'a1') }, 10, { bots: [{ at: 'a2' }, { at: 'f2' }] }).state.threat).toBe(0);
});

test('BC-STRIKE-18 a door cannot be struck', () => {
  expect(check({}, { wall: edge('b2', 'b1') })).toBe('BC-STRIKE-18 a-door-is-no-wall');
});

test('BC-STRIKE-19 with three destroyed walls on the floor no wall may be struck', () => {
  expect(
    check({ bots: [{ at: 'a2' }, {}] }, { wall: edge('a2', 'a1') }, (state) => {
      state.floor.destroyed = [edge('c1', 'd1'), edge('c2', 'c1'), edge('d2', 'd1')];
    }),
  ).toBe('BC-STRIKE-19 three-walls-destroyed');
});

test('BC-WALL-10 nobody can step through an exterior wall that leads nowhere', () => {
  const wall = drawn.grid.sides[at(drawn, 'a2') * 4 + 3] ?? -1;
  const t = striking({ wall }, 10, { bots: [{ at: 'a2' }, { at: 'f2' }] }).over();
  expect(t.state.floor.destroyed).toEqual([wall]);
});

test('BC-WALL-09 exterior walls can be destroyed', () => {
  const wall = drawn.grid.sides[at(drawn, 'a2') * 4 + 3] ?? -1;
  expect(check({ bots: [{ at: 'a2' }, {}] }, { wall })).toBe('fine');
});
