/** Simple and Opposed rolls, as attacks show them. Clauses ES-ROLL; ES-RULE-34 for Combat rolls. */
import { expect, test } from 'vitest';
import { table } from '../kit.ts';

const duel = (attacker = 'cbt 3', target = 'cbt 2', lines = '') =>
  table(`${lines}
    +-+-+-+
    |. A M|
    +-+-+-+
    unit ashton A own ${attacker}
    unit mamushi M own green life 9 ${target}`);

/** How many dice an attack rolls if the target answers so. */
const dice = (answer: string, faces: readonly number[]) => {
  const t = duel();
  t.dice(...faces).play('melee mamushi', answer);
  const [rolled] = t.events('dice-rolled') as { dice: unknown[] }[];
  return rolled?.dice.length;
};

test('ES-ROLL-01 a roll is Simple, with one die, or Opposed, with two', () => {
  expect(dice('pass', [3])).toBe(1);
  expect(dice('dodge', [3, 3])).toBe(2);
});

test('ES-ROLL-02 an attack against a declared Dodge is an Opposed roll', () => {
  const t = duel();
  t.dice(3, 3).play('melee mamushi', 'dodge');
  expect(t.events('attack-resolved')).toMatchObject([{ results: [{ dodged: true }] }]);
});

test('ES-ROLL-03 each side rolls a die and adds its own value', () => {
  const t = duel('cbt 4', 'cbt 1');
  t.dice(5, 2).play('melee mamushi', 'dodge');
  expect(t.events('attack-resolved')).toMatchObject([
    {
      results: [
        {
          breakdown: [
            { add: 5, why: 'attack-die' },
            { add: 4, why: 'cbt' },
            { add: -1, why: 'target-cbt', clause: 'ES-ROLL-03' },
            { add: -2, why: 'dodge-die' },
          ],
        },
      ],
    },
  ]);
});

test('ES-ROLL-04 the margin is the total of the active side less that of the passive one, also below zero', () => {
  for (const [attack, dodge, margin] of [
    [6, 1, 6],
    [3, 4, 0],
    [1, 6, -4],
  ] as const) {
    const t = duel();
    t.dice(attack, dodge).play('melee mamushi', 'dodge');
    expect(t.events('attack-resolved')).toMatchObject([{ results: [{ total: margin }] }]);
  }
});

test('ES-ROLL-05 a margin of 0 or less is a failure', () => {
  for (const [dodge, life] of [
    [3, 8],
    [4, 9],
    [5, 9],
  ] as const) {
    const t = duel();
    t.dice(3, dodge).play('melee mamushi', 'dodge');
    expect(t.unit('mamushi').life).toBe(life);
  }
});

test('ES-ROLL-06 a Simple roll is one die and the value against a fixed difficulty', () => {
  const t = duel('cbt 3', 'cbt 4 used cbt 9');
  t.dice(3).play('melee mamushi');
  expect(t.events('attack-resolved')).toMatchObject([
    {
      results: [
        { total: 2, breakdown: [{ add: 3, clause: 'ES-ROLL-06' }, { add: 3 }, { add: -4, clause: 'ES-MELEE-02' }] },
      ],
    },
  ]);
});

test('ES-ROLL-07 attacks say otherwise: to reach the difficulty is not enough', () => {
  for (const [die, life] of [
    [1, 9],
    [2, 8],
  ] as const) {
    const t = duel('cbt 3', 'cbt 4 used cbt 9');
    t.dice(die).play('melee mamushi');
    expect(t.unit('mamushi').life).toBe(life);
  }
});

test('ES-ROLL-08 an attack is a Simple Combat roll, with a Dodge an Opposed one', () => {
  const simple = duel();
  simple.dice(3).play('melee mamushi', 'pass');
  expect(simple.events('attack-resolved')).toMatchObject([{ results: [{ total: 4, dodged: false }] }]);
  const opposed = duel();
  opposed.dice(3, 2).play('melee mamushi', 'dodge');
  expect(opposed.events('attack-resolved')).toMatchObject([{ results: [{ total: 2, dodged: true }] }]);
});

