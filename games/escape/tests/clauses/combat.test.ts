/** Combat actions, melee and ranged attacks. Clauses ES-COMBAT, ES-MELEE, ES-RANGED; ES-RULE-01, 02, 44. */
import { frameOf } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { attack } from '../../rules/combat/attack.ts';
import { table } from '../kit.ts';

/** Two enemies side by side; the drone does not dodge because it has no Combat action left. */
const duel = (attacker: string, target: string) =>
  table(`
    +-+-+-+
    |. A M|
    +-+-+-+
    unit ashton A own ${attacker}
    unit mamushi M own green ${target} used cbt 9`);

/** The drone stands at the given cell of a wide hall, the rifle on a3. */
const hall = (target: string, words = '') =>
  table(`
    +-+-+-+-+-+
    |. . . . .|
    + + + + + +
    |. . . . .|
    + + + + + +
    |A . . . .|
    + + + + + +
    |. . . . .|
    + + + + + +
    |. . . . .|
    +-+-+-+-+-+
    unit ashton A own cbt 2 tesla-rifle ${words}
    unit mamushi ${target} own green cbt 1 used cbt 9 life 9`);

test('ES-COMBAT-01 a character has as many Combat actions in a turn as its Cbt, active and passive together', () => {
  const t = duel('cbt 2 used cbt 1', 'cbt 6 life 9');
  t.dice(1).play('melee mamushi');
  expect(t.unit('ashton').left.cbt).toBe(0);
  expect(t.try('melee mamushi')).toBeRefused({ clause: 'ES-COMBAT-01', reason: 'no-action-left' });

  const dodged = table(`
    +-+-+-+
    |. A M|
    +-+-+-+
    unit ashton A own cbt 3
    unit mamushi M own green cbt 2`);
  dodged.dice(1, 6).play('melee mamushi', 'dodge');
  expect(dodged.unit('mamushi').left.cbt).toBe(1); // what it spends as a passive character is missing later
});

test('ES-COMBAT-01 an attack that nobody has paid for costs the attacker a Combat action', () => {
  const position = `
    +-+-+-+
    |. A M|
    +-+-+-+
    unit ashton A own cbt 2
    unit mamushi M own green cbt 2 used cbt 9`;
  for (const [paid, left] of [
    [false, 1],
    [true, 2],
  ] as const) {
    const order = { attacker: 0, target: 1, weapon: 'melee', paid } as const;
    const t = table(position, { step: frameOf(attack, order), dice: [3] });
    expect(t.unit('mamushi').life).toBe(2);
    expect(t.unit('ashton').left.cbt).toBe(left);
  }
});

test('ES-COMBAT-02 the Cbt value is added to Simple and Opposed Combat rolls', () => {
  const simple = duel('cbt 4', 'cbt 1 life 9');
  simple.dice(2).play('melee mamushi');
  expect(simple.unit('mamushi').life).toBe(9 - (2 + 4 - 1));
  const opposed = table(`
    +-+-+-+
    |. A M|
    +-+-+-+
    unit ashton A own cbt 4
    unit mamushi M own green cbt 1 life 9`);
  opposed.dice(2, 1).play('melee mamushi', 'dodge');
  expect(opposed.unit('mamushi').life).toBe(9 - (2 + 4 - (1 + 1)));
});

test('ES-COMBAT-03 the Combat actions of everybody are melee and ranged attacks; abilities add others', () => {
  const kinds = (words: string) =>
    [
      ...new Set(
        hall('b3', words)
          .legal()
          .map((command) => command.replace(/ .*/, '')),
      ),
    ].filter((kind) => kind !== 'move' && kind !== 'end');
  expect(kinds('')).toEqual(['melee', 'ranged']);
  expect(kinds('flamethrower')).toEqual(['melee', 'ranged', 'flame']);
  expect(kinds('amx-10')).toEqual(['melee', 'ranged', 'blast']);
});

