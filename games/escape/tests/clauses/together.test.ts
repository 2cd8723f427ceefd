/** Rules that meet: several Dodges of one blast, rerolls around Evasive, Command before a Dodge, whose marker it is. */
import { expect, test } from 'vitest';
import { table } from '../kit.ts';
import { line } from '../scenarios.ts';

/** Two drones beside each other, in reach of one blast. */
const blasted = (one: string, two: string, lines = '') =>
  table(`${lines}
    +-+-+-+-+-+
    |A . . M N|
    +-+-+-+-+-+
    unit ashton A own cbt 2 amx-10 veteran
    unit mamushi M own green life 9 cbt 2 ${one}
    unit newt N own black life 9 cbt 2 ${two}`);

test('ES-RULE-42 two that dodge one blast roll a die each, against the same attack die', () => {
  const t = blasted('', '');
  t.play('blast amx-10 d1', 'dodge').dice(4, 1, 5).play('dodge').play('keep');
  expect(t.unit('mamushi').life).toBe(9 - (4 + 3 - 1 - 2));
  expect(t.unit('newt').life).toBe(9 - 0); // 4 + 3 - 5 - 2
  const other = blasted('', '');
  other.play('blast amx-10 d1', 'dodge').dice(4, 5, 1).play('dodge').play('keep');
  expect([other.unit('mamushi').life, other.unit('newt').life]).toEqual([9, 5]);
});

test('ES-ABIL-21 one dodges before the roll, the Evasive one after it: each keeps the die that it rolled', () => {
  for (const [one, two] of [
    ['', 'evasive'],
    ['evasive', ''],
  ] as const) {
    const t = blasted(one, two);
    t.play('blast amx-10 d1').dice(4, 1).play('dodge', 'keep'); // the attack die, and the Dodge of who must declare it
    t.dice(5).play('dodge');
    const life = { early: 9 - (4 + 3 - 1 - 2), late: 9 };
    expect(t.unit(one === '' ? 'mamushi' : 'newt').life).toBe(life.early);
    expect(t.unit(one === '' ? 'newt' : 'mamushi').life).toBe(life.late);
  }
});

const evaded = (lines = '', mamushi = '') =>
  table(`${lines}
    +-+-+-+
    |. A M|
    +-+-+-+
    unit ashton A own cbt 3 veteran
    unit mamushi M own green life 9 cbt 2 evasive ${mamushi}`);

test('ES-RULE-34 against Evasive the attacker rerolls before the Dodge is declared, not after it', () => {
  const t = evaded('anthem: resistance 1', 'veteran').dice(2).play('melee mamushi').waitingFor('resistance', 'roll');
  t.play('keep').waitingFor('isc', 'attack');
  t.dice(1).play('dodge').waitingFor('isc', 'roll'); // only who dodges is asked
  expect(t.legal()).toEqual(['keep', 'reroll 1 veteran']);
  expect(t.try('reroll 0 veteran')).toBeRefused({ clause: 'ES-RULE-34', reason: 'no-such-die' });
  expect(t.try('reroll 2 veteran')).toBeRefused({ clause: 'ES-RULE-34', reason: 'no-such-die' });
  t.dice(6).play('reroll 1 veteran');
  expect(t.unit('mamushi').life).toBe(9); // 2 + 3 - 6 - 2
});

test('ES-RULE-34 a die of the other side is not rerolled by Veteran', () => {
  const t = table(`
    +-+-+-+
    |. A M|
    +-+-+-+
    unit ashton A own cbt 3 veteran
    unit mamushi M own green life 9 cbt 2`);
  t.play('melee mamushi').dice(2, 6).play('dodge');
  expect(t.try('reroll 1 veteran')).toBeRefused({ clause: 'ES-ABIL-02', reason: 'not-your-die' });
  t.dice(5).play('reroll 0 veteran');
  expect(t.state.roll).toBe(undefined); // the dice are off the table
});

test('ES-ABIL-02 Veteran serves the Resistance in Cooperation too', () => {
  const t = table(`mode: cooperation
    seats: p1
    +-+-+-+
    |. A M|
    +-+-+-+
    unit ashton A own cbt 3 veteran
    unit mamushi M own green life 9 cbt 2`);
  t.dice(1).play('melee mamushi').waitingFor('p1', 'roll').dice(6).play('reroll 0 veteran');
  expect(t.unit('mamushi').life).toBe(9 - 7);
});

/** The Mamushi is attacked by Hypnosis; a Commander stands beside it. */
const hypnotised = (commander: string) =>
  table(`
    +-+-+-+
    |. . U|
    + + + +
    |. A M|
    +-+-+-+
    unit ashton A own cbt 3 hypnosis
    unit mamushi M own green life 9 int 1 cbt 2
    unit ubume U own ${commander} command int 4`);

