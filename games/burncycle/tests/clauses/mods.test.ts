/** Clauses BC-MOD, BC-ACT-06, BC-STRIKE-01 with Cannonarm: mods and what they change. */
import { frameOf } from '@tablerunner/engine';
import { edgeBetween } from '@tablerunner/geometry';
import { expect, test } from 'vitest';
import { MODS } from '../../content/items.ts';
import { act } from '../../rules/actions/act.ts';
import { keypad } from '../../rules/actions/keypad.ts';
import { move } from '../../rules/actions/move.ts';
import { checkStrike, strike, targetsOf } from '../../rules/actions/strike.ts';
import { terminal } from '../../rules/actions/terminal.ts';
import { security, startSecurity } from '../../rules/corporation/security.ts';
import { effectList } from '../../rules/effects/list.ts';
import { modifier, strikeReach } from '../../rules/powers.ts';
import { buildPool } from '../../rules/turn/pool.ts';
import { tooMuch } from '../../rules/turn/routing.ts';
import type { BurncycleState } from '../../rules/types.ts';
import { at, drawnFloor } from '../floors.ts';
import { type DrawnState, drawnState, moveStep, Table } from '../kit.ts';

const FLOOR = `
  +-+-+-+-+-+-+-+
  |. . . . . . .|
  +-+d+-+-+d+-+-+
  |A A A A|B B B|
  +-+-+-+-+-+-+-+
`;
const drawn = drawnFloor(FLOOR);
const wall = (one: string, other: string): number => edgeBetween(drawn.grid, at(drawn, one), at(drawn, other)) ?? -1;
const mod = (card: string, isInstalled = true) => ({ card, counter: 0, isInstalled });

function state(mods: readonly string[], rest: DrawnState = {}, isInstalled = true): BurncycleState {
  const made = drawnState(FLOOR, {
    bots: [{ at: 'a2', items: mods.map((card) => mod(card, isInstalled)) }, { at: 'g1' }],
    active: 0,
    ...rest,
  });
  made.burncycle = [{ isActive: true, chip: 'general', isDegraded: false }];
  made.tracker = 0;
  return made;
}
const totalOf = (t: Table): unknown =>
  (t.events.find(({ name }) => name === 'burncycle/test-ended')?.data as { total: number } | undefined)?.total;

test('BC-MOD-01 an installed mod works as long as it is in the inventory', () => {
  expect(modifier(state(['leg-pistons']), 0, 'move-ap')).toBe(1);
  expect(modifier(state([]), 0, 'move-ap')).toBe(0);
});

test('BC-MOD-02 a drawn mod is uninstalled: it takes a slot and does nothing', () => {
  const made = state([]);
  made.decks.mod.left = ['leg-pistons'];
  const t = new Table(made, frameOf(effectList, { list: [{ do: 'mod' }], at: 0, context: { bot: 0 } }), [1]).over();
  expect(t.state.bots[0]?.items).toEqual([mod('leg-pistons', false)]);
  expect(modifier(t.state, 0, 'move-ap')).toBe(0);
  const idle = new Table(state(['reflex-loop'], {}, false), frameOf(act, { isOn: true }));
  expect(idle.refusal({ kind: 'use', bot: 0, from: 'item', index: 0 })).toBe('BC-MOD-02 not-installed');
});

test('BC-MOD-03 an uninstalled mod pays its energy when it is discarded, also for want of slots', () => {
  const made = state(['leg-pistons', 'deep-cell'], {}, false);
  made.decks.mod.left = ['dampers'];
  const t = new Table(made, frameOf(effectList, { list: [{ do: 'mod' }], at: 0, context: { bot: 0 } }), [1]);
  expect(t.play({ kind: 'discard', item: 1 }).over().energy(0)).toBe(7);
});

test('BC-MOD-04 an agent installs a mod, and from then on it works', () => {
  const t = new Table(state(['leg-pistons'], {}, false), frameOf(act, { isOn: true })).play({
    kind: 'install',
    item: 0,
  });
  expect([t.state.bots[0]?.items, modifier(t.state, 0, 'move-ap')]).toEqual([[mod('leg-pistons')], 1]);
});

test('BC-MOD-05 an installed mod cannot be installed again or traded', () => {
  const beside = { bots: [{ at: 'a2', items: [mod('leg-pistons')] }, { at: 'b2' }] };
  const t = new Table(state([], beside), frameOf(act, { isOn: true }));
  expect(t.refusal({ kind: 'install', item: 0 })).toBe('BC-MOD-05 installed-mod');
  const trade = { kind: 'trade', bot: 0, other: 1, gives: [0], takes: [], keysGiven: 0, keysTaken: 0 };
  expect(t.refusal(trade)).toBe('BC-TRADE-05 installed-mod');
});