test('ES-MELEE-01 the target is an enemy on one of the eight cells around, in line of sight', () => {
  const t = table(`
    +-+-+-+-+
    |. . . B|
    + + + + +
    |. A|C .|
    + + + + +
    |D F . .|
    +-+-+-+-+
    unit ashton A own
    unit black B own isc
    unit close C own isc
    unit diagonal D own isc
    unit freedom F own`);
  expect(t.try('melee diagonal')).toBeAccepted();
  expect(t.try('melee black')).toBeRefused({ clause: 'ES-MELEE-01', reason: 'not-peripheral' });
  expect(t.try('melee close')).toBeRefused({ clause: 'ES-MELEE-01', reason: 'not-in-sight' });
  expect(t.try('melee freedom')).toBeRefused({ clause: 'ES-MELEE-01', reason: 'not-an-enemy' });
  expect(t.try('melee nobody')).toBeRefused({ clause: 'ES-MELEE-01', reason: 'no-such-character' });
  expect(t.legal().filter((command) => command.startsWith('melee'))).toEqual(['melee diagonal']);
});

test('ES-MELEE-01 who is not on the board cannot be attacked', () => {
  const t = table(`
    +-+-+-+
    |. A M|
    +-+-+-+
    unit ashton A own
    unit mamushi M own green
    unit ubume out own black`);
  expect(t.try('melee ubume')).toBeRefused({ clause: 'ES-RULE-29', reason: 'not-on-the-board' });
  expect(t.try('melee mamushi')).toBeAccepted();
});

test('ES-MELEE-02 the difficulty is the Cbt value of the target', () => {
  const t = duel('cbt 3', 'cbt 5 mvt 1 int 1 life 9');
  t.dice(3).play('melee mamushi');
  expect(t.unit('mamushi').life).toBe(8); // 3 + 3 - 5
  expect(t.events('attack-resolved')).toMatchObject([
    {
      results: [
        { breakdown: [{ add: 3 }, { add: 3, why: 'cbt' }, { add: -5, why: 'target-cbt', clause: 'ES-MELEE-02' }] },
      ],
    },
  ]);
});

test('ES-MELEE-03 an attack total of 1 or more is suffered in full', () => {
  const t = duel('cbt 3', 'cbt 2 life 9');
  t.dice(4).play('melee mamushi');
  expect(t.unit('mamushi').life).toBe(4);
  expect(t.events('unit-damaged')).toEqual([{ unit: 1, amount: 5, source: 'melee' }]);
});

test('ES-MELEE-04 an attack total of 0 or less does nothing', () => {
  for (const die of [1, 2]) {
    const t = duel('cbt 1', 'cbt 3 life 5');
    t.dice(die).play('melee mamushi');
    expect(t.unit('mamushi').life).toBe(5);
    expect(t.events('unit-damaged')).toEqual([]);
    expect(t.unit('ashton').left.cbt).toBe(0);
  }
});

test('ES-RANGED-01 without a weapon that has a Range there is no ranged attack', () => {
  const unarmed = table(`
    +-+-+-+
    |A . M|
    +-+-+-+
    unit ashton A own
    unit mamushi M own green`);
  expect(unarmed.try('ranged mamushi')).toBeRefused({ clause: 'ES-RANGED-01', reason: 'no-such-ability' });
  expect(unarmed.try('throw-crate mamushi')).toBeRefused({ clause: 'ES-RANGED-01', reason: 'does-not-carry-that' });
  expect(unarmed.try('blast em-grenade c1')).toBeRefused({ clause: 'ES-RANGED-01', reason: 'does-not-carry-that' });
  expect(unarmed.legal()).not.toContain('ranged mamushi');
  expect(hall('c3').try('ranged mamushi')).toBeAccepted();
});