test('ES-ABIL-14 the Int that a Commander lends counts in the Dodge too, which is still asked for', () => {
  const t = hypnotised('black').play('melee mamushi', 'command ubume').waitingFor('isc', 'attack');
  expect(t.legal()).toEqual(['pass', 'dodge']);
  expect(t.events('command-lent')).toEqual([{ unit: 1, commander: 2 }]);
  t.dice(6, 1).play('dodge');
  expect(t.events('dodge-declared')).toEqual([{ unit: 1, with: 'combat' }]);
  expect(t.unit('mamushi')).toMatchObject({ life: 9 - (6 + 3 - 1 - 4), left: { cbt: 1, int: 1 } });
});

test('ES-ABIL-14 a Commander of the other side lends nothing', () => {
  const t = hypnotised('resistance').play('melee mamushi');
  expect(t.legal()).toEqual(['pass', 'dodge']);
  t.dice(1).play('pass');
  expect(t.unit('mamushi').life).toBe(9 - (1 + 3 - 1));
});

const window = (lines: string) =>
  table(`
    +-+-+-+-+-+
    |A . D . E|
    +-+-+-+-+-+
    unit alice A own
    unit drone D black
    unit eye E green
    ${lines}`).play('b1');

test('ES-RULE-33 an extra action needs what it is paid with, in the hands of the own side', () => {
  const rebels = window('marker combat-drugs alice\nmarker datadisk eye').waitingFor('resistance', 'extra-actions');
  expect(rebels.try('anthem alice: a1')).toBeRefused({ clause: 'ES-RES-03', reason: 'no-anthem-marker' });
  expect(rebels.try('datadisk eye: d1')).toBeRefused({ clause: 'ES-RULE-33', reason: 'not-your-character' });
  expect(rebels.try('combat-drugs alice: melee drone')).toBeAccepted();
  const isc = window('marker datadisk eye').waitingFor('isc', 'extra-actions');
  expect(isc.try('datadisk drone: d1')).toBeRefused({ clause: 'ES-ITEM-06', reason: 'does-not-carry-that' });
  expect(isc.try('combat-drugs eye: melee alice')).toBeRefused({ clause: 'ES-ITEM-06', reason: 'does-not-carry-that' });
  expect(isc.try('datadisk eye: d1')).toBeAccepted();
});

test('ES-EQUIP-13 who leaves the board with the Radio calls nobody any more', () => {
  const t = table(`
    +-+-+-+-+
    |A B . D|
    +-+-+-+-+
    ${line({ exits: { resistance: [1] } })}
    airlocks: 1 a1 b1, 2 d1 c1
    turn: 2 of 6
    unit alice A own carries radio
    unit bob B
    unit drone D black`);
  t.play('exit').waitingFor('resistance', 'extra-actions').play('pass').waitingFor('isc', 'activation');
});

test('ES-CRESIST-02 a teammate gives a marker for a Dodge, and no action of the other player', () => {
  const t = table(`mode: cooperation
    seats: p1 p2
    anthem: p1 1
    +-+-+-+
    |. F J|
    +-+-+-+
    unit flybot F own black rank 1 life 1 cbt 1 seat p1
    unit jimmy J own cbt 1 life 9 seat p2`);
  t.play('melee jimmy').waitingFor('p2', 'attack').play('pass').waitingFor('p1', 'attack');
  expect(t.legal()).toEqual(['pass', 'dodge anthem']);
  expect(t.try('dodge')).toBeRefused({ clause: 'ES-DODGE-03', reason: 'not-your-character' });
  t.dice(1).play('pass');
});

test('ES-EQUIP-15 in Cooperation a Datadisk pays for no Dodge', () => {
  const t = table(`mode: cooperation
    seats: p1
    +-+-+-+
    |. F J|
    +-+-+-+
    unit flybot F own black rank 1 life 1 cbt 1
    unit jimmy J own cbt 1 life 9 carries datadisk`);
  t.play('melee jimmy').waitingFor('p1', 'attack');
  expect(t.try('dodge datadisk')).toBeRefused({ clause: 'ES-EQUIP-15', reason: 'not-for-a-dodge' });
  t.dice(1).play('pass');
});

test('ES-ABIL-22 the last Movement action pays for a Feint', () => {
  const t = table(`
    +-+-+-+
    |. A M|
    +-+-+-+
    unit ashton A own cbt 3
    unit mamushi M own green life 9 cbt 0/2 mvt 1/3 feint`);
  t.dice(1, 6).play('melee mamushi', 'dodge feint');
  expect(t.unit('mamushi')).toMatchObject({ life: 9, left: { mvt: 0 } });
});

test('ES-RULE-56 the first of the squad possesses as well as any other', () => {
  const t = table(`
    +-+-+-+
    |M B H|
    +-+-+-+
    active: healer
    unit medium M possession rank 3
    unit bob B life 2/5 possessed-by medium
    unit healer H medic 2`);
  expect(t.try('heal bob')).toBeRefused({ clause: 'ES-ABIL-42', reason: 'is-a-robot' });
});
