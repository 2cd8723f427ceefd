/** Abilities in a fight. Clauses ES-ABIL-09 to 13, 29 to 31, 38, ES-CISC-05 to 08; ES-RULE-41, 45, 47, 49, 51; ES-EX-16. */
import { expect, test } from 'vitest';
import { ability } from '../../rules/abilities.ts';
import { duel } from '../fields.ts';
import { table } from '../kit.ts';

test('ES-ABIL-09 Armour takes X off the damage of each attack, not below 0', () => {
  const t = duel('cbt 3 tesla-rifle', 'cbt 2 used cbt 9 armour 2');
  t.dice(4, 4, 1).play('melee mamushi', 'ranged mamushi', 'melee mamushi');
  expect(t.unit('mamushi').life).toBe(9 - 3 - 3 - 0);
  expect(t.events('attack-resolved')).toMatchObject([
    { results: [{ total: 5, damage: 3 }] },
    { results: [{ total: 5, damage: 3 }] },
    { results: [{ total: 2, damage: 0 }] },
  ]);
  const thick = duel('cbt 3', 'cbt 2 used cbt 9 armour 4');
  thick.dice(1).play('melee mamushi');
  expect(thick.events('attack-resolved')).toMatchObject([{ results: [{ total: 2, damage: 0 }] }]);
});

test('ES-RULE-47 Armour is for attacks: not for flames, Nitro or a Counter-attack', () => {
  const flames = duel('cbt 3 flamethrower', 'armour 3');
  flames.play('flame c2 d2');
  expect(flames.unit('mamushi').life).toBe(8);
  const counter = duel('cbt 3 armour 3 life 5', 'cbt 2 counter-attack');
  counter.dice(1, 6).play('melee mamushi', 'dodge');
  expect(counter.unit('ashton').life).toBe(4);
  const blast = duel('cbt 2 amx-10', 'cbt 2 used cbt 9 armour 1');
  blast.dice(2).play('blast amx-10 c2'); // once for the blast
  expect(blast.unit('mamushi').life).toBe(9 - 2);
});

const walled = (words: string) =>
  table(`
    +-+-+-+-+
    |. A|M U|
    +-+-+-+-+
    unit ashton A own cbt 3 ${words}
    unit mamushi M own green life 9 cbt 2 used cbt 9
    unit ubume U own black`);

test('ES-ABIL-10 Surprise Attack: melee without line of sight, still on a cell around', () => {
  const t = walled('surprise-attack');
  expect(t.try('melee ubume')).toBeRefused({ clause: 'ES-MELEE-01', reason: 'not-peripheral' });
  t.dice(1).play('melee mamushi');
  expect(t.unit('mamushi').life).toBe(7);
  expect(walled('').try('melee mamushi')).toBeRefused({ clause: 'ES-MELEE-01', reason: 'not-in-sight' });
  expect(walled('surprise-attack tesla-rifle').try('ranged mamushi')).toBeRefused({ clause: 'ES-RANGED-02' });
});

test('ES-ABIL-11 allies beside a Jammer are no target, in melee and at range', () => {
  const t = duel('cbt 3 tesla-rifle', 'cbt 2 used cbt 9', '').legal();
  expect(t).toContain('melee mamushi');
  const jammed = (cell: string) =>
    table(`
      +-+-+-+-+
      |. . . .|
      + + + + +
      |. A M .|
      +-+-+-+-+
      unit ashton A own cbt 3 tesla-rifle
      unit mamushi M own green
      unit ubume ${cell} own black jammer`);
  for (const command of ['melee mamushi', 'ranged mamushi']) {
    expect(jammed('c2').try(command)).toBeRefused({ clause: 'ES-ABIL-11', reason: 'protected-by-jammer' });
    expect(jammed('d2').try(command)).toBeAccepted(); // diagonal: not adjacent
  }
  expect(jammed('c2').legal()).not.toContain('melee mamushi');
});

