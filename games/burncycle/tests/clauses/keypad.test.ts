/** Clauses BC-KEYPAD, BC-BRUTE: a locked door and the ways to open it. */
import { frameOf } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { KEYPADS } from '../../content/keypads.ts';
import { checkKeypad, keypad } from '../../rules/actions/keypad.ts';
import { type Chip, INPUTS } from '../../rules/lists.ts';
import { AT_ACCESS } from '../../rules/network/ip-moves.ts';
import type { BurncycleState } from '../../rules/types.ts';
import { drawnFloor } from '../floors.ts';
import { type DrawnState, drawnState, Table } from '../kit.ts';
import { node } from '../nodes.ts';

const FLOOR = `
  +-+-+-+
  |. . .|
  +-+d+-+
  |A A A|
  +-+-+-+
`;
const drawn = drawnFloor(FLOOR);

interface Setting extends DrawnState {
  readonly card?: string;
  readonly isOptimized?: boolean;
  readonly change?: (state: BurncycleState) => void;
}

function at(setting: Setting = {}, ...dice: number[]): Table {
  const { card = 'keypad-02', isOptimized = false, change = () => {}, ...state } = setting;
  const made = drawnState(FLOOR, { bots: [{ at: 'b2' }, { at: 'a2' }], active: 0, ...state });
  made.floor.keypads = [{ door: 0, card }];
  change(made);
  return new Table(made, frameOf(keypad, { bot: 0, door: 0, isOptimized }), dice);
}
const isOpen = (t: Table): boolean => t.state.floor.doors[0] === 1;
const kinds = (t: Table): string[] => t.legal().map((choice) => (choice as { kind: string }).kind);
const own = (chips: Partial<Record<'physical' | 'tech' | 'utility', number>>) => ({
  general: 0,
  physical: 0,
  tech: 0,
  utility: 0,
  ...chips,
});
const cycle = (...chips: Chip[]) => chips.map((chip) => ({ isActive: true, chip, isDegraded: false }));
const upstairs = { floor: { number: 2 } };

test('BC-KEYPAD-01 a bot beside a locked door may try its keypad', () => {
  const verdict = (state: DrawnState): string => {
    const result = checkKeypad(drawnState(FLOOR, { bots: [{ at: 'b2' }, {}], active: 0, ...state }), 0, 0);
    return result.ok ? 'fine' : `${result.clause} ${result.reason}`;
  };
  expect(verdict({})).toBe('fine');
  expect(verdict({ bots: [{ at: 'a2' }, {}] })).toBe('BC-KEYPAD-01 not-beside-the-door');
  expect(verdict({ unlocked: ['b2'] })).toBe('BC-KEYPAD-01 not-locked');
});

test('BC-KEYPAD-02 the card beside the door is its keypad, and none is drawn', () => {
  expect(at().state.floor.keypads).toEqual([{ door: 0, card: 'keypad-02' }]);
});

test('BC-KEYPAD-03 without one a card is drawn and laid beside the door', () => {
  const t = at(
    {
      change: (state) => {
        state.floor.keypads = [];
        state.decks.keypad.left = ['keypad-03'];
      },
    },
    1,
  );
  expect(t.state.floor.keypads).toEqual([{ door: 0, card: 'keypad-03' }]);
});

test('BC-KEYPAD-04 the column is the number of the floor', () => {
  const t = at({ ...upstairs, change: (state) => Object.assign(state.team, { physical: 1, tech: 1 }) }).play({
    kind: 'inputs',
  });
  t.play({ kind: 'pay', input: 'physical', from: 'team' });
  expect(isOpen(t)).toBe(false);
  expect(isOpen(t.play({ kind: 'pay', input: 'tech', from: 'team' }))).toBe(true);
});

test('BC-KEYPAD-07 the unlock face of the keypad die opens the door at once', () => {
  expect(isOpen(at({ card: 'keypad-05' }, 1))).toBe(true);
});

test('BC-KEYPAD-08 any other face is one more input', () => {
  const t = at({ card: 'keypad-05', change: (state) => Object.assign(state.team, { tech: 1 }) }, 3).play({
    kind: 'inputs',
  });
  expect(t.legal()).toContainEqual({ kind: 'pay', input: 'tech', from: 'team' });
});

