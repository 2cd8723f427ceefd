/** Crates and grenades in the versions of both modes. Clauses ES-EQUIP-03, 06 to 11, 14, 17 to 22. */
import { expect, test } from 'vitest';
import { COOPERATION, drone, field, rebel } from '../fields.ts';

test('ES-EQUIP-03 Revolution: a Crate that hurts takes 2 Movement actions, not below 0', () => {
  for (const [mvt, left] of [
    ['mvt 4', 2],
    ['mvt 1/4', 0],
  ] as const) {
    const t = field('cbt 2 carries crate', [drone('ubume', 'd2', mvt)]);
    t.dice(3).play('throw-crate ubume');
    expect(t.unit('ubume')).toMatchObject({ life: 6, left: { mvt: left }, lowered: { mvt: 0 } });
  }
  const missed = field('cbt 1 carries crate', [drone('ubume', 'd2', 'mvt 4')]);
  missed.dice(1).play('throw-crate ubume');
  expect(missed.unit('ubume').left.mvt).toBe(4);
});

test('ES-EQUIP-14 Cooperation: a Crate that hurts lowers the Mvt value by 2', () => {
  const t = field('cbt 2 carries crate', [drone('ubume', 'd2', 'mvt 3')], COOPERATION);
  t.dice(3).play('throw-crate ubume');
  expect(t.unit('ubume')).toMatchObject({ life: 6, lowered: { mvt: 2 }, lost: { mvt: 0 }, left: { mvt: 1 } });
});

test('ES-EQUIP-06 Revolution: the EM Grenade is for the Resistance, Range 3, Power 1, also at a free cell', () => {
  const t = field('cbt 2 carries em-grenade', [drone('ubume', 'd2')]);
  expect(t.try('blast em-grenade e2')).toBeRefused({ clause: 'ES-RANGED-02', reason: 'out-of-range' });
  t.dice(1).play('blast em-grenade c1');
  expect(t.unit('ubume').life).toBe(9 - (1 + 2 + 1 - 2));
  const isc = field('isc carries em-grenade', [rebel('jimmy', 'd2')]);
  expect(isc.try('blast em-grenade d2')).toBeRefused({ clause: 'ES-EQUIP-06', reason: 'not-for-this-faction' });
});

test('ES-EQUIP-07 Revolution: the EM Grenade hits the cell and all cells around it', () => {
  const t = field('cbt 2 carries em-grenade', [drone('aim', 'c2'), rebel('friend', 'd3'), drone('away', 'e2')]);
  t.dice(1).play('blast em-grenade c2');
  expect(['aim', 'friend', 'away'].map((id) => t.unit(id).life)).toEqual([7, 7, 9]);
});

test('ES-EQUIP-08 Revolution: the EM Grenade takes one Combat action from those it hurts', () => {
  const t = field('cbt 2 carries em-grenade', ['unit ubume d2 own black life 9 cbt 2']);
  t.dice(1).play('blast em-grenade d2', 'pass');
  expect(t.unit('ubume')).toMatchObject({ left: { cbt: 1 }, lost: { cbt: 1 }, lowered: { cbt: 0 } });
});

test('ES-EQUIP-09 Revolution: the Gas Grenade is for the ISC, Range 3, Power 1, also at a free cell', () => {
  const t = field('isc cbt 2 carries gas-grenade', [rebel('jimmy', 'd2')]);
  expect(t.try('blast gas-grenade e2')).toBeRefused({ clause: 'ES-RANGED-02', reason: 'out-of-range' });
  t.dice(1).play('blast gas-grenade c3');
  expect(t.unit('jimmy').life).toBe(9 - (1 + 2 + 1 - 2));
  expect(t.burns).toEqual([]);
  const resistance = field('carries gas-grenade', [drone('ubume', 'd2')]);
  expect(resistance.try('blast gas-grenade d2')).toBeRefused({ clause: 'ES-EQUIP-09', reason: 'not-for-this-faction' });
});

test('ES-EQUIP-10 Revolution: the Gas Grenade hits the cell and all cells around it', () => {
  const t = field('isc cbt 2 carries gas-grenade', [rebel('aim', 'c2'), drone('friend', 'b1'), rebel('away', 'e3')]);
  t.dice(1).play('blast gas-grenade c2');
  expect(['aim', 'friend', 'away'].map((id) => t.unit(id).life)).toEqual([7, 7, 9]);
});

