/** Passive characters and their Dodge. Clauses ES-PASSIVE, ES-DODGE, ES-ABIL-20 to 22, ES-EQUIP-01, ES-CISC-03; ES-RULE-33, 37, 46. */
import { expect, test } from 'vitest';
import { table } from '../kit.ts';

/** Ashton with Cbt 3 attacks the Mamushi in melee; the test goes on with the answer of the ISC. */
const attacked = (mamushi = 'cbt 2', ashton = 'cbt 3', lines = '') =>
  table(`
    +-+-+-+
    |. A M|
    +-+-+-+
    unit ashton A own ${ashton}
    unit mamushi M own green life 9 ${mamushi}
    ${lines}`);

test('ES-PASSIVE-01 whoever is on the board and not active is passive, activated or not', () => {
  for (const words of ['cbt 2', 'cbt 2 activated']) {
    const t = attacked(words);
    t.play('melee mamushi').waitingFor('isc', 'attack');
    expect(t.legal()).toContain('dodge');
    t.dice(1).play('pass');
  }
});

test('ES-PASSIVE-02 a passive character neither moves nor attacks', () => {
  const t = table(`
    +-+-+-+-+
    |. A M J|
    +-+-+-+-+
    unit ashton A own cbt 3
    unit mamushi M own green life 9 cbt 2
    unit jimmy J own`);
  t.play('a1').waitingFor('resistance', 'activation'); // nobody else may act in between
  expect(t.legal()).toEqual(['move b1', 'end']);
  t.play('b1').dice(1).play('melee mamushi', 'pass').waitingFor('resistance', 'activation');
  expect(t.legal().filter((command) => command.startsWith('melee'))).toEqual(['melee mamushi']);
  expect(t.unit('jimmy')).toMatchObject({ cell: 'd1', used: { mvt: 0, cbt: 0, int: 0 } });
});

test('ES-PASSIVE-03 a passive character uses abilities and Equipment that do not ask it to be active', () => {
  const t = attacked('cbt 2 lost cbt 2 feint counter-attack', 'cbt 3 life 5', 'marker makeshift-shield mamushi');
  t.dice(1, 6).play('melee mamushi', 'dodge feint');
  expect(t.unit('ashton').life).toBe(4); // Counter-attack
  t.dice(1, 6).play('melee mamushi', 'dodge shield');
  expect(t.unit('ashton').life).toBe(3);
  const drill = table(`anthem: resistance 1
    +-+-+-+-+
    |. A M D|
    + + + +-+
    |. . . .|
    +-+-+-+-+
    unit ashton A own
    unit mamushi M own green
    unit duncan D own drill 2`);
  drill.play('a2');
  expect(drill.try('anthem duncan: drill d2s')).toBeRefused({ clause: 'ES-ABIL-23', reason: 'only-while-active' });
  expect(drill.try('anthem duncan: melee mamushi')).toBeAccepted();
});

test('ES-PASSIVE-04 a passive character may dodge', () => {
  const t = attacked();
  t.play('melee mamushi').waitingFor('isc', 'attack');
  expect(t.legal()).toEqual(['pass', 'dodge']);
  t.dice(1, 1).play('dodge');
});

test('ES-DODGE-01 only passive characters with a Combat action left dodge', () => {
  const spent = attacked('cbt 0/2');
  spent.dice(1).play('melee mamushi').waitingFor('resistance', 'activation'); // nobody was asked
  const pools = attacked('cbt 0/2 feint');
  pools.play('melee mamushi');
  expect(pools.try('dodge')).toBeRefused({ clause: 'ES-DODGE-01', reason: 'no-action-left' });
  expect(pools.try('dodge feint')).toBeAccepted();
  pools.dice(1).play('pass');
});

test('ES-DODGE-02 melee and ranged attacks alike can be dodged', () => {
  for (const command of ['melee mamushi', 'ranged mamushi', 'blast amx-10 c1']) {
    const t = attacked('cbt 2', 'cbt 3 tesla-rifle amx-10 life 20');
    t.play(command).waitingFor('isc', 'attack');
    t.dice(1, 6).play('dodge');
    expect(t.unit('mamushi').life).toBe(9);
  }
});

