/** Weapons and what limits them. Clauses ES-ABIL-03 to 07, 27, 28, 45, 46, ES-CRATE-05, 06, ES-ITEM-07, ES-EQUIP-02; ES-RULE-15, 42, 43, 88. */
import { expect, test } from 'vitest';
import { COOPERATION, drone, field, rebel } from '../fields.ts';
import { table } from '../kit.ts';

test('ES-ABIL-03 AMX-10: Range 3, Power 1', () => {
  const t = field('cbt 2 amx-10', [drone('ubume', 'd2'), drone('far', 'f2')]);
  expect(t.try('blast amx-10 e2')).toBeRefused({ clause: 'ES-RANGED-02', reason: 'out-of-range' });
  t.dice(1).play('blast amx-10 d2');
  expect(t.unit('ubume').life).toBe(9 - (1 + 2 + 1 - 2));
});

test('ES-ABIL-04 AMX-10: it may be aimed at a free cell, not at an ally', () => {
  const t = field('cbt 2 amx-10', [drone('ubume', 'd3'), rebel('jimmy', 'c1')]);
  expect(t.try('blast amx-10 c1')).toBeRefused({ clause: 'ES-ABIL-04', reason: 'cell-occupied' });
  expect(t.try('blast amx-10 a2')).toBeRefused({ clause: 'ES-ABIL-04', reason: 'cell-occupied' });
  expect(t.legal()).not.toContain('blast amx-10 c1');
  t.dice(1).play('blast amx-10 c3'); // free, and the drone stands beside it
  expect(t.unit('ubume').life).toBe(7);
});

test('ES-ABIL-05 AMX-10: the cell aimed at and all cells around it are hit', () => {
  const t = field('cbt 2 amx-10 life 9', [
    drone('aim', 'c2'),
    drone('corner', 'd3'),
    drone('beside', 'c1'),
    drone('away', 'e2'),
  ]);
  t.dice(1).play('blast amx-10 c2');
  expect(['aim', 'corner', 'beside', 'away'].map((id) => t.unit(id).life)).toEqual([7, 7, 7, 9]);
  expect(t.unit('attacker').life).toBe(9);
});

test('ES-ABIL-06 AMX-10: whoever suffers damage loses one Combat action, not below 0', () => {
  const t = field('cbt 2 amx-10', [
    'unit ready d2 own black life 9 cbt 2',
    'unit tired d3 own black life 9 cbt 0/2',
    'unit tough d1 own black life 9 cbt 2 armour 3',
  ]);
  t.dice(1).play('blast amx-10 d2', 'pass', 'pass');
  expect(t.unit('ready')).toMatchObject({ life: 7, left: { cbt: 1 } });
  expect(t.unit('tired')).toMatchObject({ life: 7, left: { cbt: 0 }, lost: { cbt: 0 } });
  expect(t.unit('tough')).toMatchObject({ life: 9, left: { cbt: 2 } });
});

test('ES-ABIL-07 AMX-10: once per turn', () => {
  const t = field('cbt 3 amx-10', [drone('ubume', 'd2')]);
  t.dice(1).play('blast amx-10 d2');
  expect(t.try('blast amx-10 d2')).toBeRefused({ clause: 'ES-ABIL-07', reason: 'once-per-turn' });
  expect(t.legal().some((command) => command.startsWith('blast'))).toBe(false);
  expect(field('cbt 3 amx-10 did veteran', [drone('ubume', 'd2')]).try('blast amx-10 d2')).toBeAccepted();
});

test('ES-ABIL-27 Tesla Rifle: Range 3, Power 0, as often as there are Combat actions', () => {
  const t = field('cbt 2 tesla-rifle', [drone('ubume', 'd2'), drone('far', 'e2')]);
  expect(t.try('ranged far')).toBeRefused({ clause: 'ES-RANGED-02', reason: 'out-of-range' });
  t.dice(3, 3).play('ranged ubume', 'ranged ubume');
  expect(t.unit('ubume').life).toBe(9 - 2 * 3);
});

