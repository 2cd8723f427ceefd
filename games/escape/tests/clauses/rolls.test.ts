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