test('ES-RANGED-02 the target is an enemy within the Range and in line of sight', () => {
  expect(hall('d3').try('ranged mamushi')).toBeAccepted();
  expect(hall('e3').try('ranged mamushi')).toBeRefused({ clause: 'ES-RANGED-02', reason: 'out-of-range' });
  const walled = table(`
    +-+-+-+-+-+
    |. A|M . J|
    +-+-+-+-+-+
    unit ashton A own tesla-rifle
    unit mamushi M own green
    unit jimmy J own`);
  expect(walled.try('ranged mamushi')).toBeRefused({ clause: 'ES-RANGED-02', reason: 'not-in-sight' });
  expect(walled.try('ranged jimmy')).toBeRefused({ clause: 'ES-RANGED-02', reason: 'not-an-enemy' });
});

test('ES-RANGED-02 the option of diagonals that count one widens the Range', () => {
  expect(hall('c5').try('ranged mamushi')).toBeRefused({ clause: 'ES-RANGED-02', reason: 'out-of-range' });
  const t = table(`${'option: diagonalDistance one'}
    +-+-+-+
    |. . M|
    + + + +
    |. . .|
    + + + +
    |A . .|
    +-+-+-+
    unit ashton A own tesla-rifle
    unit mamushi M own green`);
  expect(t.try('ranged mamushi')).toBeAccepted();
});

const blaster = (target: string, words = 'cbt 2') =>
  table(`
    +-+-+-+-+
    |A . . M|
    +-+-+-+-+
    unit ashton A own ${words} amx-10
    unit mamushi M own green life 9 ${target} used cbt 9`);

test('ES-RANGED-03 the Power of the weapon is added to the Cbt of the attacker', () => {
  const t = blaster('cbt 2');
  t.dice(3).play('blast amx-10 d1');
  expect(t.unit('mamushi').life).toBe(9 - (3 + 2 + 1 - 2));
  expect(t.events('attack-resolved')).toMatchObject([
    {
      results: [{ breakdown: [{ add: 3 }, { add: 2 }, { add: 1, why: 'power', clause: 'ES-RANGED-03' }, { add: -2 }] }],
    },
  ]);
});

test('ES-RANGED-04 the difficulty of a ranged attack is the Cbt value of the target', () => {
  const t = blaster('cbt 4 int 1');
  t.dice(6).play('blast amx-10 d1');
  expect(t.unit('mamushi').life).toBe(9 - (6 + 2 + 1 - 4));
});

test('ES-RANGED-05 a total of 1 or more is suffered in full', () => {
  const t = hall('c3');
  t.dice(1).play('ranged mamushi');
  expect(t.unit('mamushi').life).toBe(9 - (1 + 2 - 1));
});

test('ES-RANGED-06 a total of 0 or less does nothing', () => {
  const t = blaster('cbt 4');
  t.dice(1).play('blast amx-10 d1');
  expect(t.unit('mamushi').life).toBe(9);
  expect(t.events('actions-lost')).toEqual([]);
});

test('ES-RULE-01 the Cbt of the target is taken off once', () => {
  const t = duel('cbt 3', 'cbt 2 life 6');
  t.dice(3).play('melee mamushi');
  expect(t.unit('mamushi').life).toBe(2); // 3 + 3 - 2 = 4, and not 2
});

test('ES-RULE-02 an attack total of exactly 0 fails: no damage, no push', () => {
  const board = (die: number) => {
    const t = table(`
      +-+-+-+-+
      |. A M .|
      +-+-+-+-+
      unit ashton A own cbt 1 power-strike
      unit mamushi M own green cbt 3 used cbt 9`);
    return t.dice(die).play('melee mamushi');
  };
  const failed = board(2);
  expect(failed.unit('mamushi').life).toBe(5);
  failed.waitingFor('resistance', 'activation');
  board(3).waitingFor('resistance', 'attack'); // a total of 1 pushes
});

test('ES-RULE-44 ranged attacks at close quarters, repeated and mixed with melee', () => {
  const t = hall('b3', 'cbt 3');
  t.dice(1, 1, 1).play('ranged mamushi', 'melee mamushi', 'ranged mamushi');
  expect(t.unit('mamushi').life).toBe(0);
  expect(t.unit('ashton').left.cbt).toBe(0);
});
