/** Worked examples of attacks. Clauses ES-EX-01, 02, 04 to 06, ES-DX-01 to 05. */
import { expect, test } from 'vitest';
import { table } from '../kit.ts';

/** Two enemies side by side; the drone does not dodge because it has no Combat action left. */
const duel = (attacker: string, target: string) =>
  table(`
    +-+-+-+
    |. A M|
    +-+-+-+
    unit ashton A own ${attacker}
    unit mamushi M own green ${target} used cbt 9`);

test('ES-EX-01 Ashton with Cbt 3 has 3 Combat actions and adds 3', () => {
  const t = duel('cbt 3', 'cbt 1 life 9');
  expect(t.unit('ashton').left.cbt).toBe(3);
  t.dice(1).play('melee mamushi');
  expect(t.events('attack-resolved')).toMatchObject([
    { results: [{ breakdown: [{ add: 1 }, { add: 3, why: 'cbt' }, { add: -1 }] }] },
  ]);
});

/** Ashton with Cbt 3 against the Mamushi with Cbt 2, which has both its Combat actions. */
const chain = (mamushi = 'life 6') =>
  table(`
    +-+-+-+
    |. A M|
    +-+-+-+
    unit ashton A own cbt 3
    unit mamushi M own green cbt 2 ${mamushi}`);

test('ES-EX-02 totals of 8 and 6 leave a margin of 2', () => {
  const t = chain();
  t.dice(5, 4).play('melee mamushi', 'dodge');
  expect(t.events('attack-resolved')).toMatchObject([{ results: [{ total: 2, damage: 2, dodged: true }] }]);
  expect(t.unit('mamushi').life).toBe(4);
});

test('ES-EX-04 the first attack: 5 against 5, nothing', () => {
  const t = chain();
  t.dice(2, 3).play('melee mamushi', 'dodge');
  expect(t.events('attack-resolved')).toMatchObject([{ results: [{ total: 0, damage: 0 }] }]);
  expect([t.unit('mamushi').life, t.unit('ashton').left.cbt, t.unit('mamushi').left.cbt]).toEqual([6, 2, 1]);
});

test('ES-EX-05 the second attack: 7 against 4, three damage points', () => {
  const t = chain('cbt 1/2 life 6');
  t.dice(4, 2).play('melee mamushi', 'dodge');
  expect(t.unit('mamushi')).toMatchObject({ life: 3, place: 'board', left: { cbt: 0 } });
  expect(t.unit('ashton').left.cbt).toBe(2);
});

test('ES-EX-06 the third attack of the chain cannot be dodged and puts the Mamushi out of combat', () => {
  const t = chain('life 6');
  t.dice(2, 3).play('melee mamushi', 'dodge').dice(4, 2).play('melee mamushi', 'dodge');
  t.dice(3).play('melee mamushi'); // nobody is asked: no Combat action is left
  expect(t.events('attack-resolved')).toMatchObject([{ results: [{ total: 4, dodged: false }] }]);
  expect(t.unit('mamushi')).toMatchObject({ place: 'out', life: 0 });
  expect(t.unit('ashton').left.cbt).toBe(0);
});

test('ES-DX-01 melee at equality', () => {
  for (const [die, life] of [
    [2, 5],
    [3, 4],
  ] as const) {
    const t = duel('cbt 1', 'cbt 3 life 5');
    t.dice(die).play('melee mamushi');
    expect(t.unit('mamushi').life).toBe(life);
  }
});

test('ES-DX-02 the AMX-10 with its Power of 1 deals 2 and takes a Combat action', () => {
  const t = table(`
    +-+-+-+-+
    |A . . M|
    +-+-+-+-+
    unit ashton A own cbt 2 amx-10
    unit mamushi M own green cbt 2 life 5`);
  t.dice(1).play('blast amx-10 d1', 'pass');
  expect(t.unit('mamushi')).toMatchObject({ life: 3, left: { cbt: 1 } });
});

const scarabot = (attacker: string) =>
  table(`mode: cooperation
    seats: p1
    +-+-+
    |A S|
    +-+-+
    unit ashton A own ${attacker}
    unit scarabot S own blue rank 1 life 1 mvt 6 cbt 1 int 1 armour 2`);

test('ES-DX-03 a Scarabot falls to every hit of Cbt 3, and to Cbt 1 from a 3 on', () => {
  for (const die of [1, 2, 3, 4, 5, 6]) {
    const strong = scarabot('cbt 3');
    strong.dice(die).play('melee scarabot');
    expect(strong.unit('scarabot').place).toBe('out');
    const weak = scarabot('cbt 1');
    weak.dice(die).play('melee scarabot');
    expect(weak.unit('scarabot').place).toBe(die >= 3 ? 'out' : 'board');
  }
});

test('ES-DX-04 a bot against Cbt 3 misses with 1 and 2 and deals 4 with a 6', () => {
  for (const [die, damage] of [
    [1, 0],
    [2, 0],
    [3, 1],
    [6, 4],
  ] as const) {
    const t = table(`mode: cooperation
      seats: p1
      +-+-+
      |A F|
      +-+-+
      unit flybot F own black rank 1 life 1 mvt 6 cbt 1 int 1
      unit ashton A own cbt 3 life 5 used cbt 3`);
    t.dice(die).play('melee ashton');
    expect(t.unit('ashton').life).toBe(5 - damage);
  }
});

test('ES-DX-05 Counter-attack hurts at a margin of -1, not at 0', () => {
  for (const [die, life] of [
    [2, 5],
    [3, 4],
  ] as const) {
    const t = table(`
      +-+-+-+
      |. A M|
      +-+-+-+
      unit ashton A own cbt 3 life 5
      unit mamushi M own green cbt 2 counter-attack`);
    t.dice(1, die).play('melee mamushi', 'dodge');
    expect(t.unit('ashton').life).toBe(life);
    expect(t.unit('mamushi').life).toBe(5);
  }
});