test('ES-ABIL-28 Tesla Rifle: who suffers damage loses one Combat action, not below 0', () => {
  const t = field('cbt 3 tesla-rifle', ['unit ubume d2 own black life 9 cbt 3']);
  t.dice(1).play('ranged ubume', 'pass');
  expect(t.unit('ubume').left).toEqual({ mvt: 4, cbt: 2, int: 2 });
  const missed = field('cbt 1 tesla-rifle', ['unit ubume d2 own black life 9 cbt 3']);
  missed.dice(2).play('ranged ubume', 'pass');
  expect(missed.unit('ubume').left.cbt).toBe(3);
  const empty = field('cbt 3 tesla-rifle', ['unit ubume d2 own black life 9 cbt 0/2']);
  empty.dice(1).play('ranged ubume');
  expect(empty.unit('ubume').lost.cbt).toBe(0);
});

test('ES-CRATE-05 a carried Crate is thrown as a ranged attack', () => {
  const t = field('cbt 2 carries crate', [drone('ubume', 'd2'), drone('far', 'e2')]);
  expect(t.try('throw-crate far')).toBeRefused({ clause: 'ES-RANGED-02', reason: 'out-of-range' });
  t.dice(3).play('throw-crate ubume');
  expect(t.unit('ubume').life).toBe(6);
  expect(t.unit('attacker').left.cbt).toBe(1);
  const objective = field('cbt 2 carries objective 1', [drone('ubume', 'd2')]);
  expect(objective.try('throw-crate ubume')).toBeRefused({ clause: 'ES-RANGED-01', reason: 'does-not-carry-that' });
});

test('ES-CRATE-06 a thrown Crate leaves the game, hit or miss', () => {
  for (const die of [1, 6]) {
    const t = field('cbt 1 carries crate', [drone('ubume', 'd2')]);
    t.dice(die).play('throw-crate ubume');
    expect(t.unit('attacker').carries).toBeUndefined();
    expect(t.state.markers).toMatchObject([{ cell: -1, carrier: -1 }]);
    expect(t.try('throw-crate ubume')).toBeRefused();
  }
});

test('ES-ITEM-07 a used Equipment is discarded', () => {
  const t = field('cbt 2 carries em-grenade', [drone('ubume', 'd2')]);
  t.dice(1).play('blast em-grenade d2');
  expect(t.unit('attacker').carries).toBeUndefined();
  expect(t.try('blast em-grenade d2')).toBeRefused({ clause: 'ES-RANGED-01', reason: 'does-not-carry-that' });
});

test('ES-ITEM-07 an Equipment that is used up for an extra action is not handed over by it', () => {
  const t = table(`
    +-+-+-+
    |. A .|
    + + + +
    |. . M|
    +-+-+-+
    unit attacker A own
    unit mamushi M own green carries datadisk`);
  t.play('a2').waitingFor('isc', 'extra-actions');
  expect(t.try('datadisk mamushi: drop c2')).toBeRefused({ clause: 'ES-ITEM-07', reason: 'marker-is-used-up' });
  t.play('datadisk mamushi: move c2');
  expect(t.unit('mamushi')).toMatchObject({ cell: 'c2', carries: undefined });
});

test('ES-EQUIP-02 Combat Drugs: one more attack at any time, melee or ranged, and nothing else', () => {
  const t = table(`
    +-+-+-+-+
    |. A . M|
    +-+-+-+-+
    unit attacker A own cbt 2
    unit mamushi M own green cbt 0/3 tesla-rifle
    marker combat-drugs mamushi`);
  t.play('c1').waitingFor('isc', 'extra-actions');
  expect(t.try('combat-drugs mamushi: move d1')).toBeRefused({
    clause: 'ES-EQUIP-02',
    reason: 'drugs-are-for-attacks',
  });
  expect(t.try('combat-drugs mamushi: melee attacker')).toBeAccepted();
  t.dice(2).play('combat-drugs mamushi: ranged attacker');
  expect(t.unit('attacker').life).toBe(5 - 3);
  expect(t.unit('mamushi')).toMatchObject({ carries: undefined, left: { cbt: 0 } });
});