test('ES-DODGE-03 the controller of the target declares the Dodge before the roll, or does not', () => {
  const t = attacked();
  t.play('melee mamushi');
  expect(t.events()).not.toContain('dice-rolled');
  t.waitingFor('isc', 'attack');
  t.dice(6).play('pass');
  expect(t.events()).toContain('dice-rolled');
  expect(t.unit('mamushi').left.cbt).toBe(2);
});

test('ES-DODGE-04 without a Dodge the attack is a Simple roll', () => {
  const t = attacked();
  t.dice(4).play('melee mamushi', 'pass');
  expect(t.events('dice-rolled')).toMatchObject([{ dice: [{ unit: 0, face: 4 }] }]);
  expect(t.unit('mamushi').life).toBe(9 - (4 + 3 - 2));
});

test('ES-DODGE-05 with a Dodge it is an Opposed roll and the total is the margin', () => {
  const t = attacked();
  t.dice(6, 3).play('melee mamushi', 'dodge');
  expect(t.events('dice-rolled')).toMatchObject([
    {
      dice: [
        { unit: 0, seat: 'resistance', face: 6 },
        { unit: 1, seat: 'isc', face: 3 },
      ],
    },
  ]);
  expect(t.events('attack-resolved')).toMatchObject([{ results: [{ total: 6 + 3 - (3 + 2), dodged: true }] }]);
});

test('ES-DODGE-06 a margin of 1 or more is suffered', () => {
  const t = attacked();
  t.dice(3, 3).play('melee mamushi', 'dodge');
  expect(t.unit('mamushi').life).toBe(8);
});

test('ES-DODGE-07 at a margin of 0 or less the attack fails', () => {
  for (const die of [4, 6]) {
    const t = attacked();
    t.dice(3, die).play('melee mamushi', 'dodge');
    expect(t.unit('mamushi').life).toBe(9);
  }
});

test('ES-DODGE-08 a Dodge deals no damage', () => {
  const t = attacked();
  t.dice(1, 6).play('melee mamushi', 'dodge');
  expect(t.events('attack-resolved')).toMatchObject([{ results: [{ total: -4 }] }]);
  expect(t.unit('ashton').life).toBe(5);
});

test('ES-ABIL-15 Counter-attack hurts the attacker at a margin of -1, and nobody at 0', () => {
  for (const [die, life] of [
    [4, 5],
    [5, 4],
  ] as const) {
    const t = attacked('cbt 2 counter-attack');
    t.dice(3, die).play('melee mamushi', 'dodge');
    expect(t.unit('ashton').life).toBe(life);
  }
  const still = attacked('cbt 6 counter-attack');
  still.dice(1).play('melee mamushi', 'pass'); // it fails by 2, but nobody dodged
  expect(still.unit('ashton').life).toBe(5);
});

test('ES-ABIL-15 a Counter-attack can put the active character out of combat', () => {
  const t = attacked('cbt 2 counter-attack', 'cbt 3 life 1/5');
  t.dice(1, 6).play('melee mamushi', 'dodge');
  expect(t.unit('ashton')).toMatchObject({ place: 'out', activated: true });
  expect(t.state.active).not.toBe(0);
});

test('ES-ABIL-20 an Evasive character decides after it has seen the roll of the attacker', () => {
  const t = attacked('cbt 2 evasive');
  t.dice(6).play('melee mamushi').waitingFor('isc', 'attack');
  expect(t.events('dice-rolled')).toMatchObject([{ dice: [{ unit: 0, face: 6 }] }]);
  expect(t.legal()).toEqual(['pass', 'dodge']);
  t.play('pass');
  expect(t.unit('mamushi')).toMatchObject({ life: 9 - 7, left: { cbt: 2 } });
});