test('BC-MOD-06 an installed mod may be discarded, for nothing', () => {
  const t = new Table(state(['leg-pistons']), frameOf(act, { isOn: true })).play({ kind: 'drop', bot: 0, item: 0 });
  expect([t.state.bots[0]?.items, t.energy(0)]).toEqual([[], 5]);
});

test('BC-CM-03 a mod does nothing for the module', () => {
  const made = state([], { bots: [{ at: 'a2' }, { at: 'g1', items: [mod('knuckle-frame')] }] });
  expect(modifier(made, 1, 'strike-ap')).toBe(0);
});

test('BC-GAP-16 with Cannonarm an agent strikes guards and walls up to 4 spaces away', () => {
  const far = (guard: string) =>
    checkStrike(state(['cannonarm'], { guards: [`hamster ${guard} e`] }), 0, { guard: 0 }).ok;
  expect([far('e2'), far('f2')]).toEqual([true, false]);
  const made = state(['cannonarm']);
  expect(checkStrike(made, 0, { wall: wall('d2', 'd1') }).ok).toBe(true); // beside a space 3 steps away
  expect(checkStrike(made, 0, { wall: wall('f2', 'f1') }).ok).toBe(false);
  expect(checkStrike(state([]), 0, { wall: wall('d2', 'd1') }).ok).toBe(false);
  const above = (name: string): number => drawn.grid.sides[at(drawn, name) * 4] ?? -1;
  expect([checkStrike(made, 0, { wall: above('d2') }).ok, checkStrike(made, 0, { wall: above('e2') }).ok]).toEqual([
    true,
    false,
  ]);
  expect(targetsOf(made, 0)).toContainEqual({ wall: wall('d2', 'd1') });
});

test('BC-SPACE-06 it does not strike through walls or locked doors', () => {
  const made = state(['cannonarm'], { guards: ['hamster b1 e'] });
  expect(checkStrike(made, 0, { guard: 0 }).ok).toBe(false);
  expect(checkStrike(state(['cannonarm'], { guards: ['hamster b1 e'], unlocked: ['b2'] }), 0, { guard: 0 }).ok).toBe(
    true,
  );
});

test('BC-STRIKE-15 a wall that was struck from afar is not stepped through', () => {
  const made = state(['cannonarm']);
  made.pool = { basic: 10, advanced: 0, elite: 0 };
  const cell = made.bots[0]?.cell;
  const t = new Table(made, frameOf(strike, { bot: 0, target: { wall: wall('d2', 'd1') }, isOptimized: false }))
    .dice(...Array<number>(10).fill(3))
    .play({ kind: 'dice', basic: 10, advanced: 0, elite: 0 })
    .over();
  expect([t.state.floor.destroyed.length, t.state.bots[0]?.cell]).toEqual([1, cell]);
});

test('BC-ACT-06 mods of the agent do not help the module in its own strike', () => {
  const guards = ['hamster f1 e', 'hamster b2 e'];
  const made = state(['knuckle-frame'], { guards });
  const by = (bot: number, guard: number): unknown =>
    totalOf(
      new Table(state(['knuckle-frame'], { guards }), frameOf(strike, { bot, target: { guard }, isOptimized: false })),
    );
  expect([by(0, 1), by(1, 0), strikeReach(made, 1)]).toEqual([2, 0, 1]);
});

test('BC-AP-03 mods add AP to move, wall, force and terminal, each to its own test', () => {
  const moved = new Table(state(['leg-pistons']), frameOf(move, { isOptimized: true }));
  expect(totalOf(moved)).toBe(3);
  const target = { wall: wall('a2', 'a1') };
  expect(totalOf(new Table(state(['breach-claw']), frameOf(strike, { bot: 0, target, isOptimized: false })))).toBe(3);
  const door = drawn.doors.findIndex(({ cells }) => cells.includes(at(drawn, 'b2')));
  const forced = state(['torque-arm'], { bots: [{ at: 'b2', items: [mod('torque-arm')] }, { at: 'g1' }] });
  const atDoor = { bot: 0, door, isOptimized: false, inputs: [], by: 'force' as const };
  expect(totalOf(new Table(forced, frameOf(keypad, atDoor)))).toBe(2);
  const wired = state(['data-spike']);
  const atTerminal = { bot: 0, isOptimized: false, card: 'terminal-01', picked: [0] };
  expect(totalOf(new Table(wired, frameOf(terminal, atTerminal)))).toBe(2);
});

test('BC-ABIL-06 a bot with gecko skin pays nothing to leave a grappler', () => {
  const grappler = { kind: 'brandt', at: 'b2', facing: 1 };
  const leaving = (mods: readonly string[]): string => {
    const made = state(mods, {
      guards: [grappler],
      bots: [{ at: 'c2', items: mods.map((card) => mod(card)) }, { at: 'g1' }],
    });
    made.captain = 'brandt';
    return new Table(made, frameOf(move, { isOptimized: true, ap: 1 })).refusal({ kind: 'step', bot: 0, side: 1 });
  };
  expect([leaving([]), leaving(['gecko-skin'])]).toEqual(['BC-ABIL-06 too-few-ap', 'fine']);
});