test('BC-RULE-03 the faces of the keypad die: unlock, the three types, alarm, shock; a table may have a ping for the shock', () => {
  const inputs = [2, 3, 4, 5, 6].map(
    (face) =>
      at({ card: 'keypad-05', change: (s) => Object.assign(s.team, { physical: 1, tech: 1, utility: 1 }) }, face)
        .play({ kind: 'inputs' })
        .legal()[0],
  );
  expect(inputs.map((choice) => (choice as { input: string }).input)).toEqual([
    'physical',
    'tech',
    'utility',
    'alarm',
    'shock',
  ]);
});

test('BC-KEYPAD-09 the player chooses between inputs, force, a key and giving up', () => {
  expect(kinds(at())).toEqual(['inputs', 'force', 'give-up']);
  expect(kinds(at({ bots: [{ at: 'b2', keys: 1 }, {}] }))).toEqual(['inputs', 'force', 'key', 'give-up']);
});

test('BC-KEYPAD-11 a column without inputs opens when the player resolves it', () => {
  expect(isOpen(at({ card: 'keypad-01' }).play({ kind: 'inputs' }))).toBe(true);
});

test('BC-KEYPAD-12 an optimized action ignores one input', () => {
  expect(isOpen(at({ isOptimized: true }).play({ kind: 'inputs' }).play({ kind: 'ignore', input: 'physical' }))).toBe(
    true,
  );
  expect(kinds(at().play({ kind: 'inputs' }))).not.toContain('ignore');
});

test('BC-RULE-40 an input of the die may be the one that is ignored, and only one is', () => {
  const t = at({ card: 'keypad-20', isOptimized: true }, 2, 3)
    .play({ kind: 'inputs' })
    .play({ kind: 'ignore', input: 'tech' });
  expect([isOpen(t), kinds(t)]).toEqual([false, ['give-up']]);
});

test("BC-KEYPAD-13 an input is paid from the own supply or the team's, into the stock", () => {
  const t = at({ bots: [{ at: 'b2', supply: own({ physical: 1 }) }, { at: 'a2' }] }).play({ kind: 'inputs' });
  t.play({ kind: 'pay', input: 'physical', from: 'own' });
  expect([isOpen(t), t.state.bots[0]?.supply.physical, t.state.stock.physical]).toEqual([true, 0, 1]);
});

test('BC-KEYPAD-14 or by the tracker, which jumps to a matching chip on its right', () => {
  const t = at({
    change: (state) => {
      state.burncycle = cycle('general', 'general', 'physical');
      state.tracker = 0;
    },
  }).play({ kind: 'inputs' });
  t.play({ kind: 'track', input: 'physical', slot: 2 });
  expect([isOpen(t), t.state.tracker]).toEqual([true, 2]);
});

test('BC-KEYPAD-15 the chip under the tracker cannot resolve an input', () => {
  const t = at({
    change: (state) => {
      state.burncycle = cycle('physical', 'general');
      state.tracker = 0;
    },
  }).play({ kind: 'inputs' });
  expect(t.refusal({ kind: 'track', input: 'physical', slot: 0 })).toBe('BC-KEYPAD-13 no-such-chip');
});

test('BC-RULE-41 a degraded chip cannot, and each further input needs a chip further right', () => {
  const t = at({
    ...upstairs,
    card: 'keypad-14',
    change: (state) => {
      state.burncycle = cycle('general', 'physical', 'physical');
      (state.burncycle[1] as { isDegraded: boolean }).isDegraded = true;
      state.tracker = 0;
    },
  }).play({ kind: 'inputs' });
  expect(t.refusal({ kind: 'track', input: 'physical', slot: 1 })).toBe('BC-KEYPAD-13 no-such-chip');
  t.play({ kind: 'track', input: 'physical', slot: 2 });
  expect([isOpen(t), kinds(t)]).toEqual([false, ['give-up']]);
});