test('ES-ABIL-21 the die of the attacker stays, the Evasive character adds its own', () => {
  const t = attacked('cbt 2 evasive');
  t.dice(6).play('melee mamushi');
  t.dice(5).play('dodge');
  expect(t.events('dice-rolled')).toMatchObject([{ added: true, dice: [{ unit: 1, face: 5 }] }]);
  expect(t.events('attack-resolved')).toMatchObject([{ results: [{ total: 6 + 3 - 5 - 2, dodged: true }] }]);
  expect(t.unit('mamushi')).toMatchObject({ life: 7, left: { cbt: 1 } });
});

test('ES-ABIL-22 Feint: once per turn a Movement action pays for the Dodge', () => {
  const t = attacked('cbt 2 mvt 3 feint');
  t.dice(1, 6).play('melee mamushi', 'dodge feint');
  expect(t.unit('mamushi')).toMatchObject({ life: 9, left: { cbt: 2, mvt: 2 } });
  t.play('melee mamushi');
  expect(t.try('dodge feint')).toBeRefused({ clause: 'ES-ABIL-22', reason: 'once-per-turn' });
  expect(t.try('dodge')).toBeAccepted();
  t.dice(1).play('pass');
  const slow = attacked('cbt 2 mvt 0/3 feint');
  slow.play('melee mamushi');
  expect(slow.try('dodge feint')).toBeRefused({ clause: 'ES-ABIL-22', reason: 'no-action-left' });
  slow.dice(1).play('pass');
  const plain = attacked();
  plain.play('melee mamushi');
  expect(plain.try('dodge feint')).toBeRefused({ clause: 'ES-ABIL-22', reason: 'no-such-ability' });
  plain.dice(1).play('pass');
});

test('ES-ITEM-06 an Equipment is used as its own description says, by whoever carries it', () => {
  const t = attacked('cbt 2', 'cbt 3', 'marker medikit mamushi');
  t.play('melee mamushi');
  expect(t.try('dodge shield')).toBeRefused({ clause: 'ES-ITEM-06', reason: 'does-not-carry-that' });
  const other = attacked('cbt 2', 'cbt 3', 'marker makeshift-shield mamushi');
  other.play('melee mamushi');
  expect(other.try('dodge shield')).toBeAccepted();
});

test('ES-EQUIP-01 a Makeshift Shield is discarded for a Dodge that costs no Combat action', () => {
  const t = attacked('cbt 2', 'cbt 3', 'marker makeshift-shield mamushi');
  t.dice(1, 6).play('melee mamushi', 'dodge shield');
  expect(t.unit('mamushi')).toMatchObject({ life: 9, left: { cbt: 2 }, carries: undefined });
  t.play('melee mamushi');
  expect(t.try('dodge shield')).toBeRefused({ clause: 'ES-ITEM-06', reason: 'does-not-carry-that' });
  t.dice(1).play('pass');
});

test('ES-EQUIP-01 in Cooperation the Shield works alike', () => {
  const t = table(`mode: cooperation
    seats: p1
    +-+-+-+
    |. F J|
    +-+-+-+
    unit flybot F own black rank 1 life 1 cbt 1
    unit jimmy J own cbt 0/1
    marker makeshift-shield jimmy`);
  t.dice(6, 6).play('melee jimmy', 'dodge shield');
  expect(t.unit('jimmy')).toMatchObject({ life: 5, carries: undefined });
});

test('ES-RULE-33 an Anthem marker or a Datadisk pays for a Dodge, Combat Drugs do not', () => {
  const rebel = (lines: string) =>
    table(`${lines}
      +-+-+-+
      |. M A|
      +-+-+-+
      unit mamushi M own green cbt 3
      unit ashton A own cbt 0/2 life 9`);
  const t = rebel('anthem: resistance 1');
  t.dice(3, 6).play('melee ashton', 'dodge anthem');
  expect(t.unit('ashton').life).toBe(9);
  expect(t.state.anthem.resistance).toBe(0);

  const disk = attacked('cbt 0/2', 'cbt 3', 'marker datadisk mamushi');
  disk.dice(1, 6).play('melee mamushi', 'dodge datadisk');
  expect(disk.unit('mamushi')).toMatchObject({ life: 9, carries: undefined });

  const drugs = attacked('cbt 0/2', 'cbt 3', 'marker combat-drugs mamushi');
  drugs.dice(1).play('melee mamushi').waitingFor('isc', 'extra-actions'); // nobody was asked to dodge
});