test('BC-STRIKE-08 with dampers a strike adds no threat', () => {
  const guards = ['hamster b2 e'];
  const struck = (mods: readonly string[]): number =>
    new Table(state(mods, { guards }), frameOf(strike, { bot: 0, target: { guard: 0 }, isOptimized: false })).state
      .threat;
  expect([struck([]), struck(['dampers'])]).toEqual([1, 0]);
});

test('BC-KEYPAD-18 a grounding strap takes the sting out of a shock', () => {
  const shocked = (mods: readonly string[]): number =>
    new Table(
      state(mods),
      frameOf(keypad, { bot: 0, door: 0, isOptimized: false, inputs: ['shock', 'tech'], by: 'inputs' as const }),
    )
      .play({ kind: 'accept', input: 'shock' })
      .energy(0);
  expect([shocked([]), shocked(['grounding-strap'])]).toEqual([4, 5]);
});

test('BC-KEYPAD-12 with a code mimic one input may be ignored without an optimized action', () => {
  const at0 = (mods: readonly string[]): boolean => {
    const made = state(mods, { bots: [{ at: 'b2', items: mods.map((card) => mod(card)) }, { at: 'g1' }] });
    made.floor.keypads = [{ door: 0, card: 'keypad-02' }];
    const t = new Table(made, frameOf(keypad, { bot: 0, door: 0, isOptimized: false }), [2, 2, 2]).play({
      kind: 'inputs',
    });
    return t.legal().some((choice) => (choice as { kind: string }).kind === 'ignore');
  };
  expect([at0([]), at0(['code-mimic'])]).toEqual([false, true]);
});

test('BC-ABIL-04 a chip lock holds against Drain', () => {
  const drained = (mods: readonly string[]): number | undefined => {
    const bots = [
      { at: 'a2', items: mods.map((card) => mod(card)), supply: { general: 0, physical: 1, tech: 0, utility: 0 } },
      { at: 'g1' },
    ];
    const made = state(mods, { bots, guards: [{ kind: 'walker', at: 'c2', facing: 1, isStunned: false }] });
    return new Table(made, frameOf(moveStep, { bot: 0, to: at(drawn, 'b2') })).over().state.bots[0]?.supply.physical;
  };
  expect([drained([]), drained(['chip-lock'])]).toEqual([0, 1]);
});

test('BC-SEC-18 an ablative shell takes 1 off an attack', () => {
  const attacked = (mods: readonly string[]): number => {
    const bots = [{ at: 'a2', chip: 'a2', items: mods.map((card) => mod(card)) }, { at: 'g1' }];
    const made = state(mods, { bots, guards: ['hamster b2 w'] });
    return new Table({ ...made, active: -1 }, frameOf(security, startSecurity)).playOut().energy(0);
  };
  expect([attacked([]), attacked(['ablative-shell'])]).toEqual([4, 5]);
});

test('BC-ENERGY-04 a deep cell raises the bank limit', () => {
  const over = (mods: readonly string[]): number =>
    tooMuch(state([], { bots: [{ at: 'a2', energy: 10, items: mods.map((card) => mod(card)) }, {}] }), 0);
  expect(over([]) - over(['deep-cell'])).toBe(3);
});

test('BC-POOL-04 mods add dice, but never above the limits', () => {
  const built = (energy: number, mods: readonly string[]) =>
    new Table(
      state([], { bots: [{ at: 'a2', energy, items: mods.map((card) => mod(card)) }, {}] }),
      frameOf(buildPool, {}),
    ).over().state.pool;
  expect(built(5, ['extra-core', 'fine-servo'])).toEqual({ basic: 6, advanced: 1, elite: 0 });
  expect(built(10, ['extra-core', 'prime-servo'])).toEqual({ basic: 10, advanced: 0, elite: 1 });
});

test('BC-DICE-09 the reflex loop rolls a die again; an icon that then shows may be used', () => {
  const made = state(['reflex-loop']);
  made.pool = { basic: 1, advanced: 0, elite: 1 };
  const t = new Table(made, frameOf(move, { isOptimized: false }))
    .dice(1, 4)
    .play({ kind: 'dice', basic: 1, advanced: 0, elite: 1 })
    .play({ kind: 'use', bot: 0, from: 'item', index: 0 })
    .dice(6)
    .play({ kind: 'target', of: 'die', target: 1 })
    .dice(6)
    .play({ kind: 'reroll', die: 0 });
  expect(totalOf(t)).toBe(4);
});

test('BC-GAP-16 eighteen mods, each with an energy value and something to do', () => {
  expect(MODS.length).toBe(18);
  for (const { modifiers = [], use, energy } of MODS) {
    expect(modifiers.length > 0 || use !== undefined).toBe(true);
    expect(energy).toBeGreaterThan(0);
  }
});