test('BC-KEYPAD-16 an alarm gives the bot away', () => {
  const t = at({ card: 'keypad-08' }).play({ kind: 'inputs' }).play({ kind: 'accept', input: 'alarm' });
  expect([isOpen(t), t.chip(0)]).toEqual([true, 'b2']);
});

test('BC-KEYPAD-17 a ping input adds a ping to the core, and counts even if all are on the network', () => {
  const t = at({ card: 'keypad-10' }).play({ kind: 'inputs' }).play({ kind: 'accept', input: 'ping' });
  expect([isOpen(t), t.state.pings]).toEqual([true, [node('4.0')]]);
  const full = at({ card: 'keypad-10', change: (state) => Object.assign(state, { pings: [1, 3, 5, 7] }) });
  expect(isOpen(full.play({ kind: 'inputs' }).play({ kind: 'accept', input: 'ping' }))).toBe(true);
});

test('BC-PING-02 a ping that appears on an IP is a reset', () => {
  const t = at({ card: 'keypad-10', change: (state) => Object.assign(state.bots[0] ?? {}, { ip: node('4.0') }) });
  t.play({ kind: 'inputs' }).play({ kind: 'accept', input: 'ping' });
  expect([t.state.bots[0]?.ip, t.chip(0)]).toEqual([AT_ACCESS, 'b2']);
});

test('BC-KEYPAD-18 a shock takes 1 energy', () => {
  expect(at({ card: 'keypad-12' }).play({ kind: 'inputs' }).play({ kind: 'accept', input: 'shock' }).energy(0)).toBe(4);
});

test('BC-RULE-96 a fatal shock that was the last input opens the door, without a step through it', () => {
  const t = at({ card: 'keypad-12', bots: [{ at: 'b2', energy: 1 }, { at: 'a2' }] }).play({ kind: 'inputs' });
  t.play({ kind: 'accept', input: 'shock' }).over();
  expect([isOpen(t), t.energy(0), t.state.threat]).toEqual([true, 0, 3]);
});

test('BC-KEYPAD-19 inputs that were resolved do not carry over', () => {
  const t = at({ ...upstairs, change: (state) => Object.assign(state.team, { physical: 1 }) }).play({ kind: 'inputs' });
  t.play({ kind: 'pay', input: 'physical', from: 'team' }).play({ kind: 'give-up' }).over();
  expect([isOpen(t), t.state.floor.keypads.length]).toEqual([false, 1]);
});

test('BC-KEYPAD-21 an unlocked door loses its card', () => {
  const t = at({ card: 'keypad-01' }).play({ kind: 'inputs' });
  expect([t.state.floor.keypads, t.state.decks.keypad.discard]).toEqual([[], ['keypad-01']]);
});

test('BC-KEYPAD-22 after that the bot may step through', () => {
  const t = at({ card: 'keypad-01' }).play({ kind: 'inputs' }).play({ kind: 'through' }).over();
  expect(drawn.cellNames[t.state.bots[0]?.cell ?? -1]).toBe('b1');
  at({ card: 'keypad-01', bots: [{ at: 'b2' }, { at: 'b1' }] })
    .play({ kind: 'inputs' })
    .over();
});

test('BC-KEYPAD-29 a key of the bot opens the door at any point of the action', () => {
  const t = at({ bots: [{ at: 'b2', keys: 1 }, { at: 'a2' }] })
    .play({ kind: 'inputs' })
    .play({ kind: 'key' });
  expect([isOpen(t), t.state.bots[0]?.keys]).toEqual([true, 0]);
});

const forcing = (level: number, ap: number, isOptimized = false): Table => {
  const t = at(
    {
      floor: { number: level },
      card: level === 3 ? 'keypad-01' : 'keypad-02',
      isOptimized,
      change: (state) => Object.assign(state.pool, { basic: ap }),
    },
    ...(level === 3 ? [5] : []),
  );
  return t
    .play({ kind: 'force' })
    .dice(...Array<number>(ap).fill(3))
    .play({ kind: 'dice', basic: ap, advanced: 0, elite: 0 });
};

test('BC-BRUTE-01 force opens a keypad of level 1, 2 and 3 with 4, 6 and 8 AP', () => {
  for (const [level, needed] of [
    [1, 4],
    [2, 6],
    [3, 8],
  ] as const) {
    expect([isOpen(forcing(level, needed)), isOpen(forcing(level, needed - 1))]).toEqual([true, false]);
  }
});