test('ES-EQUIP-11 Revolution: the Gas Grenade takes one Movement action from those it hurts', () => {
  const t = field('isc cbt 2 carries gas-grenade', [rebel('jimmy', 'd2', 'mvt 4'), rebel('slow', 'd3', 'mvt 0/4')]);
  t.dice(1).play('blast gas-grenade d2');
  expect(t.unit('jimmy')).toMatchObject({ left: { mvt: 3, int: 2 } });
  expect(t.unit('slow').lost.mvt).toBe(0);
});

test('ES-EQUIP-17 Cooperation: the EM Grenade has Range 3 and Power 1 and may be aimed at a free cell', () => {
  const t = field('cbt 2 carries em-grenade', [drone('ubume', 'd2')], COOPERATION);
  expect(t.try('blast em-grenade e2')).toBeRefused({ clause: 'ES-RANGED-02', reason: 'out-of-range' });
  t.dice(1).play('blast em-grenade c3');
  expect(t.unit('ubume').life).toBe(9 - (1 + 2 + 1 - 2));
});

test('ES-EQUIP-18 Cooperation: the EM Grenade hits the cell and all cells around it', () => {
  const t = field(
    'cbt 2 carries em-grenade',
    [drone('aim', 'c2'), drone('near', 'd1'), drone('away', 'e2')],
    COOPERATION,
  );
  t.dice(1).play('blast em-grenade c2');
  expect(['aim', 'near', 'away'].map((id) => t.unit(id).life)).toEqual([7, 7, 9]);
});

test('ES-EQUIP-19 Cooperation: the EM Grenade lowers the Cbt value of those it hurts by 1', () => {
  const t = field('cbt 2 carries em-grenade', ['unit ubume d2 own black life 9 cbt 2'], COOPERATION);
  t.dice(1).play('blast em-grenade d2');
  expect(t.unit('ubume')).toMatchObject({ life: 7, lowered: { cbt: 1 }, lost: { cbt: 0 }, left: { cbt: 1 } });
});

test('ES-EQUIP-20 Cooperation: the Gas Grenade has Range 3 and Power 0 and may be aimed at a free cell', () => {
  const t = field('cbt 2 carries gas-grenade', [drone('ubume', 'd2')], COOPERATION);
  expect(t.try('blast gas-grenade e2')).toBeRefused({ clause: 'ES-RANGED-02', reason: 'out-of-range' });
  t.dice(1).play('blast gas-grenade c3');
  expect(t.unit('ubume').life).toBe(9 - (1 + 2 - 2));
});

test('ES-EQUIP-21 Cooperation: the Gas Grenade hits the cell and all cells around it', () => {
  const t = field(
    'cbt 2 carries gas-grenade',
    [drone('aim', 'c2'), drone('near', 'd1'), drone('away', 'e2')],
    COOPERATION,
  );
  t.dice(1).play('blast gas-grenade c2');
  expect(['aim', 'near', 'away'].map((id) => t.unit(id).life)).toEqual([8, 8, 9]);
  expect(t.unit('near').left.mvt).toBe(4);
});

test('ES-EQUIP-22 Cooperation: the Gas Grenade burns the whole area, whoever is hurt', () => {
  const t = field('cbt 2 carries gas-grenade', [drone('ubume', 'f1')], COOPERATION);
  t.dice(1).play('blast gas-grenade c3'); // at the rim: six cells
  expect([...t.burns].sort()).toEqual(['b2', 'b3', 'c2', 'c3', 'd2', 'd3']);
  expect(t.try('b2')).toBeRefused({ clause: 'ES-MOVE-02', reason: 'cell-occupied' });
});

test('ES-EQUIP-22 Cooperation: nine fires away from the rim, also where somebody stands', () => {
  const t = field('cbt 2 carries gas-grenade', [drone('aim', 'd2'), rebel('near', 'c1')], COOPERATION);
  t.dice(1).play('blast gas-grenade d2');
  expect([...t.burns].sort()).toEqual(['c1', 'c2', 'c3', 'd1', 'd2', 'd3', 'e1', 'e2', 'e3']);
});

test('ES-EQUIP-22 Revolution: the Gas Grenade lights no fire', () => {
  const t = field('isc cbt 2 carries gas-grenade', [rebel('alice', 'd2')]);
  t.dice(1).play('blast gas-grenade d2');
  expect(t.unit('alice').life).toBeLessThan(9);
  expect(t.burns).toEqual([]);
});
