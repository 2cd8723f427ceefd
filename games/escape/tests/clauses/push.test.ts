/** Power Strike. Clauses ES-ABIL-16 to 19; ES-RULE-48, 87; ES-EX-17. */
import { expect, test } from 'vitest';
import { pushCells } from '../../rules/combat/push.ts';
import { duel } from '../fields.ts';
import { table } from '../kit.ts';

/** Where the Mamushi on c3 can be pushed by an attacker on the given cell. */
const pushes = (attacker: string, lines = '') => {
  const t = table(`
    +-+-+-+-+-+
    |. . . . .|
    + + + + + +
    |. . . . .|
    + + + + + +
    |. . M . .|
    + + + + + +
    |. . . . .|
    + + + + + +
    |. . . . .|
    +-+-+-+-+-+
    unit ashton ${attacker} own
    unit mamushi M own green
    ${lines}`);
  return pushCells(t.state, t.cell(attacker), t.cell('c3'))
    .map((cell) => t.nameOf(cell))
    .sort();
};

test('ES-ABIL-16 Power Strike: a successful attack may push the target, in addition to the damage', () => {
  const t = duel('cbt 3 power-strike', 'cbt 2 used cbt 9');
  t.dice(1).play('melee mamushi').waitingFor('resistance', 'attack');
  expect(t.unit('mamushi').life).toBe(7);
  t.play('push d3');
  expect(t.unit('mamushi')).toMatchObject({ cell: 'd3', life: 7 });
  const kept = duel('cbt 3 power-strike', 'cbt 2 used cbt 9');
  kept.dice(1).play('melee mamushi', 'pass');
  expect(kept.unit('mamushi').cell).toBe('c2');
});

test('ES-ABIL-17 Power Strike: one of the three cells on the far side, free and accessible', () => {
  expect(pushes('b3')).toEqual(['d2', 'd3', 'd4']);
  expect(pushes('b3', 'unit jimmy d3 own\n    burns: d4')).toEqual(['d2']);
  const t = duel('cbt 3 power-strike', 'cbt 2 used cbt 9');
  t.dice(1).play('melee mamushi');
  expect(t.try('push c3')).toBeRefused({ clause: 'ES-ABIL-17', reason: 'cannot-be-pushed-there' });
  expect(t.try('push d2')).toBeAccepted();
  t.play('push d2');
  const shut = table(`
    +-+-+-+-+
    |. . .|.|
    + + + +d+
    |. A M|.|
    + + + + +
    |. . . .|
    +-+-+-+-+
    unit ashton A own cbt 3 power-strike
    unit mamushi M own green life 9 used cbt 9`);
  shut.dice(1).play('melee mamushi');
  expect(shut.legal()).toEqual(['pass', 'push d1']);
  shut.play('pass');
});

test('ES-ABIL-18 Power Strike: a push takes no Movement action of the target', () => {
  const t = duel('cbt 3 power-strike', 'cbt 2 mvt 3 used cbt 9');
  t.dice(1).play('melee mamushi', 'push d2');
  expect(t.unit('mamushi')).toMatchObject({ cell: 'd2', left: { mvt: 3 } });
});

test('ES-ABIL-19 Power Strike: no push if none of the three cells is free and accessible', () => {
  const t = table(`
    +-+-+-+
    |. . .|
    + + + +
    |. A M|
    +-+-+-+
    unit ashton A own cbt 3 power-strike
    unit mamushi M own green life 9 used cbt 9`);
  t.dice(1).play('melee mamushi').waitingFor('resistance', 'activation'); // off the board
  expect(t.unit('mamushi').cell).toBe('c1');
});

test('ES-RULE-48 the three farthest cells, after any successful attack, even if Armour takes the damage', () => {
  expect(pushes('b4')).toEqual(['c2', 'd2', 'd3']); // along a diagonal
  expect(pushes('a4')).toEqual(['d2', 'd3', 'd4']); // two columns and one row away
  expect(pushes('c1')).toEqual(['b4', 'c4', 'd4']);
  const armoured = duel('cbt 3 power-strike', 'cbt 2 used cbt 9 armour 9');
  armoured.dice(1).play('melee mamushi', 'push d2');
  expect(armoured.unit('mamushi')).toMatchObject({ cell: 'd2', life: 9 });
  const shot = duel('cbt 3 power-strike tesla-rifle', 'cbt 2 used cbt 9');
  shot.dice(1).play('ranged mamushi', 'push d2');
  expect(shot.unit('mamushi').cell).toBe('d2');
  const fallen = duel('cbt 3 power-strike', 'cbt 2 life 1/9 used cbt 9');
  fallen.dice(1).play('melee mamushi').waitingFor('resistance', 'activation');
  expect(fallen.unit('mamushi').place).toBe('out');
});

test('ES-RULE-48 after a blast each enemy that was hit may be pushed, the farthest first, no ally', () => {
  const t = table(`
    +-+-+-+-+-+
    |. J U . .|
    + + + + + +
    |A . M . .|
    +-+-+-+-+-+
    unit ashton A own cbt 3 power-strike amx-10
    unit mamushi M own green life 9 used cbt 9
    unit ubume U own black life 9 used cbt 9
    unit jimmy J own life 9 used cbt 9`);
  t.dice(1).play('blast amx-10 c1');
  expect([...t.legal()].sort()).toEqual(['pass', 'push d1', 'push d2']);
  t.play('push d2');
  expect(t.unit('ubume').cell).toBe('d2');
  expect(t.legal()).toEqual(['pass', 'push d1']); // now the Mamushi, to whom d2 is barred
  t.play('push d1').waitingFor('resistance', 'activation'); // Jimmy could go to c2 now
  expect(t.unit('jimmy').cell).toBe('b2');

  const row = table(`
    +-+-+-+-+-+
    |A . M U .|
    +-+-+-+-+-+
    unit ashton A own cbt 3 power-strike amx-10
    unit mamushi M own green life 9 used cbt 9
    unit ubume U own black life 9 used cbt 9`);
  row.dice(1).play('blast amx-10 c1', 'push e1', 'push d1');
  expect([row.unit('ubume').cell, row.unit('mamushi').cell]).toEqual(['e1', 'd1']);
});

test('ES-RULE-87 at distance 0 nothing is pushed', () => {
  const t = table(`event: 10
    last free: b2
    +-+-+-+-+-+
    |. . . . .|
    + + + + + +
    |. . M . .|
    + + + + + +
    |. . . . .|
    +-+-+-+-+-+
    unit ashton c2 own cbt 3 power-strike tesla-rifle
    unit mamushi c2 own green life 9 used cbt 9`);
  expect(t.try('melee mamushi')).toBeRefused({ clause: 'ES-MELEE-01', reason: 'not-peripheral' });
  t.dice(1).play('ranged mamushi').waitingFor('resistance', 'activation');
  expect(t.unit('mamushi').life).toBe(7);
});

test('ES-EX-17 the three cells of the Power Strike diagram', () => {
  expect(pushes('b3')).toEqual(['d2', 'd3', 'd4']); // (0,0) against (1,0)
  expect(pushes('b4')).toEqual(['c2', 'd2', 'd3']); // (0,0) against (1,1), rows downwards
});