test('BC-BRUTE-02 a jammed keypad cannot be forced', () => {
  expect(at({ card: 'keypad-11' }).refusal({ kind: 'force' })).toBe('BC-BRUTE-02 jammed');
});

test('BC-BRUTE-03 an optimized action does not help against it', () => {
  expect(isOpen(forcing(1, 3, true))).toBe(false);
});

test('BC-KEYPAD-23 a door that stays locked keeps its card', () => {
  expect(forcing(1, 3).over().state.floor.keypads).toEqual([{ door: 0, card: 'keypad-02' }]);
});

test('BC-KEYPAD-05 every column has 0 to 3 inputs, and at its foot a number for brute force or Jam', () => {
  const columns = KEYPADS.flatMap((card) => card.columns);
  expect(columns.length).toBe(3 * KEYPADS.length);
  expect(new Set(columns.map(({ inputs }) => inputs.length))).toEqual(new Set([0, 1, 2, 3]));
  expect(new Set(columns.flatMap(({ inputs }) => inputs))).toEqual(new Set(['die', ...INPUTS]));
  expect(new Set(columns.map(({ brute }) => brute))).toEqual(new Set([true, false]));
});

test('BC-KEYPAD-06 each die icon of the column is rolled', () => {
  const t = at({ card: 'keypad-20', floor: { number: 3 } }, 5, 6, 5).play({ kind: 'inputs' });
  expect(t.legal()).toEqual([
    { kind: 'accept', input: 'alarm' },
    { kind: 'accept', input: 'shock' },
    { kind: 'give-up' },
  ]);
  t.play({ kind: 'accept', input: 'alarm' }).play({ kind: 'accept', input: 'shock' });
  expect(isOpen(t)).toBe(false); // the third die showed an alarm too
  expect(isOpen(t.play({ kind: 'accept', input: 'alarm' }))).toBe(true);
});

test('BC-RULE-04 the keypad die falls before the player says how to go about it', () => {
  const t = at({ card: 'keypad-05' }, 6);
  expect(t.events.map(({ name }) => name)).toContain('engine/rolled');
  expect(kinds(t)).toEqual(['inputs', 'force', 'give-up']);
  expect(at({ card: 'keypad-05' }, 1).step).toBe('burncycle/step-through'); // open, and nothing was asked
});

test('BC-KEYPAD-10 all inputs must be resolved in one action, in any order', () => {
  const t = at({
    card: 'keypad-21',
    floor: { number: 3 },
    change: (state) => Object.assign(state.team, { physical: 1, tech: 1, utility: 1 }),
  }).play({ kind: 'inputs' });
  for (const input of ['utility', 'physical'] as const) {
    t.play({ kind: 'pay', input, from: 'team' });
    expect(isOpen(t)).toBe(false);
  }
  expect(isOpen(t.play({ kind: 'pay', input: 'tech', from: 'team' }))).toBe(true);
});

test('BC-KEYPAD-29 a key also after brute force has failed', () => {
  const t = at({
    bots: [{ at: 'b2', keys: 1 }, { at: 'a2' }],
    change: (state) => Object.assign(state.pool, { basic: 3 }),
  }).play({ kind: 'force' });
  t.dice(3, 3, 3).play({ kind: 'dice', basic: 3, advanced: 0, elite: 0 });
  expect([isOpen(t), kinds(t)]).toEqual([false, ['key', 'give-up']]);
  expect(isOpen(t.play({ kind: 'key' }))).toBe(true);
});

test('BC-RULE-13 a chip that pays for an input goes to the stock, not into a supply', () => {
  const t = at({ change: (state) => Object.assign(state.team, { physical: 1 }) }).play({ kind: 'inputs' });
  t.play({ kind: 'pay', input: 'physical', from: 'team' });
  expect([t.state.team.physical, t.state.bots.map(({ supply }) => supply.physical), t.state.stock.physical]).toEqual([
    0,
    [0, 0],
    1,
  ]);
});