test('ES-EQUIP-02 Combat Drugs are for attacks: flames and drills are none', () => {
  const t = table(`
    +-+-+-+-+
    |. A . M|
    + + + +-+
    |. . . .|
    +-+-+-+-+
    unit attacker A own
    unit mamushi M own green flamethrower drill 2
    marker combat-drugs mamushi`);
  t.play('c2');
  for (const action of ['flame c2 second=b2', 'drill d2s']) {
    expect(t.try(`combat-drugs mamushi: ${action}`)).toBeRefused({ clause: 'ES-EQUIP-02' });
  }
  expect(t.legal()).toContain('combat-drugs mamushi: melee attacker');
});

test('ES-ABIL-45 without arms no Crate is picked up, so none is thrown', () => {
  const t = field('no-arms cbt 2', [drone('ubume', 'd2')], 'marker crate a2');
  expect(t.try('take 0')).toBeRefused({ clause: 'ES-ABIL-45', reason: 'has-no-arms' });
  expect(t.try('throw-crate ubume')).toBeRefused({ clause: 'ES-RANGED-01', reason: 'does-not-carry-that' });
  const armed = field('cbt 2', [drone('ubume', 'd2')], 'marker crate a2');
  armed.dice(3).play('take 0', 'throw-crate ubume');
  expect(armed.unit('ubume').life).toBe(6);
});

test('ES-ABIL-46 No Arms is a drawback: Disconnection does not lift it', () => {
  const isc = (words: string) =>
    table(`event: 12
      +-+-+-+
      |. A M|
      +-+-+-+
      unit attacker A own cbt 3
      unit mamushi M own green ${words} carries makeshift-shield`);
  const t = isc('no-arms armour 9');
  t.play('melee mamushi');
  expect(t.try('dodge shield')).toBeRefused({ clause: 'ES-ABIL-46', reason: 'has-no-arms' });
  t.dice(1).play('pass');
  expect(t.unit('mamushi').life).toBe(3); // while its Armour is off
});

test('ES-ABIL-46 without arms neither grenade nor Shield is used', () => {
  const t = field('no-arms cbt 2 carries em-grenade', [drone('ubume', 'd2')]);
  expect(t.try('blast em-grenade d2')).toBeRefused({ clause: 'ES-ABIL-46', reason: 'has-no-arms' });
  expect(field('cbt 2 carries em-grenade', [drone('ubume', 'd2')]).try('blast em-grenade d2')).toBeAccepted();
  const shield = table(`
    +-+-+-+
    |. A M|
    +-+-+-+
    unit attacker A own cbt 3
    unit mamushi M own green cbt 2 no-arms
    marker makeshift-shield mamushi`);
  shield.play('melee mamushi');
  expect(shield.try('dodge shield')).toBeRefused({ clause: 'ES-ABIL-46', reason: 'has-no-arms' });
  shield.dice(1).play('pass');
});

test('ES-RULE-15 abilities take actions in both modes; Equipment of Cooperation lowers the value that is rolled with', () => {
  const t = field('cbt 3 carries em-grenade', ['unit ubume d2 own black life 9 cbt 1'], COOPERATION);
  t.dice(1).play('blast em-grenade d2');
  expect(t.unit('ubume').lowered.cbt).toBe(1);
  const lowered = field('cbt 2 tesla-rifle', [drone('ubume', 'd2', 'lowered cbt 3')], COOPERATION);
  lowered.dice(1).play('ranged ubume');
  expect(lowered.unit('ubume').life).toBe(9 - 3); // difficulty 0, not below
  const tesla = field('cbt 2 tesla-rifle', ['unit ubume d2 own black life 9 cbt 2'], COOPERATION);
  tesla.dice(1).play('ranged ubume');
  expect(tesla.unit('ubume')).toMatchObject({ lost: { cbt: 1 }, lowered: { cbt: 0 } });
});