test('ES-ABIL-11 a Jammer of the enemy protects nobody', () => {
  const t = duel('cbt 3', 'cbt 2', '');
  expect(t.try('melee mamushi')).toBeAccepted();
  const rebel = table(`
    +-+-+-+
    |. A M|
    + + + +
    |. . J|
    +-+-+-+
    unit ashton A own
    unit mamushi M own green
    unit jimmy J own jammer`);
  expect(rebel.try('melee mamushi')).toBeAccepted();
});

test('ES-ABIL-13 who has Jammer is not protected, neither by its own nor by another', () => {
  const t = table(`
    +-+-+-+
    |. A M|
    + + + +
    |. . U|
    +-+-+-+
    unit ashton A own
    unit mamushi M own green jammer
    unit ubume U own black jammer`);
  expect(t.try('melee mamushi')).toBeAccepted();
  expect(t.try('melee ubume')).toBeAccepted();
});

test('ES-EX-16 the sample card has Veteran and Power Strike, and both work', () => {
  const t = duel('cbt 3 veteran power-strike', 'cbt 2 used cbt 9');
  t.dice(1).play('melee mamushi');
  expect(t.legal()).toEqual(['keep', 'reroll 0 veteran']);
  t.dice(6).play('reroll 0 veteran', 'push d2');
  expect(t.unit('mamushi')).toMatchObject({ cell: 'd2', life: 9 - 7 });
});

test('ES-ABIL-29 Hypnosis: the Int of the target stands in for its Cbt, in melee only', () => {
  const t = duel('cbt 3 hypnosis tesla-rifle int 9', 'cbt 5 int 1 used cbt 9');
  t.dice(2).play('melee mamushi');
  expect(t.unit('mamushi').life).toBe(9 - (2 + 3 - 1));
  t.dice(3).play('ranged mamushi');
  expect(t.unit('mamushi').life).toBe(5 - (3 + 3 - 5));
});

test('ES-ABIL-30 Hypnosis: a Dodge is rolled with Int', () => {
  const t = duel('cbt 3 hypnosis', 'cbt 5 int 1');
  t.dice(6, 3).play('melee mamushi', 'dodge');
  expect(t.unit('mamushi').life).toBe(9 - (6 + 3 - 3 - 1));
  expect(t.events('attack-resolved')).toMatchObject([
    { results: [{ breakdown: [{}, {}, { add: -1, why: 'target-int', clause: 'ES-ABIL-30' }, {}] }] },
  ]);
});

test('ES-ABIL-31 Hypnosis: such a Dodge costs a Combat action', () => {
  const t = duel('cbt 3 hypnosis', 'cbt 2 int 2');
  t.dice(1, 6).play('melee mamushi', 'dodge');
  expect(t.unit('mamushi').left).toMatchObject({ cbt: 1, int: 2 });
  const spent = duel('cbt 3 hypnosis', 'int 2 cbt 0/2');
  spent.dice(1).play('melee mamushi').waitingFor('resistance', 'activation');
});

test('ES-RULE-49 Hypnosis is compulsory, even if Int is higher, and the attacker rolls with its own Cbt', () => {
  const t = duel('cbt 3 int 9 hypnosis', 'cbt 1 int 6 used cbt 9');
  t.dice(3).play('melee mamushi');
  expect(t.unit('mamushi').life).toBe(9);
});

const commanded = (commander: string, place = 'U') =>
  table(`
    +-+-+-+-+
    |. . U .|
    + + + + +
    |. A M .|
    +-+-+-+-+
    unit ashton A own cbt 3 hypnosis
    unit mamushi M own green life 9 int 1 used cbt 9
    unit ubume ${place} own black command ${commander}`);

test('ES-RULE-51 Command lends Int against Hypnosis, if the player of the target wants it', () => {
  const t = commanded('int 4');
  t.play('melee mamushi').waitingFor('isc', 'attack');
  expect(t.legal()).toEqual(['pass', 'command ubume']);
  t.dice(3).play('command ubume');
  expect(t.unit('mamushi').life).toBe(9 - (3 + 3 - 4));
  expect(t.unit('ubume').left.int).toBe(4); // no action of the Commander
  const own = commanded('int 4');
  own.dice(3).play('melee mamushi', 'pass');
  expect(own.unit('mamushi').life).toBe(9 - (3 + 3 - 1));
});

