/** Medic and Mechanic. Clauses ES-ABIL-39 to 42; ES-RULE-11, ES-RULE-54. */
import { expect, test } from 'vitest';
import { table } from '../kit.ts';

const ward = (lines: string) =>
  table(`
    +-+-+-+
    |. . .|
    + + + +
    |. . .|
    +-+-+-+
    ${lines}`);

test('ES-ABIL-39 Mechanic repairs an adjacent machine, X for each Intellect action', () => {
  const t = ward('unit mac a1 mechanic 2 int 2\nunit tin a2 robot life 1/6\nunit far c2 robot life 1/6');
  expect(t.try('repair far')).toBeRefused({ clause: 'ES-ABIL-39', reason: 'not-adjacent-to' });
  t.play('repair tin', 'repair tin');
  expect(t.unit('tin').life).toBe(5);
  expect(t.unit('mac').left.int).toBe(0);
});

test('ES-ABIL-40 Mechanic works on Robots and on the ISC only', () => {
  const t = ward('unit mac a1 mechanic 2\nunit bert a2 life 1/6');
  expect(t.try('repair bert')).toBeRefused({ clause: 'ES-ABIL-40', reason: 'is-no-machine' });
  const isc = ward('unit mac a1 isc mechanic 2\nunit mole a2 isc life 1/6');
  expect(isc.try('repair mole')).toBeAccepted();
});

test('ES-ABIL-41 Medic heals an adjacent ally, X for each Movement action', () => {
  const t = ward('unit doc a1 medic 1 mvt 3\nunit bert a2 life 1/5\nunit cora b2 life 1/5\nunit mole b1 isc life 1/5');
  expect(t.try('heal cora')).toBeRefused({ clause: 'ES-ABIL-41', reason: 'not-adjacent-to' });
  expect(t.try('heal mole')).toBeRefused({ clause: 'ES-ABIL-41', reason: 'not-an-ally' });
  t.play('heal bert', 'heal bert');
  expect(t.unit('bert').life).toBe(3);
  expect(t.unit('doc').left.mvt).toBe(1);
});

test('ES-ABIL-42 Medic does not work on a Robot', () => {
  const t = ward('unit doc a1 medic 1\nunit tin a2 robot life 1/5');
  expect(t.try('heal tin')).toBeRefused({ clause: 'ES-ABIL-42', reason: 'is-a-robot' });
});

test('ES-RULE-11 Medic heals whoever is no Robot, for one Movement action', () => {
  const t = ward('unit doc a1 medic 2\nunit bert a2 life 1/5');
  t.play('heal bert');
  expect(t.unit('bert').life).toBe(3);
  expect(t.unit('doc').left).toEqual({ mvt: 3, cbt: 2, int: 2 });
});

test('ES-EQUIP-23 ES-EQUIP-12 a Medikit gives back two points, in both modes', () => {
  for (const mode of ['', 'mode: cooperation\nseats: p1\n']) {
    const t = ward(`${mode}unit anna a1 life 1/5 carries medikit`).play('medikit');
    expect(t.unit('anna')).toMatchObject({ life: 3, carries: undefined });
  }
});

test('ES-RULE-54 only while active, never oneself, never above the full gauge, never who is out', () => {
  const t = ward('unit doc a1 medic 3 life 1/5\nunit bert a2 life 4/5\nunit cora b1\nunit dora out');
  expect(t.try('heal doc')).toBeRefused({ clause: 'ES-ABIL-41', reason: 'not-an-ally' });
  expect(t.try('heal cora')).toBeRefused({ clause: 'ES-RULE-54', reason: 'is-unhurt' });
  expect(t.try('heal dora')).toBeRefused({ clause: 'ES-ABIL-41', reason: 'not-an-ally' });
  t.play('heal bert');
  expect(t.unit('bert').life).toBe(5);
  const passive = ward(`unit anna c2
    unit doc a1 medic 3
    unit bert a2 life 1/5
    anthem: resistance 1
    step: escape/extra-actions {"after":0,"passed":[]}`);
  expect(passive.try('anthem doc: heal bert')).toBeRefused({ clause: 'ES-RULE-54', reason: 'only-while-active' });
});
