/** Clauses BC-CAPT, BC-TURN-07, BC-CYCLE-07, BC-CYCLE-08, BC-ABIL-08; BC-RULE-31, 42, 43, 71, 72: the captain. */
import { frameOf } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { CAPTAINS, captainCard } from '../../content/captains.ts';
import { act } from '../../rules/actions/act.ts';
import { keypad } from '../../rules/actions/keypad.ts';
import { strike } from '../../rules/actions/strike.ts';
import { security, startSecurity } from '../../rules/corporation/security.ts';
import { movementOf } from '../../rules/corporation/walk.ts';
import { effectList } from '../../rules/effects/list.ts';
import type { Chip } from '../../rules/lists.ts';
import { corporate, modifier } from '../../rules/powers.ts';
import type { BurncycleState } from '../../rules/types.ts';
import { hasAbility } from '../../rules/units.ts';
import { type DrawnState, drawnState, Table } from '../kit.ts';

const FLOOR = `
  +-+-+-+-+-+-+-+-+
  |. . . . . . . .|
  +-+d+-+-+-+-+-+-+
  |A A A A|B B B B|
  +-+-+-+-+-+-+-+-+
`;
const POSTS = [
  { cell: 'a2', facing: 'e' as const, kind: 'hallway' as const, number: 1 },
  { cell: 'h2', facing: 'w' as const, kind: 'hallway' as const, number: 2 },
];
const PASS = { kind: 'pass' };

function state(captain: string, drawn: DrawnState = {}, chips: readonly Chip[] = ['general', 'captain', 'general']) {
  const made = drawnState(FLOOR, {
    bots: [{ at: 'b1' }, { at: 'h1' }],
    active: 0,
    floor: { posts: POSTS },
    ...drawn,
  });
  made.captain = captain;
  made.burncycle = chips.map((chip) => ({ isActive: true, chip, isDegraded: false }));
  return made;
}
const acting = (made: BurncycleState): Table => new Table(made, frameOf(act, {}));
const calls = (t: Table): number => t.events.filter(({ name }) => name === 'burncycle/captain-acted').length;
const calling = (made: BurncycleState): Table =>
  new Table(made, frameOf(effectList, { list: [{ do: 'captain' }], at: 0, context: { bot: 0 } }));
const captainAt = (kind: string, at: string, facing = 1) => [{ kind, at, facing }];

test("BC-TURN-07 the captain's action is resolved when the tracker comes onto its chip, before the player acts or passes", () => {
  const t = acting(state('vance'));
  expect([calls(t), t.state.threat]).toEqual([0, 0]);
  t.play(PASS);
  expect([calls(t), t.state.threat, t.state.tracker]).toEqual([1, 1, 1]);
  t.play(PASS).play(PASS).over();
  expect(calls(t)).toBe(1);
});

test('BC-CYCLE-07 after the action the player acts on the chip as on any other', () => {
  expect(acting(state('vance')).play(PASS).refusal({ kind: 'move' })).toBe('fine');
});

test("BC-CYCLE-08 a degraded captain's chip does nothing", () => {
  const made = state('vance');
  Object.assign(made.burncycle[1] ?? {}, { isDegraded: true });
  const t = acting(made).play(PASS).play(PASS).over();
  expect(calls(t)).toBe(0);
});

test('BC-RULE-42 a tracker that jumps over the chip to pay an input does not call the captain', () => {
  const made = state('vance', {}, ['general', 'captain', 'tech']);
  made.tracker = 0;
  const door = made.floor.doors.length - 1;
  made.floor.keypads = [{ door, card: 'keypad-01' }];
  const t = new Table(
    made,
    frameOf(keypad, { bot: 0, door, isOptimized: false, inputs: ['tech'], by: 'inputs' as const }),
  ).play({ kind: 'track', input: 'tech', slot: 2 });
  expect([calls(t), t.state.tracker, t.state.threat]).toEqual([0, 2, 0]);
});

test('BC-RULE-43 a chip that is replaced after the tracker came has had its effect, and threat rises by 2 all the same', () => {
  const made = state('vance');
  made.team.tech = 1;
  const t = acting(made).play(PASS).play({ kind: 'alter', slot: 1, from: 'team', chip: 'tech' });
  expect([calls(t), t.state.threat]).toEqual([1, 3]);
});

test('BC-CAPT-06 the action works whether or not the unit is in play, abilities only while it is', () => {
  expect(calls(acting(state('okafor')).play(PASS))).toBe(1);
  expect(corporate(state('okafor'), 'guard-attack')).toBe(0);
  expect(corporate(state('okafor', { guards: captainAt('okafor', 'e2') }), 'guard-attack')).toBe(1);
});

test("BC-STUN-04 a stunned captain's abilities do not work", () => {
  const guards = [{ kind: 'okafor', at: 'e2', isStunned: true }];
  expect(corporate(state('okafor', { guards }), 'guard-attack')).toBe(0);
});

test('BC-CAPT-02 an effect brings the captain to a hallway post that the players choose, facing along its arrow', () => {
  const t = calling(state('brandt'));
  expect(t.legal()).toEqual([0, 1].map((target) => ({ kind: 'target', of: 'post', target })));
  t.play({ kind: 'target', of: 'post', target: 1 }).over();
  expect([t.guard(0), t.state.guards[0]?.level, t.state.guards[0]?.post]).toEqual(['h2 w', 0, 1]);
});