test('ES-RULE-33 the active character does not dodge when a passive one attacks it', () => {
  const t = table(`
    +-+-+-+
    |. A M|
    +-+-+-+
    unit ashton A own cbt 3 life 9
    unit mamushi M own green cbt 3
    marker combat-drugs mamushi`);
  t.play('a1', 'b1').dice(4).play('combat-drugs mamushi: melee ashton');
  expect(t.unit('ashton')).toMatchObject({ life: 5, left: { cbt: 3 } });
});

test('ES-RULE-46 one Dodge answers one attack; what was spent on it is missing later', () => {
  const t = attacked('cbt 2');
  t.dice(1, 6).play('melee mamushi', 'dodge');
  t.play('melee mamushi').waitingFor('isc', 'attack'); // the second attack needs a Dodge of its own
  t.dice(1, 6).play('dodge');
  expect(t.unit('mamushi').left.cbt).toBe(0);
  t.dice(1).play('melee mamushi').waitingFor('resistance', 'activation');
});

test('ES-RULE-46 an answer to another question is refused', () => {
  const t = attacked();
  t.play('melee mamushi');
  expect(t.try('push a1')).toBeRefused({ clause: 'ES-RULE-46', reason: 'answers-another-question' });
  expect(t.try('pass')).toBeAccepted();
  t.dice(1).play('pass');
});

test('ES-RULE-37 in the dark room nobody attacks and nobody dodges, in no way', () => {
  const dark = (room: number) =>
    table(`dark room: ${room}
      +-+-+-+
      |. A:M|
      +-+-+-+
      unit ashton A own cbt 3 tesla-rifle amx-10 flamethrower
      unit mamushi M own green cbt 2 life 9 feint
      marker makeshift-shield mamushi
      airlocks: 1 a1 b1`);
  const attacker = dark(1);
  for (const command of ['melee mamushi', 'ranged mamushi', 'blast amx-10 c1', 'flame c1 second=b1']) {
    expect(attacker.try(command)).toBeRefused({ clause: 'ES-EVENT-09', reason: 'room-is-dark' });
  }
  const target = dark(6);
  target.dice(1).play('melee mamushi').waitingFor('resistance', 'activation'); // from outside, and no Dodge
  expect(target.unit('mamushi').life).toBe(9 - 2);
});

test('ES-CISC-03 the automated ISC never dodges', () => {
  const t = table(`mode: cooperation
    seats: p1
    +-+-+-+
    |. A M|
    +-+-+-+
    unit ashton A own cbt 3
    unit mamushi M own green cbt 2 life 9`);
  t.dice(1).play('melee mamushi').waitingFor('p1', 'activation');
  expect(t.unit('mamushi').life).toBe(7);
});

test('ES-CRESIST-02 a teammate may pay for the Dodge with an Anthem marker', () => {
  const board = (anthem: string) =>
    table(`mode: cooperation
      seats: p1 p2
      anthem: ${anthem}
      +-+-+-+
      |. F J|
      +-+-+-+
      unit flybot F own black rank 1 life 1 cbt 1 seat p1
      unit jimmy J own cbt 0/1 life 9 seat p2`);
  const t = board('p1 1');
  t.play('melee jimmy').waitingFor('p1', 'attack');
  expect(t.legal()).toEqual(['pass', 'dodge anthem']);
  t.dice(6, 6).play('dodge anthem');
  expect(t.unit('jimmy').life).toBe(9);
  expect(t.state.anthem.p1).toBe(0);
  const both = board('p1 1, p2 1');
  both.play('melee jimmy').waitingFor('p2', 'attack').play('pass').waitingFor('p1', 'attack');
  both.dice(6).play('pass');
});