test('ES-RULE-51 who stands diagonally, or knows no more, lends nothing', () => {
  commanded('int 1').dice(1).play('melee mamushi').waitingFor('resistance', 'activation');
  commanded('int 4', 'd2').dice(1).play('melee mamushi').waitingFor('resistance', 'activation');
  const t = commanded('int 4');
  t.play('melee mamushi');
  expect(t.try('command ashton')).toBeRefused({ clause: 'ES-ABIL-14', reason: 'no-commander-beside' });
  t.dice(1).play('pass');
});

test('ES-ABIL-38 Shock Baton: a melee attack that hurts takes one action of each kind, none below 0', () => {
  const t = duel('cbt 3 shock-baton tesla-rifle', 'cbt 0/2 mvt 3 int 2');
  t.dice(1).play('melee mamushi');
  expect(t.unit('mamushi')).toMatchObject({ left: { mvt: 2, cbt: 0, int: 1 }, lost: { cbt: 0 } });
  const shot = duel('cbt 3 shock-baton tesla-rifle', 'mvt 3 int 2 cbt 0/2');
  shot.dice(1).play('ranged mamushi');
  expect(shot.unit('mamushi').left).toMatchObject({ mvt: 3, int: 2 });
  const armoured = duel('cbt 3 shock-baton', 'mvt 3 int 2 cbt 2 armour 9 used cbt 9');
  armoured.dice(6).play('melee mamushi');
  expect(armoured.unit('mamushi').left).toMatchObject({ mvt: 3, int: 2 });
});

test('ES-RULE-45 Power is added against a Dodge too', () => {
  const t = duel('cbt 2 amx-10', 'cbt 2');
  t.dice(3, 2).play('blast amx-10 c2', 'dodge');
  expect(t.unit('mamushi').life).toBe(9 - (3 + 2 + 1 - 2 - 2));
});

/** X of an ability as it counts, for an ISC character in Cooperation. */
const kept = (words: string, name: 'stabiliser' | 'infiltration' | 'armour' | 'hypnosis' | 'veteran') => {
  const t = table(`mode: cooperation
    seats: p1
    +-+
    |A|
    +-+
    unit alice A own ${words} stabiliser infiltration armour 3 hypnosis veteran`);
  const [unit] = t.state.units;
  if (unit === undefined) throw new Error('nobody is there');
  return ability(t.state, unit, name);
};

test('ES-CISC-05 Cooperation: ISC characters of rank 2 or more lose all abilities but that of their colour', () => {
  for (const colour of ['black', 'green', 'blue']) {
    expect(kept(`${colour} rank 2`, 'hypnosis')).toBe(0);
    expect(kept(`${colour} rank 4`, 'veteran')).toBe(0);
    expect(kept(`${colour} rank 1`, 'hypnosis')).toBe(1);
  }
  expect(kept('rank 3', 'hypnosis')).toBe(1); // the Resistance loses nothing
  const t = duel('cbt 2 hypnosis isc', 'resistance cbt 4 int 1 used cbt 9', 'mode: cooperation\nseats: p1');
  t.dice(1).play('melee mamushi');
  expect(t.unit('mamushi').life).toBe(9); // without Hypnosis it is 1 + 2 - 4
});

test('ES-CISC-06 a Black character keeps Stabiliser', () => {
  expect([kept('black rank 3', 'stabiliser'), kept('green rank 3', 'stabiliser')]).toEqual([1, 0]);
});

test('ES-CISC-07 a Green character keeps Infiltration', () => {
  expect([kept('green rank 3', 'infiltration'), kept('blue rank 3', 'infiltration')]).toEqual([1, 0]);
});

test('ES-CISC-08 a Blue character keeps Armour with its X', () => {
  expect([kept('blue rank 3', 'armour'), kept('black rank 3', 'armour')]).toEqual([3, 0]);
});