test('ES-RULE-34 rerolls after all dice are seen, the active side first; the second result stands', () => {
  const t = duel('cbt 3 veteran', 'cbt 2 veteran', 'anthem: resistance 1');
  t.dice(1, 1).play('melee mamushi', 'dodge').waitingFor('resistance', 'roll');
  expect(t.legal()).toEqual(['keep', 'reroll 0 veteran', 'reroll 0 anthem']);
  t.dice(2).play('reroll 0 veteran').waitingFor('resistance', 'roll');
  expect(t.legal()).toEqual(['keep', 'reroll 0 anthem']);
  t.dice(3).play('reroll 0 anthem').waitingFor('isc', 'roll');
  expect(t.legal()).toEqual(['keep', 'reroll 1 veteran']);
  t.dice(4).play('reroll 1 veteran');
  expect(t.events('attack-resolved')).toMatchObject([{ results: [{ total: 3 + 3 - 4 - 2 }] }]);
});

test('ES-RULE-34 against Evasive the attacker rerolls before the Dodge, afterwards only the dodging side', () => {
  const t = duel('cbt 3 veteran', 'cbt 2 evasive veteran');
  t.dice(6).play('melee mamushi').waitingFor('resistance', 'roll');
  t.play('keep').waitingFor('isc', 'attack');
  t.dice(1).play('dodge').waitingFor('isc', 'roll');
  expect(t.legal()).toEqual(['keep', 'reroll 1 veteran']);
  t.dice(5).play('reroll 1 veteran').waitingFor('resistance', 'activation');
  expect(t.events('attack-resolved')).toMatchObject([{ results: [{ total: 6 + 3 - 5 - 2 }] }]);
});

test('ES-GAME-05 a reroll throws a six-sided die again', () => {
  const t = duel('cbt 3 veteran', 'cbt 2 used cbt 9');
  t.dice(1).play('melee mamushi').dice(6).play('reroll 0 veteran');
  expect(t.events('engine/rolled')).toEqual([{ sides: 6, results: [6], purpose: 'attack', owner: 'resistance' }]);
});

test('ES-ROLL-01 when a roll has been read no die stays on the table', () => {
  const fought = duel();
  fought.dice(3, 3).play('melee mamushi', 'dodge');
  expect(fought.state.roll).toBe(undefined);
  const drilled = table(`
    +-+-+
    |A|.|
    +-+-+
    unit ashton A own drill 4`);
  drilled.dice(3).play('drill a1e');
  expect(drilled.state.roll).toBe(undefined);
  const begun = table(
    `
    +-+-+-+
    |A . M|
    +-+-+-+
    turn: 2 of 6
    unit ashton A own int 3
    unit mamushi M own green int 1
    at: turn-initiative`,
    { dice: [3, 3] },
  ).waitingFor('resistance', 'choose-first');
  expect(begun.state.roll).toBe(undefined);
  begun.dice(3, 4).play('first isc').waitingFor('isc', 'activation');
  expect(begun.state.roll).toBe(undefined);
});

interface Told {
  readonly damage: number;
  readonly breakdown: readonly { readonly add: number; readonly why: string; readonly clause: string }[];
}

test('ES-MELEE-04 every damage is the sum of its reasons, and a failure names its clause', () => {
  const cases = [
    { attack: 'melee mamushi', dice: [1], answer: 'pass', target: 'cbt 6', last: 'ES-MELEE-04' },
    { attack: 'ranged mamushi', dice: [1], answer: 'pass', target: 'cbt 6', last: 'ES-RANGED-06' },
    { attack: 'melee mamushi', dice: [1, 6], answer: 'dodge', target: 'cbt 2', last: 'ES-DODGE-07' },
    { attack: 'melee mamushi', dice: [4], answer: 'pass', target: 'cbt 2 armour 2', last: 'ES-ABIL-09' },
    { attack: 'melee mamushi', dice: [1], answer: 'pass', target: 'cbt 2 armour 4', last: 'ES-ABIL-09' },
    { attack: 'melee mamushi', dice: [4], answer: 'pass', target: 'cbt 2', last: 'ES-MELEE-02' },
  ];
  for (const { attack, dice: faces, answer, target, last } of cases) {
    const t = duel('cbt 3 tesla-rifle', target)
      .dice(...faces)
      .play(attack, answer);
    const [{ results }] = t.events('attack-resolved') as [{ readonly results: readonly Told[] }];
    const sum = results[0]?.breakdown.reduce((all, { add }) => all + add, 0);
    expect(sum).toBe(results[0]?.damage);
    expect(t.unit('mamushi').life).toBe(9 - (sum ?? -1));
    expect(results[0]?.breakdown.at(-1)?.clause).toBe(last);
  }
});