test('BC-RULE-71 a captain that is in play is not called a second time', () => {
  const t = calling(state('brandt', { guards: captainAt('brandt', 'e2') })).over();
  expect(t.state.guards.length).toBe(1);
});

test('BC-CAPT-03 a captain that was shut down comes into play again', () => {
  const made = state('brandt', { guards: captainAt('brandt', 'c1') });
  made.pool = { basic: 10, advanced: 5, elite: 0 };
  const t = new Table(made, frameOf(strike, { bot: 0, target: { guard: 0 }, isOptimized: true }))
    .dice(...Array<number>(10).fill(6), ...Array<number>(5).fill(6))
    .play({ kind: 'dice', basic: 10, advanced: 5, elite: 0 })
    .play({ kind: 'shut-down' })
    .over();
  expect(t.state.guards).toEqual([]);
  expect(calling(t.state).play({ kind: 'target', of: 'post', target: 0 }).over().guard(0)).toBe('a2 e');
});

test('BC-CAPT-04 a captain that is shut down gives the bot 1 energy', () => {
  const made = state('zuk', { guards: captainAt('zuk', 'c1', 3) });
  made.pool = { basic: 10, advanced: 0, elite: 0 };
  const t = new Table(made, frameOf(strike, { bot: 0, target: { guard: 0 }, isOptimized: true }))
    .dice(...Array<number>(10).fill(6))
    .play({ kind: 'dice', basic: 10, advanced: 0, elite: 0 })
    .play({ kind: 'shut-down' })
    .over();
  expect([t.energy(0), t.state.guards.length]).toEqual([6, 0]);
});

test('BC-CAPT-05 each card gives resistance, a detail of three rows and columns with keys, an action, abilities and a patrol', () => {
  expect(CAPTAINS.length).toBe(6);
  for (const { resistance, detail, action, abilities } of CAPTAINS) {
    expect(resistance).toBeGreaterThan(15);
    expect(detail.map((row) => row.length)).toEqual([3, 3, 3]);
    expect(detail.flat().some((entry) => entry.endsWith('k'))).toBe(true);
    expect(detail.flat().some((entry) => entry.startsWith('captain'))).toBe(true);
    expect([action.effects.length > 0, abilities.length > 0]).toEqual([true, true]);
  }
  expect(new Set(CAPTAINS.map(({ patrol }) => patrol)).size).toBe(6);
});

test('BC-CAPT-05 a captain with a rule of pursuit moves farther when it pursues, and only then', () => {
  const made = state('okafor', { guards: [...captainAt('okafor', 'e2'), 'hamster f2 e'] });
  expect(movementOf(made, 0, 'pursue')).toBe(captainCard('okafor').movement + 2);
  expect(movementOf(made, 0, 'investigate')).toBe(captainCard('okafor').movement);
  expect(movementOf(made, 1, 'pursue')).toBe(2);
});

test('BC-RULE-72 in a simplified game its abilities are off; its action and its rule of pursuit stay', () => {
  const made = state('okafor', { guards: captainAt('okafor', 'h2'), difficulty: 'simplified' });
  expect(corporate(made, 'guard-attack')).toBe(0);
  expect(movementOf(made, 0, 'pursue')).toBe(captainCard('okafor').movement + 2);
  expect(calls(acting(made).play(PASS))).toBe(1);
});

test('BC-ABIL-08 an ability of guards on a captain card works like theirs', () => {
  const made = state('brandt', { guards: captainAt('brandt', 'e2') });
  const [guard] = made.guards;
  if (guard === undefined) throw new Error('no captain');
  expect([hasAbility(made, guard, 'grapple'), hasAbility(made, guard, 'drain')]).toEqual([true, false]);
  expect(hasAbility({ ...made, difficulty: 'simplified' }, guard, 'grapple')).toBe(false);
});

test("BC-RANGE-04 Zuk's Doomscrolling takes 1 AP from bots in its awareness range, the periphery included", () => {
  const zuk = (cell: string, at: string): number =>
    modifier(state('zuk', { bots: [{ at }, { at: 'h1' }], guards: captainAt('zuk', cell) }), 0, 'test-ap');
  expect(zuk('a2', 'h2')).toBe(-1); // straight ahead, 7 of 8
  expect(zuk('e2', 'b2')).toBe(-1); // behind it, 3 of 4
  expect(zuk('g2', 'b2')).toBe(0); // behind it, 5 of 4
  expect(zuk('a2', 'b1')).toBe(0); // another area
});

test('BC-RANGE-04 the lost AP are lacking in a test, but a test never comes to less than nothing', () => {
  const made = state('zuk', { guards: captainAt('zuk', 'c1', 3) });
  made.pool = { basic: 0, advanced: 0, elite: 0 };
  const t = new Table(made, frameOf(strike, { bot: 0, target: { guard: 0 }, isOptimized: false })).over();
  const ended = t.events.find(({ name }) => name === 'burncycle/test-ended')?.data;
  expect(ended).toEqual({ total: 0, blanksBack: 0 });
});

test('BC-RULE-31 a captain in a room patrols', () => {
  const made = state('vance', { bots: [{ at: 'a2' }, { at: 'e1' }], guards: captainAt('vance', 'h1', 0) });
  const t = new Table({ ...made, active: -1 }, frameOf(security, startSecurity)).playOut();
  expect(t.guard(0)).not.toBe('h1 n');
});