test('ES-RULE-42 one attack die for all; each passive occupant dodges on its own; the attacker is hit too', () => {
  const t = field('cbt 2 amx-10 life 9', [
    'unit one c2 own black life 9 cbt 2',
    'unit two c1 own black life 9 cbt 1',
    'unit friend b3 own life 9 cbt 2',
  ]);
  t.play('blast amx-10 b1').waitingFor('isc', 'attack').play('dodge').waitingFor('isc', 'attack');
  t.dice(3, 6).play('pass'); // the attack die, then the Dodge of one
  expect(t.events('dice-rolled')).toMatchObject([{ dice: [{ unit: 0 }, { unit: 1 }] }]);
  expect(t.unit('one')).toMatchObject({ life: 9, left: { cbt: 1 } });
  expect(t.unit('two').life).toBe(9 - (3 + 2 + 1 - 1));
  expect(t.unit('attacker').life).toBe(9 - (3 + 2 + 1 - 2)); // it stands on a2, beside b1, and cannot dodge
  expect(t.unit('friend').life).toBe(9);
});

test('ES-RULE-42 an ally of a Jammer cannot be aimed at but is hit', () => {
  const t = field('cbt 2 amx-10', [drone('jammer', 'd3', 'jammer'), drone('kept', 'd2')]);
  expect(t.try('blast amx-10 d2')).toBeRefused({ clause: 'ES-ABIL-11', reason: 'protected-by-jammer' });
  t.dice(1).play('blast amx-10 c2');
  expect(t.unit('kept').life).toBe(7);
});

test('ES-RULE-42 walls shield from a blast only as an option', () => {
  const walled = (lines: string) =>
    table(`${lines}
      +-+-+-+-+
      |. . .|D|
      + + +-+-+
      |A . .|M|
      + + + +d+
      |. . .|O|
      +-+-+-+-+
      unit attacker A own cbt 2 amx-10
      ${[drone('mamushi', 'M'), drone('diagonal', 'D'), drone('open', 'O')].join('\n')}`);
  const t = walled('');
  t.dice(1).play('blast amx-10 c2');
  expect(['mamushi', 'diagonal', 'open'].map((id) => t.unit(id).life)).toEqual([7, 7, 7]);
  const shielded = walled('option: wallsShieldBlasts yes');
  shielded.dice(1).play('blast amx-10 c2');
  expect(['mamushi', 'diagonal', 'open'].map((id) => shielded.unit(id).life)).toEqual([9, 9, 9]);
});

test('ES-RULE-43 the limit of a faction is on the use: whoever carries a Nitro Vial explodes', () => {
  const isc = field('isc carries em-grenade cbt 2', [rebel('jimmy', 'b2')]);
  expect(isc.unit('attacker').carries).toBe('em-grenade');
  expect(isc.try('blast em-grenade b2')).toBeRefused({ clause: 'ES-EQUIP-06', reason: 'not-for-this-faction' });
  const t = field('cbt 9', [`unit ubume b2 own black life 1 cbt 2 used cbt 9 carries nitro-vial`]);
  t.dice(1).play('melee ubume');
  expect(t.unit('attacker').life).toBe(3);
});

test('ES-RULE-88 a burnt empty cell may be aimed at, unless the table wants it otherwise', () => {
  const aim = (lines: string) => field('amx-10', [drone('ubume', 'f2')], `${lines}\nburns: c2`).try('blast amx-10 c2');
  expect(aim('')).toBeAccepted();
  expect(aim('option: aimAtBurntCells no')).toBeRefused({ clause: 'ES-RULE-88', reason: 'cell-is-burning' });
});
